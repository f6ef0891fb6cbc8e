import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from '../shared/access';
import { countField } from '../shared/fields';

const LINE = 'Id of the order line; of a team’s order, the id of the item, a colon and the size.';

const PLAYERS =
  'For whom they are printed: [{ name, number, person }], the person of a team’s order alone. Null where nobody said so.';

/** Shipments of an order of the shop or of a team. Only operations write it, as its order’s status follows. */
export const Shipments: CollectionConfig = {
  slug: 'shipments',
  dbName: 'shipments',
  lockDocuments: false,
  admin: { useAsTitle: 'trackingNumber' },
  access: { read: staffWho('orders:read'), create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'order',
      type: 'relationship',
      relationTo: 'orders',
      index: true,
      maxDepth: 0,
      admin: { description: 'The order of the shop; a shipment of a team’s order has a teamOrder instead.' },
    },
    { name: 'teamOrder', type: 'relationship', relationTo: 'team-orders', index: true, maxDepth: 0 },
    countField('number', 'Counts the shipments of an order, from 1.', { min: 1 }),
    { name: 'carrier', type: 'text', maxLength: 60 },
    { name: 'trackingNumber', type: 'text', maxLength: 60 },
    {
      name: 'trackingUrl',
      type: 'text',
      maxLength: 500,
      admin: { description: 'Where to track it, if not on the carrier’s own page: an https address.' },
    },
    {
      name: 'pieces',
      type: 'array',
      dbName: 'shipment_pieces',
      fields: [
        { name: 'line', type: 'text', required: true, index: true, admin: { description: LINE } },
        countField('quantity', 'Pieces of the line.', { min: 1 }),
        { name: 'players', type: 'json', admin: { description: PLAYERS } },
      ],
    },
    { name: 'by', type: 'relationship', relationTo: 'admin-users', maxDepth: 0 },
    { name: 'byName', type: 'text', required: true, admin: { description: 'Name at the time.' } },
  ],
};
