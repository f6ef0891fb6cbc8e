import type { Cart, CartItem } from '@/domain/cart/cart';
import type { OrderLine, ResolvedOrder, Shortage } from '@/domain/orders/order-lines';
import { sizeCodeOf } from '@/domain/catalogue/sizes';

/** Something that keeps a line from being ordered, and the number of pieces that would settle it. */
export type Problem = { message: string; size?: string; units: number };

/** A line of the cart with what the server says of it. */
export type SummaryLine = { item: CartItem; problems: Problem[] };

/** Whether nothing of a line can be had, so that the order is without it. */
export const isRefused = ({ problems }: SummaryLine): boolean =>
  problems.some(({ units, size }) => units === 0 && size === undefined);

type SizeCount = { size?: string; count: number };

/** Puts the server’s answer beside the lines of the cart. Without an answer nothing is known against them. */
export function summaryLines(cart: Cart, quote?: ResolvedOrder): SummaryLine[] {
  return cart.map((item, index) => {
    if (!quote) return { item, problems: [] };
    const refusals = refusalsOf(quote, index).map((message) => ({ message, units: 0 }));
    return { item, problems: refusals.length > 0 ? refusals : shortagesOf(item, cart, quote) };
  });
}

const sizeCountsOf = ({ customization, quantity }: CartItem): SizeCount[] =>
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

const refusalsOf = ({ fieldErrors }: ResolvedOrder, index: number): string[] =>
  Object.entries(fieldErrors).flatMap(([field, messages]) =>
    field === `items.${index}` || field.startsWith(`items.${index}.`) ? messages : [],
  );

function shortagesOf(item: CartItem, cart: Cart, { shortages }: ResolvedOrder): Problem[] {
  return sizeCountsOf(item).flatMap(({ size, count }) => {
    const short = (each: CartItem) => shortages.find((shortage) => matches(each, size, asLine(shortage)));
    const shortage = short(item);
    if (!shortage) return [];
    const elsewhere = cart
      .filter((other) => other !== item && short(other) === shortage)
      .flatMap(sizeCountsOf)
      .reduce((sum, other) => sum + (other.size === size ? other.count : 0), 0);
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
