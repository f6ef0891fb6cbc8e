import { create } from 'zustand';
import {
  addItem,
  cartItem,
  EMPTY_CART,
  itemCount,
  lostPlayers,
  removeItem,
  setPieces,
  type Cart,
  type CartAddition,
  type CartItem,
} from '@/domain/cart/cart';
import { withinStock } from '@/domain/cart/cart-stock';
import {
  addedToCart,
  ALL_IN_CART,
  CART_CLEARED,
  CART_FULL,
  playersRemoved,
  REMOVED_FROM_CART,
  sizeRemoved,
} from '@/domain/cart/cart-messages';
import { parseCart } from '@/domain/cart/cart-storage';
import type { Message } from '@/domain/text/message';
import { toast } from '@/ui/toast';
import { readStored, watchStored, writeStored } from '@/lib/client/browser-storage';
import { measure } from '@/modules/analytics/measure';

interface CartState {
  items: Cart;
  /** False until the cart of an earlier visit has been read: on the server, and for a moment after. */
  isLoaded: boolean;
  isOpen: boolean;
}

export const CART_PLACE = { key: 'kitroom.cart', version: 1 };

/** Survives reloads and is the same in all tabs. */
export const useCart = create<CartState>(() => ({ items: EMPTY_CART, isLoaded: false, isOpen: false }));

/** Pieces in the cart; 0 on the server and until it is loaded. */
export function useCartCount(): number {
  return useCart(({ items }) => itemCount(items));
}

/** Opens the drawer and dismisses the cart’s toast, which would cover the way to the checkout. */
export function openCart(): void {
  notice?.dismiss();
  useCart.setState({ isOpen: true });
}

export function closeCart(): void {
  useCart.setState({ isOpen: false });
}

export function addToCart(wanted: CartAddition): void {
  if (!cartItem(wanted, newCartId)) return;
  const addition = withinStock(useCart.getState().items, wanted);
  if (!cartItem(addition, newCartId)) return void toast(ALL_IN_CART);
  if (!change((cart) => addItem(cart, addition, newCartId))) return void toast(CART_FULL);
  measure('cart', [addition.product.id]);
  notice = toast({
    ...addedToCart(addition.product.name, addition.customization),
    action: { label: 'View cart', onClick: openCart },
  });
}

export function addAllToCart(additions: readonly CartAddition[]): boolean {
  const before = change((cart) =>
    additions.reduce((now, addition) => addItem(now, withinStock(now, addition), newCartId), cart),
  );
  if (before) measure('cart', [...new Set(additions.map(({ product }) => product.id))]);
  return before !== undefined;
}

export function removeLine(cartId: string): void {
  editCart((cart) => removeItem(cart, cartId));
}

/** Empties the cart; silently after an order, since nothing was thrown away. */
export function clearCart({ silent = false } = {}): void {
  const before = change(() => EMPTY_CART);
  if (before && !silent) toastUndo(CART_CLEARED, before);
}

/** Sets the pieces of a size of a line; a line without pieces is removed. */
export function changePieces(
  { cartId, product }: Pick<CartItem, 'cartId' | 'product'>,
  size: string,
  count: number,
): void {
  editCart((cart) => setPieces(cart, cartId, size, count), count > 0 ? undefined : sizeRemoved(size, product.name));
}

/** Replaces the cart, as after the server has priced it, with a toast for the players that it drops. */
export function replaceCart(next: (cart: Cart) => Cart): void {
  const before = change(next);
  if (before) reportLostPlayers(before);
}

/** A toast names a removed line or players, else shows `removed`, and offers to undo. */
export function editCart(next: (cart: Cart) => Cart, removed?: Message): void {
  const before = change(next);
  if (!before) return;
  if (before.length > useCart.getState().items.length) toastUndo(REMOVED_FROM_CART, before);
  else reportLostPlayers(before, removed);
}

function reportLostPlayers(before: Cart, otherwise?: Message): void {
  const lost = lostPlayers(before, useCart.getState().items);
  const message = lost.length > 0 ? playersRemoved(lost) : otherwise;
  if (message) toastUndo(message, before);
}

function toastUndo(message: Message, before: Cart): void {
  toast({ ...message, action: { label: 'Undo', onClick: () => change(() => before) } });
}

/** @returns the previous cart, or undefined if nothing changed. */
function change(next: (cart: Cart) => Cart): Cart | undefined {
  const before = useCart.getState().items;
  const items = next(before);
  if (items === before) return undefined;
  useCart.setState({ items });
  writeStored(CART_PLACE, items);
  return before;
}

function load(): void {
  useCart.setState({ items: parseCart(readStored(CART_PLACE)), isLoaded: true });
}

function newCartId(): string {
  return `${Date.now()}${Math.random()}`;
}

let notice: { dismiss: () => void } | undefined;

if (typeof window !== 'undefined') {
  load();
  watchStored(CART_PLACE, load);
}
