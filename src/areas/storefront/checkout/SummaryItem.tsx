'use client';

import { CircleAlert } from 'lucide-react';
import { imageOf, NO_SIZE, playersOf, setPieces, type CartItem } from '@/domain/cart/cart';
import { lineTotal, lineUnitPrices } from '@/domain/cart/cart-prices';
import { isRefused, type LineProblem } from '@/domain/cart/cart-review';
import type { KitCheck } from '@/domain/kits/checks/kit-problem';
import { formatMoney } from '@/domain/money/money';
import { WithoutTax } from '@/ui/WithoutTax';
import { playersText } from '@/domain/orders/players';
import { removeLine, replaceCart } from '@/modules/cart/cart-store';
import { buttonClass } from '@/ui/button-class';
import { KitChecks } from '../cart/KitChecks';

type SummaryItemProps = {
  item: CartItem;
  problems: readonly LineProblem[] | undefined;
  checks: readonly KitCheck[] | undefined;
  priceNotice: string | undefined;
};

export function SummaryItem({ item, problems = [], checks, priceNotice }: SummaryItemProps) {
  const { product, quantity, customization } = item;
  const image = imageOf(item);
  const players = playersOf(item).length;
  const sizes = Object.entries(customization?.sizes ?? {}).map(([size, count]) => `${count} × ${size}`);
  return (
    <li className="flex gap-4 py-4">
      <div className="relative aspect-4/5 w-16 shrink-0 self-start rounded-control border border-line kit-stage">
        {image && (
          <img
            src={image}
            alt=""
            width={64}
            height={80}
            loading="lazy"
            className="size-full rounded-control object-cover"
          />
        )}
        <span className="absolute -top-2 -right-2 grid h-5.5 min-w-5.5 place-items-center rounded-full bg-ink px-1.5 text-xs font-bold text-surface tabular-nums">
          <span className="sr-only">Quantity </span>
          {quantity}
        </span>
      </div>
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-3">
          <p title={product.name} className="line-clamp-3 min-w-0 leading-snug font-semibold wrap-anywhere">
            {product.name}
          </p>
          <p className="text-right leading-snug tabular-nums">
            <span className={isRefused(problems) ? 'text-ink-muted line-through' : 'font-semibold'}>
              {formatMoney(lineTotal(item))}
            </span>
            <span className="block">
              <WithoutTax />
            </span>
          </p>
        </div>
        <p className="mt-0.5 text-sm text-ink-muted wrap-anywhere">
          {[customization?.color, customization?.design?.name, sizes.join(', '), players > 0 && playersText(players)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ul className="text-sm text-ink-muted tabular-nums">
          {lineUnitPrices(item).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {priceNotice && <p className="mt-1.5 text-sm font-medium text-warning">{priceNotice}</p>}
        {problems.map((problem) => (
          <ProblemNote key={problem.size ?? ''} problem={problem} cartId={item.cartId} />
        ))}
        <KitChecks line={item} checks={checks} />
      </div>
    </li>
  );
}

function ProblemNote({ problem: { message, size, units }, cartId }: { problem: LineProblem; cartId: string }) {
  const fix = () =>
    units === 0 && size === undefined
      ? removeLine(cartId)
      : replaceCart((cart) => setPieces(cart, cartId, size ?? NO_SIZE, units));
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="flex items-start gap-1.5 text-sm font-medium text-danger">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {message}
      </p>
      <button type="button" onClick={fix} className={buttonClass('outline', 'sm')}>
        {units > 0 ? `Change to ${units}` : `Remove${size ? ` ${size}` : ''}`}
      </button>
    </div>
  );
}
