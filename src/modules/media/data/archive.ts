import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { EarlierFile } from '../archive';

const copies = ['small', 'medium', 'large'].flatMap((size) =>
  ['url', 'width', 'height', 'mime_type', 'filesize', 'filename'].map((column) => `sizes_${size}_${column}`),
);

/** What belongs to a file, where the words, the folder and the address belong to the picture. */
export const fileColumns = [
  ...['url', 'thumbnail_u_r_l', 'filename', 'mime_type', 'filesize', 'width', 'height', 'focal_x', 'focal_y'],
  ...copies,
].join(', ');

/** The files a picture had before. */
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
