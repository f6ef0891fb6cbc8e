import { playersOf, type CartItem } from '@/domain/cart/cart';
import { removePlayer } from '@/domain/cart/remove-player';
import { partSizesText } from '@/domain/catalogue/product-parts';
import { playerText } from '@/domain/orders/players';
import { editCart } from '@/modules/cart/cart-store';

/** Players of a line, folded away. Removing one also removes their piece. */
export function CartPlayers({ line }: { line: CartItem }) {
  const players = playersOf(line);
  if (players.length === 0) return null;
  return (
    <details className="mt-2 text-sm text-ink-muted">
      <summary className="cursor-pointer py-1 underline underline-offset-4">Names and numbers</summary>
      <ul className="mt-1">
        {players.map((row, place) => (
          <li key={place} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {[playerText(row), row.size, partSizesText(row.sizes)].filter(Boolean).join(', ')}
            </span>
            <button
              type="button"
              aria-label={`Remove ${playerText(row)}`}
              onClick={() => editCart((cart) => removePlayer(cart, line.cartId, place))}
              className="min-h-9 shrink-0 px-1 underline underline-offset-4 hover:text-ink"
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
