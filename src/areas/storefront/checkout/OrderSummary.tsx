'use client';

import { useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { itemCount, needsProof, type Cart } from '@/domain/cart/cart';
import { cartTotal, lineTotal } from '@/domain/cart/cart-prices';
import { isRefused, keptDesigns, type CartReview } from '@/domain/cart/cart-review';
import type { DeliveryQuote } from '@/domain/delivery/delivery-options';
import { deliveryLabel, offeredPromise } from '@/domain/delivery/promise';
import { formatMoney, type Cents } from '@/domain/money/money';
import { withoutTax } from '@/domain/taxes/tax-text';
import { MADE_TO_ORDER } from '@/domain/orders/fulfilment';
import { orderDiscounts } from '@/domain/orders/price-goods';
import { openCart } from '@/modules/cart/cart-store';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/Skeleton';
import { Spinner } from '@/ui/Spinner';
import { DiscountRows, SumRow, TaxRows, TotalNote } from '@/ui/SumRow';
import { SummaryItem } from './SummaryItem';
import { useAged } from './use-aged';

type OrderSummaryProps = {
  cart: Cart;
  review: CartReview | undefined;
  answeredAt: number | undefined;
  /** Last known delivery; undefined until loaded and in a shop that delivers free. */
  delivery: DeliveryQuote | undefined;
  deliveryCents: Cents;
  priceNotices: CartReview['priceNotices'];
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  codes: ReactNode;
};

/** The server’s prices, else the last known. */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, review, answeredAt, delivery, deliveryCents, priceNotices, isLoading, hasFailed, onRetry, codes } =
    props;
  const [isOpen, setOpen] = useState<boolean>();
  const isAged = useAged(answeredAt, onRetry);
  const priced = review?.canOrder ? review : undefined;
  const isFinal = priced !== undefined && !isLoading;
  const hasNotice =
    hasFailed || review?.canOrder === false || cart.some(({ cartId }) => priceNotices[cartId] !== undefined);
  const [hadNotice, setHadNotice] = useState(hasNotice);
  if (hasNotice && !hadNotice) setHadNotice(true);
  const shown = isOpen ?? hadNotice;
  const kept = cart.filter(({ cartId }) => !isRefused(review?.problems[cartId]));
  const count = itemCount(kept);
  const waitsForProof = needsProof(kept);
  const pieces = `${count} ${count === 1 ? 'item' : 'items'}`;
  const total = formatMoney(priced?.totalCents ?? cartTotal(kept) + deliveryCents);
  const voucher =
    priced?.voucherCents === undefined
      ? undefined
      : { pays: formatMoney(priced.voucherCents), leaves: formatMoney(priced.totalCents - priced.voucherCents) };
  const subtotalCents = kept.reduce((sum, line) => sum + lineTotal(line), 0);
  const discounts = orderDiscounts(priced ?? { designs: keptDesigns(kept) });
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
          <span className="block text-sm text-ink-muted">
            {[pieces, voucher && 'Left to pay', hasFailed && 'Last known prices'].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className={cn('font-display text-2xl font-bold tabular-nums', !isFinal && 'text-ink-muted')}>
          {voucher?.leaves ?? total}
        </span>
      </button>
      <div id="summary-body" className={cn('px-4 pb-4 sm:px-6 sm:pb-6', !shown && 'max-lg:hidden')}>
        <ul className="divide-y divide-line">
          {cart.map((item) => (
            <SummaryItem
              key={item.cartId}
              item={item}
              problems={review?.problems[item.cartId]}
              checks={review?.checks[item.cartId]}
              priceNotice={priceNotices[item.cartId]}
            />
          ))}
        </ul>
        <dl className="space-y-2 border-t border-line pt-4">
          <SumRow
            label={[`Subtotal, ${pieces}`, withoutTax()].filter(Boolean).join(', ')}
            value={formatMoney(subtotalCents)}
            labelClassName="text-ink-muted"
          />
          <DiscountRows discounts={discounts} labelClassName="text-ink-muted" />
          <DeliveryRow delivery={delivery} cents={deliveryCents} waitsForProof={waitsForProof} />
          <TaxRows taxes={priced?.taxes} labelClassName="text-ink-muted" />
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
          <TotalNote taxes={priced?.taxes} />
          {voucher && (
            <>
              <SumRow label="Gift voucher" value={`−${voucher.pays}`} labelClassName="text-ink-muted" />
              <SumRow label="Left to pay" value={voucher.leaves} className="font-semibold" />
            </>
          )}
        </dl>
        {codes && <div className="mt-4">{codes}</div>}
        {waitsForProof && <p className="mt-4 text-sm font-medium">{MADE_TO_ORDER.proof}</p>}
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
            isAged ? (
              'We check prices and stock again when you order.'
            ) : (
              'Prices and stock checked just now.'
            )
          ) : (
            <span className="font-medium text-danger">Please change what is marked above.</span>
          )}
        </div>
        <div className="mt-2 lg:hidden">{edit}</div>
      </div>
    </section>
  );
}

type DeliveryRowProps = { delivery: DeliveryQuote | undefined; cents: Cents; waitsForProof: boolean };

function DeliveryRow({ delivery, cents, waitsForProof }: DeliveryRowProps) {
  const chosen = delivery?.methods.find(({ id }) => id === delivery.chosen);
  const promise = chosen && offeredPromise(chosen.promisedDate, { ...chosen, waitsForProof });
  return (
    <>
      <SumRow
        label={deliveryLabel(chosen)}
        value={delivery?.problem && !chosen ? '–' : cents > 0 ? formatMoney(cents) : 'Free'}
        labelClassName="text-ink-muted"
      />
      {promise && (
        <div className="text-sm text-ink-muted">
          <dt className="sr-only">Promised</dt>
          <dd>{promise}</dd>
        </div>
      )}
    </>
  );
}

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
