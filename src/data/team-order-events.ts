import type { PayloadRequest } from 'payload';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { TeamOrderEventType } from '@/domain/teams/team-order-events';
import { nameOfUser } from '@/lib/accounts/active-user';
import type { Session } from '@/lib/database/sessions';

type NewEvent = {
  teamId: string;
  orderId: string;
  type: TeamOrderEventType;
  from?: TeamOrderStatus;
  to?: TeamOrderStatus;
  comment?: string;
  squads?: string;
};

/** Characters, as many as the answer to a proof may have. */
const MAX_COMMENT = 2000;

/** Writes history in the caller’s transaction, at the time of the clock: the transaction’s is its start. */
export async function recordTeamOrderEvent(
  { client }: Session,
  { user }: PayloadRequest,
  { teamId, orderId, type, from, to, comment, squads }: NewEvent,
): Promise<void> {
  const isStaff = user?.collection === 'admin-users';
  await client.query(
    `insert into team_order_events (team_id, team_order_id, type, "from", "to", by_name, by_staff, comment, squads, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp())`,
    [
      teamId,
      orderId,
      type,
      from ?? null,
      to ?? null,
      nameOfUser(user),
      isStaff,
      comment?.slice(0, MAX_COMMENT) ?? null,
      squads ?? null,
    ],
  );
}
