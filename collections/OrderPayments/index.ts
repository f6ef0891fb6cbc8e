import type { CollectionConfig } from 'payload';
import { PAYMENT_WAYS, PAYMENT_WAY_LABELS } from '@/domain/invoices/payments';
import { nobody, staffWho } from '../shared/access';
import { MONEY_COMPONENTS } from '../shared/fields';

/** Money that came in for an order, part by part. Append-only: what was entered by mistake is taken back by another. */
export const OrderPayments: CollectionConfig = {
  slug: 'order-payments',
  dbName: 'order_payments',
  lockDocuments: false,
  admin: { useAsTitle: 'reference' },
  access: { read: staffWho('orders:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true, maxDepth: 0 },
    { name: 'teamOrder', type: 'relationship', relationTo: 'team-orders', index: true, maxDepth: 0 },
    {
      name: 'amount',
      type: 'number',
      required: true,
      admin: {
        description: 'In the order’s currency; below zero where a payment is taken back.',
        components: MONEY_COMPONENTS,
      },
    },
    {
      name: 'way',
      type: 'select',
      required: true,
      options: PAYMENT_WAYS.map((value) => ({ value, label: PAYMENT_WAY_LABELS[value] })),
    },
    { name: 'receivedOn', type: 'text', required: true, admin: { description: 'As 2026-11-24.' } },
    { name: 'reference', type: 'text', maxLength: 200, admin: { description: 'What the bank or Stripe calls it.' } },
    {
      name: 'bankLine',
      type: 'text',
      unique: true,
      admin: { hidden: true, description: 'What a line of a bank’s file is known by: it is entered once.' },
    },
    { name: 'by', type: 'relationship', relationTo: 'admin-users', maxDepth: 0 },
    { name: 'byName', type: 'text', required: true, admin: { description: 'Name at the time.' } },
  ],
};
