/** Lines of an order: what they cost, what their number takes off, and what there is not enough of. */
import { toAmount } from '../money/money';
import type { PriceTier } from '../money/price-tiers';
import { priceLines, type PriceableLine, type PricedDesign, type PricedLine } from '../money/pricing';
import { sizeCodeOf } from '../catalogue/sizes';
import type { ProductTax } from '../taxes/tax-classes';
import type { LineTax, TaxableLine } from '../taxes/order-taxes';
import type { TaxPercent } from '../taxes/tax-rates';
import { isSameColor, type OrderedPieces, type SellableProduct } from './resolve-line';

/** Pieces of one size at the order’s prices, in the shop’s currency. */
export type OrderLine = OrderedPieces & {
  unitPrice: number;
  totalPrice: number;
  /** Null, or left out, where no tax is charged. */
  tax?: LineTax | null;
};

/** All pieces of one product in one colour, or made to one kit; the discount for quantity is theirs together. */
export type OrderDesign = {
  productId: string;
  productName: string;
  color?: string;
  kit?: { hash: string; name: string };
  quantity: number;
  /** In the shop’s currency, sum of its lines */
  subtotal: number;
  /** Per cent of the tier it reaches; 0 below the first. */
  percentOff: number;
  /** In the shop’s currency, taken off the subtotal */
  discount: number;
  priceTiers: readonly PriceTier[];
};

/** Quantity discount of one design as stored. Amount in the shop’s currency. */
export type OrderDiscount = {
  productName: string;
  color?: string | null;
  /** Name of the kit, of what is not ordered yet: an order keeps it with its lines. */
  kitName?: string;
  quantity: number;
  percentOff: number;
  amount: number;
};

/** Pieces there are of a product in a colour and a size. */
export type StockLevel = {
  /** Id of the product. */
  product: string;
  color?: string;
  /** A size code; left out for goods without sizes. */
  size?: string;
  /** Left for what is made to a kit, of whatever design. */
  isKit?: true;
  available: number;
};

export type Shortage = StockLevel & { productName: string; requested: number };

/** Pieces of one size to be priced: at today’s price, or that of the order which has them. */
export type GoodsLine = OrderedPieces &
  PriceableLine &
  ProductTax & {
    /** The rate that the order has stored for them. */
    storedRate?: TaxPercent;
  };

/** Lines at their prices, before what delivery and tax add. Amounts in the shop’s currency. */
export type PricedGoods<Line = GoodsLine> = {
  lines: PricedLine<Line>[];
  designs: OrderDesign[];
  totalItems: number;
  /** Sum of the lines. */
  subtotal: number;
  /** Taken off the subtotal. */
  discountAmount: number;
  goodsAmount: number;
};

/** Prices lines and their quantity discounts. */
export function priceGoods<Line extends GoodsLine>(asked: readonly Line[]): PricedGoods<Line> {
  const { lines, designs, subtotalCents, discountCents, totalCents } = priceLines(asked);
  const names = asked.map(({ productId, productName }) => ({ id: productId, name: productName }));
  return {
    lines,
    designs: designs.map((design) => orderDesign(design, names)),
    totalItems: asked.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: toAmount(subtotalCents),
    discountAmount: toAmount(discountCents),
    goodsAmount: toAmount(totalCents),
  };
}

/** A priced line as an order has it. */
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
  unitPrice: toAmount(line.unitCents),
  totalPrice: toAmount(line.totalCents),
  ...(line.tax && { tax: line.tax }),
});

/** A priced line as it is taxed: at what it costs after its share of the discount. */
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

/** A priced design as it goes out. Prices in the shop’s currency. */
export const orderDesign = (
  design: PricedDesign,
  catalogue: readonly Pick<SellableProduct, 'id' | 'name'>[],
): OrderDesign => ({
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

/** The discounts of those designs whose number of pieces takes something off. */
export const orderDiscounts = (designs: readonly OrderDesign[]): OrderDiscount[] =>
  designs.flatMap(({ productName, color, kit, quantity, percentOff, discount }) =>
    discount > 0
      ? [{ productName, color, ...(kit && { kitName: kit.name }), quantity, percentOff, amount: discount }]
      : [],
  );

/** Shortage of a product in a colour or made to kits, and a size by code or label. */
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
