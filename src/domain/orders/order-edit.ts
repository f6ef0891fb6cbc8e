import { z } from 'zod';
import {
  addressInput,
  billingInput,
  cartInput,
  editedAddressInput,
  editedBillingAddress,
  deliveryMethodInput,
  notesInput,
  printInput,
} from './checkout-input';
import { customerInput as customer } from './customer-input';
import { expectedTotal } from './expected-total';
import { wholeNumber } from './line-input';
import { amountInput } from '../money/amount-input';
import { amountHint } from '../money/typed-amount';
import { stockedLines } from './custom-line';
import { customLineInput } from './custom-line-input';
import { givenDiscountInput } from './given-discount-input';
import { MAX_REASON } from './status-flow';
import { optionalLineInput } from '../text/person-input';
import { vatNumberInput } from '../taxes/tax-input';
import { toCents, type Cents } from '../money/money';
import { creditLeft, type Credit } from './order-credit';
import type { OrderTaxes } from '../taxes/order-taxes';
import type { OrderDiscount, OrderLine } from './price-goods';
import type { RequestedItem } from './shop-items';
import type { OrderStatus } from './order-status';
import type { TeamOrderStatus } from './team-order-status';
import { MAX_PLAYERS, type NamedPlayer, type Player } from './players';
import type { PriceTier } from '../money/price-tiers';
import { MAX_UNITS_PER_SIZE, sizeCodeOf } from '../catalogue/sizes';
import { KIT_HASH } from '../kits/document/kit-hash';
import { KIT_GARMENTS } from '../kits/document/kit-garments';
import {
  garmentsOf,
  refuseLine,
  techniquesIn,
  type LineRefusal,
  type OrderedKit,
  type RequestedKit,
} from './resolve-line';

const shippingAddress = addressInput('the');
const billing = billingInput('the');

const text = z.string().max(200);

const line = z
  .object({
    id: text.optional(),
    product: text.optional(),
    color: text.optional(),
    size: text.optional(),
    /** Hash of a new kit for a line made to one. */
    design: z.string().regex(KIT_HASH, 'Please give a kit by its hash.').optional(),
    /** Names and numbers of all players of a printed line, in order. */
    players: z.array(printInput).max(MAX_PLAYERS).optional(),
    quantity: wholeNumber(1, MAX_UNITS_PER_SIZE),
    custom: customLineInput.optional(),
    /** Price of a piece that staff set, which ends the quantity discounts of its design. */
    unitPrice: amountInput.nullish(),
    isMadeToOrder: z.boolean().optional(),
  })
  .refine(({ id, product, custom }) => id || product || custom, {
    path: ['product'],
    error: 'Please choose a product.',
  })
  .refine(({ custom, unitPrice }) => !custom || typeof unitPrice === 'number', {
    path: ['unitPrice'],
    error: () => amountHint(),
  })
  .refine(({ id, players }) => id || !players, {
    path: ['players'],
    error: 'Names and numbers are corrected on lines that the order has.',
  });

const isOnce = (given: { id?: string }[]) => {
  const ids = given.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};

const lines = z
  .array(line)
  .min(1, 'Add at least one product.')
  .max(200, 'An order can have at most 200 lines.')
  .refine(isOnce, 'A line appears twice.');

/** Prices besides those of lines; an edit that leaves them out keeps them. */
const prices = {
  discount: givenDiscountInput.nullish(),
  deliveryAmount: amountInput.nullish(),
};
const priceReason = optionalLineInput(MAX_REASON).optional();

export const orderLinesInput = z.object({
  lines,
  ...prices,
  delivery: cartInput.shape.delivery,
  email: text.optional(),
  vatNumber: vatNumberInput.catch(undefined),
});
export const orderEditInput = z.object({
  ...{
    customer,
    shippingAddress: editedAddressInput,
    ...billing,
    billingAddress: editedBillingAddress,
    notes: notesInput,
    lines,
    deliveryMethod: deliveryMethodInput,
  },
  ...prices,
  priceReason,
  revision: z.int(),
  expectedTotal,
});
export const newOrderInput = z.object({
  ...{ customer, shippingAddress, ...billing, notes: notesInput, lines, deliveryMethod: deliveryMethodInput },
  ...prices,
  priceReason,
  vatNumber: vatNumberInput.optional(),
  inquiry: z.uuid().optional(),
  expectedTotal,
});

