import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';

/** Events from Stripe, each stored once, so that its webhook can repeat. */
export const PaymentEvents: CollectionConfig = {
  slug: 'payment-events',
  dbName: 'payment_events',
  lockDocuments: false,
  graphQL: false,
  admin: { useAsTitle: 'eventId', hidden: true },
  access: { read: staffWho('invoices:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'eventId', type: 'text', required: true, unique: true },
    { name: 'type', type: 'text', required: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true, maxDepth: 0 },
    { name: 'teamOrder', type: 'relationship', relationTo: 'team-orders', index: true, maxDepth: 0 },
    { name: 'outcome', type: 'text', admin: { description: 'Effect, or the reason for none.' } },
    { name: 'occurredAt', type: 'date' },
  ],
};
