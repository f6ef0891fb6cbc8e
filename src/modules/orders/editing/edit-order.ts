import type { PayloadRequest } from 'payload';
import { awaitsCard } from '@/domain/invoices/card-payments';
import { cardTakes } from '@/domain/money/card-payment';
import { awaitingProof } from '@/domain/delivery/edit-delivery';
import { deliverySummary } from '@/domain/delivery/promise';
import { hasMade } from '@/domain/orders/fulfilment';
import { toCents } from '@/domain/money/money';
import { billingOf } from '@/domain/orders/billing';
import { changedPostcodes } from '@/domain/orders/address-postcode';
import { stockedLines } from '@/domain/orders/custom-line';
import { correctedLines, isRepriced, samePrint, stockKeyOf, type OrderEditInput } from '@/domain/orders/order-edit';
import { snapshotDifference, snapshotOf } from '@/domain/orders/order-edit-summary';
import { checkedPieces } from '@/domain/orders/checked-pieces';
import type { OrderLine } from '@/domain/orders/price-goods';
import { allows } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { approvedText } from '@/domain/orders/proof';
import { garmentsOf, garmentSizes } from '@/domain/orders/resolve-line';
import { queueConfirmationRequest } from '../shared/queue-order-mails';
import { deliveryRow } from '@/data/deliveries';
import { failure, type Failure } from '@/lib/result';
import { blockedFields, checkGarments, type OrderedGarments } from '@/modules/kits/check-garments';
import { loadOrderLines, type StoredLine } from '../data/order-lines';
import { storeOrderedKits } from '../lines/store-ordered-kits';
import { queueProof } from '../data/proof-jobs';
import { proofedLines } from '../lines/proof-lines';
import { planEdit, type EditPlan } from './plan-edit';
import { contactRow, findContact } from '../data/order-edits';
import { refuseDelivery } from '../pricing/refuse-delivery';
import { withdrawStock } from '@/modules/stock/move-stock';
import { applyEdit } from './apply-edit';
import { refusePrices } from './refuse-prices';

type EditOrder = { req: PayloadRequest; orderId: string; input: OrderEditInput };
type Refusal = Failure<'forbidden' | 'not_editable' | 'invalid' | 'too_many_requests' | 'busy'>;

export async function editOrder({ req, orderId, input }: EditOrder) {
  const { payload } = req;
  const stored = await loadOrderLines(payload, orderId);
  const before = stored?.lines ?? [];
  const plan = await planEdit({
    ...{ payload, wanted: input.lines, stored, email: stored?.email },
    ...{ to: input.shippingAddress, method: input.deliveryMethod },
    ...{ priceReason: input.priceReason, discount: input.discount, deliveryAmount: input.deliveryAmount },
  });
  const { delivery: edited, fieldErrors, isSame, sums } = plan;
  const { totalAmount } = sums;
  const unprintable = await refuseDesigns(req, before, plan.lines);
  return applyEdit<'shop', Refusal>({
    ...{ ...input, req, kind: 'shop', orderId, plannedFrom: stored?.revision, totalAmount },
    refuse({ status }) {
      if (!allows(SHOP_ORDERS, 'editable', status)) {
        return failure('not_editable', 'This order is shipped, delivered or cancelled: it can no longer be edited.');
      }
      const priced = refusePrices(req, input, stored?.isAgreed);
      if (priced) return priced;
      return Object.keys(fieldErrors).length > 0
        ? failure('invalid', 'Some lines are not valid.', { fieldErrors })
        : (unprintable ?? (edited && refuseDelivery(edited)));
    },
    async edit(session, order) {
      if (!edited) throw new Error('An order goes nowhere.');
      const resolved = await storeOrderedKits(req, plan.lines);
      const [drawn, made] = [before, resolved].map((lines) => approvedText('', proofedLines(lines)));
      const isMadeAnew = drawn !== made;
      const isDrawnAnew = isMadeAnew && hasMade(resolved);
      const delivery = isDrawnAnew ? awaitingProof(edited) : edited;
      const byCard = toCents(totalAmount) - toCents(order.voucherAmount);
      if (totalAmount !== order.totalAmount && awaitsCard(order) && !cardTakes(byCard)) {
        return failure('invalid', 'This total cannot be paid by card.');
      }
      const contact = await findContact(session, orderId);
      const postcodes = changedPostcodes(contact, input);
      if (postcodes) return failure('invalid', 'The address is not valid.', { fieldErrors: postcodes });
      const corrected = correctedLines(before, resolved);
      const playersOf = (line: StoredLine) => corrected.find(({ id }) => id === line.id)?.players ?? line.players;
      const lines = isSame ? before.map((line) => ({ ...line, players: playersOf(line) })) : resolved;
      const difference = snapshotDifference(
        snapshotOf({
          ...{ ...contact, lines: before, totalAmount: order.totalAmount, discounts: stored?.discounts },
          delivery: stored && deliverySummary(stored),
        }),
        snapshotOf({
          ...{ ...input, ...billingOf(input), contact: input.customer, lines, corrected, totalAmount },
          ...{ delivery: deliverySummary(delivery), discounts: sums.discounts },
          ...(input.lines.some(isRepriced) && { priceReason: input.priceReason }),
        }),
      );
      if (!difference) return undefined;
      const short = order.awaitsConfirmation || isSame ? undefined : await moveStock(req, before, lines);
      if (short) return short;
      if (isDrawnAnew) await queueProof(session, orderId);
      const { email } = input.customer;
      if (order.awaitsConfirmation && email !== order.email) {
        await queueConfirmationRequest(session, { email, token: order.trackingToken });
      }
      const isMoved = difference.after.delivery !== undefined || totalAmount !== order.totalAmount;
      return {
        ...{ difference, isMadeAnew, changed: { ...order, email } },
        row: { ...contactRow(input), ...(isMoved && { total_amount: totalAmount, ...deliveryRow(delivery) }) },
        goods: isSame && corrected.length === 0 ? undefined : { ...sums, lines },
      };
    },
  });
}

/** Takes or returns the difference; refused if there is not enough stock. */
async function moveStock(req: PayloadRequest, before: readonly OrderLine[], lines: readonly OrderLine[]) {
  const moves = new Map<string, OrderLine & { productId: string }>();
  for (const line of stockedLines([...lines, ...before.map((each) => ({ ...each, quantity: -each.quantity }))])) {
    const known = moves.get(stockKeyOf(line))?.quantity ?? 0;
    moves.set(stockKeyOf(line), { ...line, quantity: line.quantity + known });
  }
  const refused = await withdrawStock(
    req,
    [...moves.values()].filter(({ quantity }) => quantity !== 0),
  );
  // Stock of a deleted variation cannot be returned and is skipped.
  const short = new Set(refused.filter(({ quantity }) => quantity > 0).map(stockKeyOf));
  if (short.size === 0) return undefined;
  const errors = lines.flatMap(({ productId, variationId, isMadeToOrder }, index) =>
    productId && !isMadeToOrder && short.has(stockKeyOf({ productId, variationId }))
      ? [[`lines.${index}.quantity`, ['No longer in stock in this quantity.']]]
      : [],
  );
  return failure('invalid', 'Some lines are not valid.', { fieldErrors: Object.fromEntries(errors) });
}

/** Refuses new designs, names and numbers that a print check blocks. */
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
