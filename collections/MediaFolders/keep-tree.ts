import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import type { MediaFolder } from '@/payload-types';

const refuse = (message: string) => new APIError(message, 422, undefined, true);

const idOf = (parent: MediaFolder['parent']) => (parent && typeof parent === 'object' ? parent.id : parent) ?? null;

/** Keeps the folders a tree in which every name stands once beside its neighbours. */
export const keepTree: CollectionBeforeChangeHook<MediaFolder> = async ({ data, originalDoc, req }) => {
  const { client } = await currentTransaction(req);
  // Two that are moved into each other at once must not become a ring, nor two new ones take one name.
  await client.query(`select pg_advisory_xact_lock(hashtext('media_folders'))`);
  const id = originalDoc?.id ?? null;
  const name = data.name ?? originalDoc?.name ?? '';
  const parent = idOf(data.parent === undefined ? originalDoc?.parent : data.parent);
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
  if (id && rows[0]?.inside) throw refuse('A folder cannot be moved into itself or one of its subfolders.');
  if (rows[0]?.taken) throw refuse(`There is already a folder called “${name}” here.`);
  return data;
};

/** What lies in a folder that is deleted goes one up, over whichever interface. */
export const moveContentsUp: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { client } = await currentTransaction(req);
  const up = `(select parent_id from media_folders where id = $1)`;
  await client.query(`update media set folder_id = ${up} where folder_id = $1`, [id]);
  await client.query(`update media_folders set parent_id = ${up} where parent_id = $1`, [id]);
};
