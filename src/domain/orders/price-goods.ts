import { toAmount } from '../money/money';
import type { PriceTier } from '../money/price-tiers';
import { applyOffer } from '../offers/apply-offer';
import { offerLabel, type Offer } from '../offers/offer';
import { priceByLists } from '../money/price-by-lists';
import type { PriceableLine, PriceGroupCents, PricedLine } from '../money/pricing';
import { sizeCodeOf } from '../catalogue/sizes';
import { physicalLines } from './custom-line';
import { givenShares, type GivenDiscount } from './given-discount';
import type { ProductTax } from '../taxes/tax-classes';
import type { LineTax, TaxableLine } from '../taxes/order-taxes';
import type { TaxPercent } from '../taxes/tax-rates';
import { isSameColor, type OrderedPieces } from './resolve-line';

export type OrderLine = OrderedPieces & {
  unitPrice: number;
  totalPrice: number;
  /** Null or undefined if no tax is charged. */
  tax?: LineTax | null;
};

/** All pieces of one product in one colour or made to one kit, which share a quantity discount. */
export type PriceGroup = {
  productId: string | null;
  productName: string;
  color?: string;
  kit?: { hash: string; name: string };
  quantity: number;
  subtotal: number;
  /** Per cent of the tier reached; 0 below the first. */
  percentOff: number;
  discount: number;
  priceTiers: readonly PriceTier[];
};

/** Discount of one design or by an offer, as stored. Amount in the shop’s currency. */
export type OrderDiscount = {
  productName: string;
  color?: string | null;
  /** Name of the kit before ordering: orders keep it with their lines. */
  kitName?: string;
  quantity: number;
  percentOff: number;
  amount: number;
  /** Id of an offer, whose name is in place of the product’s. */
  offer?: string | null;
  /** Given by staff on all lines, by a name in place of the product’s. */
  isGiven?: boolean;
};

export type StockLevel = {
  product: string;
  color?: string;
  size?: string;
  /** Stock left for kits of any design. */
  isKit?: true;
  available: number;
};

export type Shortage = StockLevel & { productName: string; requested: number };

export type GoodsLine = OrderedPieces &
  PriceableLine &
  ProductTax & {
    storedRate?: TaxPercent;
  };

/** Priced lines before delivery and tax. Amounts in the shop’s currency. */
export type PricedGoods<Line = GoodsLine> = {
  lines: PricedLine<Line>[];
  designs: PriceGroup[];
  totalItems: number;
  subtotal: number;
  discountAmount: number;
  goodsAmount: number;
  offer?: OrderDiscount;
  offerProblem?: string;
  given?: OrderDiscount;
};

export function priceGoods<Line extends GoodsLine>(
  unpriced: readonly Line[],
  offer?: Offer,
  discount?: GivenDiscount,
): PricedGoods<Line> {
  const { lines, designs, subtotalCents, discountCents, totalCents } = priceByLists(unpriced);
  const applied = offer && applyOffer(lines, offer);
  const shares = applied?.ok ? applied.shares : [];
  const offCents = shares.reduce((sum, share) => sum + share, 0);
  const offered = lines.map((line, index) => ({ ...line, discountCents: line.discountCents + (shares[index] ?? 0) }));
  const given = discount
    ? givenShares(
        offered.map((line) => line.totalCents - line.discountCents),
        discount,
      )
    : [];
  const givenCents = given.reduce((sum, share) => sum + share, 0);
  const totalItems = physicalLines(unpriced).reduce((sum, { quantity }) => sum + quantity, 0);
  const names = unpriced.map(({ productId, productName }) => ({ id: productId, name: productName }));
  return {
    lines: offered.map((line, index) => ({ ...line, discountCents: line.discountCents + (given[index] ?? 0) })),
    designs: designs.map((design) => orderDesign(design, names)),
    totalItems,
    subtotal: toAmount(subtotalCents),
    discountAmount: toAmount(discountCents + offCents + givenCents),
    goodsAmount: toAmount(totalCents - offCents - givenCents),
    ...(offer &&
      applied?.ok && {
        offer: {
          ...{ productName: offerLabel(offer), quantity: applied.pieces, amount: toAmount(offCents), offer: offer.id },
          percentOff: offer.kind === 'percentage' ? (offer.percentOff ?? 0) : 0,
        },
      }),
    ...(applied && !applied.ok && { offerProblem: applied.message }),
    ...(discount && {
      given: {
        ...{ productName: discount.name, quantity: Math.max(1, totalItems), amount: toAmount(givenCents) },
        ...{ percentOff: discount.kind === 'percentage' ? discount.value : 0, isGiven: true },
      },
    }),
  };
}

export const orderLine = (line: PricedLine<OrderedPieces> & { tax?: LineTax | null }): OrderLine => ({
  productId: line.productId,
  variationId: line.variationId,
  productName: line.productName,
  sku: line.sku,
  color: line.color,
  sizeCode: line.sizeCode,
  sizeLabel: line.sizeLabel,
  quantity: line.quantity,
  ...(line.kit && { kit: line.kit }),
  ...(line.players && { players: line.players }),
  ...(line.parts && { parts: line.parts }),
  ...(line.custom && { custom: line.custom }),
  ...(line.priceReason && { priceReason: line.priceReason }),
  ...(line.priceList && { priceList: line.priceList }),
  ...(line.isMadeToOrder && { isMadeToOrder: true }),
  unitPrice: toAmount(line.unitCents),
  totalPrice: toAmount(line.totalCents),
  ...(line.tax && { tax: line.tax }),
});

export const taxableLine = ({
  taxClass,
  boysTaxClass,
  sizeCode,
  totalCents,
  discountCents,
  storedRate,
}: PricedLine<GoodsLine>): TaxableLine => ({
  taxClass,
  boysTaxClass,
  size: sizeCode,
  cents: totalCents - discountCents,
  ...(storedRate !== undefined && { storedRate }),
});

export const orderDesign = (
  design: PriceGroupCents,
  catalogue: readonly { id: string | null; name: string }[],
): PriceGroup => ({
  productId: design.productId,
  productName: catalogue.find(({ id }) => id === design.productId)?.name ?? '',
  color: design.color,
  ...(design.kit && { kit: { hash: design.kit.hash, name: design.kit.name } }),
  quantity: design.quantity,
  subtotal: toAmount(design.subtotalCents),
  percentOff: design.tier?.percentOff ?? 0,
  discount: toAmount(design.discountCents),
  priceTiers: design.priceTiers,
});

type DiscountedGoods = { designs: readonly PriceGroup[]; offer?: OrderDiscount; given?: OrderDiscount };

export const orderDiscounts = ({ designs, offer, given }: DiscountedGoods): OrderDiscount[] => [
  ...designs.flatMap(({ productName, color, kit, quantity, percentOff, discount }) =>
    discount > 0
      ? [{ productName, color, ...(kit && { kitName: kit.name }), quantity, percentOff, amount: discount }]
      : [],
  ),
  ...(offer ? [offer] : []),
  ...(given && given.amount > 0 ? [given] : []),
];

export const findShortage = (
  shortages: readonly Shortage[],
  { product, color, size = '', isKit }: { product?: string; color?: string; size?: string; isKit?: boolean },
): Shortage | undefined =>
  shortages.find(
    (each) =>
      each.product === product &&
      isSameColor(each.color, color) &&
      each.size === sizeCodeOf(size) &&
      Boolean(each.isKit) === Boolean(isKit),
  );
