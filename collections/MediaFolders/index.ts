import type { CollectionConfig } from 'payload';
import { MAX_FOLDER_NAME } from '@/domain/pages/media';
import { staffWho } from '../shared/access';
import { checkTree, moveContentsUp } from './check-tree';

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
