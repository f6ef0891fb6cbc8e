/** Discount that staff give on all lines of an order, besides those for quantity. */
import { toCents, type Cents } from '../money/money';
import { tierDiscountCents } from '../money/price-tiers';
import { spreadCents } from '../money/spread';

export const DISCOUNT_KINDS = ['percentage', 'amount'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export type GivenDiscount = {
  kind: DiscountKind;
  /** Per cent, or an amount in the shop’s currency. */
  value: number;
  name: string;
};

export const MORE_THAN_GOODS = 'This is more than the items cost.';

/** @param worths of the lines after their other discounts; at most all of it is given. */
export function givenShares(worths: readonly Cents[], { kind, value }: GivenDiscount): Cents[] {
  const worth = worths.reduce((sum, cents) => sum + cents, 0);
  const cents =
    kind === 'percentage'
      ? tierDiscountCents(worth, { minQuantity: 1, percentOff: value })
      : Math.min(worth, toCents(value));
  return worths.length > 0 ? spreadCents(cents, worths) : [];
}

type StoredDiscount = { productName: string; percentOff: number; amount: number; isGiven?: boolean };

export const givenDiscountOf = (discounts: readonly StoredDiscount[]): GivenDiscount | undefined =>
  discounts
    .filter(({ isGiven }) => isGiven)
    .map(({ productName: name, percentOff, amount }) =>
      percentOff > 0
        ? { kind: 'percentage' as const, value: percentOff, name }
        : { kind: 'amount' as const, value: amount, name },
    )[0];

export const isSameDiscount = (a: GivenDiscount | undefined, b: GivenDiscount | undefined): boolean =>
  a?.kind === b?.kind && a?.value === b?.value && a?.name === b?.name;
