import type { PayloadRequest } from 'payload';
import { storePicture } from '@/modules/media/store-picture';
import { pictureOf } from '@/modules/media/picture';
import type { Result } from '@/lib/result';
import type { Refusal } from '@/lib/failures';

export interface AddedPicture {
  media: string;
  url: string;
  alt: string;
}

type AddPicture = { req: PayloadRequest; file: File; alt: string };

export async function addPicture({ req, file, alt }: AddPicture): Promise<Result<AddedPicture, Refusal>> {
  const stored = await storePicture({ req, file, alt });
  if (!stored.ok) return stored;
  const { media } = stored;
  return { ok: true, media: media.id, url: pictureOf(media)?.src ?? '', alt: media.alt };
}
