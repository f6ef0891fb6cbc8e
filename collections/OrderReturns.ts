import type { CollectionConfig } from 'payload';
import {
  RESOLUTION_LABELS,
  RESOLUTIONS,
  RETURN_REASON_LABELS,
  RETURN_REASONS,
  RETURN_STATUS_LABELS,
  RETURN_STATUSES,
} from '@/domain/returns/return-state';
import { nobody, staffWho } from './shared/access';
import { countField } from './shared/fields';

/** Writes are those of `src/modules/returns`. */
export const OrderReturns: CollectionConfig = {
  slug: 'order-returns',
  dbName: 'returns',
  lockDocuments: false,
  defaultSort: '-createdAt',
  custom: { textSearch: ['returnNumber'] },
  admin: { useAsTitle: 'returnNumber', defaultColumns: ['returnNumber', 'order', 'status', 'createdAt'] },
  access: { read: staffWho('orders:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'returnNumber', type: 'text', required: true, unique: true },
    {
      name: 'order',
      type: 'relationship',
      relationTo: 'orders',
      index: true,
      maxDepth: 0,
      admin: { description: 'Either order or teamOrder is set.' },
    },
    { name: 'teamOrder', type: 'relationship', relationTo: 'team-orders', index: true, maxDepth: 0 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'requested',
      index: true,
      options: RETURN_STATUSES.map((value) => ({ value, label: RETURN_STATUS_LABELS[value] })),
    },
    {
      name: 'items',
      type: 'array',
      dbName: 'return_items',
      required: true,
      minRows: 1,
      fields: [
        { name: 'line', type: 'text', required: true, index: true, admin: { description: 'Id of the order line.' } },
        countField('quantity', 'Pieces that are to come back.', { min: 1 }),
        {
          name: 'reason',
          type: 'select',
          required: true,
          options: RETURN_REASONS.map((value) => ({ value, label: RETURN_REASON_LABELS[value] })),
        },
        countField('restocked', 'Pieces that came and went back into stock.'),
        countField('writtenOff', 'Pieces that came and did not.'),
      ],
    },
    { name: 'note', type: 'textarea', maxLength: 2000, admin: { description: 'Note from the customer.' } },
    { name: 'instructions', type: 'textarea', maxLength: 2000, admin: { description: 'Steps for sending it back.' } },
    { name: 'declineReason', type: 'text' },
    {
      name: 'resolution',
      type: 'select',
      options: RESOLUTIONS.map((value) => ({ value, label: RESOLUTION_LABELS[value] })),
    },
    { name: 'message', type: 'textarea', maxLength: 2000, admin: { description: 'For the customer, once resolved.' } },
    { name: 'creditNote', type: 'relationship', relationTo: 'invoices', index: true, maxDepth: 0 },
    {
      name: 'replacement',
      type: 'relationship',
      relationTo: 'orders',
      index: true,
      maxDepth: 0,
      admin: { description: 'Order of what is sent instead.' },
    },
    { name: 'createdBy', type: 'relationship', relationTo: 'admin-users', maxDepth: 0 },
    { name: 'createdByName', type: 'text', admin: { description: 'Name at the time; empty for the customer.' } },
    { name: 'approvedAt', type: 'date' },
    { name: 'receivedAt', type: 'date' },
    { name: 'closedAt', type: 'date', admin: { description: 'Resolved, declined or cancelled.' } },
  ],
};
