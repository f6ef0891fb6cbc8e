import { nextDocument, type Charges, type IssuedCharges } from '@/domain/invoices/charges';
import { creditedTooMuch, creditedWith, creditOf, type RequestedCredit } from '@/domain/invoices/credit-notes';
import { chargesOf } from '@/domain/invoices/order-charges';
import { orderDeposit } from '@/domain/invoices/deposits';
import { toAmount, toCents, type Cents } from '@/domain/money/money';
import type { OrderRef } from '@/domain/orders/order-ref';
import { orderDue } from '@/domain/orders/order-edit';
import { invalidFields } from '@/lib/failures';
import { failure, type Failure, type Success } from '@/lib/result';
import type { Session } from '@/lib/database/sessions';
import { findInvoicedOrder, type InvoicedOrder } from './data/invoiced-order';
import { documentCustomer } from './document-customer';
import { insertInvoice, listIssued, type DepositTerms } from './data/invoices';

type Change = {
  /** Reason for the difference, printed for the customer: no internal notes of staff. */
  reason?: string;
};

/** Issues the difference if there is an invoice. Call it in the transaction that makes the order binding. */
export async function issueInvoice(session: Session, ref: OrderRef): Promise<string | undefined> {
  if ((await listIssued(session, ref)).length > 0) return followWithInvoice(session, ref);
  return issueFirstInvoice(session, ref, await findInvoicedOrder(session, ref));
}

/** Issues the first invoice of an order placed by this transaction, without reading what is stored. */
export async function issueFirstInvoice(
  session: Session,
  ref: OrderRef,
  order: InvoicedOrder,
): Promise<string | undefined> {
  const charges = chargesOf(order);
  return charges.rows.length > 0 ? issue(session, ref, order, { kind: 'invoice', charges }) : undefined;
}

/** An invoice if more, a credit note if less; none without a first invoice. Call it once the change is written. */
export async function followWithInvoice(
  session: Session,
  ref: OrderRef,
  { reason }: Change = {},
): Promise<string | undefined> {
  const issued = await listIssued(session, ref);
  if (issued.length === 0) return undefined;
  const order = await findInvoicedOrder(session, ref);
  const next = nextDocument(chargesOf(order), issued);
  return next && issue(session, ref, order, next, reason);
}

/** Money after a refund by amount pays what was refunded: the order charges it again. */
export async function followPayment(
  session: Session,
  ref: OrderRef,
  { refundedAmount, creditRefundedAmount }: { refundedAmount: number; creditRefundedAmount: number },
): Promise<void> {
  if (refundedAmount > creditRefundedAmount)
    await followWithInvoice(session, ref, { reason: 'Payment after a refund.' });
}

async function issue(
  session: Session,
  ref: OrderRef,
  order: InvoicedOrder,
  { kind, charges }: IssuedCharges,
  reason?: string,
  goods?: { staffNote: string; credited: Charges },
): Promise<string> {
  const { orderNumber, currency, paymentMethod: method } = order;
  return insertInvoice(session, {
    ...{ kind, charges, ref, orderNumber, currency, reason, goods },
    customer: documentCustomer(order),
    payment: {
      ...{ method, isPaid: orderDue(order).toPay === 0 && toCents(order.paidAmount) > 0 },
      deposit: kind === 'invoice' ? depositTerms(order, charges.total) : undefined,
    },
  });
}

type GoodsCredit = RequestedCredit & { reason: string; staffNote: string };
type Credited = Success<{ creditNote: string; charges: Charges; credited: Charges }>;

/** Credits rows of a locked order that was invoiced. */
export async function creditGoods(
  session: Session,
  ref: OrderRef,
  { reason, staffNote, ...request }: GoodsCredit,
): Promise<Credited | Failure<'not_possible'> | Failure<'invalid'>> {
  const [order, issued] = [await findInvoicedOrder(session, ref), await listIssued(session, ref)];
  if (issued.length === 0) return failure('not_possible', 'This order has no invoice yet.');
  if (order.status === 'cancelled') return failure('not_possible', 'This order is cancelled: nothing is charged.');
  if (nextDocument(chargesOf(order), issued))
    return failure('not_possible', 'This order was changed after its invoice. Credit it once the change is invoiced.');
  const credit = creditOf(order, request);
  if (!credit.ok) return invalidFields(credit.fieldErrors);
  const { charges } = credit;
  const credited = creditedWith(order, charges);
  const creditNote = await issue(session, ref, order, { kind: 'credit_note', charges }, reason, {
    staffNote,
    credited,
  });
  return { ok: true, creditNote, charges, credited };
}

/** Why a changed order cannot stay so: credit notes name more than is left. */
export async function refuseCredited(session: Session, ref: OrderRef): Promise<Failure<'not_possible'> | undefined> {
  const problem = creditedTooMuch(await findInvoicedOrder(session, ref));
  return problem ? failure('not_possible', problem) : undefined;
}

function depositTerms(order: InvoicedOrder, charged: Cents): DepositTerms | undefined {
  const { depositPercent: percent, currency } = order;
  if (percent === 0) return undefined;
  const before = Math.max(0, toCents(order.totalAmount, currency) - charged);
  const dueNow =
    orderDeposit(order, currency).dueNow -
    orderDeposit({ ...order, totalAmount: toAmount(before, currency) }, currency).dueNow;
  const dueOfCharge = Math.min(charged, Math.max(0, dueNow));
  return {
    percent,
    dueNow: toAmount(dueOfCharge, currency),
    beforeDespatch: toAmount(charged - dueOfCharge, currency),
  };
}
