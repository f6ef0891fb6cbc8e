import type { PayloadRequest } from 'payload';
import { asUser } from '@/lib/payload/as-user';
import { type Refusal, refusalOf } from '@/lib/failures';
import { inTransaction } from '@/lib/database/transaction';
import { archiveFiles } from '@/lib/files/media-files';
import { failure, type Failure, type Result } from '@/lib/result';
import { archive, fileNames } from './archive';
import { setFocus } from './data/media';
import { lockMedia, type ArchiveReason } from './data/archive';

export const noPicture = (): Failure<'not_found'> => failure('not_found', 'This picture no longer exists.');

type NewFile = { data: Buffer; mimetype: string; name: string; size: number };

type ReplaceFile = {
  req: PayloadRequest;
  id: string;
  file: NewFile;
  reason: Exclude<ArchiveReason, 'deleted'>;
  /** Per cent from the left and from the top; the middle if undefined. */
  focus?: { x: number; y: number };
};

/** Replaces a picture’s file under its address. Earlier files are kept for undo. */
export async function replaceFile(options: ReplaceFile): Promise<Result<object, Refusal>> {
  const { req, id, file, reason, focus = { x: 50, y: 50 } } = options;
  const { payload } = req;
  try {
    return await inTransaction(req, async (session) => {
      const [stored] = await lockMedia(session.client, [id]);
      if (!stored) return noPicture();
      await archiveFiles(fileNames(stored));
      await payload.update({ collection: 'media', id, data: {}, file, ...asUser(req) });
      await setFocus(session, id, focus);
      await archive(session, reason, stored);
      return { ok: true };
    });
  } catch (error) {
    const refusal = refusalOf(error, 'picture', 'Failed to replace picture');
    return { ...refusal, fieldErrors: refusal.fieldErrors ?? { file: [refusal.message] } };
  }
}
