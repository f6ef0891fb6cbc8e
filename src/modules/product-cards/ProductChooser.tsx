'use client';

import { useId, useState, type SubmitEvent } from 'react';
import { cartItem, NO_SIZE, type SizeCounts } from '@/domain/cart/cart';
import { cartTotal } from '@/domain/cart/cart-prices';
import { piecesInCart } from '@/domain/cart/cart-stock';
import { formatMoney } from '@/domain/money/money';
import { withoutTax } from '@/domain/taxes/tax-text';
import { nextTierText } from '@/domain/money/price-tiers';
import { aboveStock, selectionProblem } from '@/domain/catalogue/product-selection';
import { ownSizes } from '@/domain/catalogue/product-parts';
import type { PlayerRow } from '@/domain/orders/players';
import { cleanPlayer } from '@/domain/orders/player-input';
import { piecesWithRows, playersProblem } from '@/domain/orders/player-rows';
import { SELECT_COLOR } from '@/domain/catalogue/storefront-messages';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { BagIcon } from '@/ui/icons';
import { Price } from '@/ui/Price';
import { toast } from '@/ui/toast';
import { addToCart, useCart } from '@/modules/cart/cart-store';
import {
  additionOf,
  limitToStock,
  isSoldOut,
  sizeRows,
  totalOf,
  type ProductOptions,
} from '@/modules/catalogue/product-options';
import { ColorPicker } from '@/modules/catalogue/components/ColorPicker';
import { useExactStock } from './use-exact-stock';
import { useProductColor } from './product-color';
import { QuantityField } from './QuantityField';
import { PlayerRows } from './PlayerRows';
import { usePlayerRows, type KeyedRow } from './use-player-rows';
import { SizeGrid } from '@/modules/catalogue/components/SizeGrid';

type ProductChooserProps = {
  options: ProductOptions;
  onAdded?: () => void;
  /** Keeps its button in view at the foot of a dialog, or on the page. */
  place: keyof typeof ACTIONS;
};

const ACTIONS = {
  dialog:
    'sticky -bottom-5 -mx-5 -mb-5 border-t border-line bg-surface-raised p-5 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6',
  page: 'buy-bar',
};

type Messages = Record<string, string>;

const CHOICES = 'choices';

