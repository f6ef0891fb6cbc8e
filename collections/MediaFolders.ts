import { type CollectionConfig, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload';
import { MAX_FOLDER_NAME } from '@/domain/pages/media';
import { staffWho } from './shared/access';
import { currentTransaction } from '@/lib/database/transaction';
import type { MediaFolder } from '@/payload-types';
import { findClash, lockTree, moveUp } from '@/modules/media/data/folders';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';

const refuse = (message: string) => refusalError(failure('invalid', message));

const idOf = (parent: MediaFolder['parent']) => (parent && typeof parent === 'object' ? parent.id : parent) ?? null;

const checkTree: CollectionBeforeChangeHook<MediaFolder> = async ({ data, originalDoc, req }) => {
  const session = await currentTransaction(req);
  await lockTree(session);
  const id = originalDoc?.id ?? null;
  const name = data.name ?? originalDoc?.name ?? '';
  const parent = idOf(data.parent === undefined ? originalDoc?.parent : data.parent);
  const { inside, taken } = await findClash(session, { id, parent, name });
  if (id && inside) throw refuse('A folder cannot be moved into itself or one of its subfolders.');
  if (taken) throw refuse(`There is already a folder called “${name}” here.`);
  return data;
};

const moveContentsUp: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await moveUp(await currentTransaction(req), id);
};

export const MediaFolders: CollectionConfig = {
  slug: 'media-folders',
  dbName: 'media_folders',
  lockDocuments: false,
  // Not `false`: the schema cannot be built without it, as pictures refer to it.
  graphQL: { disableQueries: true, disableMutations: true },
  defaultSort: 'name',
  admin: { useAsTitle: 'name' },
  access: {
    read: staffWho('media:write'),
    create: staffWho('media:write'),
    update: staffWho('media:write'),
    delete: staffWho('media:write'),
  },
  hooks: { beforeChange: [checkTree], beforeDelete: [moveContentsUp] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: MAX_FOLDER_NAME },
    { name: 'parent', type: 'relationship', relationTo: 'media-folders', index: true },
  ],
};
