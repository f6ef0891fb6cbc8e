import type { Payload, PayloadRequest } from 'payload';
import { MAX_FOLDER_NAME } from '@/domain/pages/media';
import { cleanLine } from '@/domain/text/text';
import { asUser } from '@/lib/payload/as-user';
import { type Refusal, refusalOf } from '@/lib/failures';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Result } from '@/lib/result';
import { isEmptyFolder } from './data/folders';

type Work = { payload: Payload; req: PayloadRequest };
type FolderAnswer = Result<{ id: string }, Refusal>;

const refuse = (error: unknown) => refusalOf(error, 'folder', 'Failed to save folder');

export async function createFolder(options: Work & { name: string; parent: string | null }): Promise<FolderAnswer> {
  const { payload, req, name, parent } = options;
  try {
    const data = { name: cleanLine(name).slice(0, MAX_FOLDER_NAME), parent };
    const { id } = await payload.create({ collection: 'media-folders', data, ...asUser(req) });
    return { ok: true, id };
  } catch (error) {
    return refuse(error);
  }
}

type FolderChanges = { name?: string; parent?: string | null };

export async function changeFolder(options: Work & { id: string; changes: FolderChanges }): Promise<FolderAnswer> {
  const { payload, req, id, changes } = options;
  try {
    const name = changes.name === undefined ? undefined : cleanLine(changes.name).slice(0, MAX_FOLDER_NAME);
    const data = { ...changes, ...(name !== undefined && { name }) };
    await payload.update({ collection: 'media-folders', id, data, ...asUser(req) });
    return { ok: true, id };
  } catch (error) {
    return refuse(error);
  }
}

type DeleteFolder = Work & { id: string; moveContents: boolean };

/** Deletes a folder. On request its content goes one up; else only an empty one is deleted. */
export async function deleteFolder(options: DeleteFolder): Promise<Result<object, Refusal | 'not_empty'>> {
  const { payload, req, id, moveContents } = options;
  try {
    return await inTransaction(req, async (session) => {
      if (!moveContents && !(await isEmptyFolder(session, id))) {
        return failure('not_empty', 'This folder is not empty.');
      }
      await payload.delete({ collection: 'media-folders', id, ...asUser(req) });
      return { ok: true };
    });
  } catch (error) {
    return refuse(error);
  }
}
