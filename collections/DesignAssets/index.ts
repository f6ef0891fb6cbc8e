import type { CollectionConfig } from 'payload';
import { assetFolder } from '@/lib/files/asset-files';
import { nobody, staffWho } from '../shared/access';
import { fileResponseHeaders } from '../shared/file-headers';
import { readAsset } from './read-asset';
import { removePreview } from './remove-preview';
import { serveUnderItsName } from './serve-under-its-name';

/** Files of one team, private to it and to staff. They are added through the team portal, which checks their bytes. */
export const DesignAssets: CollectionConfig = {
  slug: 'design-assets',
  dbName: 'design_assets',
  lockDocuments: false,
  custom: { textSearch: ['name'] },
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'name' },
  access: {
    read: readAsset,
    create: nobody,
    update: nobody,
    delete: staffWho('teams:write'),
  },
  hooks: { afterDelete: [removePreview] },
  upload: {
    staticDir: assetFolder,
    handlers: [serveUnderItsName],
    mimeTypes: [
      'image/png',
      'image/jpeg',
      'image/svg+xml',
      'application/pdf',
      'application/postscript',
      'application/illustrator',
    ],
    pasteURL: false,
    modifyResponseHeaders: fileResponseHeaders('attachment'),
  },
  fields: [
    { name: 'team', type: 'relationship', relationTo: 'teams', required: true, index: true, maxDepth: 0 },
    { name: 'name', type: 'text', required: true, maxLength: 160 },
    {
      name: 'type',
      type: 'select',
      required: true,
      options: ['logo', 'sponsor', 'guide', 'template'].map((value) => ({
        value,
        label: value[0]?.toUpperCase() + value.slice(1),
      })),
    },
    { name: 'description', type: 'textarea', maxLength: 1000 },
    { name: 'fileFormat', type: 'text', admin: { description: 'Upper-case extension, such as PNG.' } },
    { name: 'fileSize', type: 'text', admin: { description: 'Size in MB with one decimal, such as 1.4 MB.' } },
    {
      name: 'previewName',
      type: 'text',
      access: { read: nobody },
      admin: { hidden: true, description: 'File of its preview picture, if there is one.' },
    },
    { name: 'fileUrl', type: 'text', admin: { description: 'Where its team and staff download it from.' } },
    {
      name: 'isActive',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      index: true,
      admin: { description: 'Off once deleted.' },
    },
  ],
};
