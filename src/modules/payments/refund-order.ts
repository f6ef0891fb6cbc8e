import { splitRefund, type RefundPart } from '@/domain/invoices/card-payments';
import { cutParts, partsByCredit } from '@/domain/invoices/credit-notes';
import { creditLeft } from '@/domain/orders/order-credit';
import type { RefundWay } from '@/domain/invoices/payments';
import { formatMoney, toCents, toAmount, type Cents } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import { refundPayment } from './refund-payment';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { failure, type Failure, type Success } from '@/lib/result';
import { effectsOf } from '@/modules/orders/kinds/effects-of';
import { followWithInvoice } from '@/modules/invoices/issue-invoice';
import type { AnyOrder } from '@/data/any-order';
import { withAnyOrder, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';
import {
  insertRefund,
  listCardPayments,
  listOpenCredits,
  listVoucherPayments,
  setRefunded,
  tieRefunds,
} from './data/payments';
import { findRevision } from '@/data/orders';
import type { PayloadRequest } from 'payload';

export type Refund = {
  cents: Cents;
  reason: string;
  /** Undefined: to cards first, then to gift vouchers, then by hand. */
  way?: RefundWay | undefined;
  creditNote?: string | undefined;
};
export type RefundRefusal = Failure<'invalid'> | Failure<'unavailable'> | Failure<'refused'>;
type Refunded = Success<{ refundedAmount: number }>;

/** Credits by amount what no credit note for goods covers. */
export async function refundOrder(
  refund: OrderCall & Refund,
): Promise<(Refunded & { revision: number }) | LockRefusal | RefundRefusal> {
  return withAnyOrder<(Refunded & { revision: number }) | LockRefusal | RefundRefusal>(
    refund,
    async (session, order) => {
      const refunded = await payBack(session, refund.req, order, refund);
      if (!refunded.ok) return refunded;
      return { ...refunded, revision: await findRevision(session, order.id, order.kind) };
    },
    'credit-notes:write',
  );
}

/** The caller has locked the order, so that refunds never exceed payments. Cards first, in the same transaction. */
export async function payBack(
  session: Session,
  req: PayloadRequest,
  order: AnyOrder,
  { cents, reason, way, creditNote }: Refund,
): Promise<Refunded | RefundRefusal> {
  const credits = await listOpenCredits(session, order, creditNote);
  const problem = problemOf(order, { cents, creditNote, credits });
  if (problem) return wrong(problem);
  const cards = way === 'hand' ? [] : await listCardPayments(session, order);
  const vouchers = way === undefined ? await listVoucherPayments(session, order) : [];
  const parts = splitRefund(cents, [...cards, ...vouchers]);
  const onCards = centsTo(parts, 'checkout');
  if (way === 'card' && onCards < cents)
    return wrong(
      onCards > 0 ? `At most ${formatMoney(onCards)} can be refunded by card.` : 'Nothing was paid by card.',
    );
  const atStripe = await refundAtStripe(order, parts);
  if (!atStripe.ok) return atStripe;
  const refunded = toCents(order.refundedAmount) + cents;
  const after = {
    amount: toAmount(cents),
    reason,
    refundedAmount: toAmount(refunded),
    ...(atStripe.refundIds.length > 0 && { stripe: atStripe.refundIds }),
  };
  const ofCredit = Math.min(cents, creditLeft(order), orderDue(order).toRefund);
  const untied: string[] = [];
  for (const { checkout, voucher, creditNote: note, cents: part } of cutParts(parts, [
    ...partsByCredit(ofCredit, credits),
    ...(cents > ofCredit ? [{ cents: cents - ofCredit }] : []),
  ])) {
    const id = await insertRefund(session, req, order, {
      ...{ amount: toAmount(part), reason, checkout, voucher, creditNote: note },
    });
    if (!note) untied.push(id);
  }
  await setRefunded(session, order, {
    amount: after.refundedAmount,
    ofCredit: toAmount(ofCredit),
  });
  const invoice = await followWithInvoice(session, { kind: order.kind, orderId: order.id }, { reason: 'Refund.' });
  if (invoice) await tieRefunds(session, untied, invoice);
  await recordOrderActivity(req, order, 'refunded', { before: { refundedAmount: order.refundedAmount }, after });
  const attached = invoice ?? (untied.length === 0 ? credits[0]?.id : undefined);
  await effectsOf(order).emailRefund(session, order, {
    ...{ cents, cardCents: onCards, voucherCents: centsTo(parts, 'voucher'), invoice: attached },
  });
  return { ok: true, refundedAmount: after.refundedAmount };
}

const centsTo = (parts: readonly RefundPart[], to: 'checkout' | 'voucher'): Cents =>
  parts.reduce((sum, part) => (part[to] ? sum + part.cents : sum), 0);

type Wanted = Pick<Refund, 'cents' | 'creditNote'> & { credits: readonly { id: string; left: Cents }[] };

function problemOf(order: AnyOrder, { cents, creditNote, credits }: Wanted): string | undefined {
  const { refundable, toRefund } = orderDue(order);
  if (refundable === 0)
    return order.paidAmount > 0 ? 'The full amount has already been refunded.' : 'Nothing has been paid.';
  if (cents < 1) return 'Please enter an amount.';
  const ofNote = credits.find(({ id }) => id === creditNote)?.left ?? 0;
  const most = creditNote === undefined ? refundable : Math.min(refundable, toRefund, ofNote);
  if (most === 0) return 'Nothing of this credit note is to be refunded.';
  return cents > most ? `At most ${formatMoney(most)} can be refunded.` : undefined;
}

const wrong = (message: string) => failure('invalid', message, { fieldErrors: { amount: [message] } });

/** Idempotency keys contain what was refunded before: an attempt whose record was lost is not repeated. */
async function refundAtStripe({ id, orderNumber, currency, refundedAmount }: AnyOrder, parts: RefundPart[]) {
  const refundIds: string[] = [];
  for (const { checkout, cents } of parts) {
    if (!checkout) continue;
    const idempotencyKey = `refund:${id}:${toCents(refundedAmount)}:${cents}:${checkout}`;
    const refund = await refundPayment({ order: { id, orderNumber, currency }, checkout, cents, idempotencyKey });
    if (!refund.ok) return refund;
    refundIds.push(refund.refundId);
  }
  return { ok: true, refundIds } as const;
}
