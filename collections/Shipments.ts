import type { CollectionConfig } from 'payload';
import { nobody, staffWho } from './shared/access';
import { countField } from './shared/fields';

const LINE = 'Id of the order line; in a team order, item id, colon and size.';

const PLAYERS =
  'Players the pieces are printed for: [{ name, number, person }], person only in team orders. Null if unknown.';

/** Written only by operations, as the order’s status follows. */
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
      admin: { description: 'Either order or teamOrder is set.' },
    },
    { name: 'teamOrder', type: 'relationship', relationTo: 'team-orders', index: true, maxDepth: 0 },
    countField('number', 'Counts the shipments of an order, from 1.', { min: 1 }),
    { name: 'carrier', type: 'text', maxLength: 60 },
    { name: 'trackingNumber', type: 'text', maxLength: 60 },
    {
      name: 'trackingUrl',
      type: 'text',
      maxLength: 500,
      admin: { description: 'Https address of the tracking page, if not the carrier’s own.' },
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
