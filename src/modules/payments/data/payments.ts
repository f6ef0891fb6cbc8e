/** What payments write to orders that the caller has locked, and to the events of Stripe. Amounts in USD. */
import type { Session } from '@/lib/database/sessions';
import type { PayloadRequest } from 'payload';

/** @param checkout id of the payment page on which it was paid. */
export async function setPaidByCard({ client }: Session, id: string, checkout: string): Promise<void> {
  await client.query(
    `update orders set payment_status = 'paid', paid_at = now(), stripe_session_id = $2, updated_at = now() where id = $1`,
    [id, checkout],
  );
}

/** Notes that a payment by card did not work out. */
export async function setFailed({ client }: Session, id: string): Promise<void> {
  await client.query(`update orders set payment_status = 'failed', updated_at = now() where id = $1`, [id]);
}

/** Notes that an order is paid in full, or not. */
export async function setPaid({ client }: Session, id: string, isPaid: boolean): Promise<void> {
  await client.query(
    isPaid
      ? `update orders set payment_status = 'paid', paid_amount = greatest(paid_amount, total_amount),
                paid_at = coalesce(paid_at, now()), updated_at = now() where id = $1`
      : `update orders set payment_status = 'unpaid', paid_at = null, updated_at = now() where id = $1`,
    [id],
  );
}

/** @param refunded all that was refunded so far. */
export async function setRefunded(
  { client }: Session,
  id: string,
  refunded: { amount: number; isAll: boolean },
): Promise<void> {
  await client.query(
    `update orders set refunded_amount = $2, payment_status = case when $3 then 'refunded' else payment_status end,
            updated_at = now() where id = $1`,
    [id, refunded.amount, refunded.isAll],
  );
}

/** Whether the activity log has this alert about a payment page. */
export async function hasAlert(
  { client }: Session,
  { orderId, action, checkout }: { orderId: string; action: string; checkout: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from activity_log where subject_type = 'orders' and subject_id = $1 and action = $2 and after ->> 'checkout' = $3`,
    [orderId, action, checkout],
  );
  return Boolean(rowCount);
}

/** @returns the id of the row; undefined where the event is known already. */
export async function insertEvent(
  { client }: Session,
  event: { id: string; type: string; created: number },
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into payment_events (event_id, type, occurred_at) values ($1, $2, to_timestamp($3))
     on conflict (event_id) do nothing returning id`,
    [event.id, event.type, event.created],
  );
  return rows[0]?.id;
}

/** Notes what an event of Stripe came to, and for which order. */
export async function updateOutcome(
  { client }: Session,
  id: string,
  { outcome, orderId }: { outcome: string; orderId: string | undefined },
): Promise<void> {
  await client.query('update payment_events set outcome = $2, order_id = $3 where id = $1', [
    id,
    outcome,
    orderId ?? null,
  ]);
}

/** What a check of a payment page came to, and whether there is nothing more to ask. */
export async function updateCheck(
  { client }: Session,
  id: string,
  { outcome, isFinal }: { outcome: string; isFinal: boolean },
): Promise<void> {
  await client.query(
    `update payment_events set outcome = $2, occurred_at = case when $3 then now() end, updated_at = now() where id = $1`,
    [id, outcome, isFinal],
  );
}

type NewRefund = { orderId: string; amount: number; reason: string };

/** Records a refund, in USD, under the request’s member of staff. */
export async function insertRefund({ client }: Session, req: PayloadRequest, refund: NewRefund): Promise<void> {
  const by = req.user?.collection === 'admin-users' ? req.user : undefined;
  await client.query(
    `insert into order_refunds (order_id, amount, reason, by_id, by_name, created_at)
     values ($1, $2, $3, $4, $5, clock_timestamp())`,
    [refund.orderId, refund.amount, refund.reason, by?.id ?? null, by?.fullName ?? 'System'],
  );
}
