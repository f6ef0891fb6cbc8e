import { queueMail } from '@/lib/mail/queue';
import { record, type Outcome, type Settlement } from './settlement';

/**
 * Makes known that money came in which fits no open order: to the supplier by mail, in the order’s history and in the
 * log of activities; once for each payment page, however many events tell of it.
 */
export async function raiseAlert(settlement: Settlement, action: string, outcome: Outcome): Promise<Outcome> {
  const { session, order, checkout } = settlement;
  const { rowCount } = await session.client.query(
    `select 1 from activity_log where subject_type = 'orders' and subject_id = $1 and action = $2 and after ->> 'checkout' = $3`,
    [order.id, action, checkout.id],
  );
  if (rowCount) return outcome;
  await session.client.query(
    `insert into order_status_changes (order_id, "from", "to", by_name, reason, created_at)
     values ($1, $2, $3, 'System', $4, clock_timestamp())`,
    [order.id, order.status, order.status, `Card payment ${checkout.id}: ${outcome}.`],
  );
  const data = { token: order.trackingToken, outcome, checkout: checkout.id, amount: checkout.amount_total };
  await queueMail(session, [
    { to: 'supplier', template: 'payment-alert', data: { ...data, currency: checkout.currency } },
  ]);
  return record(settlement, action, outcome);
}
