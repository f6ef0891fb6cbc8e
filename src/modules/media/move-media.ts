import type { Payload, PayloadRequest } from 'payload';
import { type Refusal, refusalOf } from '@/lib/failures';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';

/** Which folder a picture lies in; the top where it is null. */
export interface MediaPlace {
  id: string;
  folder: string | null;
}

type MoveMedia = { payload: Payload; req: PayloadRequest; places: readonly MediaPlace[] };

/**
 * Puts pictures into folders and answers where they were, which undoes it. By SQL: visitors see nothing of folders, so
 * that no page has to leave the cache.
 */
export async function moveMedia({ req, places }: MoveMedia): Promise<Result<{ before: MediaPlace[] }, Refusal>> {
  try {
    return await inTransaction(req, async ({ client }) => {
      const wanted = JSON.stringify(places);
      const { rows: folders } = await client.query(
        `select from jsonb_to_recordset($1::jsonb) as place(folder uuid) where folder is not null
            and not exists (select from media_folders f where f.id = folder)`,
        [wanted],
      );
      if (folders.length > 0) return failure('not_found', 'This folder no longer exists.');
      const { rows } = await client.query<MediaPlace>(
        `with locked as (
           select m.id, m.folder_id, place.folder from media m
             join jsonb_to_recordset($1::jsonb) as place(id uuid, folder uuid) on place.id = m.id order by m.id for update of m
         )
         update media m set folder_id = locked.folder, updated_at = now() from locked where locked.id = m.id
         returning m.id, locked.folder_id as folder`,
        [wanted],
      );
      return { ok: true, before: rows } as const;
    });
  } catch (error) {
    return refusalOf(error, 'folder', 'Failed to move files');
  }
}
