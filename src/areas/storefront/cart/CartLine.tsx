'use client';

import { useId } from 'react';
import Link from 'next/link';
import { customizationBadges, imageOf, playersOf, type CartItem } from '@/domain/cart/cart';
import { lineTotal, lineUnitPrices } from '@/domain/cart/cart-prices';
import { lastSizeOf } from '@/domain/cart/cart-stock';
import { partSizesText } from '@/domain/catalogue/product-parts';
import { playerText } from '@/domain/orders/players';
import type { LineProblem } from '@/domain/cart/cart-review';
import { formatMoney, toCents } from '@/domain/money/money';
import { WithoutTax } from '@/ui/WithoutTax';
import { unitPriceCents } from '@/domain/money/pricing';
import type { KitCheck } from '@/domain/kits/checks/kit-problem';
import { Price } from '@/ui/Price';
import { cn } from '@/ui/cn';
import { AlertIcon } from '@/ui/icons';
import { closeCart, decrementLine, incrementLine, removeLine } from '@/modules/cart/cart-store';
import { MinusIcon, PlusIcon } from '@/ui/shop-icons';
import { KitChecks } from './KitChecks';

type CartLineProps = {
  line: CartItem;
  priceNotice: string | undefined;
  problems: readonly LineProblem[] | undefined;
  /** What is wrong with its kit. */
  checks: readonly KitCheck[] | undefined;
  /** Whether there is another piece of its last size. */
  canGrow: boolean;
};

const stepClass = 'grid size-10 place-items-center text-ink transition-colors hover:bg-ink/8';

export function CartLine({ line, priceNotice, problems = [], checks, canGrow }: CartLineProps) {
  const limitId = useId();
  const { cartId, product, quantity } = line;
  const size = lastSizeOf(line);
  const image = imageOf(line);
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
        {playersOf(line).length > 0 && (
          <details className="mt-2 text-sm text-ink-muted">
            <summary className="cursor-pointer py-1 underline underline-offset-4">Names and numbers</summary>
            <ul className="mt-1 space-y-0.5 wrap-anywhere">
              {playersOf(line).map((row, index) => (
                <li key={index}>{[playerText(row), row.size, partSizesText(row.sizes)].filter(Boolean).join(', ')}</li>
              ))}
            </ul>
          </details>
        )}
        {priceNotice && <Notice text={priceNotice} tone="text-warning" />}
        {problems.map(({ notice }) => (
          <Notice key={notice} text={notice} tone="text-danger" />
        ))}
        <KitChecks line={line} checks={checks} />
        <div className="mt-2.5 flex items-center justify-between">
          <div className="flex items-center overflow-hidden rounded-control border border-line-strong">
            <button
              type="button"
              aria-label={`One less ${product.name}`}
              onClick={() => decrementLine(cartId)}
              className={stepClass}
            >
              <MinusIcon className="size-4" />
            </button>
            <span
              aria-label={`Quantity: ${quantity}`}
              role="status"
              className="min-w-8 text-center text-sm font-semibold tabular-nums"
            >
              {quantity}
            </span>
            <button
              type="button"
              aria-label={`One more ${product.name}`}
              aria-disabled={!canGrow || undefined}
              aria-describedby={canGrow ? undefined : limitId}
              onClick={() => incrementLine(cartId)}
              className={cn(stepClass, !canGrow && 'opacity-35 hover:bg-transparent')}
            >
              <PlusIcon className="size-4" />
            </button>
          </div>
          <button
            type="button"
            aria-label={`Remove ${product.name}`}
            onClick={() => removeLine(cartId)}
            className="min-h-10 px-1 text-sm text-ink-muted underline underline-offset-4 hover:text-ink"
          >
            Remove
          </button>
        </div>
        <p id={limitId} role="status" className="mt-1.5 text-xs font-medium text-warning empty:hidden">
          {!canGrow && problems.length === 0 && `That is all we have${size && ` in ${size}`}.`}
        </p>
      </div>
    </li>
  );
}

/** What a piece costs, or how many cost what where sizes differ. */
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

function Notice({ text, tone }: { text: string; tone: string }) {
  return (
    <p role="alert" className={`mt-2 flex items-start gap-1.5 text-sm font-medium ${tone}`}>
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
