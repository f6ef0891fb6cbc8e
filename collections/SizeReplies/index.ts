import type { CollectionConfig } from 'payload';
import { nobody, staffOrOwnTeam } from '../shared/access';

/** One player’s part of a size request. What the player answers is kept on the team member. */
export const SizeReplies: CollectionConfig = {
  slug: 'size-replies',
  dbName: 'team_size_replies',
  lockDocuments: false,
  admin: { useAsTitle: 'id' },
  access: { read: staffOrOwnTeam('teams:read', 'team'), create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['sizeRequest', 'member'], unique: true }],
  fields: [
    { name: 'team', type: 'relationship', relationTo: 'teams', required: true, index: true, maxDepth: 0 },
    {
      name: 'sizeRequest',
      type: 'relationship',
      relationTo: 'size-requests',
      required: true,
      index: true,
      maxDepth: 0,
    },
    { name: 'member', type: 'relationship', relationTo: 'team-members', required: true, index: true, maxDepth: 0 },
    {
      name: 'token',
      type: 'text',
      required: true,
      unique: true,
      access: { read: nobody },
      admin: { hidden: true, description: 'Key of this player’s own link.' },
    },
    { name: 'answeredAt', type: 'date' },
    { name: 'remindedAt', type: 'date' },
  ],
};
