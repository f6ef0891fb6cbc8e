import { unstable_rethrow } from 'next/navigation';
import type { Failure } from '@/lib/result';
import { toast } from '@/ui/toast';
import { failed } from '@/ui/failed';

export const toastError = (description: string) => toast(failed(description));

/**
 * Runs a change of a team and shows its outcome as a toast.
 * @param otherwise what is said where the server does not answer.
 * @returns whether it succeeded.
 */
export async function toastResult<Answer extends { ok: true }>(
  change: Promise<Answer | Failure>,
  otherwise: string,
  done: (answer: Answer) => { title: string; description: string },
): Promise<boolean> {
  try {
    const result = await change;
    if (!result.ok)
      toastError(result.message.startsWith('Failed') ? result.message : `${otherwise}. ${result.message}`);
    else toast(done(result));
    return result.ok;
  } catch (error) {
    unstable_rethrow(error); // a lapsed session leads to the login
    toastError(otherwise);
    return false;
  }
}
