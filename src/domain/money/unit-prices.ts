/** Why a line costs what it does: the price of a piece, times pieces, for every price that its sizes have. */
import { formatMoney, type Cents } from './money';

/** Pieces of one size of a line. */
export type PricedPieces = {
  /** As it is shown; left out for goods without sizes. */
  size?: string;
  quantity: number;
  unitCents: Cents;
};

/**
 * `['$49.99 each']` where all pieces cost the same, else an entry for each price, in the order in which it first comes:
 * `['3 × $49.99 (Small, Medium)', '1 × $52.99 (3X-Large)']`.
 */
export function unitPriceTexts(pieces: readonly PricedPieces[]): string[] {
  const prices = [...new Set(pieces.map(({ unitCents }) => unitCents))];
  const [only] = prices;
  if (prices.length === 1 && only !== undefined) return [`${formatMoney(only)} each`];
  return prices.map((unitCents) => {
    const same = pieces.filter((each) => each.unitCents === unitCents);
    const quantity = same.reduce((sum, each) => sum + each.quantity, 0);
    const sizes = same.flatMap(({ size }) => size ?? []).join(', ');
    return `${quantity} × ${formatMoney(unitCents)}${sizes && ` (${sizes})`}`;
  });
}
