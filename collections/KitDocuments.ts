import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';

export const KitDocuments: CollectionConfig = {
  slug: 'kit-documents',
  dbName: 'kit_documents',
  lockDocuments: false,
  timestamps: true,
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'hash', hidden: true },
  access: { read: staffWho('orders:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'hash',
      type: 'text',
      required: true,
      unique: true,
      admin: { readOnly: true, description: 'SHA-256 of the kit as canonical JSON; equal kits have the same.' },
    },
    {
      name: 'document',
      type: 'json',
      required: true,
      admin: { readOnly: true, description: 'Kit design; JSON Schema at /api/kits/schema.' },
    },
  ],
};
