import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from '../shared/access';
import { countField, moneyField } from '../shared/fields';

/**
 * Invoices and credit notes, as they were issued. Number and dates are the database’s, given as the transaction
 * commits; afterwards nothing of a document changes (migration `invoice_rules`). Its PDF lies beside, in `invoice_files`.
 */
export const Invoices: CollectionConfig = {
  slug: 'invoices',
  dbName: 'invoices',
  lockDocuments: false,
  admin: { useAsTitle: 'number', defaultColumns: ['number', 'kind', 'totalAmount', 'issuedOn'] },
  access: { read: staffWho('orders:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'invoice', label: 'Invoice' },
        { value: 'credit_note', label: 'Credit note' },
      ],
    },
    { name: 'number', type: 'text', unique: true, admin: { description: 'INV- or CN- and its place, without gaps.' } },
    { name: 'sequence', type: 'number', admin: { description: 'Its place among those of its kind, from 1.' } },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true, maxDepth: 0 },
    {
      name: 'teamOrder',
      type: 'relationship',
      relationTo: 'team-orders',
      index: true,
      maxDepth: 0,
      admin: { description: 'Of an order of the shop or of a team: one of both.' },
    },
    { name: 'orderNumber', type: 'text', required: true },
    { name: 'reason', type: 'text', maxLength: 500, admin: { description: 'Why the order came to more or less.' } },
    { name: 'issuedAt', type: 'date' },
    { name: 'issuedOn', type: 'text', index: true, admin: { description: 'Day on the shop’s clock, as 2026-11-24.' } },
    { name: 'dueOn', type: 'text', index: true, admin: { description: 'The last day to pay without being late.' } },
    countField('dueDays', 'Days from issue to due date.'),
    { name: 'timeZone', type: 'text', required: true },
    { name: 'currency', type: 'text', required: true, admin: { description: 'ISO 4217.' } },
    moneyField('totalAmount', 'The amount to pay or, on a credit note, to take off, tax included.', { required: true }),
    { name: 'rows', type: 'json', required: true },
    { name: 'taxLines', type: 'json', required: true, admin: { description: 'By rate: [{ rate, net, tax }].' } },
    {
      name: 'homeTax',
      type: 'json',
      admin: {
        description:
          'Its tax in the currency of the shop’s country, where that is another and a rate was set: { currency, rate, on, tax }.',
      },
    },
    { name: 'supplier', type: 'json', required: true, admin: { description: 'Who trades, as the settings had it.' } },
    { name: 'customer', type: 'json', required: true, admin: { description: 'Whom it is addressed to.' } },
    { name: 'payment', type: 'json', required: true, admin: { description: 'How the order is paid.' } },
  ],
};
