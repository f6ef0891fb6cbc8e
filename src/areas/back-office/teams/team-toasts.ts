import type { Failure } from '@/lib/result';
import { callAction } from '@/ui/call-action';
import { toast } from '@/ui/toast';
import { failed } from '@/ui/failed';

export const toastError = (description: string) => toast(failed(description));

/** True on success; `otherwise` is the message if the server does not answer. */
export async function toastResult<Answer extends { ok: true }>(
  change: Promise<Answer | Failure>,
  otherwise: string,
  done: (answer: Answer) => { title: string; description: string },
): Promise<boolean> {
  const result = await callAction(change, otherwise);
  if (!result.ok) toastError(result.message.startsWith('Failed') ? result.message : `${otherwise}. ${result.message}`);
  else toast(done(result));
  return result.ok;
}
