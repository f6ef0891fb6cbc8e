/** Discount that staff give on all lines of an order, besides those for quantity. */
import { z } from 'zod';
import { amountInput } from '../money/amount-input';
import { toCents, type Cents } from '../money/money';
import { tierDiscountCents } from '../money/price-tiers';
import { spreadCents } from '../money/spread';
import { optionalLineInput } from '../text/person-input';

export const DISCOUNT_KINDS = ['percentage', 'amount'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

const PERCENT = 'Enter whole per cent from 1 to 100.';

export const givenDiscountInput = z
  .object(
    {
      kind: z.enum(DISCOUNT_KINDS, 'Choose per cent or an amount.'),
      value: amountInput,
      /** Printed on documents. */
      name: optionalLineInput(80).transform((name) => name ?? 'Discount'),
    },
    'Please give a discount.',
  )
  .refine(({ kind, value }) => kind === 'amount' || (Number.isInteger(value) && value >= 1 && value <= 100), {
    path: ['value'],
    error: PERCENT,
  })
  .refine(({ value }) => value > 0, { path: ['value'], error: 'Enter an amount above 0.' });
export type GivenDiscount = z.output<typeof givenDiscountInput>;

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
