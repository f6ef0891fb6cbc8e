import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import {
  choiceLabel,
  INQUIRY_KIND_LABELS,
  INQUIRY_KINDS,
  INQUIRY_STATUS_LABELS,
  INQUIRY_STATUSES,
  INQUIRY_TYPES,
  QUOTE_QUANTITIES,
  QUOTE_SPORTS,
} from '@/domain/inquiries/inquiry';
import { nobody, staffWho } from './shared/access';
import { removeFilesAfterCommit } from '@/modules/inquiries/inquiry-files';
import { currentTransaction } from '@/lib/database/transaction';

const removeFiles: CollectionBeforeDeleteHook = async ({ id, req }) =>
  removeFilesAfterCommit(await currentTransaction(req), [String(id)]);

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: choiceLabel(value) }));

const ofQuote = (data: { kind?: string }) => data.kind === 'quote';

const ofContact = (data: { kind?: string }) => data.kind === 'contact';

export const Inquiries: CollectionConfig = {
  slug: 'inquiries',
  dbName: 'inquiries',
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'kind', 'status', 'createdAt'] },
  access: {
    read: staffWho('inquiries:read'),
    create: nobody,
    update: staffWho('inquiries:write'),
    delete: staffWho('inquiries:write'),
  },
  hooks: { beforeDelete: [removeFiles] },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: INQUIRY_KINDS.map((value) => ({ value, label: INQUIRY_KIND_LABELS[value] })),
      access: { update: nobody },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: INQUIRY_STATUSES.map((value) => ({ value, label: INQUIRY_STATUS_LABELS[value] })),
    },
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'email', type: 'email', required: true },
    { name: 'phone', type: 'text', maxLength: 40 },
    { name: 'subject', type: 'text', maxLength: 200, admin: { condition: ofContact } },
    { name: 'inquiryType', type: 'select', options: choices(INQUIRY_TYPES), admin: { condition: ofContact } },
    {
      name: 'message',
      type: 'textarea',
      maxLength: 5000,
      admin: { description: 'Message, or requirements for a quote.' },
    },
    { name: 'teamName', type: 'text', maxLength: 120, admin: { condition: ofQuote } },
    { name: 'sport', type: 'select', options: choices(QUOTE_SPORTS), admin: { condition: ofQuote } },
    { name: 'quantity', type: 'select', options: choices(QUOTE_QUANTITIES), admin: { condition: ofQuote } },
    { name: 'colors', type: 'text', maxLength: 300, admin: { condition: ofQuote } },
    {
      name: 'kitDocument',
      type: 'relationship',
      relationTo: 'kit-documents',
      maxDepth: 0,
      access: { update: nobody },
      admin: { condition: ofQuote, description: 'Kit design as sent.' },
    },
    {
      name: 'order',
      type: 'relationship',
      relationTo: 'orders',
      maxDepth: 0,
      admin: { description: 'Order made from the quote.' },
    },
    {
      name: 'files',
      type: 'join',
      collection: 'inquiry-files',
      on: 'inquiry',
      defaultSort: 'createdAt',
      defaultLimit: 0,
      maxDepth: 0,
    },
    {
      name: 'replies',
      type: 'join',
      collection: 'inquiry-replies',
      on: 'inquiry',
      defaultSort: 'createdAt',
      defaultLimit: 0,
      maxDepth: 0,
    },
  ],
};
