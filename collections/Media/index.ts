import type { CollectionConfig } from 'payload';
import { LIBRARY_UPLOAD, MAX_ALT, MAX_PICTURE_TITLE } from '@/domain/pages/media';
import { publicWithinParents, staffWho } from '../shared/access';
import { SIZE_COMPONENTS } from '../shared/fields';
import { purgesCache } from '../shared/purges-cache';
import { acceptPicture } from './accept-picture';
import { refuseInUse } from './refuse-in-use';
import { serveMedia } from '@/modules/media/serve-media';

/** Widths of copies for srcset, in px. */
const widths = { small: 320, medium: 720, large: 1200 } as const;

export const Media: CollectionConfig = {
  slug: 'media',
  dbName: 'media',
  lockDocuments: false,
  graphQL: { disableQueries: true },
  admin: { useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'mimeType', 'filesize', 'updatedAt'] },
  access: {
    read: publicWithinParents('media:write', 'media'),
    create: staffWho('media:write'),
    update: staffWho('media:write'),
    delete: staffWho('media:write'),
  },
  hooks: purgesCache(
    'media',
    { beforeOperation: [acceptPicture], beforeDelete: [refuseInUse] },
    // No page shows a new picture yet.
    (_req, { before }) => before !== undefined,
  ),
  upload: {
    handlers: [serveMedia],
    mimeTypes: [...LIBRARY_UPLOAD.accept],
    pasteURL: false,
    // See accept-picture.ts; /cms/media has a crop that keeps the file.
    crop: false,
    focalPoint: true,
    adminThumbnail: 'small',
    imageSizes: Object.entries(widths).map(([name, width]) => ({
      name,
      width,
      withoutEnlargement: true,
      formatOptions: { format: 'webp' as const, options: { quality: 82 } },
    })),
  },
  fields: [
    { name: 'alt', type: 'text', required: true, maxLength: MAX_ALT, label: 'Alternative text' },
    {
      name: 'title',
      type: 'text',
      maxLength: MAX_PICTURE_TITLE,
      access: { read: staffWho('media:write') },
      admin: { description: 'Original file name, searched by the library.' },
    },
    {
      name: 'folder',
      type: 'relationship',
      relationTo: 'media-folders',
      index: true,
      access: { read: staffWho('media:write') },
    },
    // Payload’s own field with another cell.
    { name: 'filesize', type: 'number', label: 'File Size', admin: { components: { Cell: SIZE_COMPONENTS.Cell } } },
  ],
};
