import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';

export const InquiryReplies: CollectionConfig = {
  slug: 'inquiry-replies',
  dbName: 'inquiry_replies',
  lockDocuments: false,
  admin: { useAsTitle: 'byName' },
  access: { read: staffWho('inquiries:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'inquiry', type: 'relationship', relationTo: 'inquiries', required: true, index: true, maxDepth: 0 },
    { name: 'body', type: 'textarea', required: true, maxLength: 5000 },
    { name: 'by', type: 'relationship', relationTo: 'admin-users', maxDepth: 0 },
    { name: 'byName', type: 'text', required: true, admin: { description: 'Name at the time.' } },
  ],
};
