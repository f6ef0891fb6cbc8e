import { formatMoney, type Cents } from './money';

type PricedPieces = {
  size?: string;
  quantity: number;
  unitCents: Cents;
};

/** `['$49.99 each']` for one price, else per price `['3 × $49.99 (Small, Medium)', '1 × $52.99 (3X-Large)']`. */
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
