import type { CollectionConfig } from 'payload';
import { TEAM_ORDER_EVENTS } from '@/domain/teams/team-order-events';
import { TEAM_ORDERS, TEAM_ORDER_STATUSES } from '@/domain/orders/team-order-status';
import { nobody, staffOrOwnTeam, staffUser } from './shared/access';
import { teamField } from './shared/fields';

const statusOptions = TEAM_ORDER_STATUSES.map((value) => ({ value, label: TEAM_ORDERS.labels[value] }));

export const TeamOrderEvents: CollectionConfig = {
  slug: 'team-order-events',
  dbName: 'team_order_events',
  lockDocuments: false,
  defaultSort: 'createdAt',
  admin: { useAsTitle: 'type', description: 'History of team orders. Append-only.' },
  access: { read: staffOrOwnTeam('orders:read', 'team', 'portal'), create: nobody, update: nobody, delete: nobody },
  fields: [
    teamField(),
    { name: 'teamOrder', type: 'relationship', relationTo: 'team-orders', required: true, index: true, maxDepth: 0 },
    {
      name: 'type',
      type: 'select',
      required: true,
      options: Object.entries(TEAM_ORDER_EVENTS).map(([value, label]) => ({ value, label })),
    },
    { name: 'from', type: 'select', options: statusOptions, enumName: 'enum_team_order_events_from' },
    { name: 'to', type: 'select', options: statusOptions, enumName: 'enum_team_order_events_to' },
    {
      name: 'byName',
      type: 'text',
      required: true,
      hooks: {
        afterRead: [
          ({ value, siblingData, req }) => (staffUser(req.user) || siblingData.byStaff === false ? value : 'Staff'),
        ],
      },
      admin: { description: 'Name at the time; teams see “Staff” for staff.' },
    },
    { name: 'byStaff', type: 'checkbox', required: true, defaultValue: false },
    { name: 'comment', type: 'textarea', maxLength: 2000 },
    { name: 'squads', type: 'text', admin: { description: 'Those that answered a proof, if not the whole order.' } },
  ],
};
