import type { PayloadRequest } from 'payload';
import { cardTakes } from '@/domain/money/card-payment';
import { awaitingProof } from '@/domain/delivery/edit-delivery';
import { deliverySummary } from '@/domain/delivery/promise';
import { hasMade } from '@/domain/orders/fulfilment';
import { toCents } from '@/domain/money/money';
import { billingOf } from '@/domain/orders/billing';
import { changedPostcodes } from '@/domain/orders/address-postcode';
import { correctedLines, samePrint, type OrderEditInput } from '@/domain/orders/order-edit';
import { snapshotDifference, snapshotOf } from '@/domain/orders/order-edit-summary';
import { checkedPieces } from '@/domain/orders/checked-pieces';
import { allows } from '@/domain/orders/order-policy';
import { shopOrder } from '@/domain/orders/order-ref';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { approvedText } from '@/domain/orders/proof';
import { garmentsOf, garmentSizes } from '@/domain/orders/resolve-line';
import { queueConfirmationRequest } from '../shared/queue-order-mails';
import { refuseOtherTotal, type PricesChanged } from '../placing/refuse-other-total';
import { deliveryRow } from '@/data/deliveries';
import { findRevision } from '@/data/orders';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { blockedFields, checkGarments, type OrderedGarments } from '@/modules/kits/check-garments';
import { voidProofs } from '../proofs/void-proofs';
import { withLockedOrder, type LockRefusal } from '../shared/lock-order';
import { loadOrderLines, type StoredLine } from '../data/order-lines';
import { storeOrderedKits } from '../lines/store-ordered-kits';
import { queueProof } from '../proofs/data/proof-jobs';
import { proofedLines } from '../lines/proof-lines';
import { replaceStoredLines } from '../data/write-lines';
import { replaceLines } from './replace-lines';
import { planEdit, type EditPlan } from './plan-edit';
import { invoiceChange } from '../invoice-change';
import { contactRow, findContact, updateOrder } from '../data/order-edits';

type EditOrder = { req: PayloadRequest; orderId: string; input: OrderEditInput };
type Edited = Success<{ revision: number; totalAmount: number }>;
type Refusal = LockRefusal | PricesChanged | Failure<'not_editable' | 'invalid' | 'too_many_requests' | 'busy'>;

/**
 * Edits an order that has not shipped, if it is still as the person saw it: contact, address, notes and lines, with
 * stock, discounts, tax and total, in one transaction; refused at another total than its form showed.
 */