export function ProductChooser({ options: given, onAdded, place }: ProductChooserProps) {
  const id = useId();
  const { color, choose } = useProductColor();
  const cart = useCart(({ items }) => items);
  const [isTouched, setTouched] = useState(false);
  const options = useExactStock(given, isTouched || cart.some(({ product }) => product.id === given.product.id));
  const { price, salePrice } = options.product;
  const hasSizes = options.variations.length > 0;
  const isGone = isSoldOut(options);
  const firstQuantity = hasSizes || isGone ? 0 : 1;
  const [chosenCounts, setCounts] = useState<SizeCounts>({});
  const [chosenQuantity, setQuantity] = useState(firstQuantity);
  const [messages, setMessages] = useState<Messages>({});
  const players = usePlayerRows(given.product.id);
  const isPrinted = place === 'page' && options.isPrinted === true;
  const printed = isPrinted ? players.rows.map(playerRow) : [];

  const inCartOf = (each: string | undefined) => piecesInCart(cart, options.product.id, each);
  const inCart = inCartOf(color);
  const rows = sizeRows(options, color, inCart);
  const sizes = rows.map(({ size }) => size);
  const held = limitToStock(piecesWithRows(chosenCounts, printed), rows);
  const { counts } = held;
  const left = Math.max(0, (options.stock ?? Infinity) - (inCart[NO_SIZE] ?? 0));
  const wanted = hasSizes ? chosenQuantity : Math.max(chosenQuantity, printed.length);
  const quantity = Math.min(wanted, left);
  const heldMessage = wanted > Math.max(left, firstQuantity) ? aboveStock(left, inCart[NO_SIZE]) : undefined;

  const total = hasSizes ? totalOf(counts) : quantity;
  const problem =
    playersProblem(printed, sizes, hasSizes ? counts : { [NO_SIZE]: quantity }, options.parts) ??
    selectionProblem({ total, color, hasColors: options.colors.length > 0 });
  const chosen = additionOf(options, { color, counts, quantity });
  const addition =
    printed.length > 0 ? { ...chosen, customization: { ...chosen.customization, players: printed } } : chosen;

  function chooseColor(next: string) {
    choose(next);
    const there = limitToStock(counts, sizeRows(options, next, inCartOf(next)));
    setCounts(there.counts);
    setMessages(there.messages);
  }

  function setSize(size: string, count: number, message?: string) {
    setCounts({ ...counts, [size]: count });
    setMessages({ ...without(messages, size), ...(message && { [size]: message }) });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (problem) return;
    addToCart(addition);
    setCounts({});
    setQuantity(firstQuantity);
    setMessages({});
    if (isPrinted) players.clear();
    onAdded?.();
  }

  /** A disabled button does not submit, so Enter says what is missing. */
  function explainEnter() {
    if (problem) toast(problem);
  }

  return (
    <form
      id={place === 'page' ? CHOICES : undefined}
      onSubmit={submit}
      onFocus={() => setTouched(true)}
      onPointerDown={() => setTouched(true)}
      className="space-y-5"
    >
      {options.colors.length > 0 && (
        <ColorPicker name={`${id}-color`} colors={options.colors} value={color} onChange={chooseColor} />
      )}
      {hasSizes ? (
        <SizeGrid
          rows={rows}
          chart={options.sizeChart}
          counts={counts}
          messages={{ ...messages, ...held.messages }}
          lowStockThreshold={options.lowStockThreshold}
          onChange={setSize}
          onEnter={explainEnter}
        />
      ) : (
        <QuantityField
          quantity={quantity}
          stock={isGone ? 0 : left}
          inCart={inCart[NO_SIZE] ?? 0}
          lowStockThreshold={options.lowStockThreshold}
          message={messages.quantity ?? heldMessage}
          onEnter={explainEnter}
          onChange={(count, message) => {
            setQuantity(count);
            setMessages(message ? { quantity: message } : {});
          }}
        />
      )}
      {isPrinted && <PlayerRows state={players} sizes={sizes} parts={options.parts} />}
      <div data-bottom-bar={place === 'page' || undefined} className={ACTIONS[place]}>
        {place === 'page' && <Price price={price} salePrice={salePrice} className="shrink-0 md:hidden" />}
        <div>
          {place === 'page' && problem && !isGone && (
            <a href={`#${CHOICES}`} className={cn(buttonClass('primary'), 'md:hidden')}>
              {problem === SELECT_COLOR ? 'Choose a colour' : 'Choose options'}
            </a>
          )}
          <button
            type="submit"
            disabled={problem !== undefined}
            aria-describedby={`${id}-summary`}
            className={cn(
              buttonClass('primary', 'lg'),
              'w-full',
              place === 'page' && (problem && !isGone ? 'max-md:hidden' : 'max-md:min-h-11'),
            )}
          >
            <BagIcon className="size-5" />
            {isGone ? 'Sold out' : 'Add to cart'}
          </button>
          <p
            id={`${id}-summary`}
            aria-live="polite"
            className={cn(
              'mt-2.5 text-center text-sm text-ink-muted',
              place === 'page' && 'max-md:mt-0 max-md:mb-1 max-md:text-right max-md:text-xs',
              place === 'page' && problem && !isGone && 'max-md:sr-only',
            )}
          >
            {isGone ? 'Out of stock at the moment.' : (problem?.description ?? summaryOf(addition))}
          </p>
        </div>
      </div>
    </form>
  );
}

const playerRow = ({ key: _, ...row }: KeyedRow): PlayerRow => cleanPlayer({ ...row, ...ownSizes(row) });

function summaryOf(addition: Parameters<typeof cartItem>[0]): string {
  const line = cartItem(addition, () => '');
  if (!line) return '';
  const price = [formatMoney(cartTotal([line])), withoutTax()].filter(Boolean).join(' ');
  const pieces = `${line.quantity} ${line.quantity === 1 ? 'item' : 'items'}, ${price}`;
  return [pieces, nextTierText(line.product.priceTiers ?? [], line.quantity)].filter(Boolean).join(' · ');
}

function without(messages: Messages, size: string): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => name !== size));
}
