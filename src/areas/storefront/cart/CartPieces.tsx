'use client';

import { useId } from 'react';
import { NO_SIZE, playersOf, type CartItem } from '@/domain/cart/cart';
import { piecesOf, roomToGrow } from '@/domain/cart/cart-stock';
import { rowsBySize } from '@/domain/orders/players';
import { changePieces, removeLine, useCart } from '@/modules/cart/cart-store';
import { cn } from '@/ui/cn';
import { CartStepper } from './CartStepper';

type CartPiecesProps = {
  line: CartItem;
  /** The line already shows the stock left. */
  hasProblems: boolean;
};

/** Pieces of a line by size, and its Remove button. */
export function CartPieces({ line, hasProblems }: CartPiecesProps) {
  const items = useCart((state) => state.items);
  const limitId = useId();
  const { cartId, product, quantity } = line;
  const named = rowsBySize(playersOf(line));
  const sizes = piecesOf(line).map(([size, count]) => ({
    ...{ size, count, least: named[size] ?? 0 },
    most: count + roomToGrow(items, line, size),
  }));
  const full = sizes.filter(({ count, most }) => count >= most).map(({ size }) => size);
  const limits = [
    !hasProblems && full.length > 0 && `That is all we have${full[0] ? ` in ${full.join(', ')}` : ''}.`,
    sizes.some(({ count, least }) => least > 0 && count <= least) &&
      'Pieces with a name or number are removed by name.',
  ].filter(Boolean);

  return (
    <>
      <div className="mt-2.5 flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <ul className={cn('space-y-2', sizes.length > 1 ? 'w-full' : 'grow')}>
          {sizes.map(({ size, count, least, most }) => (
            <li key={size} className="flex flex-wrap items-center gap-x-3">
              {size !== NO_SIZE && <span className="w-18 text-sm font-medium">{size}</span>}
              <CartStepper
                what={[product.name, size].filter(Boolean).join(', ')}
                quantity={count}
                least={least}
                most={most}
                limitId={limitId}
                onChange={(pieces) => changePieces(line, size, pieces)}
              />
            </li>
          ))}
        </ul>
        {sizes.length > 1 && <p className="self-center text-sm text-ink-muted tabular-nums">{`${quantity} in all`}</p>}
        <button
          type="button"
          aria-label={`Remove ${product.name}`}
          onClick={() => removeLine(cartId)}
          className="min-h-11 px-1 text-sm text-ink-muted underline underline-offset-4 hover:text-ink"
        >
          Remove
        </button>
      </div>
      <p id={limitId} className="mt-1.5 text-xs font-medium text-warning empty:hidden">
        {limits.join(' ')}
      </p>
    </>
  );
}
