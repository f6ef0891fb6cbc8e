import type { Payload, PayloadRequest } from 'payload';
import type { OrderStatus } from '@/domain/orders/order-status';
import { isUuid } from '@/domain/text/uuid';
import { userCan } from '@/lib/active-user';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure } from '@/lib/result';
import type { Order } from '@/payload-types';

/** An order under lock. Amounts in USD. */
export type LockedOrder = {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  revision: number;
  totalAmount: number;
  discountAmount: number;
  shippingAmount: number;
  /** What was paid for it so far; 0 while it is unpaid. */
  paidAmount: number;
  refundedAmount: number;
  paymentMethod: Order['paymentMethod'];
  paymentStatus: Order['paymentStatus'];
  paidAt: Date | null;
  stripeSessionId: string | null;
  trackingToken: string;
  email: string;
  /** Nothing is reserved for it yet. */
  awaitsConfirmation: boolean;
  /** It had to be confirmed and was not, whatever became of it since. */
  isUnconfirmed: boolean;
  /** The time to confirm it is over. */
  isLate: boolean;
  /** It takes up no stock. */
  stockReturned: boolean;
};

/** Who changed the order in the meantime, when, and its status now. */
export type OrderConflict = {
  /** Null where no person did. */
  by: string | null;
  /** ISO time. */
  at: string;
  status: OrderStatus;
  /** The latest change set the status. */
  movedOn: boolean;
  revision: number;
};

export type Conflict = Failure<'conflict', { conflict: OrderConflict }>;
export type LockRefusal = Conflict | Failure<'forbidden'> | Failure<'not_found'>;

type LockOrder = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  /** The revision the person saw; any if left out. */
  revision?: number;
};

/** Thrown to roll back; never leaves this file. */
class Refused<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super('Refused');
  }
}

/**
 * Changes an order under lock, in a transaction of its own, if it is still at the revision the person saw: the second
 * of two such changes gets a conflict and writes nothing. A refusal of `work` rolls back.
 */
export async function withLockedOrder<Answer extends { ok: boolean }>(
  { req, orderId, revision }: LockOrder,
  work: (session: Session, order: LockedOrder) => Promise<Answer>,
): Promise<Answer | LockRefusal> {
  if (!mayChangeOrders(req)) return failure('forbidden', 'You may not change orders.');
  if (req.transactionID) throw new Error('An order is changed in a transaction of its own.');
  try {
    return await inTransaction(req, async (session) => {
      const order = await lockOrder(session, orderId);
      if (!order) return noOrder();
      if (revision !== undefined && order.revision !== revision) return conflictOver(session, order);
      const answer = await work(session, order);
      if (!answer.ok) throw new Refused(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Refused) return error.answer as Answer;
    throw error;
  }
}

export function mayChangeOrders({ user }: PayloadRequest): boolean {
  return userCan(user, 'orders:write');
}

const noOrder = () => failure('not_found', 'Order not found.');

/** The order, locked until the transaction ends; undefined where there is none. */
export async function lockOrder({ client }: Session, id: string): Promise<LockedOrder | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await client.query<LockedOrder>(
    `select id, order_number as "orderNumber", status, revision::int as revision, total_amount::float8 as "totalAmount",
            discount_amount::float8 as "discountAmount", shipping_amount::float8 as "shippingAmount",
            paid_amount::float8 as "paidAmount", refunded_amount::float8 as "refundedAmount",
            payment_method as "paymentMethod", payment_status as "paymentStatus", paid_at as "paidAt",
            stripe_session_id as "stripeSessionId", tracking_token as "trackingToken", contact_email as email,
            awaits_confirmation as "awaitsConfirmation", confirm_by is not null and confirmed_at is null as "isUnconfirmed",
            coalesce(confirm_by <= clock_timestamp(), false) as "isLate", stock_returned as "stockReturned"
       from orders where id = $1 for no key update`,
    [id],
  );
  return rows[0];
}

/** Names who changed it last, where the activity log has that change. */
async function conflictOver({ client }: Session, order: LockedOrder): Promise<Conflict> {
  const { rows } = await client.query<{ by: string | null; at: Date; action: string | null }>(
    `select last.actor_name as by, coalesce(last.created_at, o.updated_at) as at, last.action
       from orders o
       left join lateral (
         select a.actor_name, a.created_at, a.action from activity_log a
          where a.subject_type = 'orders' and a.subject_id = o.id::text and a.created_at > o.updated_at - interval '5 seconds'
          order by a.created_at desc limit 1) last on true
      where o.id = $1`,
    [order.id],
  );
  const { by = null, at = new Date(), action } = rows[0] ?? {};
  const { status, revision } = order;
  const movedOn = action === 'order.status-changed';
  const message = `${by ?? 'Someone'} changed this order in the meantime. None of your changes were saved.`;
  return failure('conflict', message, { conflict: { by, at: at.toISOString(), status, movedOn, revision } });
}

/** How often the order has been changed by now. */
export async function revisionOf({ client }: Session, orderId: string): Promise<number> {
  const { rows } = await client.query<{ revision: number }>(
    'select revision::int as revision from orders where id = $1',
    [orderId],
  );
  return rows[0]?.revision ?? 0;
}
