import type { CollectionConfig } from 'payload';
import { MAX_REASON } from '@/domain/orders/status-flow';
import { nobody, staffWho } from './shared/access';
import { countField, moneyField } from './shared/fields';

/** The database gives number and dates at commit and refuses later changes. PDFs are in `invoice_files`. */
export const Invoices: CollectionConfig = {
  slug: 'invoices',
  dbName: 'invoices',
  lockDocuments: false,
  admin: { useAsTitle: 'number', defaultColumns: ['number', 'kind', 'totalAmount', 'issuedOn'] },
  access: { read: staffWho('invoices:read'), create: nobody, update: nobody, delete: nobody },
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
    {
      name: 'number',
      type: 'text',
      unique: true,
      admin: { description: 'The prefix of the settings, such as INV-, and a sequence number without gaps.' },
    },
    {
      name: 'sequence',
      type: 'number',
      admin: { description: 'Counts invoices or credit notes, without gaps, from the first number of the settings.' },
    },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true, maxDepth: 0 },
    {
      name: 'teamOrder',
      type: 'relationship',
      relationTo: 'team-orders',
      index: true,
      maxDepth: 0,
      admin: { description: 'Either order or teamOrder is set.' },
    },
    { name: 'orderNumber', type: 'text', required: true },
    {
      name: 'reason',
      type: 'text',
      maxLength: 500,
      admin: { description: 'Reason for a changed total of the order.' },
    },
    {
      name: 'staffNote',
      type: 'textarea',
      maxLength: MAX_REASON,
      admin: { description: 'Note for staff, not printed.' },
    },
    { name: 'issuedAt', type: 'date' },
    {
      name: 'issuedOn',
      type: 'text',
      index: true,
      admin: { description: 'Date in the shop’s time zone, such as 2026-11-24.' },
    },
    { name: 'dueOn', type: 'text', index: true, admin: { description: 'Last day to pay on time.' } },
    countField('dueDays', 'Days from issue to due date.'),
    { name: 'timeZone', type: 'text', required: true },
    { name: 'currency', type: 'text', required: true, admin: { description: 'ISO 4217.' } },
    moneyField('totalAmount', 'Amount to pay or, on a credit note, to deduct, including tax.', { required: true }),
    {
      name: 'rows',
      type: 'json',
      required: true,
      admin: {
        description:
          'Each with its tax rate, amount at the shop’s prices, and netAmount without tax: these come to the net of each rate in taxLines.',
      },
    },
    { name: 'taxLines', type: 'json', required: true, admin: { description: 'By rate: [{ rate, net, tax }].' } },
    {
      name: 'credited',
      type: 'json',
      admin: {
        hidden: true,
        description: 'On a credit note that names goods: all that such notes of the order credit, with this one.',
      },
    },
    {
      name: 'homeTax',
      type: 'json',
      admin: {
        description:
          'Tax in the currency of the shop’s country, if that differs and a rate is set: { currency, rate, on, tax }.',
      },
    },
    {
      name: 'supplier',
      type: 'json',
      required: true,
      admin: { description: 'Details of the shop from the settings.' },
    },
    { name: 'customer', type: 'json', required: true, admin: { description: 'Addressee.' } },
    {
      name: 'payment',
      type: 'json',
      required: true,
      admin: { description: 'At issue: { isPaid, deposit: { dueNow, beforeDespatch } }.' },
    },
  ],
};
