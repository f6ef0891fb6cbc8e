import type { Payload, TypedUser } from 'payload';
import { teamSeat } from '@/lib/active-user';
import type { TeamSession } from './session';

/** The team that a user is signed in for, with their role; nothing where they are signed in for none. */
export async function loadTeamSession(payload: Payload, user: TypedUser | null): Promise<TeamSession | undefined> {
  const seat = teamSeat(user);
  if (!seat || !user) return undefined;
  const { teamId, role } = seat;
  if (user.collection === 'teams') return { team: user, role, user };
  if (user.collection !== 'team-people') return undefined;
  const team = await payload.findByID({
    collection: 'teams',
    id: teamId,
    depth: 0,
    joins: false,
    disableErrors: true,
    user,
    overrideAccess: false,
  });
  return team ? { team: { ...team, collection: 'teams' }, role, user } : undefined;
}
