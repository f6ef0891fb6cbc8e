import type { CollectionBeforeValidateHook } from 'payload';
import { teamPasswordProblem } from '@/domain/teams/team-password';
import type { Team } from '@/payload-types';
import { teamUser } from '../shared/access';
import { requireGoodPassword, requirePassword } from '../shared/account-rules';

/** A link to a new password goes to the email address. A team’s username is for staff to correct. */
const OF_STAFF = ['password', 'email'] as const;
const OF_TEAMS = [...OF_STAFF, 'username'] as const;

/**
 * A session alone changes nothing about how a team signs in, over no interface: it needs the password of whoever asks,
 * team or staff; and a password is none without the rules of the screens.
 */
export const keepCredentials: CollectionBeforeValidateHook<Team> = (call) => {
  const { data, operation, originalDoc, req } = call;
  requireGoodPassword(call, teamPasswordProblem);
  const guarded = teamUser(req.user) ? OF_TEAMS : OF_STAFF;
  const changes = (name: (typeof OF_TEAMS)[number]) => data?.[name] !== undefined && data[name] !== originalDoc?.[name];
  if (operation === 'update' && guarded.some(changes)) requirePassword(req);
  return data;
};
