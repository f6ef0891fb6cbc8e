import { toAmount, toCents } from '@/domain/money/money';
import type { OrderRef } from '@/domain/orders/order-ref';
import { findRevision } from '@/data/orders';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Success } from '@/lib/result';
import { refOf, withOrders, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';
import { withPaymentPage } from './create-payment-session';
import { insertVoid, type ReceivedPayment } from '@/data/payments';
import { findBankLine, findPayment } from './data/payments';
import { onceByBankLine, writePayment, type EntryRefusal } from './record-payment';
import { problemOfVoid } from './void-payment';

type MovePayment = OrderCall & { paymentId: string; to: OrderRef; allowOverpayment?: boolean };
type Moved = Success<{ revision: number; payment: ReceivedPayment }>;
type Refusal = LockRefusal | EntryRefusal;

const VOUCHER_STAYS = 'A gift voucher pays its own order. Void the payment, and the voucher has its money back.';

/** Voids the payment, and records it on the other order by the rules there. */
export function movePayment(change: MovePayment): Promise<Moved | Refusal> {
  const { req, paymentId, to, allowOverpayment } = change;
  const from = refOf(change);
  const both = [{ ...from, revision: change.revision }, to];
  const moved = withOrders<Moved | Refusal>(
    req,
    both,
    async (session, [order, target]) => {
      const payment = order && (await findPayment(session, order, paymentId));
      if (!target || !payment) return failure('not_found', 'Payment not found.');
      if (order.id === target.id) return failure('not_possible', 'The payment is on this order already.');
      const { amount, way, receivedOn, reference } = payment;
      if (way === 'voucher') return failure('not_possible', VOUCHER_STAYS);
      const problem = await problemOfVoid(session, order, payment);
      if (problem) return failure('not_possible', problem);
      if (order.currency !== target.currency) return failure('not_possible', 'The orders are in different currencies.');
      const bankLine = await findBankLine(session, payment.id);
      await insertVoid(session, req, order, { payment, reason: `Moved to order #${target.orderNumber}.` });
      const paidAmount = toAmount(toCents(order.paidAmount) - toCents(amount));
      await recordOrderActivity(req, order, 'payment-moved', {
        before: { paidAmount: order.paidAmount },
        after: { paidAmount, amount, way, receivedOn, ...(reference && { reference }), movedTo: target.orderNumber },
      });
      const entry = { cents: toCents(amount), way, receivedOn, reference: reference ?? '', bankLine, allowOverpayment };
      const recorded = await writePayment(session, req, target, { ...entry, movedFrom: order.orderNumber });
      if (!recorded.ok) return recorded;
      return { ok: true, revision: await findRevision(session, order.id, order.kind), payment: recorded.payment };
    },
    'payments:write',
  );
  const { payload } = req;
  return onceByBankLine(withPaymentPage(payload, to, withPaymentPage(payload, from, moved)));
}