export type LineInput = z.output<typeof line>;
export type OrderEditInput = z.output<typeof orderEditInput>;
export type NewOrderInput = z.output<typeof newOrderInput>;

/** Line to add, as checkout takes it. An unknown size is dropped, and then reported missing. */
export function requestedItem(line: LineInput, reason?: string) {
  const { product, color, size, quantity, custom, unitPrice, isMadeToOrder = false } = line;
  const code = size ? sizeCodeOf(size) : undefined;
  return {
    ...(custom ? { custom } : { product, ...(code && { sizes: { [code]: quantity } }) }),
    ...{ color, quantity },
    ...(isMadeToOrder && { isMadeToOrder }),
    ...(typeof unitPrice === 'number' && {
      agreed: { unitPrice, priceTiers: [], ...(!custom && reason && { reason }) },
    }),
  } satisfies RequestedItem;
}

type PricedByHand = Pick<NewOrderInput, 'lines' | 'discount' | 'deliveryAmount' | 'priceReason'>;

/** True if only who may change prices may send it: a custom line has no other price. */
export const changesPrices = ({ lines: sent, discount, deliveryAmount }: PricedByHand): boolean =>
  discount !== undefined || typeof deliveryAmount === 'number' || sent.some(isRepriced);

export const isRepriced = ({ custom, unitPrice }: LineInput): boolean => !custom && typeof unitPrice === 'number';

export const reasonProblem = ({ lines: sent, priceReason: reason }: PricedByHand): Record<string, string[]> =>
  sent.some(isRepriced) && !reason ? { priceReason: ['Enter why a price is changed.'] } : {};

export type EditedLine = OrderLine & { id?: string; priceTiers: readonly PriceTier[]; isOnSale: boolean };

export type OrderSums = {
  discounts: OrderDiscount[];
  discountAmount: number;
  totalAmount: number;
  totalItems: number;
  taxes: OrderTaxes | null;
};

export const stockKeyOf = ({ productId, variationId }: { productId: string; variationId?: string }): string =>
  variationId ?? productId;

type StockedLine = { productId: string | null; variationId?: string; quantity: number; isMadeToOrder?: boolean };

/** Lines short of stock, by index: stock and the order’s own pieces count together. */
export function shortLines(
  after: readonly StockedLine[],
  before: readonly StockedLine[],
  inStock: ReadonlyMap<string, number>,
): { index: number; available: number }[] {
  const unitsBy = (of: readonly StockedLine[]) => {
    const sums = new Map<string, number>();
    for (const each of stockedLines(of)) sums.set(stockKeyOf(each), (sums.get(stockKeyOf(each)) ?? 0) + each.quantity);
    return sums;
  };
  const [wanted, ordered] = [unitsBy(after), unitsBy(before)];
  return after.flatMap(({ productId, variationId, isMadeToOrder }, index) => {
    if (!productId || isMadeToOrder) return [];
    const key = stockKeyOf({ productId, variationId });
    const ours = ordered.get(key) ?? 0;
    const want = wanted.get(key) ?? 0;
    // The order may keep or lower its pieces, even if the variation is gone.
    const available = (inStock.get(key) ?? 0) + ours;
    return want > available ? [{ index, available }] : [];
  });
}

