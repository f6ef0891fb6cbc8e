import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';
import { moneyField } from './shared/fields';

/** Append-only; an order of the shop has the sum in `refundedAmount`. */
export const OrderRefunds: CollectionConfig = {
  slug: 'order-refunds',
  dbName: 'order_refunds',
  lockDocuments: false,
  admin: { useAsTitle: 'reason' },
  access: { read: staffWho('invoices:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true, maxDepth: 0 },
    { name: 'teamOrder', type: 'relationship', relationTo: 'team-orders', index: true, maxDepth: 0 },
    moneyField('amount', 'Amount refunded.', { required: true }),
    { name: 'reason', type: 'textarea', required: true, maxLength: 500 },
    {
      name: 'checkout',
      type: 'text',
      admin: {
        hidden: true,
        description: 'Stripe session of the refunded payment; empty for a manual refund.',
      },
    },
    {
      name: 'creditNote',
      type: 'relationship',
      relationTo: 'invoices',
      index: true,
      maxDepth: 0,
      admin: { description: 'Credit note that it pays out; empty for an overpayment.' },
    },
    { name: 'by', type: 'relationship', relationTo: 'admin-users', maxDepth: 0 },
    { name: 'byName', type: 'text', required: true, admin: { description: 'Name at the time.' } },
  ],
};
