import { NO_SIZE, setPieces, type Cart, type CartItem, type CartProduct } from './cart';
import { priceCart } from './cart-prices';
import { piecesOf } from './cart-stock';
import { formatMoney, toCents, toAmount, type Cents } from '../money/money';
import {
  findShortage,
  orderDesign,
  type OrderDiscount,
  type PriceGroup,
  type OrderLine,
  type Shortage,
  type StockLevel,
} from '../orders/price-goods';
import type { RequestedItem, ResolvedShopItems } from '../orders/shop-items';
import type { OrderTaxes } from '../taxes/order-taxes';
import { isSameColor } from '../orders/resolve-line';
import { unitPriceCents } from '../money/pricing';
import { sizeLabelOf } from '../catalogue/sizes';
import type { DeliveryQuote } from '../delivery/delivery-options';
import type { KitCheck } from '../kits/checks/kit-problem';
import type { PlayerRow } from '../orders/players';

export type LineProblem = {
  /** Label of the size; undefined for the whole line. */
  size?: string;
  /** Pieces that would settle it. */
  units: number;
  notice: string;
  message: string;
};

/** True if nothing of a line is available: an order leaves it out. */
export const isRefused = (problems: readonly LineProblem[] = []): boolean =>
  problems.some(({ size, units }) => size === undefined && units === 0);

export type CartQuote = Omit<ResolvedShopItems, 'lines' | 'chosen'> & {
  lines: readonly OrderLine[];
  designs: readonly PriceGroup[];
  /** The offer that applies. */
  offer?: OrderDiscount;
  /** Part of the total that the gift voucher pays. */
  voucherAmount?: number;
  /** True if the shop has offers with codes, or gift vouchers. */
  takesOfferCodes?: boolean;
  totalItems: number;
  discountAmount: number;
  /** With delivery and tax as far as known. */
  totalAmount: number;
  deliveryAmount?: number;
  /** Null if no tax is charged. */
  taxes?: OrderTaxes | null;
  checks?: readonly KitCheck[];
  /** Delivery; undefined if the shop has no methods and delivers free. */
  delivery?: DeliveryQuote;
};

export const deliveryCentsOf = (delivery: DeliveryQuote | undefined): Cents =>
  toCents(delivery?.methods.find(({ id }) => id === delivery.chosen)?.amount ?? 0);

export interface CartReview {
  /** Cart with today’s prices, discounts and stock, to be stored; the same object if unchanged. */
  cart: Cart;
  /** Old and new price, by line id. */
  priceNotices: Record<string, string>;
  problems: Record<string, LineProblem[]>;
  checks: Record<string, KitCheck[]>;
  canOrder: boolean;
  /** True if only its kits prevent the order. */
  isToMend: boolean;
  orderable: Cart;
  designs: readonly PriceGroup[];
  offer?: OrderDiscount;
  codeProblem?: string;
  voucherCents?: Cents;
  voucherProblem?: string;
  /** Total of the available lines after discounts, with tax and the requested delivery. */
  totalCents: Cents;
  delivery?: DeliveryQuote;
  taxes: OrderTaxes | null;
}

/** A cart as `POST /api/cart` and `POST /api/checkout` take it. */
export function requestedItems(cart: Cart): (Pick<RequestedItem, 'product' | 'color' | 'quantity'> & {
  sizes?: Record<string, number>;
  design?: string;
  players?: readonly PlayerRow[];
})[] {
  return cart.map(({ product, customization, quantity }) => ({
    product: product.id,
    color: customization?.color,
    sizes: customization?.sizes,
    quantity,
    design: customization?.design?.hash,
    players: customization?.players,
  }));
}

type CartDestination = { country: string; postcode?: string; method?: string };

export type CartBasis = { delivery?: CartDestination; vatNumber?: string; offerCode?: string; voucherCode?: string };

