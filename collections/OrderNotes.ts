import type { CollectionConfig } from 'payload';
import { MAX_ORDER_NOTE } from '@/domain/orders/order-note';
import { nobody, staffWho } from './shared/access';

export const OrderNotes: CollectionConfig = {
  slug: 'order-notes',
  dbName: 'order_notes',
  lockDocuments: false,
  admin: { useAsTitle: 'text' },
  access: { read: staffWho('orders:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true, maxDepth: 0 },
    {
      name: 'teamOrder',
      type: 'relationship',
      relationTo: 'team-orders',
      index: true,
      maxDepth: 0,
      admin: { description: 'Either order or teamOrder is set.' },
    },
    { name: 'text', type: 'textarea', required: true, maxLength: MAX_ORDER_NOTE },
    { name: 'by', type: 'relationship', relationTo: 'admin-users', maxDepth: 0 },
    { name: 'byName', type: 'text', required: true, admin: { description: 'Name at the time.' } },
  ],
};
