import type { Message } from '../text/message';
import { SELECT_COLOR, SELECT_QUANTITIES } from './storefront-messages';

type Availability = 'sold-out' | 'low' | 'in-stock';

/** 'low' from `lowThreshold` pieces down. */
export function availability(stock: number, lowThreshold: number): Availability {
  if (stock <= 0) return 'sold-out';
  return stock <= lowThreshold ? 'low' : 'in-stock';
}

/** Units shown: undefined if plenty, so that a sale does not change the page. */
export function shownUnits(stock: number, lowThreshold: number): number | undefined {
  return availability(stock, lowThreshold) === 'in-stock' ? undefined : Math.max(0, stock);
}

export function stockNotice(stock: number, lowThreshold: number): string | undefined {
  switch (availability(stock, lowThreshold)) {
    case 'sold-out':
      return 'Sold out';
    case 'low':
      return `Only ${stock} left`;
    case 'in-stock':
      return undefined;
  }
}

/** 'All 3 are in your cart', 'Only 1 left, 2 in your cart', or `stockNotice` if none are in the cart. */
export function stockNoticeBeside(inCart: number, left: number, lowThreshold: number): string | undefined {
  if (inCart === 0) return stockNotice(left, lowThreshold);
  if (left <= 0) return inCart === 1 ? 'The last one is in your cart' : `All ${inCart} are in your cart`;
  return [left <= lowThreshold && `Only ${left} left`, `${inCart} in your cart`].filter(Boolean).join(', ');
}

/** Message for a quantity above stock; `inCart` pieces are already deducted. */
export function aboveStock(stock: number, inCart = 0): string {
  const are = inCart === 1 ? 'is' : 'are';
  if (inCart > 0 && stock > 0) return `Only ${stock} more in stock: ${inCart} ${are} in your cart.`;
  if (inCart > 0) return 'All we have of this size is in your cart.';
  return stock > 0 ? `Only ${stock} in stock.` : 'This size is sold out.';
}

/** Typed pieces: at least 0, non-numeric as 0, fractions cut off. */
export function parseQuantity(typed: string | number): number {
  const quantity = Math.trunc(Number(typed));
  return Number.isNaN(quantity) ? 0 : Math.min(Math.max(0, quantity), Number.MAX_SAFE_INTEGER);
}

export function chooseQuantity(
  typed: string | number,
  stock: number,
  inCart = 0,
): { quantity: number; message?: string } {
  const quantity = parseQuantity(typed);
  return quantity > stock ? { quantity: Math.max(0, stock), message: aboveStock(stock, inCart) } : { quantity };
}

interface Selection {
  total: number;
  color?: string;
  hasColors: boolean;
}

export function selectionProblem({ total, color, hasColors }: Selection): Message | undefined {
  if (total < 1) return SELECT_QUANTITIES;
  return hasColors && !color ? SELECT_COLOR : undefined;
}
