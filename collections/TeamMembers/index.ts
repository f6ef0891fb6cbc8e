import { type Access, type CollectionBeforeValidateHook, type CollectionConfig, ValidationError } from 'payload';
import { SIZES } from '@/domain/catalogue/sizes';
import { staffOrOwnTeam, staffWho, teamWhere, userCan } from '../shared/access';
import { teamField } from '../shared/fields';
import { MAX_SQUAD } from '@/domain/teams/roster';
import { printedNameProblem } from '@/domain/orders/shirt-text';
import type { TeamMember } from '@/payload-types';
import type { Permission } from '@/domain/staff/permissions';

/** Staff create for any team; a team creates for itself alone. */
const ownTeamOnCreate =
  (permission: Permission): Access =>
  ({ req, data }) => {
    if (userCan(req.user, permission)) return true;
    const teamId = teamWhere(req.user, 'roster');
    return teamId !== undefined && data?.team === teamId;
  };

/** Refuses a name that cannot be printed, over every API; one that was stored before the rule stands until it is changed. */
const checkPrintedName: CollectionBeforeValidateHook<TeamMember> = ({ data, originalDoc, req }) => {
  if (data?.name === undefined && data?.nameOnBack === undefined) return data;
  const before = { name: originalDoc?.name ?? '', nameOnBack: originalDoc?.nameOnBack ?? null };
  const name = data.name ?? before.name;
  const nameOnBack = data.nameOnBack === undefined ? before.nameOnBack : data.nameOnBack;
  if (name === before.name && nameOnBack === before.nameOnBack) return data;
  const message = printedNameProblem({ name, nameOnBack });
  if (message) throw new ValidationError({ errors: [{ message, path: 'nameOnBack' }], req }, req.t);
  return data;
};

export const TeamMembers: CollectionConfig = {
  slug: 'team-members',
  dbName: 'team_members',
  lockDocuments: false,
  custom: { textSearch: ['name'] },
  defaultSort: 'name',
  admin: { useAsTitle: 'name' },
  access: {
    read: staffOrOwnTeam('teams:read', 'team', 'roster'),
    create: ownTeamOnCreate('teams:write'),
    update: staffOrOwnTeam('teams:write', 'team', 'roster'),
    delete: staffWho('teams:write'),
  },
  hooks: { beforeValidate: [checkPrintedName] },
  fields: [
    teamField({ access: { update: staffWho('teams:write') } }),
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
    ...(['sizePreference', 'shortsSize', 'socksSize'] as const).map((name) => ({
      name,
      type: 'select' as const,
      options: SIZES.map(({ code, label }) => ({ value: code, label })),
    })),
    {
      name: 'nameOnBack',
      type: 'text',
      maxLength: 20,
      admin: { description: 'Printed above the number; the player’s last name if empty.' },
    },
    {
      name: 'squad',
      type: 'text',
      maxLength: MAX_SQUAD,
      index: true,
      admin: { description: 'The squad the player is in, as U13 or Seniors.' },
    },
    { name: 'email', type: 'email', admin: { description: 'For links and reminders about sizes.' } },
    { name: 'isActive', type: 'checkbox', required: true, defaultValue: true, index: true },
  ],
};
