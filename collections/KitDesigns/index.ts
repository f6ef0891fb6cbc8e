import type { Access, CollectionConfig, Where } from 'payload';
import { nobody, teamWhere, userCan } from '../shared/access';

const hidden = { create: nobody, read: nobody, update: nobody } as const;

/** Staff read all, those too that were deleted; a team reads its own while they are there. */
const readDesign: Access = ({ req }) => {
  if (userCan(req.user, 'teams:read')) return true;
  const team = teamWhere(req.user, 'designs');
  const own: Where = { and: [{ team: { equals: team } }, { isActive: { equals: true } }] };
  return team ? own : false;
};

/** A kit design of a team, or of a visitor with its link: its current state and its links. */
export const KitDesigns: CollectionConfig = {
  slug: 'kit-designs',
  dbName: 'kit_designs',
  lockDocuments: false,
  custom: { textSearch: ['name'] },
  defaultSort: '-updatedAt',
  admin: { useAsTitle: 'name' },
  access: { read: readDesign, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'document',
      type: 'relationship',
      relationTo: 'kit-documents',
      required: true,
      maxDepth: 0,
      admin: { description: 'The kit as it was saved last.' },
    },
    {
      name: 'team',
      type: 'relationship',
      relationTo: 'teams',
      index: true,
      maxDepth: 0,
      admin: { description: 'Whose it is; empty for a visitor’s.' },
    },
    {
      name: 'email',
      type: 'email',
      access: { read: nobody },
      admin: { hidden: true, description: 'Where a visitor had the link sent.' },
    },
    {
      name: 'editKeyHash',
      type: 'text',
      unique: true,
      access: hidden,
      admin: { hidden: true, description: 'SHA-256 of the key in a visitor’s link that may change it.' },
    },
    {
      name: 'shareToken',
      type: 'text',
      required: true,
      unique: true,
      access: hidden,
      admin: { hidden: true, description: 'Key of the link that shows it and changes nothing.' },
    },
    {
      name: 'openedAt',
      type: 'date',
      access: { read: nobody },
      admin: { hidden: true, description: 'When someone opened or saw it last, to the day.' },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      index: true,
      admin: { description: 'Off once deleted.' },
    },
  ],
};
