import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';

export const OrderQuoteVersions: CollectionConfig = {
  slug: 'order-quote-versions',
  dbName: 'quote_versions',
  lockDocuments: false,
  admin: { useAsTitle: 'byName' },
  defaultSort: '-version',
  access: { read: staffWho('orders:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'quote', type: 'relationship', relationTo: 'order-quotes', required: true, index: true, maxDepth: 0 },
    { name: 'version', type: 'number', required: true },
    { name: 'content', type: 'json', required: true },
    { name: 'byName', type: 'text', required: true, admin: { description: 'Name of the sender at the time.' } },
  ],
};
