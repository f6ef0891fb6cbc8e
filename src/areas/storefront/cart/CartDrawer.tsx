'use client';

import Link from 'next/link';
import { itemCount, needsProof } from '@/domain/cart/cart';
import { cartTotal } from '@/domain/cart/cart-prices';
import { keptDesigns } from '@/domain/cart/cart-review';
import { formatMoney, formatAmount } from '@/domain/money/money';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { BagIcon, AlertIcon } from '@/ui/icons';
import { taxRows, totalNote } from '@/domain/taxes/tax-text';
import { DiscountRows, TaxRows } from '@/ui/SumRow';
import { WithoutTax } from '@/ui/WithoutTax';
import { ToastOutlet } from '@/ui/ToastOutlet';
import { clearCart, closeCart, openCart, replaceCart, useCart } from '@/modules/cart/cart-store';
import { CartDiscounts } from './CartDiscounts';
import { CartLine } from './CartLine';
import { useCartReview, type CartReviewState } from '@/modules/cart/use-cart-review';
import type { DeliveryQuote } from '@/domain/delivery/delivery-options';
import { offeredPromise } from '@/domain/delivery/promise';
import { countryInText } from '@/domain/text/country-name';

export type CartDrawerProps = {
  /** Delivery claim from the settings; '' if none. */
  shippingClaim: string;
};

export function CartDrawer({ shippingClaim }: CartDrawerProps) {
  const isOpen = useCart((state) => state.isOpen);
  const count = useCart((state) => itemCount(state.items));
  const title = count === 0 ? 'Your Cart' : `Your Cart (${count} ${count === 1 ? 'item' : 'items'})`;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => (next ? openCart() : closeCart())}
      placement="right"
      size="sm"
      title={title}
    >
      {count === 0 ? <NothingInIt /> : <Contents shippingClaim={shippingClaim} />}
    </Dialog>
  );
}

function NothingInIt() {
  return (
    <EmptyState
      icon={<BagIcon />}
      title="Your cart is empty"
      description="Find your kit, choose colour and sizes, and it will wait for you here."
      className="h-full justify-center"
      action={
        <button type="button" onClick={closeCart} className={buttonClass()}>
          Continue Shopping
        </button>
      }
    />
  );
}

function Contents({ shippingClaim }: CartDrawerProps) {
  const items = useCart((state) => state.items);
  const state = useCartReview();
  const { review, priceNotices } = state;
  return (
    <div className="flex min-h-full flex-col">
      <Notices {...state} changed={items.filter(({ cartId }) => priceNotices[cartId] !== undefined).length} />
      {/* Keeps focused controls clear of the footer. */}
      <ul className="grow divide-y divide-line [&_:is(a,button,input,summary)]:scroll-mb-72">
        {items.map((line) => (
          <CartLine
            key={line.cartId}
            line={line}
            priceNotice={priceNotices[line.cartId]}
            problems={review?.problems[line.cartId]}
            checks={review?.checks[line.cartId]}
          />
        ))}
      </ul>
      <Footer {...state} shippingClaim={shippingClaim} />
    </div>
  );
}

type NoticesProps = CartReviewState & {
  changed: number;
};

function Notices({ review, hasFailed, retry, changed }: NoticesProps) {
  if (hasFailed) {
    return (
      <CartNotice
        text="We could not check prices and stock just now. These are the last prices we know; they are confirmed at checkout."
        action={{ label: 'Try again', onClick: retry }}
      />
    );
  }
  if (!review) return null;
  if (review.canOrder) return changed > 0 && <CartNotice text={pricesChanged(changed)} />;
  if (review.isToMend) return <CartNotice text="Some kits need a change before they can be ordered." />;
  return (
    <CartNotice
      text="Some items in your cart can no longer be ordered."
      action={{
        label: 'Update cart',
        onClick: () => replaceCart((now) => (now === review.cart ? review.orderable : now)),
      }}
    />
  );
}

