import { type CollectionBeforeValidateHook, type CollectionConfig, Forbidden, ValidationError } from 'payload';
import { env } from '@/lib/env';
import { loginEndpoint } from '@/modules/accounts/sign-in/login-endpoint';
import { signInTeam } from '@/modules/accounts/sign-in/sign-in';
import { isHexColor } from '@/domain/text/hex';
import { checksGivenPassword, requireGoodPassword, requirePassword } from './shared/account-rules';
import { billedToFields, ofTeamInvoices } from './shared/billing-fields';
import { nobody, staffOrOwnTeam, staffOrTeamWho, staffWho, may } from './shared/access';
import { closedAuthEndpoints } from './shared/closed-endpoints';
import { refuseInactive } from './shared/refuse-inactive';
import { prepareTeamDeletion } from '@/modules/team/prepare-team-deletion';
import { taxBuyerFields } from './shared/tax-fields';
import { picturesOnly } from './shared/pictures-only';
import {
  BACK_NAME_LABELS,
  BACK_NAME_RULES,
  DEFAULT_SHIRT_RULES,
  NUMBER_SCOPE_LABELS,
  NUMBER_SCOPES,
} from '@/domain/teams/shirt-rules';
import type { Team } from '@/payload-types';

/** Includes the email address, which receives password links. */
const OF_STAFF = ['password', 'email'] as const;

const OF_TEAMS = [...OF_STAFF, 'username'] as const;

/** Demands the acting user’s password to change the login, over every interface. The team’s people cannot change it. */
const protectCredentials: CollectionBeforeValidateHook<Team> = async (call) => {
  const { data, operation, originalDoc, req } = call;
  const changes = (name: (typeof OF_TEAMS)[number]) => data?.[name] !== undefined && data[name] !== originalDoc?.[name];
  await requireGoodPassword('teams', call);
  if (changes('username') && data?.username?.includes('@')) {
    const message = 'A username cannot contain @: email addresses are for a team’s people.';
    throw new ValidationError({ errors: [{ message, path: 'username' }], req }, req.t);
  }
  const guarded = may(req.user, 'teams:write') ? OF_STAFF : OF_TEAMS;
  if (operation !== 'update' || !guarded.some(changes)) return data;
  if (req.user?.collection === 'team-people') throw new Forbidden(req.t);
  requirePassword(req);
  return data;
};

/** See docs/product.md, Team portal. */
const defaultColors = ['#7c3aed', '#ffffff'];

const ofTheRoster = { update: staffOrTeamWho('teams:write', 'roster') };

const ofTheAccount = { update: staffOrTeamWho('teams:write', 'account') };

export const Teams: CollectionConfig = {
  slug: 'teams',
  dbName: 'team_profiles',
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'teamName', defaultColumns: ['teamName', 'sportType', 'contactPerson', 'isActive'] },
  auth: {
    loginWithUsername: { requireEmail: false, allowEmailLogin: false },
    maxLoginAttempts: 0,
    tokenExpiration: 60 * 60 * 24 * 14,
    cookies: { sameSite: 'Lax', secure: env.publicUrl.startsWith('https:') },
  },
  graphQL: { disableMutations: true },
  endpoints: [
    loginEndpoint({ collection: 'teams', field: 'username', signIn: signInTeam }),
    ...closedAuthEndpoints(
      'first-register',
      'unlock',
      'forgot-password',
      'reset-password',
      'refresh-token',
      'verify/:id',
    ),
  ],
  access: {
    read: staffOrOwnTeam('teams:read', 'id', 'portal'),
    create: staffWho('teams:write'),
    update: staffOrOwnTeam('teams:write', 'id', 'designs'),
    delete: staffWho('teams:write'),
    unlock: nobody,
    admin: () => false,
  },
  hooks: {
    beforeLogin: [refuseInactive],
    beforeOperation: [checksGivenPassword],
    beforeValidate: [protectCredentials],
    beforeDelete: [prepareTeamDeletion],
  },
  fields: [
    {
      name: 'teamName',
      type: 'text',
      required: true,
      maxLength: 120,
      index: true,
      access: { update: staffWho('teams:write') },
    },
    { name: 'division', type: 'text', maxLength: 120, access: ofTheAccount },
    { name: 'sportType', type: 'text', maxLength: 60, access: ofTheAccount },
    { name: 'contactPerson', type: 'text', maxLength: 120, access: ofTheAccount },
    { name: 'phone', type: 'text', maxLength: 40, access: ofTheAccount },
    ...billedToFields(ofTeamInvoices),
    ...taxBuyerFields({ update: staffWho('teams:write') }),
    {
      name: 'colors',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 6,
      defaultValue: defaultColors,
      validate: (value: unknown) => {
        const colors = Array.isArray(value) ? value : [];
        if (colors.length > 6) return 'Teams can have a maximum of 6 colors.';
        if (colors.length < 1) return 'Teams must have at least one color.';
        if (new Set(colors).size < colors.length) return 'Choose each colour once.';
        return colors.every(isHexColor) || 'Enter colours as #rrggbb.';
      },
      admin: { description: '1 to 6 team colours as #rrggbb.' },
    },
    {
      name: 'numbersUniqueIn',
      type: 'select',
      defaultValue: DEFAULT_SHIRT_RULES.numbersUniqueIn,
      options: NUMBER_SCOPES.map((value) => ({ value, label: NUMBER_SCOPE_LABELS[value] })),
      access: ofTheRoster,
      admin: { description: 'Players among whom a number must be unique.' },
    },
    {
      name: 'backNames',
      type: 'select',
      defaultValue: DEFAULT_SHIRT_RULES.backNames,
      options: BACK_NAME_RULES.map((value) => ({ value, label: BACK_NAME_LABELS[value] })),
      access: ofTheRoster,
      admin: { description: 'Name printed for players without a name on back.' },
    },
    {
      name: 'capitalNames',
      type: 'checkbox',
      defaultValue: DEFAULT_SHIRT_RULES.capitalNames,
      access: ofTheRoster,
      admin: { description: 'Prints names in capitals.' },
    },
    {
      name: 'allowsAnyNumber',
      type: 'checkbox',
      defaultValue: false,
      access: { update: staffWho('teams:write') },
      admin: { description: 'Allows numbers against the rules of the sport.' },
    },
    { name: 'logo', type: 'upload', relationTo: 'media', filterOptions: picturesOnly, access: ofTheAccount },
    {
      name: 'logoUrl',
      type: 'text',
      access: ofTheAccount,
      maxLength: 500,
      validate: (value: unknown) =>
        !value ||
        (typeof value === 'string' && value.startsWith('https://')) ||
        'Enter an address that begins with https://.',
      admin: { description: 'Web address of the logo, if not uploaded.' },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      index: true,
      access: { update: staffWho('teams:write') },
      admin: { description: 'Inactive teams cannot sign in.' },
    },
    { name: 'lastLogin', type: 'date', access: { create: nobody, update: nobody }, admin: { readOnly: true } },
    { name: 'members', type: 'join', collection: 'team-members', on: 'team', defaultSort: 'name', maxDepth: 0 },
    { name: 'orders', type: 'join', collection: 'team-orders', on: 'team', defaultSort: '-createdAt', maxDepth: 0 },
  ],
};
