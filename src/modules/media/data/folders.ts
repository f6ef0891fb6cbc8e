import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** A folder of the library, with the number of pictures directly in it. */
export interface MediaFolderItem {
  id: string;
  name: string;
  parent: string | null;
  pictures: number;
}

export const listFolders = (payload: Payload): Promise<MediaFolderItem[]> =>
  query<MediaFolderItem & Record<string, unknown>>(
    payload,
    `select f.id, f.name, f.parent_id as parent,
            (select count(*)::int from media m where m.folder_id = f.id) as pictures
       from media_folders f order by lower(f.name), f.id`,
    [],
  );

export async function isEmptyFolder({ client }: Session, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from media where folder_id = $1 union all select from media_folders where parent_id = $1 limit 1`,
    [id],
  );
  return !rowCount;
}

/** Folder of a picture; null at the top. */
export interface MediaPlace {
  id: string;
  folder: string | null;
}

export async function foldersExist({ client }: Session, places: readonly MediaPlace[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from jsonb_to_recordset($1::jsonb) as place(folder uuid) where folder is not null
        and not exists (select from media_folders f where f.id = folder)`,
    [JSON.stringify(places)],
  );
  return !rowCount;
}

/** Moves pictures; @returns their previous places. */
export async function updatePlaces({ client }: Session, places: readonly MediaPlace[]): Promise<MediaPlace[]> {
  const { rows } = await client.query<MediaPlace>(
    `with locked as (
       select m.id, m.folder_id, place.folder from media m
         join jsonb_to_recordset($1::jsonb) as place(id uuid, folder uuid) on place.id = m.id order by m.id for update of m
     )
     update media m set folder_id = locked.folder, updated_at = now() from locked where locked.id = m.id
     returning m.id, locked.folder_id as folder`,
    [JSON.stringify(places)],
  );
  return rows;
}

/** Two folders moved into each other must not become a ring, nor two new ones take one name. */
export async function lockTree({ client }: Session): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('media_folders'))`);
}

type Placed = { id: string | null; parent: string | null; name: string };

export async function findClash(
  { client }: Session,
  { id, parent, name }: Placed,
): Promise<{ inside: boolean; taken: boolean }> {
  const { rows } = await client.query<{ inside: boolean; taken: boolean }>(
    `with recursive up (id) as (
       select $1::uuid union select f.parent_id from media_folders f join up on f.id = up.id
     )
     select exists (select from up where id = $2::uuid) as inside,
            exists (select from media_folders f
                     where f.parent_id is not distinct from $1::uuid and lower(f.name) = lower($3)
                       and f.id is distinct from $2::uuid) as taken`,
    [parent, id, name],
  );
  return rows[0] ?? { inside: false, taken: false };
}

export async function moveUp({ client }: Session, id: unknown): Promise<void> {
  const up = `(select parent_id from media_folders where id = $1)`;
  await client.query(`update media set folder_id = ${up} where folder_id = $1`, [id]);
  await client.query(`update media_folders set parent_id = ${up} where parent_id = $1`, [id]);
}
