import type { PayloadRequest } from 'payload';
import { asUser } from '@/lib/payload/as-user';
import { type Refusal, refusalOf } from '@/lib/failures';
import { recordActivity } from '@/lib/activity';
import { purgeAfterCommit } from '@/lib/http-cache/purge-after-commit';
import { inTransaction } from '@/lib/database/transaction';
import { archiveFiles, restoreFiles } from '@/lib/files/media-files';
import type { AdminUser } from '@/payload-types';
import { failure, type Failure, type Result } from '@/lib/result';
import { archive, dropAfterCommit, fileNames } from './archive';
import { usesOf, usesText, withLinks, type LinkedUse } from './data/uses';
import { insertAgain, deleteArchived, lockMedia, type StoredMedia } from './data/archive';

export interface UsedMedia {
  id: string;
  alt: string;
  uses: LinkedUse[];
}

type Some = { req: PayloadRequest; ids: readonly string[] };
type DeleteMedia = Some & { user: AdminUser };
type InUse = Failure<'in_use', { used: UsedMedia[] }>;

/** Deletes pictures, all or none: refused while something shows one. Can be undone for a while. */
export async function deleteMedia({
  req,
  user,
  ids,
}: DeleteMedia): Promise<Result<{ deleted: string[] }, Refusal> | InUse> {
  const { payload } = req;
  try {
    return await inTransaction(req, async (session) => {
      const stored = await lockMedia(session.client, ids);
      const used = await usedAmong(session.client, stored, user);
      if (used.length > 0) return inUse(used);
      await archiveFiles(stored.flatMap(fileNames));
      for (const each of stored) {
        await payload.delete({
          collection: 'media',
          id: each.id,
          ...asUser(req),
        });
        await archive(session, 'deleted', each);
      }
      return { ok: true, deleted: stored.map(({ id }) => id) } as const;
    });
  } catch (error) {
    return refusalOf(error, 'picture', 'Failed to delete files');
  }
}

async function usedAmong(
  client: Parameters<typeof usesOf>[0],
  stored: readonly StoredMedia[],
  user: AdminUser,
): Promise<UsedMedia[]> {
  const known = await usesOf(
    client,
    stored.map(({ id }) => id),
  );
  return stored.flatMap(({ id, alt }) => {
    const uses = known.get(id);
    return uses ? [{ id, alt, uses: withLinks(uses, user) }] : [];
  });
}

function inUse(used: UsedMedia[]): InUse {
  const [first] = used;
  const message =
    used.length === 1 && first ? usesText(first.uses) : `${used.length} of these pictures are shown somewhere.`;
  return failure('in_use', message, { used });
}

export async function undeleteMedia({ req, ids }: Some): Promise<Result<{ restored: string[] }, Refusal>> {
  try {
    return await inTransaction(req, async (session) => {
      const stored = await deleteArchived(session, ids);
      await restoreFiles(stored.flatMap(fileNames));
      await insertAgain(session, stored);
      for (const { id, alt } of stored) {
        await recordActivity(req, 'media.restored', { type: 'media', id, name: alt });
      }
      dropAfterCommit(session, stored);
      await purgeAfterCommit(req, ['media']);
      return { ok: true, restored: stored.map(({ id }) => id) } as const;
    });
  } catch (error) {
    return refusalOf(error, 'picture', 'Failed to restore files');
  }
}
