import 'server-only';
import { refresh } from 'next/cache';

/**
 * Refreshes the screen after an action.
 * @param codes of failures after which to refresh too, as when another user was faster
 */
export async function refreshed<Answer extends { ok: boolean; code?: string }>(
  work: Promise<Answer>,
  ...codes: string[]
): Promise<Answer> {
  const answer = await work;
  if (answer.ok || codes.includes(answer.code ?? '')) refresh();
  return answer;
}
