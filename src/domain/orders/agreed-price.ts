import { designKeyOf } from '../money/pricing';
import type { PriceListName } from '../money/price-lists';
import type { PriceTier } from '../money/price-tiers';
import type { UnpricedLine } from './resolve-line';

/** Price of a piece in the shop’s currency, with the quantity discounts that its whole design then has. */
export type AgreedPrice = {
  unitPrice: number;
  priceTiers: readonly PriceTier[];
  reason?: string;
  priceList?: PriceListName | null;
};

export function atAgreedPrices<Line extends UnpricedLine>(
  lines: readonly Line[],
  agreedOf: (line: Line) => AgreedPrice | undefined,
): Line[] {
  const agreed = lines.map(agreedOf);
  const tiers = new Map(
    lines.flatMap((line, index) => {
      const price = agreed[index];
      return price ? [[designKeyOf(line), [...price.priceTiers]] as const] : [];
    }),
  );
  return lines.map((line, index) => {
    const price = agreed[index];
    const priceTiers = tiers.get(designKeyOf(line)) ?? line.priceTiers;
    if (!price) {
      const lists = tiers.has(designKeyOf(line)) ? line.lists?.map((list) => ({ ...list, priceTiers })) : line.lists;
      return { ...line, priceTiers, ...(lists && { lists }) };
    }
    const { unitPrice, reason: priceReason, priceList } = price;
    return {
      ...{ ...line, price: unitPrice, salePrice: null, additionalPrice: 0, lists: [], priceTiers },
      priceList: priceList ?? undefined,
      ...(priceReason && { priceReason }),
    };
  });
}
