import type { PayloadRequest } from 'payload';
import type { PaymentWay } from '@/domain/invoices/payments';
import { toAmount, toCents, type Cents } from '@/domain/money/money';
import { teamOrder } from '@/domain/orders/order-ref';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import { findInvoicedOrder } from '@/modules/invoices/data/invoiced-order';
import { mayChangeOrders } from '@/modules/orders/status/lock-order';
import { lockTeamOrder } from '@/modules/team/data/lock-team-order';
import { insertTeamPayment } from './data/payments';

type RecordTeamPayment = {
  req: PayloadRequest;
  orderId: string;
  /** What was paid for it as the person saw it, in its currency. */
  seenPaid: number;
  cents: Cents;
  way: PaymentWay;
  /** As 2026-11-24. */
  receivedOn: string;
  reference: string;
};
type Refusal = Failure<'not_found'> | Failure<'forbidden'> | Failure<'not_possible'> | Failure<'invalid'>;

/** Records money that came in for a team’s order, all of what is to be paid or a part. */
export async function recordTeamPayment(entry: RecordTeamPayment): Promise<Success<{ paidAmount: number }> | Refusal> {
  const { req, orderId, seenPaid, cents, way, receivedOn, reference } = entry;
  if (!mayChangeOrders(req)) return failure('forbidden', 'You may not change orders.');
  if (cents < 1) {
    const message = 'Please enter an amount.';
    return failure('invalid', message, { fieldErrors: { amount: [message] } });
  }
  return inTransaction<Success<{ paidAmount: number }> | Refusal>(req, async (session) => {
    if (!(await lockTeamOrder(session, orderId))) return failure('not_found', 'Order not found.');
    const order = await findInvoicedOrder(session, teamOrder(orderId));
    if (toCents(order.paidAmount) !== toCents(seenPaid)) {
      return failure('not_possible', 'Someone else has recorded a payment in the meantime.');
    }
    await insertTeamPayment(session, req, orderId, { cents, way, receivedOn, reference });
    const paidAmount = toAmount(toCents(order.paidAmount) + cents);
    await recordActivity(req, {
      action: 'order.payment-received',
      subjectType: 'team-orders',
      subjectId: orderId,
      subject: order.orderNumber,
      before: { paidAmount: order.paidAmount },
      after: { paidAmount, amount: toAmount(cents), way, receivedOn, ...(reference && { reference }) },
    });
    return { ok: true, paidAmount };
  });
}
