import type { Result } from '@/lib/result';
import { answerOf } from './answer-of';
import { failed } from './failed';
import { toast, type ToastOptions } from './toast';

/**
 * Waits for a server action and says what was done, or why it was not.
 * @param otherwise what is said where the server does not answer.
 * @returns whether it was done.
 */
export async function toastResult(work: Promise<Result>, done: ToastOptions, otherwise?: string): Promise<boolean> {
  const result = await answerOf(work, otherwise);
  toast(result.ok ? done : failed(result.message));
  return result.ok;
}
