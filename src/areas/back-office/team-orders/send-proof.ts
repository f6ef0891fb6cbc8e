import { upload } from '@/lib/client/upload';
import type { Failure, Success } from '@/lib/result';

export type Sent = Success<{ version: number }> | Failure;

/** Sends a proof, telling how much of it has arrived, 0 to 1. */
export async function sendProof(
  orderId: string,
  file: File,
  note: string,
  onProgress: (share: number) => void,
): Promise<Sent> {
  const form = new FormData();
  form.set('file', file);
  form.set('note', note);
  const path = `/admin/team-orders/${orderId}/proofs`;
  const offline = 'No connection. Nothing is lost; please try again.';
  const answer = await upload<{ version: number }>({ path, form, onProgress, offline });
  return answer.ok ? { ok: true, ...answer.value } : answer;
}
