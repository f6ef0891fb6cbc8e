import type { EditorPage } from '@/domain/pages/editor/page-api';

/** How a request to our own server ended. */
export type Answer<Value> =
  | { kind: 'ok'; value: Value }
  /** Not reached, or not able to answer now: worth another try. */
  | { kind: 'away' }
  /** Someone saved the page in the meantime. */
  | { kind: 'outdated'; current: EditorPage }
  | { kind: 'refused'; status: number; message: string; fieldErrors: Record<string, string[]> };

const PATIENCE_MS = 30_000;
export const UNAUTHORIZED = 401;
const PASSING = new Set([408, 425, 429]);
const REFUSED = 'The server refused to save the page.';
const SIGNED_OUT = 'You are signed out. Sign in again: your work is kept here and will be saved then.';

/** Asks a route of the CMS and reads its JSON. Never throws. */
export async function ask<Value>(path: string, method: 'GET' | 'POST' | 'PUT', body?: unknown): Promise<Answer<Value>> {
  try {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? undefined : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status >= 500 || PASSING.has(response.status)) return { kind: 'away' };
    const answer: unknown = await response.json();
    if (response.ok) return { kind: 'ok', value: answer as Value };
    return refusal(response.status, answer as Partial<Record<'message' | 'fieldErrors' | 'current', unknown>>);
  } catch {
    return { kind: 'away' };
  }
}

function refusal(
  status: number,
  { message, fieldErrors, current }: Partial<Record<'message' | 'fieldErrors' | 'current', unknown>>,
): Answer<never> {
  if (status === 409 && current) return { kind: 'outdated', current: current as EditorPage };
  const errors = (fieldErrors ?? {}) as Record<string, string[]>;
  const said = blockProblem(errors) ?? (typeof message === 'string' ? message : REFUSED);
  return { kind: 'refused', status, message: status === UNAUTHORIZED ? SIGNED_OUT : said, fieldErrors: errors };
}

/** What is wrong with a block, which no field of the page shows beside itself. */
const blockProblem = (errors: Record<string, string[]>): string | undefined =>
  Object.entries(errors).find(([path]) => /^(?:document\.)?blocks\b/.test(path))?.[1][0];