function Footer({ review, hasFailed, shippingClaim }: CartReviewState & CartDrawerProps) {
  const items = useCart((state) => state.items);
  const isBlocked = review !== undefined && !review.canOrder;
  const included = review?.canOrder && totalNote(review.taxes);
  return (
    <div className="sticky -bottom-5 -mx-5 mt-4 -mb-5 border-t border-line bg-surface-raised px-5 pt-4 pb-5 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6">
      <ToastOutlet className="absolute inset-x-0 bottom-full" />
      <CartDiscounts designs={review?.designs ?? keptDesigns(items)} />
      {review?.canOrder && review.offer && (
        <dl className="mb-1.5 text-sm">
          <DiscountRows discounts={[review.offer]} className="font-medium text-success" />
        </dl>
      )}
      {review?.canOrder && taxRows(review.taxes).length > 0 && (
        <dl className="mb-2 space-y-1 text-sm">
          <TaxRows taxes={review.taxes} labelClassName="text-ink-muted" />
        </dl>
      )}
      <p className="flex items-baseline justify-between">
        <span className="sporty text-xl">
          Total
          {hasFailed && (
            <span className="block font-sans text-sm tracking-normal text-warning normal-case">Last known prices</span>
          )}
          {!review && (
            <span className="ml-2 font-sans tracking-normal normal-case">
              <WithoutTax />
            </span>
          )}
        </span>
        <span
          data-testid="cart-total"
          aria-live="polite"
          className={cn(
            'font-display text-3xl font-bold tabular-nums transition-opacity',
            !review && !hasFailed && 'opacity-50',
          )}
        >
          {formatMoney(review?.totalCents ?? cartTotal(items))}
        </span>
      </p>
      {included && <p className="mt-0.5 text-sm text-ink-muted">{included}.</p>}
      <p className="mt-0.5 mb-4 text-sm text-ink-muted">
        {review?.delivery ? (
          <CartDelivery delivery={review.delivery} waitsForProof={needsProof(items)} />
        ) : (
          shippingClaim && `${shippingClaim}.`
        )}{' '}
        Prices are confirmed at checkout.
      </p>
      {isBlocked ? (
        <button type="button" disabled className={cn(buttonClass('primary', 'lg'), 'w-full')}>
          Proceed to Checkout
        </button>
      ) : (
        <Link
          href="/checkout"
          prefetch={false}
          onClick={closeCart}
          className={cn(buttonClass('primary', 'lg'), 'w-full')}
        >
          Proceed to Checkout
        </Link>
      )}
      <button type="button" onClick={() => clearCart()} className={cn(buttonClass('ghost'), 'mt-2 w-full')}>
        Clear Cart
      </button>
    </div>
  );
}

const pricesChanged = (lines: number): string =>
  lines === 1
    ? 'The price of one item has changed since you added it.'
    : `The prices of ${lines} items have changed since you added them.`;

type CartNoticeProps = { text: string; action?: { label: string; onClick: () => void } };

function CartNotice({ text, action }: CartNoticeProps) {
  return (
    <div role="alert" className="mb-3 flex items-center gap-3 rounded-control bg-warning-soft px-3.5 py-2.5 text-sm">
      <AlertIcon className="size-5 shrink-0 text-warning" />
      <p className="grow font-medium">{text}</p>
      {action && (
        <button type="button" onClick={action.onClick} className={cn(buttonClass('secondary', 'sm'), 'shrink-0')}>
          {action.label}
        </button>
      )}
    </div>
  );
}

type CartDeliveryProps = {
  delivery: DeliveryQuote;
  /** True if its days count from the approval of a proof. */ waitsForProof: boolean;
};

function CartDelivery({ delivery: { country, methods }, waitsForProof }: CartDeliveryProps) {
  const [usual] = methods;
  if (!usual) return 'We check at checkout whether we deliver to you.';
  const price = usual.amount > 0 ? formatAmount(usual.amount) : 'free';
  const where = usual.isCollection ? '' : ` to ${countryInText(country)}`;
  return `${usual.name}${where}: ${price}. ${offeredPromise(usual.promisedDate, { ...usual, waitsForProof })}.`;
}
