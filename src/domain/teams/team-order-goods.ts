import { toCents } from '../money/money';
import type { ChangedGoods, ChargedLine } from '../orders/reprice-order';
import type { OrderTaxes } from '../taxes/order-taxes';
import { linesOf, type TeamLine } from './stored-team-lines';
import { ONE_SIZE, teamOrderSums, type TeamOrderData, type TeamOrderItem } from './team-order';

export const isSameGoods = (a: TeamOrderData, b: TeamOrderData): boolean => goodsOf(a) === goodsOf(b);

const goodsOf = (data: TeamOrderData): string =>
  JSON.stringify([
    data.items.map(({ productId, totalQuantity }) => [productId, totalQuantity]),
    teamOrderSums(data).totalAmount,
  ]);

const costOf = ({ items, discounts }: TeamOrderData): string =>
  JSON.stringify([
    linesOf(items).map(({ productId, sizeCode, quantity, unitPrice }) => [productId, sizeCode, quantity, unitPrice]),
    discounts.map(({ productName, color, amount }) => [productName, color, amount]),
  ]);

const designOf = ({ productName, color }: { productName: string; color: string | null }): string =>
  `${productName} ${color ?? ''}`;

const chargedLine = ({ sizeCode, totalPrice, tax, ...line }: TeamLine): ChargedLine => ({
  ...{ design: designOf(line), size: sizeCode ?? ONE_SIZE, cents: toCents(totalPrice), rate: tax?.rate },
});

/** Items with tax rates: product sizes already in the order keep theirs, others bring their own. */
function withRates(items: readonly TeamOrderItem[], before: readonly TeamOrderItem[]): TeamOrderItem[] {
  const known = new Map(
    before.flatMap(({ productId, taxRates = {} }) =>
      Object.entries(taxRates).map(([size, rate]): [string, number] => [`${productId} ${size}`, rate]),
    ),
  );
  return items.map((item) => ({
    ...item,
    taxRates: Object.fromEntries(
      Object.keys(item.quantities).flatMap((size) => {
        const rate = known.get(`${item.productId} ${size}`) ?? item.taxRates?.[size];
        return rate === undefined ? [] : [[size, rate]];
      }),
    ),
  }));
}

/** `isMoved` to a place of other rates: all pieces bring theirs. */
export function changedTeamGoods(
  data: TeamOrderData,
  before: { data: TeamOrderData; taxes: OrderTaxes | null },
  isMoved = false,
): ChangedGoods & { data: TeamOrderData } {
  const items = before.taxes ? withRates(data.items, isMoved ? [] : before.data.items) : data.items;
  return {
    data: { ...data, items },
    lines: before.taxes ? linesOf(items).map(chargedLine) : [],
    discounts: data.discounts.map((each) => ({ design: designOf(each), cents: toCents(each.amount) })),
    goodsAmount: teamOrderSums(data).totalAmount,
    isSame: costOf(data) === costOf(before.data),
  };
}
