import type { Access, CollectionConfig, Where } from 'payload';
import { nobody, teamWhere, may } from './shared/access';

const hidden = { create: nobody, read: nobody, update: nobody } as const;

/** Staff read all, deleted ones too; a team only its own active ones. */
const readDesign: Access = ({ req }) => {
  if (may(req.user, 'teams:read')) return true;
  const team = teamWhere(req.user, 'designs');
  const own: Where = { and: [{ team: { equals: team } }, { isActive: { equals: true } }] };
  return team ? own : false;
};

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
      admin: { description: 'Kit as last saved.' },
    },
    {
      name: 'team',
      type: 'relationship',
      relationTo: 'teams',
      index: true,
      maxDepth: 0,
      admin: { description: 'Owner; empty for a visitor’s design.' },
    },
    {
      name: 'email',
      type: 'email',
      access: { read: nobody },
      admin: { hidden: true, description: 'Address a visitor had the link sent to.' },
    },
    {
      name: 'editKeyHash',
      type: 'text',
      unique: true,
      access: hidden,
      admin: { hidden: true, description: 'SHA-256 of the key in a visitor’s edit link.' },
    },
    {
      name: 'shareToken',
      type: 'text',
      required: true,
      unique: true,
      access: hidden,
      admin: { hidden: true, description: 'Key of the read-only link.' },
    },
    {
      name: 'openedAt',
      type: 'date',
      access: { read: nobody },
      admin: { hidden: true, description: 'Day it was last opened or viewed.' },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      index: true,
      admin: { description: 'Off if deleted.' },
    },
  ],
};
