import type { AcceptedFile } from '@/lib/files/accept-asset';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import type { Payload } from 'payload';

export type CheckedPhoto = AcceptedFile & { name: string };

export async function insertPhotos(
  { client }: Session,
  returnId: string,
  photos: readonly (CheckedPhoto & { fileName: string })[],
): Promise<void> {
  // A millisecond apart, so that they stay in the order in which they were chosen.
  for (const [index, { name, fileName, mimeType, bytes }] of photos.entries())
    await client.query(
      `insert into return_photos (return_id, name, file_name, mime_type, file_bytes, created_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
      [returnId, name, fileName, mimeType, bytes.length, index / 1000],
    );
}

export async function listPhotoNames({ client }: Session, orders: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select p.file_name as name from return_photos p join returns r on r.id = p.return_id where r.order_id = any($1)',
    [orders],
  );
  return rows.map(({ name }) => name);
}

type StoredPhoto = { name: string; fileName: string; mimeType: string };

export async function findPhoto(payload: Payload, returnId: string, id: string): Promise<StoredPhoto | undefined> {
  const [photo] = await query<StoredPhoto>(
    payload,
    `select name, file_name as "fileName", mime_type as "mimeType" from return_photos where return_id = $1 and id = $2`,
    [returnId, id],
  );
  return photo;
}
