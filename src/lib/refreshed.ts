import 'server-only';
import { refresh } from 'next/cache';

/**
 * For actions: reads the screen again once their work is done, so that what is shown follows what was done.
 * @param codes of failures after which too, as where someone else was faster.
 */
export async function refreshed<Answer extends { ok: boolean; code?: string }>(
  work: Promise<Answer>,
  ...codes: string[]
): Promise<Answer> {
  const answer = await work;
  if (answer.ok || codes.includes(answer.code ?? '')) refresh();
  return answer;
}
