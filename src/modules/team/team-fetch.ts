import { ask, type Ask } from '@/lib/client/ask';
import type { Failure, Success } from '@/lib/result';

/**
 * Calls a route of the portal from its pages. A lost connection is a failure like any other, so that what was typed
 * stays where it is and can be sent again.
 */
export async function teamFetch<Value extends object>(
  path: string,
  asked: Ask = {},
): Promise<Success<Value> | Failure> {
  const answer = await ask<Value>(path, {
    ...asked,
    offline: 'No connection. Nothing you entered is lost; please try again.',
  });
  if (answer.ok) return { ok: true, ...answer.value };
  return answer.code === 'unreadable' ? { ...answer, code: 'internal' } : answer;
}
