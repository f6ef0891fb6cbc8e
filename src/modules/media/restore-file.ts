import type { PayloadRequest } from 'payload';
import { type Refusal, refusalOf } from '@/lib/failures';
import { recordActivity } from '@/lib/activity';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import { inTransaction } from '@/lib/database/transaction';
import { archiveFiles, mediaFiles, restoreFiles } from '@/lib/files/media-files';
import { failure, type Result } from '@/lib/result';
import { archive, dropAfterCommit, fileNames } from './archive';
import { noPicture } from './replace-file';
import { deleteEarlier, updateFile, lockMedia } from './data/archive';

type RestoreFile = { req: PayloadRequest; id: string; earlier: string };

/** Restores an earlier file of a picture; the current one is kept in its place. */
export async function restoreFile({ req, id, earlier }: RestoreFile): Promise<Result<object, Refusal>> {
  try {
    return await inTransaction(req, async (session) => {
      const { client, afterCommit } = session;
      const [now] = await lockMedia(client, [id]);
      if (!now) return noPicture();
      const before = await deleteEarlier(session, id, earlier);
      if (!before) return failure('not_found', 'This file is no longer kept.');
      await Promise.all([archiveFiles(fileNames(now)), restoreFiles(fileNames(before.stored))]);
      await updateFile(session, id, before.stored);
      await archive(session, before.reason, now);
      dropAfterCommit(session, [before.stored]);
      afterCommit(() => mediaFiles.discard(fileNames(now)));
      await recordActivity(req, 'media.file-restored', { type: 'media', id, name: now.alt });
      await purgeAfterCommit(req, ['media']);
      return { ok: true };
    });
  } catch (error) {
    return refusalOf(error, 'picture', 'Failed to restore picture');
  }
}
