import type { Access, CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import { TEAM_ROLE_HINTS, TEAM_ROLE_LABELS, TEAM_ROLES } from '@/domain/teams/team-roles';
import { env } from '@/lib/env';
import { loginEndpoint } from '@/modules/accounts/sign-in/login-endpoint';
import { signInPerson } from '@/modules/accounts/sign-in/sign-in';
import type { TeamPerson } from '@/payload-types';
import { checksGivenPassword, requireGoodPassword, requirePassword } from './shared/account-rules';
import { nobody, teamSeat, teamWhere, may } from './shared/access';
import { closedAuthEndpoints } from './shared/closed-endpoints';
import { teamField } from './shared/fields';

const readPerson: Access = ({ req }) => {
  if (may(req.user, 'teams:read')) return true;
  const teamId = teamWhere(req.user, 'people');
  if (teamId) return { team: { equals: teamId } };
  return self({ req });
};

const self: Access = ({ req: { user } }) =>
  user?.collection === 'team-people' && teamSeat(user) ? { id: { equals: user.id } } : false;

/** Demands the user’s password for changed credentials, over every interface. */
const protectCredentials: CollectionBeforeValidateHook<TeamPerson> = async (call) => {
  const { data, operation, originalDoc, req } = call;
  await requireGoodPassword('team-people', call);
  const changes = (name: 'email' | 'password') => data?.[name] !== undefined && data[name] !== originalDoc?.[name];
  if (operation === 'update' && (changes('email') || changes('password'))) requirePassword(req);
  return data;
};

/** People with a login to a team’s portal. Only `modules/team/people` invites, changes and removes them. */
export const TeamPeople: CollectionConfig = {
  slug: 'team-people',
  dbName: 'team_people',
  typescript: { interface: 'TeamPerson' },
  labels: { singular: 'Team Person', plural: 'Team People' },
  lockDocuments: false,
  defaultSort: 'fullName',
  admin: { useAsTitle: 'fullName', defaultColumns: ['fullName', 'email', 'role', 'team'] },
  auth: {
    maxLoginAttempts: 0,
    tokenExpiration: 60 * 60 * 24 * 14,
    cookies: { sameSite: 'Lax', secure: env.publicUrl.startsWith('https:') },
  },
  graphQL: { singularName: 'TeamPerson', pluralName: 'TeamPeople', disableMutations: true },
  endpoints: [
    loginEndpoint({ collection: 'team-people', field: 'email', signIn: signInPerson }),
    ...closedAuthEndpoints(
      'first-register',
      'unlock',
      'forgot-password',
      'reset-password',
      'refresh-token',
      'verify/:id',
    ),
  ],
  access: { read: readPerson, create: nobody, update: self, delete: nobody, unlock: nobody, admin: () => false },
  hooks: { beforeOperation: [checksGivenPassword], beforeValidate: [protectCredentials] },
  fields: [
    teamField({ access: { update: nobody } }),
    { name: 'fullName', type: 'text', required: true, maxLength: 120, access: { update: nobody } },
    {
      name: 'role',
      type: 'select',
      required: true,
      options: TEAM_ROLES.map((value) => ({ value, label: TEAM_ROLE_LABELS[value] })),
      access: { update: nobody },
      admin: { description: TEAM_ROLES.map((role) => `${TEAM_ROLE_LABELS[role]}: ${TEAM_ROLE_HINTS[role]}`).join(' ') },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      virtual: 'team.isActive',
      admin: { description: 'Same as the team’s.' },
    },
    { name: 'lastLogin', type: 'date', access: { create: nobody, update: nobody }, admin: { readOnly: true } },
  ],
};
