'use client';

import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { cartTotal, itemCount, lineTotal } from '@/domain/cart/cart';
import { keptDesigns, type CartReview } from '@/domain/cart/cart-review';
import { formatUsd, toCents } from '@/domain/money/money';
import { discountText } from '@/domain/money/price-tiers';
import { openCart } from '@/modules/cart/cart-store';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/Skeleton';
import { Spinner } from '@/ui/Spinner';
import { isRefused, type SummaryLine } from './summary-lines';
import { SummaryItem } from './SummaryItem';

type OrderSummaryProps = {
  lines: SummaryLine[];
  /** By the server; undefined until it has answered, or where something cannot be ordered. */
  priced: CartReview | undefined;
  /** What costs something else than when it was added, by the id of the line. */
  priceNotices: CartReview['priceNotices'];
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
};

/**
 * What is ordered and what it costs, by the server, else at the last known prices. On a phone it folds away behind the
 * total, unless it shows a problem or a changed price.
 */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, priced, priceNotices, isLoading, hasFailed, onRetry } = props;
  const [isOpen, setOpen] = useState<boolean>();
  const hasNotice =
    hasFailed || lines.some(({ item, problems }) => problems.length > 0 || priceNotices[item.cartId] !== undefined);
  const [hadNotice, setHadNotice] = useState(hasNotice);
  if (hasNotice && !hadNotice) setHadNotice(true);
  const shown = isOpen ?? hadNotice;
  const isFinal = priced !== undefined;
  // What is struck out counts nowhere.
  const kept = lines.filter((line) => !isRefused(line)).map(({ item }) => item);
  const count = itemCount(kept);
  const pieces = `${count} ${count === 1 ? 'item' : 'items'}`;
  const total = formatUsd(priced?.totalCents ?? cartTotal(kept));
  const subtotalCents = kept.reduce((sum, line) => sum + lineTotal(line), 0);
  const discounts = (priced?.designs ?? keptDesigns(kept)).filter(({ discount }) => discount > 0);
  const edit = (
    <button
      type="button"
      onClick={openCart}
      className="py-0.5 text-sm font-medium text-accent underline underline-offset-4"
    >
      Edit cart
    </button>
  );
  return (
    <section
      id="order-summary"
      aria-labelledby="summary-title"
      aria-busy={isLoading}
      className="rounded-card border border-line bg-surface-raised lg:shadow-card"
    >
      <div className="flex items-baseline justify-between gap-3 p-6 pb-2 max-lg:hidden">
        <h2 id="summary-title" className="text-subheading">
          Order summary
        </h2>
        {edit}
      </div>
      <button
        type="button"
        aria-expanded={shown}
        aria-controls="summary-body"
        onClick={() => setOpen(!shown)}
        className="flex w-full items-center justify-between gap-4 p-4 text-left sm:px-6 lg:hidden"
      >
        <span>
          <span className="flex items-center gap-2 font-semibold">
            Order summary
            <ChevronDown aria-hidden className={cn('size-4.5 transition-transform', shown && 'rotate-180')} />
          </span>
          <span className="block text-sm text-ink-muted">{hasFailed ? `${pieces} · Last known prices` : pieces}</span>
        </span>
        <span className={cn('font-display text-2xl font-bold tabular-nums', !isFinal && 'text-ink-muted')}>
          {total}
        </span>
      </button>
      <div id="summary-body" className={cn('px-4 pb-4 sm:px-6 sm:pb-6', !shown && 'max-lg:hidden')}>
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <SummaryItem key={line.item.cartId} line={line} priceNotice={priceNotices[line.item.cartId]} />
          ))}
        </ul>
        <dl className="space-y-2 border-t border-line pt-4">
          <Row label={`Subtotal, ${pieces}`} value={formatUsd(subtotalCents)} />
          {discounts.map((discount) => (
            <Row
              key={`${discount.productId} ${discount.color}`}
              label={discountText(discount)}
              value={`−${formatUsd(toCents(discount.discount))}`}
            />
          ))}
          <Row label="Delivery" value="Free" />
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
            <dt className="font-semibold">
              Total
              {hasFailed && <span className="block text-sm font-normal text-warning">Last known prices</span>}
            </dt>
            <dd
              data-testid="checkout-total"
              className={cn('font-display text-4xl leading-none font-bold tabular-nums', !isFinal && 'text-ink-muted')}
            >
              {total}
            </dd>
          </div>
        </dl>
        <div role="status" className="mt-4 min-h-6 text-sm text-ink-muted">
          {isLoading ? (
            <span className="flex items-center gap-2">
              <Spinner /> Checking prices and stock…
            </span>
          ) : hasFailed ? (
            <span className="flex flex-wrap items-center gap-3">
              <span>
                We could not check prices and stock just now. These are the last prices we know; we check them again
                when you order.
              </span>
              <button type="button" onClick={onRetry} className={buttonClass('outline', 'sm')}>
                Try again
              </button>
            </span>
          ) : isFinal ? (
            'Prices and stock checked just now.'
          ) : (
            <span className="font-medium text-danger">Please change what is marked above.</span>
          )}
        </div>
        <div className="mt-2 lg:hidden">{edit}</div>
      </div>
    </section>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 text-ink-muted wrap-anywhere">{label}</dt>
      <dd className="shrink-0 tabular-nums">{value}</dd>
    </div>
  );
}

/** The summary’s place while the cart is being read. */
export function OrderSummarySkeleton() {
  return (
    <div aria-hidden className="rounded-card border border-line bg-surface-raised p-4 sm:p-6">
      <Skeleton className="h-6 w-40" />
      <div className="mt-6 hidden gap-4 lg:flex">
        <Skeleton className="size-18" />
        <div className="grow space-y-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
      <Skeleton className="mt-8 hidden h-9 lg:block" />
    </div>
  );
}
