import {
  type Access,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { SIZES } from '@/domain/catalogue/sizes';
import { staffOrOwnTeam, staffWho, teamWhere, may } from './shared/access';
import { teamField } from './shared/fields';
import { printedNameProblem } from '@/domain/teams/back-name';
import { shirtRulesOf, type ShirtRules } from '@/domain/teams/shirt-rules';
import { isUuid } from '@/domain/text/uuid';
import { playerShape } from '@/domain/teams/roster-input';
import { NUMBER_HINT, parseShirtNumber } from '@/domain/teams/shirt-number';
import type { TeamMember } from '@/payload-types';
import type { Permission } from '@/domain/staff/permissions';

const ownTeamOnCreate =
  (permission: Permission): Access =>
  ({ req, data }) => {
    if (may(req.user, permission)) return true;
    const teamId = teamWhere(req.user, 'roster');
    return teamId !== undefined && data?.team === teamId;
  };

/** Default rules if the team is missing: its field reports that. */
async function rulesOf(req: PayloadRequest, team: TeamMember['team'] | undefined): Promise<ShirtRules> {
  const id = typeof team === 'object' ? team.id : team;
  const found = isUuid(id ?? '')
    ? await req.payload.findByID({
        collection: 'teams',
        id: id ?? '',
        depth: 0,
        disableErrors: true,
        overrideAccess: true,
        req,
      })
    : undefined;
  return shirtRulesOf(found ?? {});
}

/** Refuses an unprintable name over every API; one older than the rule stays until it changes. */
const checkPrintedName: CollectionBeforeValidateHook<TeamMember> = async ({ data, originalDoc, req }) => {
  if (data?.name === undefined && data?.nameOnBack === undefined) return data;
  const before = { name: originalDoc?.name ?? '', nameOnBack: originalDoc?.nameOnBack ?? null };
  const name = data.name ?? before.name;
  const nameOnBack = data.nameOnBack === undefined ? before.nameOnBack : data.nameOnBack;
  if (name === before.name && nameOnBack === before.nameOnBack) return data;
  const rules = await rulesOf(req, data.team ?? originalDoc?.team);
  const message = printedNameProblem({ name, nameOnBack }, rules);
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
      type: 'text',
      typescriptSchema: [() => ({ type: ['number', 'string', 'null'] })],
      maxLength: 3,
      custom: { takesNumbers: true },
      hooks: {
        beforeValidate: [
          ({ value }) => (value === undefined ? undefined : String(parseShirtNumber(value) ?? value ?? '') || null),
        ],
        // A number, except 00.
        afterRead: [({ value }) => parseShirtNumber(value) ?? null],
      },
      validate: (value: unknown) => (value ?? '') === '' || parseShirtNumber(value) !== undefined || NUMBER_HINT,
      admin: { description: 'Whole number from 0 to 999, or 00.' },
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
      admin: { description: 'Printed above the number; empty for the team’s rule.' },
    },
    {
      name: 'squad',
      type: 'text',
      index: true,
      hooks: {
        beforeValidate: [
          ({ value }) => {
            if (value === undefined) return undefined;
            const read = playerShape.squad.safeParse(value);
            return read.success ? read.data : value;
          },
        ],
      },
      validate: (value: unknown) => playerShape.squad.safeParse(value ?? null).error?.issues[0]?.message ?? true,
      admin: { description: 'Squads separated by commas, such as U13, Seniors.' },
    },
    { name: 'email', type: 'email', admin: { description: 'Receives links and reminders about sizes.' } },
    { name: 'isActive', type: 'checkbox', required: true, defaultValue: true, index: true },
  ],
};
