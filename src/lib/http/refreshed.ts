import 'server-only';
import { refresh } from 'next/cache';

/** @param codes of failures that refresh, too, such as a conflict */
export async function refreshed<Answer extends { ok: boolean; code?: string }>(
  work: Promise<Answer>,
  ...codes: string[]
): Promise<Answer> {
  const answer = await work;
  if (answer.ok || codes.includes(answer.code ?? '')) refresh();
  return answer;
}
