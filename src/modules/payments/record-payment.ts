import type { Payload, PayloadRequest } from 'payload';
import type { PaymentWay } from '@/domain/invoices/payments';
import { toAmount, toCents, type Cents } from '@/domain/money/money';
import { findRevision } from '@/data/orders';
import { recordActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { withLockedOrder, type LockRefusal } from '@/modules/orders/status/lock-order';
import { closeOutdatedPage } from './create-payment-session';
import { insertPayment } from './data/payments';

type RecordPayment = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  /** The revision the person saw; any if left out. */
  revision?: number;
  cents: Cents;
  way: PaymentWay;
  /** As 2026-11-24. */
  receivedOn: string;
  reference: string;
  /** What the line of a bank’s file is known by: each is entered once. */
  bankLine?: string;
};
type Recorded = Success<{ revision: number; paidAmount: number }>;
type Refusal = LockRefusal | Failure<'not_possible'> | Failure<'invalid'>;

/** Records money that came in for an order, all of what is to be paid or a part; more than that can be refunded. */
export async function recordPayment(entry: RecordPayment): Promise<Recorded | Refusal> {
  try {
    const recorded = await writePayment(entry);
    if (recorded.ok) await closeOutdatedPage(entry.payload, entry.orderId);
    return recorded;
  } catch (error) {
    if (isBankLineTwice(error))
      return failure('not_possible', 'This payment of the statement has been entered already.');
    throw error;
  }
}

/** The same line at the same time, entered for two orders: the database takes one of them. */
const isBankLineTwice = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'order_payments_bank_line_idx';

function writePayment(entry: RecordPayment): Promise<Recorded | Refusal> {
  const { req, orderId, cents, way, receivedOn, reference, bankLine } = entry;
  return withLockedOrder<Recorded | Refusal>(entry, async (session, order) => {
    if (order.awaitsConfirmation) {
      return failure('not_possible', 'The customer has not confirmed this order yet. Move it on first.');
    }
    if (order.paymentMethod === 'card' && order.paidAmount === 0) {
      return failure('not_possible', 'Stripe reports whether a card order is paid.');
    }
    if (cents < 1) {
      const message = 'Please enter an amount.';
      return failure('invalid', message, { fieldErrors: { amount: [message] } });
    }
    await insertPayment(session, req, order, { cents, way, receivedOn, reference, bankLine });
    const paidAmount = toAmount(toCents(order.paidAmount) + cents);
    await recordActivity(req, {
      action: 'order.payment-received',
      subjectType: 'orders',
      subjectId: orderId,
      subject: order.orderNumber,
      before: { paidAmount: order.paidAmount },
      after: { paidAmount, amount: toAmount(cents), way, receivedOn, ...(reference && { reference }) },
    });
    return { ok: true, revision: await findRevision(session, orderId), paidAmount };
  });
}
