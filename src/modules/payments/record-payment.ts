import { shopToday } from '@/domain/delivery/promise';
import { awaitsCard } from '@/domain/invoices/card-payments';
import { receivedOnProblem, type PaymentWay } from '@/domain/invoices/payments';
import { formatMoney, toAmount, toCents, type Cents } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import type { AnyOrder } from '@/data/any-order';
import { findRevision } from '@/data/orders';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { failure, type Failure, type Success } from '@/lib/result';
import { followPayment } from '@/modules/invoices/issue-invoice';
import { refOf, withAnyOrder, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';
import { payWithVoucher } from '@/modules/vouchers/spend-voucher';
import { withPaymentPage } from './create-payment-session';
import { insertPayment, type ReceivedPayment } from '@/data/payments';
import { findOrderDay } from './data/payments';
import { effectsOf } from '@/modules/orders/kinds/effects-of';
import type { PayloadRequest } from 'payload';

export type PaymentEntry = {
  cents: Cents;
  way: PaymentWay;
  receivedOn: string;
  reference: string;
  /** Key of a line of a bank’s file: each is recorded once. */
  bankLine?: string;
  allowOverpayment?: boolean;
};

type Overpayment = Failure<'overpayment', { over: number }>;
export type EntryRefusal = Failure<'not_possible'> | Failure<'invalid'> | Overpayment;
export type Recorded = Success<{ revision: number; paidAmount: number; payment: ReceivedPayment }>;
type Refusal = LockRefusal | EntryRefusal;

/** All or a part of what is due, with a receipt; more can be refunded. */
export async function recordPayment(entry: OrderCall & PaymentEntry): Promise<Recorded | Refusal> {
  const { req } = entry;
  const written = withAnyOrder<Recorded | Refusal>(
    entry,
    async (session, order) => {
      const recorded = await writePayment(session, req, order, entry);
      if (!recorded.ok) return recorded;
      return { ...recorded, revision: await findRevision(session, order.id, order.kind) };
    },
    'payments:write',
  );
  return onceByBankLine(withPaymentPage(req.payload, refOf(entry), written));
}

/** Two orders got the same line at once: the database takes one of them. */
export async function onceByBankLine<Answer>(work: Promise<Answer>): Promise<Answer | Failure<'not_possible'>> {
  try {
    return await work;
  } catch (error) {
    const isTwice =
      error instanceof Error && 'constraint' in error && error.constraint === 'order_payments_bank_line_idx';
    if (isTwice) return enteredAlready();
    throw error;
  }
}

export const enteredAlready = () => failure('not_possible', 'This payment of the statement has been entered already.');

export function refuseMoney(order: AnyOrder): Failure<'not_possible'> | undefined {
  if (order.awaitsConfirmation) {
    return failure('not_possible', 'The customer has not confirmed this order yet. Confirm it for them first.');
  }
  return awaitsCard(order) ? failure('not_possible', 'Stripe reports whether a card order is paid.') : undefined;
}

type WrittenPayment = PaymentEntry & {
  /** Number of the order that had the payment. */
  movedFrom?: string;
  voucher?: string;
};

/** The order is locked. */
export async function writePayment(
  session: Session,
  req: PayloadRequest,
  order: AnyOrder,
  { cents, way, receivedOn, reference, bankLine, allowOverpayment, movedFrom, voucher }: WrittenPayment,
): Promise<Success<{ paidAmount: number; payment: ReceivedPayment }> | EntryRefusal> {
  const refusal = refuseMoney(order);
  if (refusal) return refusal;
  if (cents < 1) {
    const message = 'Please enter an amount.';
    return failure('invalid', message, { fieldErrors: { amount: [message] } });
  }
  const days = { orderedOn: await findOrderDay(session, order), today: shopToday() };
  const problem = receivedOnProblem(receivedOn, days);
  if (problem) return failure('invalid', problem, { fieldErrors: { receivedOn: [problem] } });
  const { toPay, lost } = orderDue(order);
  const over = cents - toPay - lost;
  if (over > 0 && !allowOverpayment) {
    const message = `This is ${formatMoney(over, order.currency)} more than is open on order #${order.orderNumber}.`;
    return failure('overpayment', message, { over: toAmount(over, order.currency) });
  }
  const payment = voucher
    ? await payWithVoucher(session, req, order, { voucher, reference, cents })
    : await insertPayment(session, req, order, { cents, way, receivedOn, reference, bankLine });
  if (!payment) return failure('not_possible', 'The gift voucher has been used since.');
  await followPayment(session, { kind: order.kind, orderId: order.id }, order);
  await effectsOf(order).emailReceipt(session, order, { cents, way });
  const paidAmount = toAmount(toCents(order.paidAmount) + cents);
  const about = { ...(reference && { reference }), ...(movedFrom && { movedFrom }) };
  await recordOrderActivity(req, order, 'payment-received', {
    before: { paidAmount: order.paidAmount },
    after: { paidAmount, amount: toAmount(cents), way, receivedOn, ...about },
  });
  return { ok: true, paidAmount, payment };
}
