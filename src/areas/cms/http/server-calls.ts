import type { EditorPage } from '@/domain/pages/editor/page-api';
import { request, type Refused } from '@/lib/client/request';

export type Answer<Value> =
  | { kind: 'ok'; value: Value }
  /** Not reached, or temporarily unable: worth a retry. */
  | { kind: 'away' }
  /** Saved by someone else in the meantime. */
  | { kind: 'outdated'; current: EditorPage }
  | { kind: 'refused'; status: number; message: string; fieldErrors: Record<string, string[]> };

export const PATIENCE_MS = 30_000;
export const UNAUTHORIZED = 401;
const PASSING = new Set([408, 425, 429]);
const SIGNED_OUT = 'You are signed out. Sign in again: your work is kept here and will be saved then.';

/** Separates the outcomes editors need. Never throws. */
export async function requestCms<Value>(
  path: string,
  method: 'GET' | 'POST' | 'PUT',
  body?: object,
): Promise<Answer<Value>> {
  const answer = await request<Value>(path, { method, body, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (answer.ok) return { kind: 'ok', value: answer.value };
  const { code, status, message, fieldErrors = {}, current } = answer as Refused & { current?: EditorPage };
  if (status === 0 || status >= 500 || PASSING.has(status) || code === 'unreadable') return { kind: 'away' };
  if (status === 409 && current) return { kind: 'outdated', current };
  return { kind: 'refused', status, message: refusalText({ status, message, fieldErrors }), fieldErrors };
}

/** Says why a page was not saved, with what the editor can do about it. */
export const refusalText = ({
  status,
  message,
  fieldErrors = {},
}: Pick<Refused, 'status' | 'message' | 'fieldErrors'>) =>
  status === UNAUTHORIZED ? SIGNED_OUT : (blockProblem(fieldErrors) ?? message);

/** Error in a block, which no field of the page shows. */
const blockProblem = (errors: Record<string, string[]>): string | undefined =>
  Object.entries(errors).find(([path]) => /^(?:document\.)?blocks\b/.test(path))?.[1][0];
