import { APIError, type Payload, type PayloadRequest } from 'payload';
import { statusChange, type OrderStatus } from '@/domain/order-status';
import type { Session } from '@/lib/database/sessions';
import { currentTransaction } from '@/lib/database/transaction';
import { purgeAfterCommit } from '@/lib/database/purge-after-commit';
import { recordActivity } from '@/lib/activity';
import { queueMail } from '@/lib/mail/queue';
import { announceWork } from '@/lib/work/signal';
import { returnStock, takeStock, type StockMove } from '@/features/stock/operations/move-stock';
import { isDeletedEmail } from '../rules/deleted-customer';

type ChangeStatus = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  to: OrderStatus;
  /** For the order’s history, where it is not a person who decides. */
  reason?: string;
};
type Locked = { status: OrderStatus; stockReturned: boolean; orderNumber: string };

/**
 * Moves an order on within the request’s transaction (spec §4): any status from any other; each change is recorded,
 * cancelling returns the stock once, and leaving cancelled takes it again. The row is locked first, so that two
 * people at once make two changes and not the same one twice.
 * @returns what to write to the order.
 * @throws APIError 409 where the stock for a cancelled order is gone.
 */
export async function changeOrderStatus({
  req,
  orderId,
  to,
  reason,
}: ChangeStatus): Promise<{ status: OrderStatus; stockReturned: boolean }> {
  const session = await currentTransaction(req);
  const order = await lockOrder(session, orderId);
  const change = statusChange({ from: order.status, to, stockReturned: order.stockReturned });
  if (!change.changed) return { status: order.status, stockReturned: order.stockReturned };
  if (change.stock !== 'keep') await moveStockOf(session, orderId, change.stock, req);
  const stockReturned = change.stock === 'keep' ? order.stockReturned : change.stock === 'return';
  const movesStock = stockReturned !== order.stockReturned;
  if (to === 'delivered') await tellOfDelivery(session, orderId);
  await recordChange(session, req, { orderId, from: order.status, to, reason });
  await recordActivity(req, {
    action: 'order.status-changed',
    subjectType: 'orders',
    subjectId: orderId,
    subject: order.orderNumber,
    before: { status: order.status, ...(movesStock && { stockReturned: order.stockReturned }) },
    after: { status: to, ...(movesStock && { stockReturned }), ...(reason && { reason }) },
  });
  // Whoever was to pay for it by card can no longer.
  if (to === 'cancelled') session.afterCommit(() => announceWork('payments'));
  return { status: to, stockReturned };
}

async function lockOrder({ client }: Session, id: string): Promise<Locked> {
  const { rows } = await client.query<Locked>(
    `select status, stock_returned as "stockReturned", order_number as "orderNumber" from orders where id = $1 for no key update`,
    [id],
  );
  const [order] = rows;
  if (!order) throw new APIError('This order does not exist.', 404, undefined, true);
  return order;
}

async function moveStockOf(
  session: Session,
  orderId: string,
  direction: 'return' | 'take',
  req: PayloadRequest,
): Promise<void> {
  const { rows: moves } = await session.client.query<StockMove>(
    `select product_id as "productId", variation_id as "variationId", quantity::int as quantity
       from order_items where _parent_id = $1 and product_id is not null`,
    [orderId],
  );
  const named = moves.map((move) => ({ ...move, variationId: move.variationId ?? undefined }));
  if (direction === 'return') await returnStock(session, named);
  else if ((await takeStock(session, named)).length > 0) {
    throw new APIError('The stock of this order has been sold since it was cancelled.', 409, undefined, true);
  }
  await purgeAfterCommit(req, ['stock', 'products', ...new Set(named.map((move) => `product:${move.productId}`))]);
}

/** A letter to the customer, the first time: a status set back and forth is no second delivery. */
async function tellOfDelivery(session: Session, orderId: string): Promise<void> {
  const { rows } = await session.client.query<{ email: string; token: string }>(
    `select contact_email as email, tracking_token as token from orders
      where id = $1 and not exists (select from order_status_changes where order_id = $1 and "to" = 'delivered')`,
    [orderId],
  );
  const letters = rows.filter(({ email }) => !isDeletedEmail(email));
  const mails = letters.map(
    ({ email, token }) => ({ to: email, template: 'order-delivered', data: { token } }) as const,
  );
  if (mails.length > 0) await queueMail(session, mails);
}

type Change = { orderId: string; from: OrderStatus; to: OrderStatus; reason: string | undefined };

/** At the time of the clock: a transaction’s own is that of its start, when it may still have waited for another change. */
async function recordChange({ client }: Session, req: PayloadRequest, change: Change): Promise<void> {
  const by = req.user?.collection === 'admin-users' ? req.user : undefined;
  await client.query(
    `insert into order_status_changes (order_id, "from", "to", by_id, by_name, reason, created_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp())`,
    [change.orderId, change.from, change.to, by?.id ?? null, by?.fullName ?? 'System', change.reason ?? null],
  );
}
