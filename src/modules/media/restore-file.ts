import type { Payload, PayloadRequest } from 'payload';
import { type Refusal, refusalOf } from '@/lib/failures';
import { recordActivity } from '@/lib/activity';
import { purgeAfterCommit } from '@/lib/database/purge-after-commit';
import { inTransaction } from '@/lib/database/transaction';
import { archiveFiles, restoreFiles, dropFiles } from '@/lib/files/media-files';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { archive, dropAfterCommit, fileNames, lockMedia, type EarlierFile, type StoredMedia } from './archive';
import { noPicture } from './replace-file';
import { fileColumns } from './data/archive';

type RestoreFile = { payload: Payload; req: PayloadRequest; id: string; earlier: string };

/** Gives a picture back a file that it had before; the one it has now is kept in its place. */
export async function restoreFile({ req, id, earlier }: RestoreFile): Promise<Result<object, Refusal>> {
  try {
    return await inTransaction(req, async (session) => {
      const { client, afterCommit } = session;
      const [now] = await lockMedia(client, [id]);
      if (!now) return noPicture();
      const { rows } = await client.query<{ stored: StoredMedia; reason: EarlierFile['reason'] }>(
        `delete from media_archive where id = $1 and media_id = $2 and reason <> 'deleted' returning stored, reason`,
        [earlier, id],
      );
      const [before] = rows;
      if (!before) return failure('not_found', 'This file is no longer kept.');
      await Promise.all([archiveFiles(fileNames(now)), restoreFiles(fileNames(before.stored))]);
      await client.query(
        `update media set (${fileColumns}, updated_at) =
           (select ${fileColumns}, now() from jsonb_populate_record(null::media, $2::jsonb)) where id = $1`,
        [id, JSON.stringify(before.stored)],
      );
      await archive(session, before.reason, now);
      dropAfterCommit(session, [before.stored]);
      afterCommit(
        () =>
          void dropFiles(fileNames(now)).catch((error: unknown) => log.warn({ err: error }, 'A picture stays behind.')),
      );
      await recordActivity(req, {
        action: 'media.file-restored',
        subjectType: 'media',
        subjectId: id,
        subject: now.alt,
      });
      await purgeAfterCommit(req, ['media']);
      return { ok: true };
    });
  } catch (error) {
    return refusalOf(error, 'picture', 'Failed to restore picture');
  }
}
