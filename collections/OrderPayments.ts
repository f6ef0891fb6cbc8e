import type { CollectionConfig } from 'payload';
import { PAYMENT_WAYS, PAYMENT_WAY_LABELS } from '@/domain/invoices/payments';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { nobody, staffWho } from './shared/access';
import { MONEY_COMPONENTS } from './shared/fields';

/** Append-only, but for the marks of a void payment, which a negative one reverses: sums count neither. */
export const OrderPayments: CollectionConfig = {
  slug: 'order-payments',
  dbName: 'order_payments',
  lockDocuments: false,
  admin: { useAsTitle: 'reference' },
  access: { read: staffWho('invoices:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true, maxDepth: 0 },
    { name: 'teamOrder', type: 'relationship', relationTo: 'team-orders', index: true, maxDepth: 0 },
    {
      name: 'amount',
      type: 'number',
      required: true,
      admin: {
        description: 'In the order’s currency; negative for a reversal.',
        components: MONEY_COMPONENTS,
      },
    },
    {
      name: 'way',
      type: 'select',
      required: true,
      options: PAYMENT_WAYS.map((value) => ({ value, label: PAYMENT_WAY_LABELS[value] })),
    },
    { name: 'receivedOn', type: 'text', required: true, admin: { description: 'Such as 2026-11-24.' } },
    { name: 'reference', type: 'text', maxLength: 200, admin: { description: 'Reference from the bank or Stripe.' } },
    {
      name: 'bankLine',
      type: 'text',
      unique: true,
      admin: { hidden: true, description: 'Key of a bank statement’s line, entered only once.' },
    },
    { name: 'by', type: 'relationship', relationTo: 'admin-users', maxDepth: 0 },
    { name: 'byName', type: 'text', required: true, admin: { description: 'Name at the time.' } },
    {
      name: 'voids',
      type: 'relationship',
      relationTo: 'order-payments',
      unique: true,
      maxDepth: 0,
      admin: { description: 'Void payment that this one reverses.' },
    },
    { name: 'voidedAt', type: 'date', admin: { description: 'Empty for a payment that counts.' } },
    { name: 'voidedByName', type: 'text', admin: { description: 'Name at the time.' } },
    { name: 'voidReason', type: 'text', maxLength: MAX_REASON },
  ],
};
