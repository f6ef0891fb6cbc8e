import { upload } from '@/lib/client/upload';
import type { Failure, Success } from '@/lib/result';
import type { AddedPicture } from './add-picture';

export type SentPicture = Success<AddedPicture> | Failure;

/** Sends a picture, telling how much of it has arrived, 0 to 1. */
export async function sendPicture(file: File, alt: string, onProgress: (share: number) => void): Promise<SentPicture> {
  const form = new FormData();
  form.set('file', file);
  form.set('alt', alt);
  const answer = await upload<AddedPicture>({ path: '/admin/media', form, onProgress });
  return answer.ok ? { ok: true, ...answer.value } : answer;
}
