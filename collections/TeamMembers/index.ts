import type { CollectionConfig } from 'payload';
import { SIZES } from '@/domain/catalogue/sizes';
import { checkPrintedName } from './check-printed-name';
import { staffOrOwnTeam, staffWho } from '../shared/access';
import { ownTeamOnCreate } from '../shared/own-team';

export const TeamMembers: CollectionConfig = {
  slug: 'team-members',
  dbName: 'team_members',
  lockDocuments: false,
  custom: { textSearch: ['name'] },
  defaultSort: 'name',
  admin: { useAsTitle: 'name' },
  access: {
    read: staffOrOwnTeam('teams:read', 'team'),
    create: ownTeamOnCreate('teams:write'),
    update: staffOrOwnTeam('teams:write', 'team'),
    delete: staffWho('teams:write'),
  },
  hooks: { beforeValidate: [checkPrintedName] },
  fields: [
    {
      name: 'team',
      type: 'relationship',
      relationTo: 'teams',
      required: true,
      index: true,
      maxDepth: 0,
      access: { update: staffWho('teams:write') },
    },
    { name: 'name', type: 'text', required: true, maxLength: 120, index: true },
    { name: 'position', type: 'text', maxLength: 60 },
    {
      name: 'jerseyNumber',
      type: 'number',
      min: 0,
      max: 999,
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 999) ||
        'Enter a whole number from 0 to 999.',
    },
    {
      name: 'sizePreference',
      type: 'select',
      options: SIZES.map(({ code, label }) => ({ value: code, label })),
    },
    {
      name: 'nameOnBack',
      type: 'text',
      maxLength: 20,
      admin: { description: 'Printed above the number; the player’s last name if empty.' },
    },
    { name: 'email', type: 'email', admin: { description: 'For links and reminders about sizes.' } },
    { name: 'isActive', type: 'checkbox', required: true, defaultValue: true, index: true },
  ],
};
