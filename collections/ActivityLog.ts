import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';

/** Privileged changes, each written in its transaction. Append-only. */
export const ActivityLog: CollectionConfig = {
  slug: 'activity-log',
  dbName: 'activity_log',
  lockDocuments: false,
  graphQL: false,
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'action', defaultColumns: ['action', 'actorName', 'subject', 'createdAt'] },
  access: { read: staffWho('activity:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'actor', type: 'relationship', relationTo: 'admin-users', index: true, maxDepth: 0 },
    { name: 'actorName', type: 'text', required: true },
    {
      name: 'action',
      type: 'text',
      required: true,
      index: true,
      admin: {
        description: 'Such as order.status-changed.',
        components: { Cell: '/src/areas/cms/panel/TextCells#ActionCell' },
      },
    },
    { name: 'subjectType', type: 'text', index: true },
    { name: 'subjectId', type: 'text', index: true },
    { name: 'subject', type: 'text', admin: { description: 'Name at the time.' } },
    { name: 'before', type: 'json' },
    { name: 'after', type: 'json' },
    { name: 'address', type: 'text', admin: { description: 'IP address of the request.' } },
  ],
};
