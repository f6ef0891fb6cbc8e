import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';
import { receivedFileFields } from './shared/received-file-fields';

export const ReturnPhotos: CollectionConfig = {
  slug: 'return-photos',
  dbName: 'return_photos',
  lockDocuments: false,
  admin: { useAsTitle: 'name' },
  access: { read: staffWho('orders:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'return', type: 'relationship', relationTo: 'order-returns', required: true, index: true, maxDepth: 0 },
    ...receivedFileFields,
  ],
};
