import { aboutFile, inquiryFileName } from '@/domain/inquiries/inquiry-files';
import { MAX_PHOTOS, PHOTO_UPLOAD } from '@/domain/returns/return-input';
import { uploadFault } from '@/domain/text/uploads';
import { checkFileBytes } from '@/lib/files/accept-asset';
import { uploadFolder } from '@/lib/files/stored-folder';
import { invalidFields } from '@/lib/failures';
import type { Session } from '@/lib/database/sessions';
import type { Failure, Success } from '@/lib/result';
import { listPhotoNames, type CheckedPhoto } from './data/photos';

export const returnPhotos = uploadFolder('return-photos');

export async function checkPhotos(
  files: readonly File[],
): Promise<Success<{ photos: CheckedPhoto[] }> | Failure<'invalid'>> {
  if (files.length > MAX_PHOTOS) return invalidFields({ photos: [`Please send at most ${MAX_PHOTOS} photos.`] });
  const photos: CheckedPhoto[] = [];
  const refused: string[] = [];
  for (const file of files) {
    const fault = uploadFault(PHOTO_UPLOAD, file);
    const checked = fault ? undefined : checkFileBytes(file.name, Buffer.from(await file.arrayBuffer()));
    if (checked?.ok) photos.push({ ...checked, name: inquiryFileName(file.name) });
    else refused.push(aboutFile(file.name, fault ?? checked?.message ?? ''));
  }
  return refused.length > 0 ? invalidFields({ photos: refused }) : { ok: true, photos };
}

/** Call it before their rows are deleted. */
export async function removePhotosAfterCommit(session: Session, orders: readonly string[]): Promise<void> {
  const names = await listPhotoNames(session, orders);
  if (names.length > 0) session.afterCommit(() => returnPhotos.discard(names));
}
