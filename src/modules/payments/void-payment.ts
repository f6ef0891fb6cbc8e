import { voidProblem } from '@/domain/invoices/payments';
import { toAmount, toCents } from '@/domain/money/money';
import type { AnyOrder } from '@/data/any-order';
import { findRevision } from '@/data/orders';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { failure, type Failure, type Success } from '@/lib/result';
import { refOf, withAnyOrder, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';
import { withPaymentPage } from './create-payment-session';
import { insertVoid, type ReceivedPayment } from '@/data/payments';
import { findIssued, findPayment } from './data/payments';

type VoidPayment = OrderCall & { paymentId: string; reason: string };
type Voided = Success<{ revision: number; payment: ReceivedPayment }>;
type Refusal = LockRefusal | Failure<'not_possible'>;

/** The payment stays, and counts nowhere: no credit note, no email. A gift voucher has its money back. */
export function voidPayment(change: VoidPayment): Promise<Voided | Refusal> {
  const { req, paymentId, reason } = change;
  const voided = withAnyOrder<Voided | Refusal>(
    change,
    async (session, order) => {
      const payment = await findPayment(session, order, paymentId);
      if (!payment) return failure('not_found', 'Payment not found.');
      const { amount, way, receivedOn, reference } = payment;
      const problem = await problemOfVoid(session, order, payment);
      if (problem) return failure('not_possible', problem);
      const paidAmount = toAmount(toCents(order.paidAmount) - toCents(amount));
      const marked = await insertVoid(session, req, order, { payment, reason });
      await recordOrderActivity(req, order, 'payment-voided', {
        before: { paidAmount: order.paidAmount },
        after: { paidAmount, amount, way, receivedOn, ...(reference && { reference }), reason },
      });
      return { ok: true, revision: await findRevision(session, order.id, order.kind), payment: marked };
    },
    'payments:write',
  );
  return withPaymentPage(req.payload, refOf(change), voided);
}

export async function problemOfVoid(
  session: Session,
  order: AnyOrder,
  { amount, way, voidedAt }: ReceivedPayment,
): Promise<string | undefined> {
  return voidProblem(
    { way, cents: toCents(amount), isVoid: voidedAt !== null },
    {
      total: order.status === 'cancelled' ? 0 : toCents(order.totalAmount),
      paid: toCents(order.paidAmount),
      refunded: toCents(order.refundedAmount),
      credited: order.status === 'cancelled' ? 0 : toCents(order.creditedAmount),
      creditRefunded: toCents(order.creditRefundedAmount),
      issued: await findIssued(session, order),
    },
  );
}
