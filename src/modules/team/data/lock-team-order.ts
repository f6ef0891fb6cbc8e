import type { PayloadRequest } from 'payload';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { OrderDelivery } from '@/domain/delivery/promise';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import { DELIVERY_VALUES } from '@/data/deliveries';
import { taxesOf, TEAM_TAXES } from '@/data/order-taxes';
import { invoiceAddresses, TEAM_MONEY_COLUMNS } from '@/data/team-orders';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { isUuid } from '@/domain/text/uuid';
import { nameOfUser } from '@/lib/active-user';
import type { Session } from '@/lib/database/sessions';
import type { TeamOrderEventType } from '@/domain/teams/team-order-events';

/** A team’s order under lock, with the address of the team. */
export type LockedTeamOrder = {
  kind: 'team';
  id: string;
  /** Counted up with every change. */
  revision: number;
  teamId: string;
  orderNumber: string;
  status: TeamOrderStatus;
  data: TeamOrderData;
  /** In the shop’s currency. */
  totalAmount: number;
  /** ISO 4217: what its amounts are in. */
  currency: string;
  /** Due before work begins, in per cent of the total; 0 where none was agreed. */
  depositPercent: number;
  paidAmount: number;
  refundedAmount: number;
  /** How it is delivered; null where the shop had no methods. */
  delivery: OrderDelivery | null;
  promisedDate: string | null;
  /** Contained in the total. */
  shippingAmount: number;
  /** The last page it was to be paid on by card. */
  stripeSessionId: string | null;
  /** Null where no tax was charged. */
  taxes: OrderTaxes | null;
  needsProof: boolean;
  notes: string | null;
  email: string | null;
  /** Addresses that its invoices are emailed to. */
  invoiceTo: string[];
};

/**
 * Locks a team’s order until the transaction ends; undefined where there is none.
 * @param teamId whose it has to be; staff leave it out.
 */
export async function lockTeamOrder(
  { client }: Session,
  id: string,
  teamId?: string,
): Promise<LockedTeamOrder | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await client.query<LockedTeamOrder>(
    `select 'team' as kind, o.id, o.revision::int as revision, o.team_id as "teamId", o.order_number as "orderNumber", o.status, o.order_data as data,
            o.currency, o.deposit_percent::int as "depositPercent", ${TEAM_MONEY_COLUMNS},
            ${DELIVERY_VALUES}, o.shipping_amount::float8 as "shippingAmount",
            o.stripe_session_id as "stripeSessionId", o.needs_proof as "needsProof", o.total_amount::float8 as "totalAmount", ${taxesOf(TEAM_TAXES)} as taxes,
            o.notes, t.email, ${invoiceAddresses('o.team_id')} as "invoiceTo"
       from team_orders o join team_profiles t on t.id = o.team_id
      where o.id = $1 and ($2::uuid is null or o.team_id = $2) for no key update of o`,
    [id, teamId ?? null],
  );
  return rows[0];
}

/** What happened to a team’s order. */
type NewEvent = {
  teamId: string;
  orderId: string;
  type: TeamOrderEventType;
  from?: TeamOrderStatus;
  to?: TeamOrderStatus;
  comment?: string;
};

/** Characters, as many as the answer to a proof may have. */
const MAX_COMMENT = 2000;

/**
 * Writes what happened into an order’s history, in the caller’s transaction, under the request’s user and at the time of
 * the clock: that of the transaction is of its start.
 */
export async function recordTeamOrderEvent(
  { client }: Session,
  { user }: PayloadRequest,
  { teamId, orderId, type, from, to, comment }: NewEvent,
): Promise<void> {
  const isStaff = user?.collection === 'admin-users';
  await client.query(
    `insert into team_order_events (team_id, team_order_id, type, "from", "to", by_name, by_staff, comment, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp())`,
    [
      teamId,
      orderId,
      type,
      from ?? null,
      to ?? null,
      nameOfUser(user),
      isStaff,
      comment?.slice(0, MAX_COMMENT) ?? null,
    ],
  );
}
