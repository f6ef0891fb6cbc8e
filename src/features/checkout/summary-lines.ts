import { lineTotal, type Cart, type CartItem } from '@/domain/cart';
import { toCents, type Cents } from '@/domain/money';
import type { OrderLine, ResolvedOrder, Shortage } from '@/domain/order-lines';
import { sizeCodeOf } from '@/domain/sizes';

/** Something that keeps a line from being ordered, and the number of pieces that would settle it. */
export type Problem = { message: string; size?: string; units: number };

/** A line of the cart with what the server says of it. */
export type SummaryLine = {
  item: CartItem;
  /** What it costs now; as remembered until the server has answered. */
  totalCents: Cents;
  /** What it cost when it was put into the cart, where that differs. */
  earlierCents?: Cents;
  problems: Problem[];
};

type Article = { size?: string; count: number };

/** Puts the server’s answer beside the lines of the cart. Without an answer they stand as they are remembered. */
export function summaryLines(cart: Cart, quote?: ResolvedOrder): SummaryLine[] {
  return cart.map((item, index) => {
    const remembered = lineTotal(item);
    if (!quote) return { item, totalCents: remembered, problems: [] };
    const refusals = refusalsOf(quote, index);
    if (refusals.length > 0) {
      return { item, totalCents: remembered, problems: refusals.map((message) => ({ message, units: 0 })) };
    }
    const totalCents = priceNow(item, quote) ?? remembered;
    return {
      item,
      totalCents,
      ...(totalCents !== remembered && { earlierCents: remembered }),
      problems: shortagesOf(item, cart, quote),
    };
  });
}

const articlesOf = ({ customization, quantity }: CartItem): Article[] =>
  customization?.sizes
    ? Object.entries(customization.sizes).map(([size, count]) => ({ size, count }))
    : [{ count: quantity }];

const sameColor = (a: string | undefined, b: string | undefined) => a?.toLowerCase() === b?.toLowerCase();

function matches(item: CartItem, size: string | undefined, line: Pick<OrderLine, 'productId' | 'color' | 'sizeCode'>) {
  return (
    line.productId === item.product.id &&
    sameColor(line.color, item.customization?.color) &&
    line.sizeCode === (size === undefined ? undefined : sizeCodeOf(size))
  );
}

function priceNow(item: CartItem, { lines }: ResolvedOrder): Cents | undefined {
  let total = 0;
  for (const { size, count } of articlesOf(item)) {
    const line = lines.find((each) => matches(item, size, each));
    if (!line) return undefined;
    total += toCents(line.unitPrice) * count;
  }
  return total;
}

const refusalsOf = ({ fieldErrors }: ResolvedOrder, index: number): string[] =>
  Object.entries(fieldErrors).flatMap(([field, messages]) =>
    field === `items.${index}` || field.startsWith(`items.${index}.`) ? messages : [],
  );

function shortagesOf(item: CartItem, cart: Cart, { shortages }: ResolvedOrder): Problem[] {
  return articlesOf(item).flatMap(({ size, count }) => {
    const short = (each: CartItem) => shortages.find((shortage) => matches(each, size, asLine(shortage)));
    const shortage = short(item);
    if (!shortage) return [];
    const elsewhere = cart
      .filter((other) => other !== item && short(other) === shortage)
      .flatMap(articlesOf)
      .reduce((sum, article) => sum + (article.size === size ? article.count : 0), 0);
    const units = Math.min(count, Math.max(0, shortage.available - elsewhere));
    return [{ size, units, message: shortageMessage(shortage, size) }];
  });
}

const asLine = ({ product, color, size }: Shortage) => ({
  productId: product,
  color,
  sizeCode: size === undefined ? undefined : sizeCodeOf(size),
});

function shortageMessage({ available, requested }: Shortage, size: string | undefined): string {
  const what = size ?? 'This item';
  return available === 0 ? `${what} is sold out.` : `${what}: only ${available} left, you asked for ${requested}.`;
}
