import type { PayloadRequest } from 'payload';
import { type Refusal, refusalOf } from '@/lib/failures';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { foldersExist, updatePlaces, type MediaPlace } from './data/folders';

type MoveMedia = { req: PayloadRequest; places: readonly MediaPlace[] };

/** By SQL: visitors see nothing of folders, so that no page has to leave the cache. */
export async function moveMedia({ req, places }: MoveMedia): Promise<Result<{ before: MediaPlace[] }, Refusal>> {
  try {
    return await inTransaction(req, async (session) => {
      if (!(await foldersExist(session, places))) return failure('not_found', 'This folder no longer exists.');
      return { ok: true, before: await updatePlaces(session, places) } as const;
    });
  } catch (error) {
    return refusalOf(error, 'folder', 'Failed to move files');
  }
}
