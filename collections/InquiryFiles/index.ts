import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from '../shared/access';
import { SIZE_COMPONENTS } from '../shared/fields';

/** Logos and sketches sent with a request for a quote. Staff load them from the inbox; their bytes were checked. */
export const InquiryFiles: CollectionConfig = {
  slug: 'inquiry-files',
  dbName: 'inquiry_files',
  lockDocuments: false,
  admin: { useAsTitle: 'name' },
  access: { read: staffWho('inquiries:write'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'inquiry', type: 'relationship', relationTo: 'inquiries', required: true, index: true, maxDepth: 0 },
    { name: 'name', type: 'text', required: true, maxLength: 160, admin: { description: 'The sender’s file name.' } },
    {
      name: 'fileName',
      type: 'text',
      required: true,
      admin: { description: 'Our own file name, in the data folder.' },
    },
    { name: 'mimeType', type: 'text', required: true },
    {
      name: 'fileBytes',
      type: 'number',
      required: true,
      min: 0,
      admin: { description: 'Size; in bytes over the API.', components: SIZE_COMPONENTS },
    },
  ],
};
