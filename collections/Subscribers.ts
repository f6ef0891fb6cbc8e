import type { CollectionConfig } from 'payload';
import { SUBSCRIBER_STATUS_LABELS, SUBSCRIBER_STATUSES } from '@/domain/inquiries/newsletter';
import { nobody, staffWho } from './shared/access';

export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  dbName: 'newsletter_subscribers',
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'status', 'confirmedAt', 'createdAt'] },
  access: {
    read: staffWho('newsletter:read'),
    create: nobody,
    update: nobody,
    delete: staffWho('newsletter:write'),
  },
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, admin: { description: 'In lower case.' } },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: SUBSCRIBER_STATUSES.map((value) => ({ value, label: SUBSCRIBER_STATUS_LABELS[value] })),
    },
    {
      name: 'requestedAt',
      type: 'date',
      required: true,
      admin: { description: 'Time of the last sign-up, from which confirmation links expire.' },
    },
    { name: 'confirmedAt', type: 'date' },
    { name: 'unsubscribedAt', type: 'date' },
  ],
};
