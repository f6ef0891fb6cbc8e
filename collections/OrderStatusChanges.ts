import type { CollectionConfig } from 'payload';
import { SHOP_ORDERS, ORDER_STATUSES } from '@/domain/orders/order-status';
import { nobody, staffWho } from './shared/access';

const statusOptions = ORDER_STATUSES.map((value) => ({ value, label: SHOP_ORDERS.labels[value] }));

export const OrderStatusChanges: CollectionConfig = {
  slug: 'order-status-changes',
  dbName: 'order_status_changes',
  lockDocuments: false,
  admin: {
    useAsTitle: 'to',
    description: 'Changes of status of the shop’s orders. Append-only.',
  },
  access: { read: staffWho('orders:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true, maxDepth: 0 },
    {
      name: 'from',
      type: 'select',
      required: true,
      options: statusOptions,
      enumName: 'enum_order_status_changes_from',
    },
    { name: 'to', type: 'select', required: true, options: statusOptions, enumName: 'enum_order_status_changes_to' },
    { name: 'by', type: 'relationship', relationTo: 'admin-users', maxDepth: 0 },
    { name: 'byName', type: 'text', admin: { description: 'Name at the time; “System” for automatic changes.' } },
    { name: 'reason', type: 'textarea' },
  ],
};
