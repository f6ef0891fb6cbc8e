import { paymentStateOf, type PaymentState } from '@/domain/orders/payment-state';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { OrderDelivery } from '@/domain/delivery/promise';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import type { Credit } from '@/domain/orders/order-credit';
import { CREDIT, voucherAmountOf } from '@/data/orders';
import { ordersOf } from '@/data/all-orders';
import { DELIVERY_VALUES } from '@/data/deliveries';
import { taxesOf } from '@/data/order-taxes';
import { invoiceAddresses, TEAM_LINES } from '@/data/team-orders';
import { teamOrderOf, type TeamLines } from '@/domain/teams/stored-team-lines';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { isUuid } from '@/domain/text/uuid';
import type { Session } from '@/lib/database/sessions';

export type LockedTeamOrder = Credit & {
  kind: 'team';
  id: string;
  revision: number;
  teamId: string;
  orderNumber: string;
  status: TeamOrderStatus;
  data: TeamOrderData;
  totalAmount: number;
  currency: string;
  depositPercent: number;
  paidAmount: number;
  refundedAmount: number;
  voucherAmount: number;
  /** A team pays its invoices, also by card; it owes no more than they come to. */
  paymentMethod: 'invoice';
  paymentStatus: PaymentState;
  /** Nobody but its team can have placed it. */
  awaitsConfirmation: false;
  delivery: OrderDelivery | null;
  promisedDate: string | null;
  isCollection: boolean;
  shippingAmount: number;
  /** The last page it was to be paid on by card. */
  stripeSessionId: string | null;
  taxes: OrderTaxes | null;
  needsProof: boolean;
  notes: string | null;
  email: string | null;
  invoiceTo: string[];
};

type StoredRow = Omit<LockedTeamOrder, 'kind' | 'paymentMethod' | 'paymentStatus' | 'awaitsConfirmation' | 'data'> & {
  lines: TeamLines;
};

/** Locks a team’s order until the transaction ends; undefined where there is none. */
export async function lockTeamOrder({ client }: Session, id: string): Promise<LockedTeamOrder | undefined> {
  if (!isUuid(id)) return undefined;
  // By itself: a statement that waits for a lock still sums up the payments and refunds of before it.
  await client.query('select from team_orders where id = $1 for no key update', [id]);
  const { rows } = await client.query<StoredRow>(
    `select o.id, o.revision::int as revision, o.team_id as "teamId", o.order_number as "orderNumber", o.status, ${TEAM_LINES} as lines,
            o.currency, o.deposit_percent::int as "depositPercent", o.paid_amount::float8 as "paidAmount", ${voucherAmountOf('team')}, o.refunded_amount::float8 as "refundedAmount", ${CREDIT},
            ${DELIVERY_VALUES}, coalesce(o.delivery_is_collection, false) as "isCollection", o.shipping_amount::float8 as "shippingAmount",
            o.stripe_session_id as "stripeSessionId", o.needs_proof as "needsProof", o.total_amount::float8 as "totalAmount", ${taxesOf('team')} as taxes,
            o.notes, t.email, ${invoiceAddresses('o.team_id')} as "invoiceTo"
       from ${ordersOf('team')} join team_profiles t on t.id = o.team_id
      where o.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { lines, ...order } = row;
  const paymentStatus = paymentStateOf(order);
  const data = teamOrderOf(lines);
  return {
    ...order,
    data,
    kind: 'team',
    paymentMethod: 'invoice',
    paymentStatus,
    awaitsConfirmation: false,
  };
}
