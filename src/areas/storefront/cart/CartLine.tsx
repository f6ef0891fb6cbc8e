'use client';

import Link from 'next/link';
import { customizationBadges, imageOf, playersOf, type CartItem, NO_SIZE } from '@/domain/cart/cart';
import { lineTotal, lineUnitPrices } from '@/domain/cart/cart-prices';
import type { LineProblem } from '@/domain/cart/cart-review';
import { hasMade, NO_RETURNS } from '@/domain/orders/fulfilment';
import { formatMoney, toCents } from '@/domain/money/money';
import { WithoutTax } from '@/ui/WithoutTax';
import { unitPriceCents } from '@/domain/money/pricing';
import type { KitCheck } from '@/domain/kits/checks/kit-problem';
import { Price } from '@/ui/Price';
import { AlertIcon } from '@/ui/icons';
import { closeCart, editCart, changePieces, removeLine, useCart } from '@/modules/cart/cart-store';
import { KitChecks } from './KitChecks';
import { removePlayer } from '@/domain/cart/remove-player';
import { partSizesText } from '@/domain/catalogue/product-parts';
import { playerText, rowsBySize } from '@/domain/orders/players';
import { useId, useState } from 'react';
import { piecesOf, roomToGrow } from '@/domain/cart/cart-stock';
import { cn } from '@/ui/cn';
import { parseQuantity } from '@/domain/catalogue/product-selection';
import { MAX_UNITS_PER_SIZE } from '@/domain/catalogue/sizes';

type CartLineProps = {
  line: CartItem;
  priceNotice: string | undefined;
  problems: readonly LineProblem[] | undefined;
  checks: readonly KitCheck[] | undefined;
};

export function CartLine({ line, priceNotice, problems = [], checks }: CartLineProps) {
  const { product } = line;
  const image = imageOf(line);
  const isMade = hasMade([{ kit: line.customization?.design, players: playersOf(line) }]);
  return (
    <li className="flex gap-4 py-4 first:pt-1">
      {image ? (
        <img
          src={image}
          alt=""
          width={80}
          height={100}
          className="aspect-4/5 w-20 shrink-0 self-start rounded-control kit-stage object-cover"
        />
      ) : (
        <span aria-hidden className="aspect-4/5 w-20 shrink-0 self-start rounded-control bg-surface-sunken" />
      )}
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-3">
          <Link
            href={`/product/${product.slug}`}
            prefetch={false}
            onClick={closeCart}
            className="line-clamp-4 leading-6 font-semibold break-words underline-offset-4 hover:underline"
          >
            {product.name}
          </Link>
          <span className="flex shrink-0 flex-col items-end font-semibold tabular-nums">
            {formatMoney(lineTotal(line))}
            <WithoutTax />
          </span>
        </div>
        <UnitPrices line={line} />
        <ul className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
          {customizationBadges(line).map(({ key, value }) => (
            <li key={key} className="rounded bg-ink/8 px-2 py-0.5 text-xs">{`${key}: ${value}`}</li>
          ))}
        </ul>
        <CartPlayers line={line} />
        {isMade && <p className="mt-2 text-sm text-ink-muted">{NO_RETURNS}</p>}
        {priceNotice && <Notice text={priceNotice} tone="text-warning" />}
        {problems.map(({ notice }) => (
          <Notice key={notice} text={notice} tone="text-danger" />
        ))}
        <KitChecks line={line} checks={checks} />
        <CartPieces line={line} hasProblems={problems.length > 0} />
      </div>
    </li>
  );
}

function UnitPrices({ line }: { line: CartItem }) {
  const { price, salePrice } = line.product;
  const texts = lineUnitPrices(line);
  if (texts.length > 1) {
    return (
      <ul className="mt-1 text-sm text-ink-muted tabular-nums">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  }
  const extraCents = lineTotal(line) / line.quantity - unitPriceCents(line.product);
  const withExtra = (amount: number) => toCents(amount) + extraCents;
  return (
    <p className="mt-1 flex items-baseline gap-1.5 text-sm text-ink-muted">
      <Price
        unit="cents"
        price={withExtra(price)}
        salePrice={salePrice == null ? salePrice : withExtra(salePrice)}
        size="text"
      />
      each
    </p>
  );
}

/** Not announced: a notice about many lines is announced once, above them. */
function Notice({ text, tone }: { text: string; tone: string }) {
  return (
    <p className={`mt-2 flex items-start gap-1.5 text-sm font-medium ${tone}`}>
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}

function CartPlayers({ line }: { line: CartItem }) {
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

type CartPiecesProps = {
  line: CartItem;
  hasProblems: boolean;
};

function CartPieces({ line, hasProblems }: CartPiecesProps) {
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

type CartStepperProps = {
  /** Name for its controls: 'Match Shirt, Large'. */
  what: string;
  quantity: number;
  /** Pieces that a stepper cannot remove, as they belong to players. */
  least: number;
  most: number;
  limitId: string;
  onChange: (quantity: number) => void;
};

/** Typing counts on blur or Enter: a 0 on the way to another number would remove the size. */
function CartStepper({ what, quantity, least, most, limitId, onChange }: CartStepperProps) {
  const [typed, setTyped] = useState<string>();
  const isLeast = least > 0 && quantity <= least;
  const isMost = quantity >= most;
  const describedBy = isLeast || isMost ? limitId : undefined;

  function set(wanted: number) {
    const held = Math.min(Math.max(wanted, least), Math.max(most, quantity), MAX_UNITS_PER_SIZE);
    if (held !== quantity) onChange(held);
  }

  function takeTyped() {
    if (typed !== undefined && typed.trim() !== '') set(parseQuantity(typed));
    setTyped(undefined);
  }

  return (
    <div className="stepper w-32">
      <button
        type="button"
        aria-label={`One less ${what}`}
        aria-disabled={isLeast || undefined}
        aria-describedby={isLeast ? limitId : undefined}
        onClick={() => set(quantity - 1)}
        className="aria-disabled:opacity-35"
      />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={`Quantity of ${what}`}
        aria-describedby={describedBy}
        value={typed ?? quantity}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && takeTyped()}
        onBlur={takeTyped}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        aria-label={`One more ${what}`}
        aria-disabled={isMost || undefined}
        aria-describedby={isMost ? limitId : undefined}
        onClick={() => set(quantity + 1)}
        className="aria-disabled:opacity-35"
      />
    </div>
  );
}
