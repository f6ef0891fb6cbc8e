import type { PayloadRequest } from 'payload';
import type { Session } from '@/lib/database/sessions';
import { insertEvent, type NewEvent } from '../data/lock-team-order';

/** Writes what happened to a team order into its history, in the caller’s transaction and under the request’s user. */
export const recordTeamOrderEvent = (session: Session, { user }: PayloadRequest, event: NewEvent): Promise<void> =>
  insertEvent(session, event, { name: nameOf(user), isStaff: user?.collection === 'admin-users' });

function nameOf(user: PayloadRequest['user']): string {
  if (user?.collection === 'admin-users') return user.fullName;
  return user?.collection === 'teams' ? (user.contactPerson ?? user.teamName) : 'System';
}