/** New kit of a line: ordered garments, techniques and price stay. */
export function correctedKit(
  ordered: OrderedKit,
  requested: RequestedKit,
): { ok: true; kit: OrderedKit } | LineRefusal {
  const refuse = (message: string) => refuseLine('design', message);
  const missing = garmentsOf(ordered).find((garment) => !requested.garments.includes(garment));
  if (missing) return refuse(`This design has no ${KIT_GARMENTS[missing].label.toLowerCase()}.`);
  const kit: OrderedKit = { ...ordered, hash: requested.hash, name: requested.name };
  const wanted = garmentsOf(ordered).flatMap((garment) => requested.techniques?.[garment] ?? []);
  if (wanted.join() === techniquesIn(ordered).join()) return { ok: true, kit };
  return refuse(
    'Names, numbers and logos are put onto this design in another way than was ordered. Choose the same in the designer.',
  );
}

export function correctedPlayers(
  { players: stored, shipped }: Pick<OrderLine, 'players'> & { shipped: number },
  wanted: readonly Player[],
): { ok: true; players: NamedPlayer[] } | LineRefusal {
  const players = stored ?? [];
  if (wanted.length !== players.length) return refuseLine('players', 'The players of this line have changed.');
  const corrected = players.map((player, index) => ({ ...player, ...wanted[index] }));
  if (shipped > 0 && !samePrint(players, corrected))
    return refuseLine('players', 'Pieces of this line are shipped: its names and numbers stay.');
  return { ok: true, players: corrected };
}

type Prints = readonly Player[] | null | undefined;

export const samePrint = (before: Prints, after: Prints): boolean =>
  (before ?? []).length === (after ?? []).length &&
  (before ?? []).every(({ name, number }, index) => name === after?.[index]?.name && number === after[index]?.number);

/** Lines with corrected print; removing the last players with their pieces is no correction. */
export const correctedLines = (before: readonly (OrderLine & { id?: string })[], after: readonly EditedLine[]) =>
  after.filter(({ id, players }) => {
    const was = before.find((each) => each.id === id)?.players;
    return !samePrint(was?.slice(0, players?.length), players);
  });

const pricedOf = ({ productName, quantity, unitPrice, kit, custom, isMadeToOrder = false }: OrderLine) => [
  ...[quantity, unitPrice, kit?.hash ?? '', isMadeToOrder],
  ...(custom ? [productName, custom.taxClass, custom.isService] : []),
];

export function sameLines(before: readonly (OrderLine & { id?: string })[], after: readonly EditedLine[]): boolean {
  return (
    before.length === after.length &&
    after.every((line) =>
      before.some((each) => each.id === line.id && JSON.stringify(pricedOf(each)) === JSON.stringify(pricedOf(line))),
    )
  );
}

type OrderDue = {
  /** Balance; 0 if cancelled. */
  toPay: Cents;
  /** Bad debt: open, and written off. */
  lost: Cents;
  /** Overpayment; everything paid if cancelled. */
  toRefund: Cents;
  refundable: Cents;
};

/** Balance of an order. A goodwill refund leaves nothing to pay. */
export function orderDue(
  order: Credit & {
    status: OrderStatus | TeamOrderStatus;
    totalAmount: number;
    paidAmount: number;
    refundedAmount: number;
  },
): OrderDue {
  const { totalAmount, paidAmount, refundedAmount } = order;
  const [total, paid, refunded] = [toCents(totalAmount), toCents(paidAmount), toCents(refundedAmount)];
  const isCancelled = order.status === 'cancelled';
  const refundable = paid - refunded;
  const unpaid = total - paid;
  // A refund without goods reduces the charges, too: only an overpayment is left of it.
  const balance = unpaid > 0 ? unpaid : Math.min(0, unpaid + refunded - toCents(order.creditRefundedAmount));
  const left = balance - creditLeft(order);
  const open = isCancelled ? 0 : Math.max(0, left);
  const lost = Math.min(open, toCents(order.writtenOffAmount));
  return {
    toPay: open - lost,
    lost,
    toRefund: isCancelled ? refundable : Math.max(0, -left),
    refundable,
  };
}

export const PAYMENT_ARRIVED = 'Your payment has arrived. Thank you.';
export const CANCELLED_WHEN_PAID = 'This order was cancelled and your payment has arrived. We will refund it.';
