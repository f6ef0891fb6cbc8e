import { sendForm } from '@/ui/send-form';
import type { AddedPicture } from './add-picture';

export type SentPicture = ({ ok: true } & AddedPicture) | { ok: false; message: string };

/** Sends a picture, telling how much of it has arrived, 0 to 1. */
export async function sendPicture(file: File, alt: string, onProgress: (share: number) => void): Promise<SentPicture> {
  const form = new FormData();
  form.set('file', file);
  form.set('alt', alt);
  const { status, body } = await sendForm({ path: '/admin/media', form, onProgress });
  if (status === 0) return { ok: false, message: 'No connection. Please try again.' };
  const answer = body as (AddedPicture & { message?: string }) | null;
  if (status === 201 && answer) return { ok: true, ...answer };
  return { ok: false, message: answer?.message ?? 'Something went wrong. Please try again.' };
}
