import type { Payload, TypedUser } from 'payload';
import type { TeamRole } from '@/domain/teams/team-roles';
import { teamSeat } from '@/lib/accounts/active-user';
import type { Team, TeamPerson } from '@/payload-types';

export type SignedTeam = Team & { collection: 'teams' };
type SignedPerson = TeamPerson & { collection: 'team-people' };

export type TeamSession = { team: SignedTeam; role: TeamRole; user: SignedTeam | SignedPerson };

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
