import type { CollectionConfig } from 'payload';
import { MAX_SQUAD } from '@/domain/teams/roster';
import { nobody, staffOrOwnTeam } from '../shared/access';
import { teamField } from '../shared/fields';

/** A team’s call to its players for name, number and size, answered by link until a deadline or a lock. */
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
    { name: 'title', type: 'text', required: true, maxLength: 120, admin: { description: 'What the sizes are for.' } },
    {
      name: 'squad',
      type: 'text',
      maxLength: MAX_SQUAD,
      admin: { description: 'The squad that is asked; everyone where it is empty.' },
    },
    { name: 'deadline', type: 'date', required: true, admin: { description: 'Links stop working then.' } },
    { name: 'lockedAt', type: 'date', admin: { description: 'When the manager closed it, where that was earlier.' } },
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
