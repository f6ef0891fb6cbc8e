/** What the shop's own data says about a cart that a browser has kept: today's prices, and what is no longer in stock. */
import { cartItem, NO_SIZE, priceCart, type Cart, type CartItem, type CartProduct } from './cart';
import { formatUsd, toCents, toDollars, type Cents } from '../money/money';
import { orderDesign } from '../orders/order-lines';
import type { OrderDesign, OrderLine, RequestedItem, ResolvedOrder, Shortage, StockLevel } from '../orders/order-lines';
import { unitPriceCents } from '../money/pricing';
import { sizeCodeOf, sizeLabelOf } from '../catalogue/sizes';

export interface CartReview {
  /** The cart with today's prices, discounts and stock, to be kept as the last known; the same one where none has changed. */
  cart: Cart;
  /** From what to what a price has changed, by the id of the line. */
  priceNotices: Record<string, string>;
  /** What cannot be ordered, by the id of the line. */
  stockNotices: Record<string, string[]>;
  /** Whether the cart can be ordered as it stands. */
  canOrder: boolean;
  /** The cart cut down to what can be ordered. */
  orderable: Cart;
  /** Its products by colour, with what their number takes off. */
  designs: readonly OrderDesign[];
  /** What the lines that can be ordered cost, less the discounts. */
  totalCents: Cents;
}

/** A cart as `POST /api/cart` and `POST /api/checkout` take it. */
export function requestedItems(
  cart: Cart,
): (Pick<RequestedItem, 'product' | 'color' | 'quantity'> & { sizes?: Record<string, number> })[] {
  return cart.map(({ product, customization, quantity }) => ({
    product: product.id,
    color: customization?.color,
    sizes: customization?.sizes,
    quantity,
  }));
}

/** Compares a cart with the quote for its `requestedItems`. */
export function reviewCart(cart: Cart, quote: ResolvedOrder): CartReview {
  const refused = refusals(quote.fieldErrors);
  const priceNotices: CartReview['priceNotices'] = {};
  const stockNotices: CartReview['stockNotices'] = {};
  const repriced = cart.map((line, index) => {
    const refusal = refused.get(index);
    const short = refusal ? [refusal] : shortagesOf(line, quote.shortages).map(stockNotice);
    if (short.length > 0) stockNotices[line.cartId] = short;
    if (refusal) return line;
    const prices = currentPrices(line, quote.lines);
    const product = repricedProduct(line, prices);
    if (product) priceNotices[line.cartId] = priceNotice(line, prices);
    return withKnown(product ? { ...line, product } : line, quote);
  });
  return {
    cart: repriced.some((line, index) => line !== cart[index]) ? repriced : cart,
    priceNotices,
    stockNotices,
    canOrder: refused.size === 0 && quote.shortages.length === 0,
    orderable: cutToStock(
      repriced.filter((_, index) => !refused.has(index)),
      quote.shortages,
    ),
    designs: quote.designs,
    totalCents: toCents(quote.totalAmount),
  };
}

/** The discounts of a cart at the prices it has kept, for when the shop cannot be asked. */
export const keptDesigns = (cart: Cart): OrderDesign[] =>
  priceCart(cart).designs.map((design) =>
    orderDesign(
      design,
      cart.map(({ product }) => product),
    ),
  );

/** What is wrong with each item, by its position: of 'items.0.color' it is 0. */
function refusals(fieldErrors: ResolvedOrder['fieldErrors']): Map<number, string> {
  return new Map(
    Object.entries(fieldErrors).map(([path, messages]) => [Number(path.split('.')[1]), messages.join(' ')]),
  );
}

/** Today's unit price of each size of the line, in cents; one under NO_SIZE for a line without sizes. */
function currentPrices(line: CartItem, quoted: readonly OrderLine[]): Map<string, Cents> {
  const labels = Object.keys(line.customization?.sizes ?? { [NO_SIZE]: line.quantity });
  const prices = labels.flatMap((label): [string, Cents][] => {
    const match = quoted.find(
      ({ productId, color, sizeLabel }) =>
        productId === line.product.id && sameText(color, line.customization?.color) && (sizeLabel ?? NO_SIZE) === label,
    );
    return match ? [[label, toCents(match.unitPrice)]] : [];
  });
  return new Map(prices);
}

/** The line's product with today's prices; undefined where they have not changed. */
function repricedProduct(line: CartItem, prices: Map<string, Cents>): CartProduct | undefined {
  if ([...prices].every(([label, cents]) => cents === keptPrice(line, label))) return undefined;
  const lowest = Math.min(...prices.values());
  const { price, salePrice, additionalPrices, ...product } = line.product;
  const extras = [...prices].filter(([, cents]) => cents > lowest);
  return {
    ...product,
    price: toDollars(lowest),
    ...(extras.length > 0 && {
      additionalPrices: Object.fromEntries(extras.map(([label, cents]) => [label, toDollars(cents - lowest)])),
    }),
  };
}

/** The line with the stock and the discounts that the quote tells of it. */
function withKnown(line: CartItem, { stock, designs }: ResolvedOrder): CartItem {
  const { product, customization } = line;
  const isMeant = (each: { color?: string }, id: string) =>
    id === product.id && sameText(each.color, customization?.color);
  const levels = stock.flatMap((level): [string, number][] =>
    isMeant(level, level.product) ? [[labelOf(level), level.available]] : [],
  );
  const design = designs.find((each) => isMeant(each, each.productId));
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
  return `The price${size} has changed from ${formatUsd(keptPrice(line, label))} to ${formatUsd(cents)}.`;
}

function shortagesOf({ product, customization }: CartItem, shortages: readonly Shortage[]): Shortage[] {
  const codes = Object.keys(customization?.sizes ?? {}).map(sizeCodeOf);
  return shortages.filter(
    (shortage) =>
      shortage.product === product.id &&
      sameText(shortage.color, customization?.color) &&
      (shortage.size === undefined || codes.some((code) => code === shortage.size)),
  );
}

function stockNotice({ size, available }: Shortage): string {
  const label = size && sizeLabelOf(size);
  if (available <= 0) return label ? `${label} is sold out.` : 'Sold out.';
  return `Only ${available} left${label ? ` in ${label}` : ''}.`;
}

/** Earlier lines take first what is left; a line without pieces goes. */
function cutToStock(cart: Cart, shortages: readonly Shortage[]): Cart {
  const left = new Map(shortages.map((shortage) => [shortage, Math.max(0, shortage.available)]));
  return cart.flatMap((line) => {
    const short = shortagesOf(line, shortages);
    const take = (wanted: number, shortage: Shortage | undefined) => {
      if (!shortage) return wanted;
      const taken = Math.min(wanted, left.get(shortage) ?? 0);
      left.set(shortage, (left.get(shortage) ?? 0) - taken);
      return taken;
    };
    const { sizes, color } = line.customization ?? {};
    const counts = Object.entries(sizes ?? {}).map(([label, count]): [string, number] => [
      label,
      take(
        count,
        short.find(({ size }) => size === sizeCodeOf(label)),
      ),
    ]);
    const cut = cartItem(
      sizes
        ? { product: line.product, customization: { sizes: Object.fromEntries(counts), color } }
        : { product: line.product, customization: { color }, quantity: take(line.quantity, short[0]) },
      () => line.cartId,
    );
    return cut ? [{ ...cut, addedKey: line.addedKey }] : [];
  });
}

function sameText(a = '', b = ''): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
