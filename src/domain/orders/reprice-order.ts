/** Reprices a changed order: agreed prices stay, at the order’s stored rates and terms. */
import { addAmounts, toAmount, toCents, type Cents } from '../money/money';
import { spreadCents } from '../money/spread';
import { calculateTaxes } from '../taxes/calculate-taxes';
import { orderTaxes, type OrderTaxes, type StoredTerms } from '../taxes/order-taxes';
import type { TaxPercent } from '../taxes/tax-rates';

export type ChargedLine = {
  design: string;
  size: string;
  cents: Cents;
  /** Undefined if neither order nor change has one. */
  rate: TaxPercent | undefined;
};

/** Discount on the lines of a design, or on all lines if none match. */
type ChargedDiscount = { design: string; cents: Cents };

export type ChangedGoods = {
  lines: readonly ChargedLine[];
  discounts?: readonly ChargedDiscount[];
  /** Lines less discounts, in the shop’s currency. */
  goodsAmount: number;
  isSame: boolean;
};

type Change = ChangedGoods & {
  shippingAmount: number;
  /** Terms at a new place of other rates. */
  movedTo?: StoredTerms | null;
};

type Stored = { taxes: OrderTaxes | null; totalAmount: number; shippingAmount: number };

type RepricedOrder = {
  ok: true;
  taxes: OrderTaxes | null;
  totalAmount: number;
  /** The goods keep their price, tax included. */
  isKept: boolean;
};

/** Refused if new pieces have no rate or discounts exceed the goods. */
export function repriceOrder(stored: Stored, change: Change): RepricedOrder | { ok: false; message: string } {
  const { goodsAmount, shippingAmount, movedTo, isSame } = change;
  const { taxes } = stored;
  if (!taxes) return { ok: true, taxes, totalAmount: addAmounts(goodsAmount, shippingAmount), isKept: isSame };
  // Tax is spread over lines and delivery together.
  const isKept = isSame && !movedTo && shippingAmount === stored.shippingAmount;
  if (isKept) return { ok: true, taxes, totalAmount: stored.totalAmount, isKept };
  const without = change.lines.find(({ rate }) => rate === undefined);
  if (without)
    return { ok: false, message: `Give the tax rate of size ${without.size} of each new item in tax_rates.` };
  const lines = discounted(change);
  if (!lines) return { ok: false, message: 'The discounts are more than the items cost.' };
  const terms = movedTo ?? taxes;
  const rated = lines.map(({ cents, rate = 0 }) => ({ cents, rate }));
  const calculated = calculateTaxes(rated, toCents(shippingAmount), terms);
  return { ok: true, taxes: orderTaxes(terms, calculated), totalAmount: toAmount(calculated.totalCents), isKept };
}

/** Lines less their design’s discounts, in proportion; undefined if the discounts exceed them. */
function discounted({ lines, discounts = [] }: Change): ChargedLine[] | undefined {
  const left = lines.map((line) => ({ ...line }));
  const sum = (cents: readonly Cents[]) => cents.reduce((all, each) => all + each, 0);
  const take = (from: ChargedLine[], cents: Cents): boolean => {
    const worths = from.map((line) => line.cents);
    if (cents > sum(worths)) return false;
    const shares = from.length > 0 ? spreadCents(cents, worths) : [];
    for (const [index, line] of from.entries()) line.cents -= shares[index] ?? 0;
    return true;
  };
  const unplaced = discounts.filter(({ design, cents }) => {
    const ofDesign = left.filter((line) => line.design === design);
    return !take(ofDesign, cents);
  });
  return take(left, sum(unplaced.map(({ cents }) => cents))) ? left : undefined;
}
