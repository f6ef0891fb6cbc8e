import type { CollectionConfig } from 'payload';
import { MAX_FOLDER_NAME } from '@/domain/pages/media';
import { staffWho } from '../shared/access';
import { checkTree, moveContentsUp } from './check-tree';

/** Folders of the media library; one may stand in another. */
export const MediaFolders: CollectionConfig = {
  slug: 'media-folders',
  dbName: 'media_folders',
  lockDocuments: false,
  // Not left out: pictures refer to it, and a schema without it cannot be built.
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