/** Request as text: equal for carts that differ only in stored prices and stock. */
export const cartContent = (cart: Cart, basis?: CartBasis): string =>
  JSON.stringify({ items: requestedItems(cart), ...basis });

export function reviewCart(cart: Cart, quote: CartQuote): CartReview {
  const { checks = [] } = quote;
  const isBlocked = checks.some(({ severity }) => severity === 'blocks');
  const refused = refusals(quote.fieldErrors);
  const isHad = refused.size === 0 && quote.shortages.length === 0;
  const priceNotices: CartReview['priceNotices'] = {};
  const problems: CartReview['problems'] = {};
  const repriced = cart.map((line, index) => {
    const refusal = refused.get(index);
    const found = refusal ? [asProblem(refusal)] : shortagesOf(line, quote.shortages);
    if (found.length > 0) problems[line.cartId] = found;
    if (refusal) return line;
    const prices = currentPrices(line, quote.lines);
    const product = repricedProduct(line, prices);
    const list = quote.lines.find(
      (each) => isOf(line, each.productId, each.color) && isMadeAs(line, each.kit),
    )?.priceList;
    if (product) priceNotices[line.cartId] = `${list ? `${list.name}: ` : ''}${priceNotice(line, prices)}`;
    return withKnown(product ? { ...line, product } : line, quote);
  });
  return {
    cart: repriced.some((line, index) => line !== cart[index]) ? repriced : cart,
    priceNotices,
    problems,
    checks: Object.fromEntries(cart.map(({ cartId }, index) => [cartId, checks.filter(({ item }) => item === index)])),
    canOrder: isHad && !isBlocked,
    isToMend: isHad && isBlocked,
    orderable: cutToStock(
      repriced.filter((_, index) => !refused.has(index)),
      quote.shortages,
    ),
    designs: quote.designs,
    offer: quote.offer,
    codeProblem: quote.fieldErrors.offerCode?.join(' '),
    voucherCents: quote.voucherAmount === undefined ? undefined : toCents(quote.voucherAmount),
    voucherProblem: quote.fieldErrors.voucherCode?.join(' '),
    totalCents: toCents(quote.totalAmount),
    delivery: quote.delivery,
    taxes: quote.taxes ?? null,
  };
}

/** Discounts at stored prices, for when the shop cannot be reached. */
export const keptDesigns = (cart: Cart): PriceGroup[] =>
  priceCart(cart).designs.map((design) =>
    orderDesign(
      design,
      cart.map(({ product }) => product),
    ),
  );

/** Errors by index of the item: 0 for 'items.0.color'. */
function refusals(fieldErrors: ResolvedShopItems['fieldErrors']): Map<number, string> {
  return new Map(
    Object.entries(fieldErrors).flatMap(([path, messages]) =>
      path === 'offerCode' || path === 'voucherCode' ? [] : [[Number(path.split('.')[1]), messages.join(' ')]],
    ),
  );
}

const asProblem = (refusal: string): LineProblem => ({ units: 0, notice: refusal, message: refusal });

const isOf = ({ product, customization }: CartItem, productId: string | null, color: string | undefined): boolean =>
  productId === product.id && isSameColor(color, customization?.color);

/** True if made to the line’s kit, whose technique has its own price, or both to none. */
const isMadeAs = ({ customization }: CartItem, kit: { hash: string } | null | undefined): boolean =>
  kit?.hash === customization?.design?.hash;

function currentPrices(line: CartItem, quoted: readonly OrderLine[]): Map<string, Cents> {
  const prices = piecesOf(line).flatMap(([label]): [string, Cents][] => {
    const match = quoted.find(
      ({ productId, color, sizeLabel, kit }) =>
        isOf(line, productId, color) && isMadeAs(line, kit) && (sizeLabel ?? NO_SIZE) === label,
    );
    return match ? [[label, toCents(match.unitPrice)]] : [];
  });
  return new Map(prices);
}

