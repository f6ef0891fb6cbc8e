import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';

/** Queue of emails: written in the transaction that causes them, sent after its commit. */
export const MailMessages: CollectionConfig = {
  slug: 'mail-messages',
  dbName: 'mail_messages',
  lockDocuments: false,
  graphQL: false,
  admin: { useAsTitle: 'to', hidden: true },
  access: { read: staffWho('settings:write'), create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['sentAt', 'attemptAfter'] }],
  fields: [
    { name: 'to', type: 'text', required: true },
    {
      name: 'template',
      type: 'text',
      required: true,
      admin: { description: 'Key of emails.ts, such as order-confirmation.' },
    },
    {
      name: 'data',
      type: 'json',
      required: true,
      access: { read: nobody },
      admin: { description: 'Data of the email; may contain the key of an order.' },
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'attemptAfter', type: 'date', required: true },
    { name: 'lastError', type: 'text' },
    { name: 'sentAt', type: 'date' },
  ],
};
