/** Quantity discounts: the pieces of one design share falling prices. */
import { formatAmount, safeCents, type Cents } from './money';

/** From `minQuantity` pieces of one design, `percentOff` per cent less. Whole numbers. */
export interface PriceTier {
  minQuantity: number;
  percentOff: number;
}

/** Defaults that match the claim "Bulk discounts from 10 pieces". */
export const DEFAULT_PRICE_TIERS: readonly PriceTier[] = [
  { minQuantity: 10, percentOff: 5 },
  { minQuantity: 25, percentOff: 10 },
  { minQuantity: 50, percentOff: 15 },
];

export function reachedTier(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return tiers
    .filter(({ minQuantity }) => quantity >= minQuantity)
    .sort((a, b) => b.minQuantity - a.minQuantity)
    .at(0);
}

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

/** Rounded to the cent; half a cent in the buyer’s favour. */
export function tierDiscountCents(subtotalCents: Cents, tier: PriceTier | undefined): Cents {
  return safeCents(Math.floor((safeCents(subtotalCents * (tier?.percentOff ?? 0)) + 50) / 100));
}

/** Price of one piece at a tier, to the cent; bills take the discount off the sum. */
export const tierUnitCents = (unitCents: Cents, tier: PriceTier): Cents =>
  safeCents(unitCents - tierDiscountCents(unitCents, tier));

export const MAX_TIERS = 10;

/** Each tier must begin later and take off more, so that a bigger order never costs more. */
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

/** '5% off 10 × Bag', or the name of an offer or of what staff give: 'Loyalty, 10%'. */
export function discountText(discount: {
  productName: string;
  color?: string | null;
  kitName?: string;
  quantity: number;
  percentOff: number;
  offer?: string | null;
  isGiven?: boolean;
}): string {
  const { productName, color, kitName, quantity, percentOff } = discount;
  if (discount.isGiven && percentOff > 0) return `${productName}, ${percentOff}%`;
  if (discount.offer || discount.isGiven) return productName;
  return `${percentOff}% off ${quantity} × ${[productName, color, kitName].filter(Boolean).join(', ')}`;
}

/** '-£5.00' */
export const discountValue = ({ amount }: { amount: number }): string =>
  amount > 0 ? `-${formatAmount(amount)}` : 'Free delivery';

export function nextTierText(tiers: readonly PriceTier[], quantity: number): string | undefined {
  const next = nextTier(tiers, quantity);
  return next && `${next.missing} more to reach ${next.tier.percentOff}% off`;
}