function repricedProduct(line: CartItem, prices: Map<string, Cents>): CartProduct | undefined {
  if ([...prices].every(([label, cents]) => cents === keptPrice(line, label))) return undefined;
  const lowest = Math.min(...prices.values());
  const { price, salePrice, additionalPrices, ...product } = line.product;
  const extras = [...prices].filter(([, cents]) => cents > lowest);
  return {
    ...product,
    price: toAmount(lowest),
    ...(extras.length > 0 && {
      additionalPrices: Object.fromEntries(extras.map(([label, cents]) => [label, toAmount(cents - lowest)])),
    }),
  };
}

function withKnown(line: CartItem, { stock, designs }: CartQuote): CartItem {
  const { product } = line;
  const levels = stock.flatMap((level): [string, number][] =>
    isOf(line, level.product, level.color) && Boolean(level.isKit) === Boolean(line.customization?.design)
      ? [[labelOf(level), level.available]]
      : [],
  );
  const design = designs.find(({ productId, color }) => isOf(line, productId, color));
  const known = {
    ...product,
    ...(levels.length > 0 && { stock: { ...product.stock, ...Object.fromEntries(levels) } }),
    ...(design && { priceTiers: design.priceTiers }),
  };
  return JSON.stringify([known.stock, known.priceTiers]) === JSON.stringify([product.stock, product.priceTiers])
    ? line
    : { ...line, product: known };
}

const labelOf = ({ size }: StockLevel): string => (size === undefined ? NO_SIZE : (sizeLabelOf(size) ?? size));

function keptPrice({ product }: CartItem, label: string): Cents {
  return unitPriceCents(product, product.additionalPrices?.[label]);
}

function priceNotice(line: CartItem, prices: Map<string, Cents>): string {
  const changed = [...prices].filter(([label, cents]) => cents !== keptPrice(line, label));
  const [first] = changed;
  if (!first) return 'The price has changed.';
  const [label, cents] = first;
  const size = label && changed.length < prices.size ? ` of ${label}` : '';
  return `The price${size} has changed from ${formatMoney(keptPrice(line, label))} to ${formatMoney(cents)}.`;
}

const shortageOf = ({ product, customization }: CartItem, size: string, shortages: readonly Shortage[]) =>
  findShortage(shortages, {
    ...{ product: product.id, color: customization?.color, size },
    isKit: customization?.design !== undefined,
  });

function shortagesOf(line: CartItem, shortages: readonly Shortage[]): LineProblem[] {
  return piecesOf(line).flatMap(([size, count]) => {
    const shortage = shortageOf(line, size, shortages);
    return shortage ? [shortProblem(shortage, size, count)] : [];
  });
}

/** Other lines share the stock: each shows how far it would have to shrink for them. */
function shortProblem({ requested, available }: Shortage, size: string, count: number): LineProblem {
  const units = Math.max(0, count - (requested - available));
  const what = size || 'This item';
  const problem = { size: size || undefined, units };
  if (available <= 0) {
    return { ...problem, notice: size ? `${size} is sold out.` : 'Sold out.', message: `${what} is sold out.` };
  }
  return {
    ...problem,
    notice: `Only ${available} left${size && ` in ${size}`}.`,
    message: `${what}: only ${available} left, you asked for ${requested}.`,
  };
}

/** Earlier lines have priority; empty lines are dropped. */
function cutToStock(cart: Cart, shortages: readonly Shortage[]): Cart {
  const left = new Map(shortages.map((shortage) => [shortage, Math.max(0, shortage.available)]));
  let cut = cart;
  for (const line of cart) {
    for (const [size, count] of piecesOf(line)) {
      const shortage = shortageOf(line, size, shortages);
      if (!shortage) continue;
      const rest = left.get(shortage) ?? 0;
      cut = setPieces(cut, line.cartId, size, Math.min(count, rest));
      left.set(shortage, Math.max(0, rest - count));
    }
  }
  return cut;
}
