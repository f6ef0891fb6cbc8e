import type { PayloadRequest } from 'payload';
import { nameOfUser } from '@/lib/active-user';
import type { Session } from '@/lib/database/sessions';
import { insertEvent, type NewEvent } from '../data/lock-team-order';

/** Writes what happened to a team order into its history, in the caller’s transaction and under the request’s user. */
export const recordTeamOrderEvent = (session: Session, { user }: PayloadRequest, event: NewEvent): Promise<void> =>
  insertEvent(session, event, { name: nameOfUser(user), isStaff: user?.collection === 'admin-users' });
