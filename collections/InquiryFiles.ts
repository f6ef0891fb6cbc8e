import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';
import { SIZE_COMPONENTS } from './shared/fields';

/** Sent with a quote request, after a check of their bytes. */
export const InquiryFiles: CollectionConfig = {
  slug: 'inquiry-files',
  dbName: 'inquiry_files',
  lockDocuments: false,
  admin: { useAsTitle: 'name' },
  access: { read: staffWho('inquiries:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'inquiry', type: 'relationship', relationTo: 'inquiries', required: true, index: true, maxDepth: 0 },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: 'File name from the sender.' },
    },
    {
      name: 'fileName',
      type: 'text',
      required: true,
      admin: { description: 'Generated file name in the data folder.' },
    },
    { name: 'mimeType', type: 'text', required: true },
    {
      name: 'fileBytes',
      type: 'number',
      required: true,
      min: 0,
      admin: { description: 'In bytes over the API.', components: SIZE_COMPONENTS },
    },
  ],
};
