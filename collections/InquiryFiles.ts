import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';
import { receivedFileFields } from './shared/received-file-fields';

/** Sent with a quote request, after a check of their bytes. */
export const InquiryFiles: CollectionConfig = {
  slug: 'inquiry-files',
  dbName: 'inquiry_files',
  lockDocuments: false,
  admin: { useAsTitle: 'name' },
  access: { read: staffWho('inquiries:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'inquiry', type: 'relationship', relationTo: 'inquiries', required: true, index: true, maxDepth: 0 },
    ...receivedFileFields,
  ],
};
