import { request, type Answer, type Refused } from '@/lib/client/request';
import { NO_ANSWER } from '@/ui/failed';

const PATIENCE_MS = 30_000;
export const UNAUTHORIZED = 401;
const SIGNED_OUT = 'You are signed out. Sign in again: your work is kept here and will be saved then.';

/** Requests a route of the CMS. A refusal’s message says what the editor can do. Never throws. */
export async function requestCms<Value>(
  path: string,
  method: 'GET' | 'POST' | 'PUT',
  body?: object,
): Promise<Answer<Value>> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await request<Value>(path, { method, body, signal, offline: NO_ANSWER });
  return answer.ok ? answer : { ...answer, message: refusalText(answer) };
}

const refusalText = ({ status, message, fieldErrors = {} }: Refused): string =>
  status === UNAUTHORIZED ? SIGNED_OUT : (blockProblem(fieldErrors) ?? message);

/** Error in a block, which no field of the page shows. */
const blockProblem = (errors: Record<string, string[]>): string | undefined =>
  Object.entries(errors).find(([path]) => /^(?:document\.)?blocks\b/.test(path))?.[1][0];