export async function editOrder({ req, orderId, input }: EditOrder): Promise<Edited | Refusal> {
  const { payload } = req;
  const ref = shopOrder(orderId);
  const { revision } = input;
  // Read before the transaction: it would hold a connection while it waits for another.
  const stored = await loadOrderLines(payload, orderId);
  const before = stored?.lines ?? [];
  const { delivery: edited, ...priced } = await planEdit({
    ...{ payload, wanted: input.lines, stored },
    ...{ to: input.shippingAddress, method: input.deliveryMethod },
  });
  const unprintable = await refuseDesigns(req, before, priced.lines);
  return withLockedOrder<Edited | Refusal>({ req, orderId, revision }, async (session, order) => {
    if (!allows(SHOP_ORDERS, 'editable', order.status)) {
      return failure('not_editable', 'This order is shipped, delivered or cancelled: it can no longer be edited.');
    }
    if (Object.keys(priced.fieldErrors).length > 0) {
      return failure('invalid', 'Some lines are not valid.', { fieldErrors: priced.fieldErrors });
    }
    if (unprintable) return unprintable;
    if (!edited) throw new Error('An order goes nowhere.');
    if (edited.problem) {
      const { field, message } = edited.problem;
      return failure('invalid', message, { fieldErrors: { [field]: [message] } });
    }
    const resolved = { ...priced, lines: await storeOrderedKits(req, priced.lines) };
    const [drawn, made] = [before, resolved.lines].map((lines) => approvedText('', proofedLines(lines)));
    const isDrawnAnew = drawn !== made && hasMade(resolved.lines);
    const delivery = isDrawnAnew ? awaitingProof(edited) : edited;
    const { isSame } = resolved;
    const { totalAmount } = resolved.sums;
    const otherTotal = refuseOtherTotal(input.expectedTotal, totalAmount);
    if (otherTotal) return otherTotal;
    const awaitsCard = order.paymentMethod === 'card' && order.paidAmount === 0;
    if (totalAmount !== order.totalAmount && awaitsCard && !cardTakes(toCents(totalAmount))) {
      return failure('invalid', 'This total cannot be paid by card.');
    }
    const contact = await findContact(session, orderId);
    const postcodes = changedPostcodes(contact, input);
    if (postcodes) return failure('invalid', 'The address is not valid.', { fieldErrors: postcodes });
    const was = snapshotOf({
      ...contact,
      lines: before,
      totalAmount: order.totalAmount,
      delivery: stored && deliverySummary(stored),
    });
    const corrected = correctedLines(before, resolved.lines);
    const is = snapshotOf({
      contact: input.customer,
      shippingAddress: input.shippingAddress,
      ...billingOf(input),
      notes: input.notes,
      lines: isSame ? before : resolved.lines,
      totalAmount,
      delivery: deliverySummary(delivery),
      corrected,
    });
    const difference = snapshotDifference(was, is);
    if (!difference) return { ok: true, revision: order.revision, totalAmount };
    if (!isSame) {
      const refusal = await replaceLines(session, { req, order, before, resolved });
      if (refusal) return refusal;
    } else if (corrected.length > 0) {
      const playersOf = (line: StoredLine) => corrected.find(({ id }) => id === line.id)?.players ?? line.players;
      const lines = before.map((line) => ({ ...line, players: playersOf(line) }));
      await replaceStoredLines(session, ref, { lines, discounts: resolved.sums.discounts });
    }
    if (!isSame || corrected.length > 0) {
      if (drawn !== made) await voidProofs(session, req, order);
      if (isDrawnAnew) await queueProof(session, orderId);
    }
    const isMoved = difference.after.delivery !== undefined || totalAmount !== order.totalAmount;
    await updateOrder(session, ref, {
      ...contactRow(input),
      ...(isMoved && { total_amount: totalAmount, ...deliveryRow(delivery) }),
    });
    if (order.awaitsConfirmation && input.customer.email !== order.email) {
      await queueConfirmationRequest(session, { email: input.customer.email, token: order.trackingToken });
    }
    await recordOrderActivity(req, order, 'edited', { ...difference });
    if (!isSame) await invoiceChange(session, { ...order, email: input.customer.email });
    return { ok: true, revision: await findRevision(session, orderId), totalAmount };
  });
}

/** Refuses designs, names and numbers that lines are to be made with from now on, where a check blocks them as they would be printed. */
async function refuseDesigns(req: PayloadRequest, before: readonly StoredLine[], lines: EditPlan['lines']) {
  const garments = lines.flatMap(({ id, kit, sizeCode, quantity, players }, item): OrderedGarments[] => {
    const isNew =
      kit &&
      before.some(
        (each) =>
          each.id === id &&
          (each.kit?.hash !== kit.hash || !samePrint(each.players?.slice(0, players?.length), players)),
      );
    if (!isNew) return [];
    const pieces = checkedPieces({ sizeCode, quantity, players });
    return [
      {
        ...{ item, hash: kit.hash, garments: garmentsOf(kit) },
        players: pieces.players.map(({ name, number, ...piece }) => ({
          name,
          number,
          ...piece,
          ...garmentSizes(kit, piece),
        })),
        nameless: pieces.nameless,
      },
    ];
  });
  const checked = await checkGarments(req, garments);
  if (!checked.ok) return checked;
  const fieldErrors = Object.fromEntries(
    Object.entries(blockedFields(checked.checks, 'design')).map(([path, found]) => [
      path.replace(/^items\b/, 'lines'),
      found,
    ]),
  );
  return Object.keys(fieldErrors).length > 0
    ? failure('invalid', 'This design cannot be printed as it is.', { fieldErrors })
    : undefined;
}
