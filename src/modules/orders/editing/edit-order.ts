import type { Payload, PayloadRequest } from 'payload';
import { cardTakes } from '@/domain/money/card-payment';
import { toCents } from '@/domain/money/money';
import { sameLines, type OrderEditInput } from '@/domain/orders/order-edit';
import { snapshotDifference, snapshotOf } from '@/domain/orders/order-edit-summary';
import { isEditable } from '@/domain/orders/order-status';
import { approvedText } from '@/domain/orders/proof';
import { queueConfirmationRequest } from '../placing/queue-order-mails';
import { findRevision } from '@/data/orders';
import { recordActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { updateToVoid } from '@/modules/proofs/data/proofs';
import { withLockedOrder, type LockRefusal } from '../status/lock-order';
import { loadOrderLines } from '../data/order-lines';
import { proofedLines } from '../proofs/proof-lines';
import { replaceLines } from './replace-lines';
import { resolveLines } from './resolve-lines';
import { findContact, updateContact } from '../data/order-edits';

type EditOrder = { payload: Payload; req: PayloadRequest; orderId: string; input: OrderEditInput };
type Edited = Success<{
  revision: number;
  totalAmount: number;
  /** It is still to be paid by card, and a page over its old total may be open. */
  isPaymentOutdated: boolean;
}>;
type Refusal = LockRefusal | Failure<'not_editable'> | Failure<'invalid'>;

/**
 * Edits an order that has not shipped, if it is still as the person saw it: contact, address, notes and lines, with
 * stock, discounts and total, in one transaction. Unchanged lines keep their amounts.
 */
export async function editOrder({ payload, req, orderId, input }: EditOrder): Promise<Edited | Refusal> {
  const { revision } = input;
  // Read before the transaction: it would hold a connection while it waits for another.
  const stored = await loadOrderLines(payload, orderId);
  const before = stored?.lines ?? [];
  const resolved = await resolveLines({
    payload,
    wanted: input.lines,
    stored: before,
    shippingAmount: stored?.shippingAmount,
  });
  return withLockedOrder<Edited | Refusal>({ payload, req, orderId, revision }, async (session, order) => {
    if (!isEditable(order.status)) {
      return failure('not_editable', 'This order is shipped, delivered or cancelled: it can no longer be edited.');
    }
    if (Object.keys(resolved.fieldErrors).length > 0) {
      return failure('invalid', 'Some lines are not valid.', { fieldErrors: resolved.fieldErrors });
    }
    const isSame = sameLines(before, resolved.lines);
    const totalAmount = isSame ? order.totalAmount : resolved.sums.totalAmount;
    const awaitsCard = order.paymentMethod === 'card' && order.paidAmount === 0;
    if (!isSame && awaitsCard && !cardTakes(toCents(totalAmount))) {
      return failure('invalid', 'This total cannot be paid by card.');
    }
    const was = snapshotOf({
      ...(await findContact(session, orderId)),
      lines: before,
      totalAmount: order.totalAmount,
    });
    const is = snapshotOf({
      contact: input.customer,
      shippingAddress: input.shippingAddress,
      notes: input.notes,
      lines: isSame ? before : resolved.lines,
      totalAmount,
    });
    const difference = snapshotDifference(was, is);
    if (!difference) return { ok: true, revision: order.revision, totalAmount, isPaymentOutdated: false };
    if (!isSame) {
      const refusal = await replaceLines(session, { req, order, before, resolved });
      if (refusal) return refusal;
      const [drawn, made] = [before, resolved.lines].map((lines) => approvedText('', proofedLines(lines)));
      if (drawn !== made) await updateToVoid(req, { kind: 'shop', orderId });
    }
    await updateContact(session, orderId, input);
    if (order.awaitsConfirmation && input.customer.email !== order.email) {
      await queueConfirmationRequest(session, { email: input.customer.email, token: order.trackingToken });
    }
    await recordActivity(req, {
      action: 'order.edited',
      subjectType: 'orders',
      subjectId: orderId,
      subject: order.orderNumber,
      ...difference,
    });
    const isPaymentOutdated = awaitsCard && totalAmount !== order.totalAmount;
    return { ok: true, revision: await findRevision(session, orderId), totalAmount, isPaymentOutdated };
  });
}
