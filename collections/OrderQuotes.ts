import type { CollectionConfig } from 'payload';
import { QUOTE_STATE_LABELS, QUOTE_STATUSES } from '@/domain/quotes/quote-state';
import { nobody, staffWho } from './shared/access';
import { MONEY_COMPONENTS } from './shared/fields';

/** Writes are those of `src/modules/quotes`. */
export const OrderQuotes: CollectionConfig = {
  slug: 'order-quotes',
  dbName: 'quotes',
  lockDocuments: false,
  defaultSort: '-createdAt',
  custom: { textSearch: ['quoteNumber', 'customerName', 'email', 'companyName'] },
  admin: { useAsTitle: 'quoteNumber', defaultColumns: ['quoteNumber', 'customerName', 'status', 'expiresOn'] },
  access: { read: staffWho('orders:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'quoteNumber', type: 'text', required: true, unique: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      index: true,
      options: QUOTE_STATUSES.map((value) => ({ value, label: QUOTE_STATE_LABELS[value] })),
      admin: { description: 'A sent quote has expired once `expiresOn` is over.' },
    },
    { name: 'revision', type: 'number', required: true, defaultValue: 1 },
    { name: 'version', type: 'number', required: true, defaultValue: 1 },
    { name: 'sentVersion', type: 'number', admin: { description: 'Version that was sent last.' } },
    { name: 'sentAt', type: 'date' },
    { name: 'customerName', type: 'text', required: true },
    { name: 'email', type: 'email', required: true },
    { name: 'companyName', type: 'text' },
    {
      name: 'expiresOn',
      type: 'text',
      required: true,
      admin: { description: 'Last day on which it can be accepted.' },
    },
    {
      name: 'totalAmount',
      type: 'number',
      required: true,
      admin: { description: 'Total of its first option, with tax.', components: MONEY_COMPONENTS },
    },
    { name: 'content', type: 'json', required: true, admin: { description: 'Newest version, with its options.' } },
    { name: 'inquiry', type: 'relationship', relationTo: 'inquiries', index: true, maxDepth: 0 },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true, maxDepth: 0 },
    { name: 'acceptedVersion', type: 'number' },
    { name: 'acceptedOption', type: 'number', admin: { description: 'Its place in the list of options, from 1.' } },
    { name: 'acceptedName', type: 'text', admin: { description: 'As typed by the customer.' } },
    { name: 'acceptedAt', type: 'date' },
    { name: 'declinedAt', type: 'date' },
    { name: 'declineReason', type: 'text' },
    { name: 'createdBy', type: 'relationship', relationTo: 'admin-users', maxDepth: 0 },
    { name: 'createdByName', type: 'text', required: true, admin: { description: 'Name at the time.' } },
  ],
};
