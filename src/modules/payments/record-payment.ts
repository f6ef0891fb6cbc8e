import { shopToday } from '@/domain/delivery/promise';
import { receivedOnProblem, type PaymentWay } from '@/domain/invoices/payments';
import { toAmount, toCents, type Cents } from '@/domain/money/money';
import { findRevision } from '@/data/orders';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { refOf, withAnyOrder, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';
import { withPaymentPage } from './create-payment-session';
import { findOrderDay, insertPayment } from './data/payments';
import { effectsOf } from '@/modules/orders/kinds/effects-of';

type RecordPayment = OrderCall & {
  cents: Cents;
  way: PaymentWay;
  receivedOn: string;
  reference: string;
  /** Key of a line of a bank’s file: each is recorded once. */
  bankLine?: string;
};
type Recorded = Success<{ revision: number; paidAmount: number }>;
type Refusal = LockRefusal | Failure<'not_possible'> | Failure<'invalid'>;

/** All or a part of what is due, with a receipt; more can be refunded. */
export async function recordPayment(entry: RecordPayment): Promise<Recorded | Refusal> {
  try {
    return await withPaymentPage(entry.req.payload, refOf(entry), writePayment(entry));
  } catch (error) {
    if (isBankLineTwice(error))
      return failure('not_possible', 'This payment of the statement has been entered already.');
    throw error;
  }
}

/** Two orders got the same line at once: the database takes one of them. */
const isBankLineTwice = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'order_payments_bank_line_idx';

function writePayment(entry: RecordPayment): Promise<Recorded | Refusal> {
  const { req, cents, way, receivedOn, reference, bankLine } = entry;
  return withAnyOrder<Recorded | Refusal>(entry, async (session, order) => {
    if (order.awaitsConfirmation) {
      return failure('not_possible', 'The customer has not confirmed this order yet. Confirm it for them first.');
    }
    if (order.paymentMethod === 'card' && order.paidAmount === 0) {
      return failure('not_possible', 'Stripe reports whether a card order is paid.');
    }
    if (cents < 1) {
      const message = 'Please enter an amount.';
      return failure('invalid', message, { fieldErrors: { amount: [message] } });
    }
    const days = { orderedOn: await findOrderDay(session, order), today: shopToday() };
    const problem = receivedOnProblem(receivedOn, days);
    if (problem) return failure('invalid', problem, { fieldErrors: { receivedOn: [problem] } });
    await insertPayment(session, req, order, { cents, way, receivedOn, reference, bankLine });
    await effectsOf(order).emailReceipt(session, order, { cents, way });
    const paidAmount = toAmount(toCents(order.paidAmount) + cents);
    await recordOrderActivity(req, order, 'payment-received', {
      before: { paidAmount: order.paidAmount },
      after: { paidAmount, amount: toAmount(cents), way, receivedOn, ...(reference && { reference }) },
    });
    return { ok: true, revision: await findRevision(session, order.id, order.kind), paidAmount };
  });
}
