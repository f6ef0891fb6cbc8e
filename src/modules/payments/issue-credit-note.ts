import type { RequestedCredit } from '@/domain/invoices/credit-notes';
import { toAmount, toCents } from '@/domain/money/money';
import type { PayloadRequest } from 'payload';
import { lockAnyOrder, type AnyOrder } from '@/data/any-order';
import { findRevision } from '@/data/orders';
import type { OrderRef } from '@/domain/orders/order-ref';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { failure, type Failure, type Success } from '@/lib/result';
import { creditGoods } from '@/modules/invoices/issue-invoice';
import { effectsOf } from '@/modules/orders/kinds/effects-of';
import { refOf, withAnyOrder, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';
import { withPaymentPage } from './create-payment-session';
import { setCredited } from './data/payments';
import { payBack, type Refund, type RefundRefusal } from './refund-order';

type GoodsCredit = RequestedCredit & {
  reason: string;
  note: string;
  refund?: Pick<Refund, 'cents' | 'way'> | undefined;
};
type Issued = Success<{ revision: number; creditNote: string }>;
export type CreditRefusal = LockRefusal | RefundRefusal | Failure<'not_possible'>;

/** Names goods, and lowers what the order charges: paid or not, before or after despatch. The customer is emailed it. */
export function issueCreditNote(change: OrderCall & GoodsCredit): Promise<Issued | CreditRefusal> {
  const { req } = change;
  const issued = withAnyOrder<Issued | CreditRefusal>(
    change,
    (session, order) => creditLocked(session, req, order, change),
    'credit-notes:write',
  );
  return withPaymentPage(req.payload, refOf(change), issued);
}

/** The caller has locked the order, rolls a refusal back, and renews its payment page. */
export async function creditLocked(
  session: Session,
  req: PayloadRequest,
  order: AnyOrder,
  { lines, delivery, reason, note, refund }: GoodsCredit,
): Promise<Issued | CreditRefusal> {
  const ref: OrderRef = { kind: order.kind, orderId: order.id };
  const credit = await creditGoods(session, ref, { lines, delivery, reason, staffNote: note });
  if (!credit.ok) return credit;
  const { creditNote, charges, credited } = credit;
  const frozen = credited.total - toCents(order.creditedAmount) - charges.total;
  await setCredited(session, order, {
    creditedAmount: toAmount(credited.total),
    creditRefundedAmount: toAmount(toCents(order.creditRefundedAmount) + frozen),
  });
  const after = { amount: toAmount(charges.total), reason, ...(note && { note }) };
  await recordOrderActivity(req, order, 'credited', { after });
  const now = await lockAnyOrder(session, ref);
  if (!now) return failure('not_found', 'Order not found.');
  if (!refund) await effectsOf(now).emailInvoice(session, now, creditNote);
  else {
    const refunded = await payBack(session, req, now, { ...refund, reason: note || reason, creditNote });
    if (!refunded.ok) return ofRefund(refunded);
  }
  return { ok: true, revision: await findRevision(session, order.id, order.kind), creditNote };
}

const ofRefund = (refusal: RefundRefusal): RefundRefusal =>
  refusal.fieldErrors ? { ...refusal, fieldErrors: { 'refund.amount': [refusal.message] } } : refusal;
