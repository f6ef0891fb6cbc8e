import type { PayloadRequest } from 'payload';
import { MAX_ALT, titleOfFile } from '@/domain/pages/media';
import { cleanLine } from '@/domain/text/text';
import { asUser } from '@/lib/payload/as-user';
import { type Refusal, refusalOf } from '@/lib/failures';
import { failure, type Result } from '@/lib/result';
import type { Media } from '@/payload-types';

type StorePicture = { req: PayloadRequest; file: File; alt: string; folder?: string | null };

export const altWords = (alt: string): string => cleanLine(alt).slice(0, MAX_ALT).trim();

export const noWords = () =>
  failure('invalid', 'Say what the picture shows.', { fieldErrors: { alt: ['Say what the picture shows.'] } });

export async function payloadFile(file: File) {
  const data = Buffer.from(await file.arrayBuffer());
  return {
    data,
    mimetype: file.type || 'application/octet-stream',
    name: file.name || 'picture',
    size: data.length,
  };
}

export async function storePicture(options: StorePicture): Promise<Result<{ media: Media }, Refusal>> {
  const { req, file, alt, folder = null } = options;
  const { payload } = req;
  const words = altWords(alt);
  if (!words) return noWords();
  try {
    const media = await payload.create({
      collection: 'media',
      data: { alt: words, title: titleOfFile(file.name) || null, folder },
      file: await payloadFile(file),
      ...asUser(req),
    });
    return { ok: true, media };
  } catch (error) {
    const refusal = refusalOf(error, 'folder', 'Failed to upload picture');
    return { ...refusal, fieldErrors: refusal.fieldErrors ?? { file: [refusal.message] } };
  }
}
