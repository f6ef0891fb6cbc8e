import type { Payload, PayloadRequest } from 'payload';
import { cleanLine } from '@/domain/text';
import { pictureOf } from '@/features/shop/picture';
import { failure, type Result } from '@/lib/result';
import { refusalOf, type Refusal } from './refusal';

export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;
const MAX_ALT = 300;

export interface AddedPicture {
  media: string;
  /** Address of a small copy. */
  url: string;
  alt: string;
}

type AddPicture = { payload: Payload; req: PayloadRequest; file: File; alt: string };

/** Stores a picture in the media library; its bytes decide whether it is one. */
export async function addPicture({ payload, req, file, alt }: AddPicture): Promise<Result<AddedPicture, Refusal>> {
  const words = cleanLine(alt).slice(0, MAX_ALT).trim();
  if (!words) {
    return failure('invalid', 'Say what the picture shows.', { fieldErrors: { alt: ['Say what the picture shows.'] } });
  }
  try {
    const data = Buffer.from(await file.arrayBuffer());
    const media = await payload.create({
      collection: 'media',
      data: { alt: words },
      file: {
        data,
        mimetype: file.type || 'application/octet-stream',
        name: file.name || 'picture',
        size: data.length,
      },
      depth: 0,
      user: req.user,
      overrideAccess: false,
      req,
    });
    return { ok: true, media: media.id, url: pictureOf(media)?.src ?? '', alt: media.alt };
  } catch (error) {
    const refusal = refusalOf(error, 'Failed to upload picture');
    return { ...refusal, fieldErrors: refusal.fieldErrors ?? { file: [refusal.message] } };
  }
}
