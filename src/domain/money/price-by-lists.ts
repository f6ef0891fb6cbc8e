import { priceDesign, priceLines, type PriceableLine, type PricedDesign, type PricedLines } from './pricing';

/** As `priceLines`, each design by the cheapest of the shop and the customer’s lists (docs/product.md, Price lists). */
export const priceByLists = <Line extends PriceableLine>(lines: readonly Line[]): PricedLines<Line> =>
  priceLines(lines, cheapestDesign);

const costOf = ({ design }: PricedDesign<unknown>) => design.subtotalCents - design.discountCents;

function cheapestDesign<Line extends PriceableLine>(lines: readonly Line[]): PricedDesign<Line> {
  const lists = lines.flatMap((line) => line.lists ?? []);
  const named = lists.filter(({ isNamed }) => isNamed).map(({ id }) => id);
  const ids = new Set(named.length > 0 ? named : [undefined, ...lists.map(({ id }) => id)]);
  const [first, ...others] = [...ids].map((id) => priceDesign(lines, id));
  return others.reduce((best, each) => (costOf(each) < costOf(best) ? each : best), first ?? priceDesign(lines));
}
