/** The tax of a team’s order that was changed after it was placed: at the rates it has stored, by its own rules. */
import { compareSizes } from '../catalogue/sizes';
import { toAmount, toCents, type Cents } from '../money/money';
import { spreadCents } from '../money/spread';
import { calculateTaxes, type RatedLine } from '../taxes/calculate-taxes';
import type { OrderTaxes, StoredTerms } from '../taxes/order-taxes';
import type { TeamOrderData, TeamOrderItem } from './team-order';

/** Pieces of one size of one item. */
type SizeLine = { product: string; design: string; size: string; cents: Cents; rate: number | undefined };

const sum = (cents: readonly Cents[]): Cents => cents.reduce((all, each) => all + each, 0);

const designOf = ({ productName, color }: { productName: string; color: string | null }): string =>
  `${productName} ${color ?? ''}`;

/** What an item comes to, size by size. */
function sizeLines(item: TeamOrderItem): SizeLine[] {
  const sizes = Object.entries(item.quantities).filter(([, quantity]) => quantity > 0);
  const worths = sizes.map(([size, quantity]) => toCents(item.sizePrices?.[size] ?? item.unitPrice) * quantity);
  const shares = sizes.length > 0 ? spreadCents(toCents(item.totalPrice), worths) : [];
  return sizes.map(([size], index) => ({
    product: item.productId,
    design: designOf(item),
    size,
    cents: shares[index] ?? 0,
    rate: item.taxRates?.[size],
  }));
}

/** Takes what discounts take off some lines from them, in proportion. @returns whether they cost that much. */
function discount(lines: readonly SizeLine[], cents: Cents): boolean {
  const worths = lines.map((line) => line.cents);
  if (cents > sum(worths)) return false;
  for (const [index, share] of (lines.length > 0 ? spreadCents(cents, worths) : []).entries()) {
    const line = lines[index];
    if (line) line.cents -= share;
  }
  return true;
}

const inOrder = (bySize: Record<string, number>): [string, number][] =>
  Object.entries(bySize).toSorted(([a], [b]) => compareSizes(a, b));

/** Whether two states of an order cost the same, piece by piece. */
const costsAsBefore = (data: TeamOrderData, before: TeamOrderData): boolean => {
  const costOf = ({ items, discounts }: TeamOrderData) =>
    JSON.stringify([
      items.map(({ productId, quantities, unitPrice, sizePrices, totalPrice }) => [
        productId,
        inOrder(quantities),
        unitPrice,
        inOrder(sizePrices ?? {}),
        totalPrice,
      ]),
      discounts.map(({ productName, color, amount }) => [productName, color, amount]),
    ]);
  return costOf(data) === costOf(before);
};

export type TeamOrderTaxes = { data: TeamOrderData; taxes: OrderTaxes; totalAmount: number };

type TaxedBefore = TeamOrderTaxes & {
  /** What its delivery costs, in the order’s currency. */
  shippingAmount: number;
};

type Change = {
  /** What its delivery is to cost. */
  shippingAmount?: number;
  /** The terms of the place of other rates that it is to go to: all of its pieces bring their rate along. */
  movedTo?: StoredTerms | null;
};

/**
 * What a changed order comes to, with its delivery. A product in a size that it had before keeps its rate; others bring theirs along in
 * `taxRates`. In words what is wrong where they do not, or where discounts are more than there is to take them from.
 */
export function taxChangedTeamOrder(
  data: TeamOrderData,
  before: TaxedBefore,
  { shippingAmount = before.shippingAmount, movedTo }: Change = {},
): TeamOrderTaxes | string {
  const known = new Map(
    (movedTo ? [] : before.data.items).flatMap(({ productId, taxRates = {} }) =>
      Object.entries(taxRates).map(([size, rate]): [string, number] => [`${productId} ${size}`, rate]),
    ),
  );
  const items = data.items.map((item) => ({
    ...item,
    taxRates: Object.fromEntries(
      Object.keys(item.quantities).flatMap((size) => {
        const rate = known.get(`${item.productId} ${size}`) ?? item.taxRates?.[size];
        return rate === undefined ? [] : [[size, rate]];
      }),
    ),
  }));
  const rated = { ...data, items };
  const isAsBefore = !movedTo && shippingAmount === before.shippingAmount && costsAsBefore(data, before.data);
  if (isAsBefore) return { data: rated, taxes: before.taxes, totalAmount: before.totalAmount };
  const lines = items.flatMap(sizeLines);
  const without = lines.find(({ rate }) => rate === undefined);
  if (without) return `Give the tax rate of size ${without.size} of each new item in tax_rates.`;
  const left = data.discounts.filter((each) => {
    const ofDesign = lines.filter(({ design }) => design === designOf(each));
    return !discount(ofDesign, toCents(each.amount));
  });
  if (!discount(lines, sum(left.map(({ amount }) => toCents(amount)))))
    return 'The discounts are more than the items cost.';
  return { data: rated, ...summed(lines, movedTo ?? before.taxes, toCents(shippingAmount)) };
}

function summed(lines: readonly SizeLine[], stored: StoredTerms, deliveryCents: Cents): Omit<TeamOrderTaxes, 'data'> {
  const parts = lines.map(({ cents, rate = 0 }): RatedLine => ({ cents, rate }));
  const { netCents, taxCents, totalCents, reliefCents, taxLines } = calculateTaxes(parts, deliveryCents, stored);
  const { name, vatNumber, pricesIncludeTax, rounding, treatment } = stored;
  return {
    totalAmount: toAmount(totalCents),
    taxes: {
      ...{ name, vatNumber, pricesIncludeTax, rounding, treatment },
      netAmount: toAmount(netCents),
      taxAmount: toAmount(taxCents),
      reliefAmount: toAmount(reliefCents),
      taxLines: taxLines.map((part) => ({
        rate: part.rate,
        net: toAmount(part.netCents),
        tax: toAmount(part.taxCents),
      })),
    },
  };
}
