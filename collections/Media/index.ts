import { type CollectionConfig, type Payload, type UploadConfig } from 'payload';
import { LIBRARY_UPLOAD, MAX_ALT, MAX_PICTURE_TITLE, PDF_TYPE } from '@/domain/pages/media';
import { mediaFolder } from '@/lib/files/media-files';
import { publicWithinParents, staffWho } from '../shared/access';
import { SIZE_COMPONENTS } from '../shared/fields';
import { fileResponseHeaders } from '../shared/file-headers';
import { missingFile } from '../shared/missing-file';
import { purgesCache } from '../shared/purges-cache';
import { acceptPicture } from './accept-picture';
import { refuseInUse } from './refuse-in-use';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileDownload } from '@/lib/files/serve-file';
import { refuse } from '@/lib/http/respond';
import { findDocumentName } from '@/modules/media/data/media';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

/** Serves a PDF as a download under its name in the library; Payload serves pictures. */
const serveDocument: FileHandler = ({ payload }, { params: { filename } }) =>
  filename.endsWith('.pdf') ? download(payload, filename) : undefined;

async function download(payload: Payload, filename: string): Promise<Response> {
  const name = await findDocumentName(payload, filename);
  if (name === undefined) return refuse('not_found', 'File not found.');
  const file = path.join(mediaFolder, path.basename(filename));
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
  return fileDownload({ size: (await stat(file)).size, body }, `${name}.pdf`, PDF_TYPE);
}

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
  hooks: purgesCache('media', { beforeOperation: [acceptPicture], beforeDelete: [refuseInUse] }),
  upload: {
    staticDir: mediaFolder,
    handlers: [missingFile(mediaFolder), serveDocument],
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
    modifyResponseHeaders: fileResponseHeaders('inline'),
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
