import type { FieldErrors } from '@/lib/result';
import { sendForm } from '@/ui/send-form';

export type Sent = { ok: true; version: number } | { ok: false; message: string; fieldErrors?: FieldErrors };

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
  const { status, body } = await sendForm({ path: `/admin/team-orders/${orderId}/proofs`, form, onProgress });
  if (status === 0) return { ok: false, message: 'No connection. Nothing is lost; please try again.' };
  const answer = body as { version?: number; message?: string; fieldErrors?: FieldErrors } | null;
  if (status === 201) return { ok: true, version: answer?.version ?? 0 };
  return { ok: false, message: answer?.message ?? 'Something went wrong.', fieldErrors: answer?.fieldErrors };
}
