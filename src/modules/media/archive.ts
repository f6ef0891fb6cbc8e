import type { PoolClient } from 'pg';
import type { Session } from '@/lib/database/sessions';
import { dropArchivedFiles } from '@/lib/files/media-files';
import { log } from '@/lib/log';

export type ArchiveReason = 'deleted' | 'replaced' | 'cropped';

/** A row of `media` as it was, by the names of its columns. */
export type StoredMedia = Record<string, unknown> & { id: string; alt: string; filename: string | null };

/** What was before a picture’s file was changed, newest first. */
export interface EarlierFile {
  id: string;
  reason: Exclude<ArchiveReason, 'deleted'>;
  /** ISO time of the change. */
  at: string;
  /** px */
  width: number;
  height: number;
  /** bytes */
  size: number;
}

/** How long a change can be undone, and how many of one picture. */
const KEPT_DAYS = 30;
const KEPT_FILES = 10;

/** Takes the pictures in the transaction and answers them as they are stored. */
export async function lockMedia(client: PoolClient, ids: readonly string[]): Promise<StoredMedia[]> {
  const { rows } = await client.query<{ stored: StoredMedia }>(
    'select to_jsonb(m) as stored from media m where m.id = any($1::uuid[]) order by m.id for update',
    [ids],
  );
  return rows.map(({ stored }) => stored);
}

/** The names of a picture’s file and of its copies. */
export const fileNames = (stored: StoredMedia): string[] =>
  ['filename', 'sizes_small_filename', 'sizes_medium_filename', 'sizes_large_filename'].flatMap((column) => {
    const name = stored[column];
    return typeof name === 'string' ? [name] : [];
  });

/** Writes down how a picture was, and forgets what is too long ago. Its files are archived by the caller. */
export async function archive(session: Session, reason: ArchiveReason, stored: StoredMedia): Promise<void> {
  const { client } = session;
  await client.query('insert into media_archive (media_id, reason, stored) values ($1, $2, $3)', [
    stored.id,
    reason,
    JSON.stringify(stored),
  ]);
  const { rows } = await client.query<{ stored: StoredMedia }>(
    `delete from media_archive
      where archived_at < now() - make_interval(days => ${KEPT_DAYS})
         or id in (select id from media_archive where media_id = $1 order by archived_at desc offset ${KEPT_FILES})
      returning stored`,
    [stored.id],
  );
  dropAfterCommit(
    session,
    rows.map((row) => row.stored),
  );
}

/** Removes the archived files of pictures once the transaction has committed; one that stays behind harms nobody. */
export function dropAfterCommit({ afterCommit }: Session, gone: readonly StoredMedia[]): void {
  const names = gone.flatMap(fileNames);
  if (names.length === 0) return;
  afterCommit(
    () =>
      void dropArchivedFiles(names).catch((error: unknown) => log.warn({ err: error }, 'Old pictures stay behind.')),
  );
}
