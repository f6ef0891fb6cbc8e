import { toCents } from '../money/money';
import type { ChangedGoods, ChargedLine } from '../orders/reprice-order';
import type { OrderTaxes } from '../taxes/order-taxes';
import { lineName, linesOf, type TeamLine } from './stored-team-lines';
import { ONE_SIZE, teamOrderSums, type TeamOrderData, type TeamOrderItem } from './team-order';

export const isSameGoods = (a: TeamOrderData, b: TeamOrderData): boolean => goodsOf(a) === goodsOf(b);

const goodsOf = (data: TeamOrderData): string =>
  JSON.stringify([
    data.items.map(({ productId, totalQuantity, custom }) => [productId, totalQuantity, custom?.isService]),
    teamOrderSums(data).totalAmount,
  ]);

const costOf = ({ items, discounts }: TeamOrderData): string =>
  JSON.stringify([
    linesOf(items).map(({ productId, sizeCode, quantity, unitPrice, custom }) => [
      ...[productId, sizeCode, quantity, unitPrice],
      ...(custom ? [custom.taxClass] : []),
    ]),
    discounts.map(({ productName, color, amount }) => [productName, color, amount]),
  ]);

const discountsOf = ({ discounts }: TeamOrderData): string =>
  JSON.stringify(
    discounts.map(({ productName, color, quantity, percentOff, amount, isGiven = false }) => [
      ...[productName, color, quantity, percentOff, amount, isGiven],
    ]),
  );

/** True if a line of `data` is new or has another price than `before`, or the discounts differ. */
export function setsPrices(data: TeamOrderData, before: TeamOrderData): boolean {
  const priceOf = (line: TeamLine) => `${line.unitPrice} ${line.custom?.taxClass}`;
  const was = new Map(linesOf(before.items).map((line) => [lineName(line), priceOf(line)]));
  return (
    discountsOf(data) !== discountsOf(before) ||
    linesOf(data.items).some((line) => was.get(lineName(line)) !== priceOf(line))
  );
}

const designOf = ({ productName, color }: { productName: string; color: string | null }): string =>
  `${productName} ${color ?? ''}`;

const ALL_LINES = '';

const rateKey = ({ id, productId, custom }: TeamOrderItem, size: string): string =>
  custom ? `${id} ${custom.taxClass}` : `${productId} ${size}`;

const chargedLine = ({ sizeCode, totalPrice, tax, ...line }: TeamLine): ChargedLine => ({
  ...{ design: designOf(line), size: sizeCode ?? ONE_SIZE, cents: toCents(totalPrice), rate: tax?.rate },
});

/** Items with tax rates: product sizes already in the order keep theirs, others bring their own. */
function withRates(items: readonly TeamOrderItem[], before: readonly TeamOrderItem[]): TeamOrderItem[] {
  const known = new Map(
    before.flatMap((item) =>
      Object.entries(item.taxRates ?? {}).map(([size, rate]): [string, number] => [rateKey(item, size), rate]),
    ),
  );
  return items.map((item) => ({
    ...item,
    taxRates: Object.fromEntries(
      Object.keys(item.quantities).flatMap((size) => {
        const rate = known.get(rateKey(item, size)) ?? item.taxRates?.[size];
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
    discounts: data.discounts.map((each) => ({
      ...{ design: each.isGiven ? ALL_LINES : designOf(each), cents: toCents(each.amount) },
    })),
    goodsAmount: teamOrderSums(data).totalAmount,
    isSame: costOf(data) === costOf(before.data),
  };
}
