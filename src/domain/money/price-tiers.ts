/** Prices for quantity: what the pieces of one design cost together falls from each number of pieces on. */
import { safeCents, type Cents } from './money';

/** From `minQuantity` pieces of one design on, `percentOff` per cent less. Both whole numbers. */
export interface PriceTier {
  minQuantity: number;
  percentOff: number;
}

/** What a shop begins with, as its claims say: "Bulk discounts from 10 pieces". */
export const DEFAULT_PRICE_TIERS: readonly PriceTier[] = [
  { minQuantity: 10, percentOff: 5 },
  { minQuantity: 25, percentOff: 10 },
  { minQuantity: 50, percentOff: 15 },
];

/** The tier that so many pieces reach; undefined below the first. */
export function reachedTier(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return tiers
    .filter(({ minQuantity }) => quantity >= minQuantity)
    .sort((a, b) => b.minQuantity - a.minQuantity)
    .at(0);
}

/** The next tier, which takes more off, and how many pieces are missing for it; undefined at the highest. */
export function nextTier(
  tiers: readonly PriceTier[],
  quantity: number,
): { tier: PriceTier; missing: number } | undefined {
  const tier = tiers
    .filter(({ minQuantity }) => minQuantity > quantity)
    .sort((a, b) => a.minQuantity - b.minQuantity)
    .at(0);
  return tier && { tier, missing: tier.minQuantity - quantity };
}

/** What a tier takes off a sum, to the nearest cent, half a cent in the buyer's favour. */
export function tierDiscountCents(subtotalCents: Cents, tier: PriceTier | undefined): Cents {
  return safeCents(Math.floor((safeCents(subtotalCents * (tier?.percentOff ?? 0)) + 50) / 100));
}

/** What one piece comes to at a tier, to the nearest cent: on a bill the discount is taken off the sum. */
export const tierUnitCents = (unitCents: Cents, tier: PriceTier): Cents =>
  safeCents(unitCents - tierDiscountCents(unitCents, tier));

/**
 * What is wrong with a list of tiers, for people; undefined where nothing is. Each tier begins later and takes more
 * off than the one before, so that a bigger order never costs more for it.
 */
export function tiersProblem(tiers: readonly PriceTier[]): string | undefined {
  for (const [index, { minQuantity, percentOff }] of tiers.entries()) {
    const before = tiers[index - 1];
    if (!Number.isInteger(minQuantity) || minQuantity < 2) return 'A tier starts at 2 pieces or more.';
    if (!Number.isInteger(percentOff) || percentOff < 1 || percentOff > 90) return 'A tier takes 1 to 90 per cent off.';
    if (before && (minQuantity <= before.minQuantity || percentOff <= before.percentOff))
      return 'Each tier must start higher and take more off than the one before.';
  }
  return undefined;
}

/** The words of a discount wherever it stands as a line of its own. */
export function discountText(discount: {
  productName: string;
  color?: string | null;
  kitName?: string;
  quantity: number;
  percentOff: number;
}): string {
  const { productName, color, kitName, quantity, percentOff } = discount;
  return `${percentOff}% off ${quantity} × ${[productName, color, kitName].filter(Boolean).join(', ')}`;
}

/** What a buyer is told while the next tier is near; undefined at the highest. */
export function nextTierText(tiers: readonly PriceTier[], quantity: number): string | undefined {
  const next = nextTier(tiers, quantity);
  return next && `${next.missing} more to reach ${next.tier.percentOff}% off`;
}
