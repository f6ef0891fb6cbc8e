import type { CollectionConfig } from 'payload';
import { nobody, staffOrOwnTeam } from './shared/access';
import { teamField } from './shared/fields';

/** One for each team, emptied when it is submitted. */
export const TeamOrderDrafts: CollectionConfig = {
  slug: 'team-order-drafts',
  dbName: 'team_order_drafts',
  lockDocuments: false,
  admin: { hidden: true },
  access: { read: staffOrOwnTeam('teams:read', 'team', 'drafts'), create: nobody, update: nobody, delete: nobody },
  fields: [
    teamField({ unique: true }),
    {
      name: 'draftData',
      type: 'json',
      required: true,
      admin: { description: '{ items, notes }; see src/domain/teams/team-draft.ts.' },
    },
    {
      name: 'version',
      type: 'number',
      required: true,
      defaultValue: 1,
      admin: { description: 'Number of saves, to detect changes in another window.' },
    },
  ],
};
