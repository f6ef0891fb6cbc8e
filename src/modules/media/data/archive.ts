import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import type { PoolClient } from 'pg';

export type ArchiveReason = 'deleted' | 'replaced' | 'cropped';

/** A row of `media` as it was, by the names of its columns. */
export type StoredMedia = Record<string, unknown> & { id: string; alt: string; filename: string | null };

export interface EarlierFile {
  id: string;
  reason: Exclude<ArchiveReason, 'deleted'>;
  at: string;
  width: number;
  height: number;
  size: number;
}

const copies = ['small', 'medium', 'large'].flatMap((size) =>
  ['url', 'width', 'height', 'mime_type', 'filesize', 'filename'].map((column) => `sizes_${size}_${column}`),
);

/** Columns of the file; words, folder and address belong to the picture. */
const fileColumns = [
  ...['url', 'thumbnail_u_r_l', 'filename', 'mime_type', 'filesize', 'width', 'height', 'focal_x', 'focal_y'],
  ...copies,
].join(', ');

export async function earlierFiles(payload: Payload, id: string): Promise<EarlierFile[]> {
  const rows = await query<Omit<EarlierFile, 'at'> & { at: Date }>(
    payload,
    `select id, reason, archived_at as at, (stored ->> 'width')::float8 as width,
            (stored ->> 'height')::float8 as height, (stored ->> 'filesize')::float8 as size
       from media_archive where media_id = $1 and reason <> 'deleted' order by archived_at desc`,
    [id],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function lockMedia(client: PoolClient, ids: readonly string[]): Promise<StoredMedia[]> {
  const { rows } = await client.query<{ stored: StoredMedia }>(
    'select to_jsonb(m) as stored from media m where m.id = any($1::uuid[]) order by m.id for update',
    [ids],
  );
  return rows.map(({ stored }) => stored);
}

export async function insertArchived({ client }: Session, reason: ArchiveReason, stored: StoredMedia): Promise<void> {
  await client.query('insert into media_archive (media_id, reason, stored) values ($1, $2, $3)', [
    stored.id,
    reason,
    JSON.stringify(stored),
  ]);
}

/** Deletes entries older than so many days, and all but the newest files of a picture; @returns the deleted. */
export async function deleteOutdated(
  { client }: Session,
  id: string,
  days: number,
  files: number,
): Promise<StoredMedia[]> {
  const { rows } = await client.query<{ stored: StoredMedia }>(
    `delete from media_archive
      where archived_at < now() - make_interval(days => $2)
         or id in (select id from media_archive where media_id = $1 order by archived_at desc offset $3)
      returning stored`,
    [id, days, files],
  );
  return rows.map((row) => row.stored);
}

type Archived = { stored: StoredMedia; reason: EarlierFile['reason'] };

export async function deleteEarlier({ client }: Session, id: string, earlier: string): Promise<Archived | undefined> {
  const { rows } = await client.query<Archived>(
    `delete from media_archive where id = $1 and media_id = $2 and reason <> 'deleted' returning stored, reason`,
    [earlier, id],
  );
  return rows[0];
}

export async function updateFile({ client }: Session, id: string, stored: StoredMedia): Promise<void> {
  await client.query(
    `update media set (${fileColumns}, updated_at) =
       (select ${fileColumns}, now() from jsonb_populate_record(null::media, $2::jsonb)) where id = $1`,
    [id, JSON.stringify(stored)],
  );
}

/** Takes deleted pictures out of the archive; those that are no longer kept are missing. */
export async function deleteArchived({ client }: Session, ids: readonly string[]): Promise<StoredMedia[]> {
  const { rows } = await client.query<{ stored: StoredMedia }>(
    `delete from media_archive where media_id = any($1::uuid[]) and reason = 'deleted' returning stored`,
    [ids],
  );
  return rows.map((row) => row.stored);
}

/** Inserts pictures as they were, at the top if their folder is gone. */
export async function insertAgain({ client }: Session, stored: readonly StoredMedia[]): Promise<void> {
  await client.query(
    `insert into media select back.* from jsonb_array_elements($1::jsonb) as each (stored),
       jsonb_populate_record(null::media, each.stored || jsonb_build_object('folder_id',
         (select id from media_folders where id = (each.stored ->> 'folder_id')::uuid))) as back`,
    [JSON.stringify(stored)],
  );
}
