import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { BulkPayment, BulkPaymentPlan } from './bulk-payment';
import type { BulkStep } from './bulk-run';
import { parseOrderFilters } from '../filters/order-filters';
import type { SelectedOrders } from '../filters/order-selection';
import { matchingOrders, type Statement } from '../data/matching-orders';
import { setPayment } from '@/modules/payments/set-payment';
import { runOverOrders, type BulkRun } from './run-over-orders';

/** Of `selected`: nothing is left to pay for it. */
const PAID = `(payment_status = 'paid' and paid_amount >= total_amount)`;
/** Of `selected`: what `setPayment` would refuse, for someone to be told before. */
const REFUSED = `(status = 'cancelled' or payment_status = 'refunded' or awaits_confirmation
                  or (payment_method = 'card' and paid_amount = 0))`;

/** Counts what is selected by what there is to pay, for someone to confirm. */
export async function planBulkPayment(payload: Payload, asked: SelectedOrders): Promise<BulkPaymentPlan> {
  const until = new Date();
  const { text, values } = selectedByPayment(asked, until);
  const [plan] = await query<Omit<BulkPaymentPlan, 'until'>>(
    payload,
    `select count(*) filter (where ${PAID})::int as paid, count(*) filter (where not ${PAID} and ${REFUSED})::int as refused,
            count(*) filter (where not ${PAID} and not ${REFUSED})::int as payable,
            coalesce(sum(total_amount - paid_amount) filter (where not ${PAID} and not ${REFUSED}), 0)::float8 as amount
       from (${text}) as selected`,
    values,
  );
  return { ...(plan ?? { paid: 0, refused: 0, payable: 0, amount: 0 }), until: until.toISOString() };
}

/** Notes for each selected order, oldest first, that it is paid; those that are paid already are left out. */
export async function* runBulkPayment(run: BulkRun & { change: BulkPayment }): AsyncGenerator<BulkStep> {
  const { payload, change } = run;
  const { text, values } = selectedByPayment(change, new Date(change.until));
  const orders = await query<{ id: string }>(
    payload,
    `select id from (${text}) as selected where not ${PAID} order by created_at, id`,
    values,
  );
  yield* runOverOrders(
    run,
    orders.map(({ id }) => id),
    (req, orderId) => setPayment({ payload, req, orderId, isPaid: true }),
  );
}

const selectedByPayment = ({ query: listQuery, selection }: SelectedOrders, until: Date): Statement =>
  matchingOrders({
    filters: parseOrderFilters(new URLSearchParams(listQuery)),
    selection,
    columns:
      'o.id, o.created_at, o.status, o.payment_method, o.payment_status, o.paid_amount, o.total_amount, o.awaits_confirmation',
    until,
  });
