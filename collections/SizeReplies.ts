import type { CollectionConfig } from 'payload';
import { SIZES } from '@/domain/catalogue/sizes';
import { nobody, staffOrOwnTeam } from './shared/access';
import { teamField } from './shared/fields';

/** A reply through the player’s own link goes to the team member; one through the team’s link waits here. */
export const SizeReplies: CollectionConfig = {
  slug: 'size-replies',
  dbName: 'team_size_replies',
  lockDocuments: false,
  admin: { hidden: true },
  access: { read: staffOrOwnTeam('teams:read', 'team', 'roster'), create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['sizeRequest', 'member'], unique: true }],
  fields: [
    teamField(),
    {
      name: 'sizeRequest',
      type: 'relationship',
      relationTo: 'size-requests',
      required: true,
      index: true,
      maxDepth: 0,
    },
    { name: 'member', type: 'relationship', relationTo: 'team-members', index: true, maxDepth: 0 },
    {
      name: 'token',
      type: 'text',
      required: true,
      unique: true,
      access: { read: nobody },
      admin: { hidden: true, description: 'Key of this player’s own link.' },
    },
    { name: 'name', type: 'text', maxLength: 120, admin: { description: 'Name entered through the team’s link.' } },
    ...(['sizePreference', 'shortsSize', 'socksSize'] as const).map((name) => ({
      name,
      type: 'select' as const,
      options: SIZES.map(({ code, label }) => ({ value: code, label })),
    })),
    { name: 'jerseyNumber', type: 'text', maxLength: 3 },
    { name: 'nameOnBack', type: 'text', maxLength: 20 },
    { name: 'answeredAt', type: 'date' },
    {
      name: 'acceptedAt',
      type: 'date',
      admin: { description: 'Time the manager accepted a reply through the team’s link.' },
    },
    { name: 'remindedAt', type: 'date' },
  ],
};
