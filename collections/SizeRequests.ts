import type { CollectionConfig } from 'payload';
import { MAX_SQUAD } from '@/domain/teams/roster';
import { nobody, staffOrOwnTeam } from './shared/access';
import { teamField } from './shared/fields';

export const SizeRequests: CollectionConfig = {
  slug: 'size-requests',
  dbName: 'team_size_requests',
  lockDocuments: false,
  custom: { textSearch: ['title'] },
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'title' },
  access: { read: staffOrOwnTeam('teams:read', 'team', 'roster'), create: nobody, update: nobody, delete: nobody },
  fields: [
    teamField(),
    { name: 'title', type: 'text', required: true, maxLength: 120, admin: { description: 'Purpose of the request.' } },
    {
      name: 'squad',
      type: 'text',
      maxLength: MAX_SQUAD,
      admin: { description: 'Squad to reply; empty for all players.' },
    },
    { name: 'deadline', type: 'date', required: true, admin: { description: 'Links stop working at this time.' } },
    { name: 'lockedAt', type: 'date', admin: { description: 'Time the manager closed it before the deadline.' } },
    {
      name: 'token',
      type: 'text',
      required: true,
      unique: true,
      access: { read: nobody },
      admin: { hidden: true, description: 'Key of the link for the whole team.' },
    },
  ],
};
