import type { CollectionConfig } from 'payload';
import { staffWho } from '../shared/access';

/** Folders of the media library; one may stand in another. */
export const MediaFolders: CollectionConfig = {
  slug: 'media-folders',
  dbName: 'media_folders',
  lockDocuments: false,
  graphQL: false,
  defaultSort: 'name',
  admin: { useAsTitle: 'name' },
  access: {
    read: staffWho('media:write'),
    create: staffWho('media:write'),
    update: staffWho('media:write'),
    delete: staffWho('media:write'),
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'parent', type: 'relationship', relationTo: 'media-folders', index: true },
  ],
};
