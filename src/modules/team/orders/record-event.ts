import type { PayloadRequest } from 'payload';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { TeamOrderEventType } from '@/domain/teams/team-order-events';
import type { Session } from '@/lib/database/sessions';

type NewEvent = {
  teamId: string;
  orderId: string;
  type: TeamOrderEventType;
  from?: TeamOrderStatus;
  to?: TeamOrderStatus;
  comment?: string;
};

/** Writes what happened to a team order into its history, in the caller’s transaction and under the request’s user. */
export async function recordTeamOrderEvent(
  { client }: Session,
  { user }: PayloadRequest,
  { teamId, orderId, type, from, to, comment }: NewEvent,
): Promise<void> {
  await client.query(
    `insert into team_order_events (team_id, team_order_id, type, "from", "to", by_name, by_staff, comment, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp())`,
    [
      teamId,
      orderId,
      type,
      from ?? null,
      to ?? null,
      nameOf(user),
      user?.collection === 'admin-users',
      comment ?? null,
    ],
  );
}

function nameOf(user: PayloadRequest['user']): string {
  if (user?.collection === 'admin-users') return user.fullName;
  return user?.collection === 'teams' ? (user.contactPerson ?? user.teamName) : 'System';
}
