import type { Payload } from 'payload';
import { Conditions } from '@/lib/database/conditions';
import { query } from '@/lib/database/query';
import { queryListing } from '@/lib/database/query-listing';
import type { MediaQuery, MediaSort } from './media-query';
import { MEDIA_ROW, mediaItem, type MediaItem, type MediaRow } from '@/modules/media/data/media-item';
import { mediaText } from '@/data/search-texts';

export interface MediaListing {
  rows: MediaItem[];
  matching: number;
}

/** Each ends with the id: otherwise equal rows could be repeated or left out between steps. */
const orders: Record<MediaSort, string> = {
  newest: 'm.created_at desc, m.id desc',
  oldest: 'm.created_at, m.id',
  title: `lower(coalesce(nullif(m.title, ''), m.alt)), m.id`,
  largest: 'm.filesize desc nulls last, m.id',
};

const below = (folder: string) => `m.folder_id in (
  with recursive tree (id) as (
    select ${folder}::uuid union select f.id from media_folders f join tree on f.parent_id = tree.id
  ) select id from tree)`;

function conditions({ folder, search, only }: MediaQuery) {
  const all = new Conditions().contain(mediaText(), search);
  const kind = only === 'pictures' ? ` and m.mime_type like 'image/%'` : '';
  if (search) return { all, where: (folder ? `${all.sql} and ${below(all.parameter(folder))}` : all.sql) + kind };
  return { all, where: (folder ? `m.folder_id = ${all.parameter(folder)}` : 'm.folder_id is null') + kind };
}

type ListMedia = { payload: Payload; wanted: MediaQuery; limit: number; offset: number };

/** Search results include folders below. */
export async function listMedia({ payload, wanted, limit, offset }: ListMedia): Promise<MediaListing> {
  const { all, where } = conditions(wanted);
  const { matching, rows } = await queryListing<{ matching: number; rows: MediaRow[] }>(payload, {
    figures: { matching: `select count(*) from media m where ${where}` },
    rows: `select ${MEDIA_ROW} from media m where ${where} order by ${orders[wanted.sort]}
            limit ${all.parameter(limit)} offset ${all.parameter(offset)}`,
    values: all.values,
  });
  return { matching, rows: rows.map(mediaItem) };
}

export async function findMedia(payload: Payload, id: string): Promise<MediaItem | undefined> {
  const [found] = await query<{ row: MediaRow }>(
    payload,
    `select to_jsonb(listed) as row from (select ${MEDIA_ROW} from media m where m.id = $1) listed`,
    [id],
  );
  return found && mediaItem(found.row);
}

export interface MediaCopy {
  name: string;
  width: number;
  height: number;
  size: number;
  address: string;
}

/** Focal point, per cent, and copies of a picture; a missing copy has no file. */
type Copies = { focus: { x: number; y: number }; copies: (Omit<MediaCopy, 'address'> & { filename: string | null })[] };

const copyOf = (name: string) =>
  `jsonb_build_object('name', '${name}', 'width', sizes_${name}_width, 'height', sizes_${name}_height, ` +
  `'size', sizes_${name}_filesize, 'filename', sizes_${name}_filename)`;

export async function findCopies(payload: Payload, id: string): Promise<Copies | undefined> {
  const [stored] = await query<Copies>(
    payload,
    `select jsonb_build_object('x', coalesce(focal_x, 50), 'y', coalesce(focal_y, 50)) as focus,
            jsonb_build_array(${['small', 'medium', 'large'].map(copyOf).join(', ')}) as copies
       from media where id = $1`,
    [id],
  );
  return stored;
}
