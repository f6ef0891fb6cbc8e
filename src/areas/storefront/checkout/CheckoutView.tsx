'use client';

import { useEffect, useState, type ReactNode } from 'react';
import Link from 'next/link';
import { Lock, RotateCcw, ShieldCheck, ShoppingBag, Truck } from 'lucide-react';
import type { Claims } from '@/domain/pages/claims';
import type { Cart } from '@/domain/cart/cart';
import { FROM_STOCK, hasMade, returnsOfCart } from '@/domain/orders/fulfilment';
import { formatMoney } from '@/domain/money/money';
import { CART_PLACE, useCart } from '@/modules/cart/cart-store';
import { needsProof } from '@/domain/cart/cart';
import { useCartReview } from '@/modules/cart/use-cart-review';
import { measure } from '@/modules/analytics/measure';
import { signedInMark } from '@/modules/shoppers/signed-in';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { MarkEmpty } from '@/ui/MarkEmpty';
import { Spinner } from '@/ui/Spinner';
import { restoreDraft, saveDraft } from './draft';
import { focusField, readForm } from './form-fields';
import { cartTotal } from '@/domain/cart/cart-prices';
import { cartContent, deliveryCentsOf } from '@/domain/cart/cart-review';
import { CheckoutFields } from './CheckoutFields';
import { ErrorSummary } from './ErrorSummary';
import { OrderCodes, type Codes } from './OrderCodes';
import { OrderSummary, OrderSummarySkeleton } from './OrderSummary';
import { DeliveryChoice } from '@/modules/delivery/components/DeliveryChoice';
import { useBasis } from './use-basis';
import { useCheckout } from './use-checkout';
import { prefetchValidator } from './use-recheck';
import { usePriceChanges } from './use-price-changes';

type CheckoutViewProps = {
  countries: ReactNode;
  country: string;
  hasDelivery: boolean;
  vatHint?: string;
  invoiceTerms: string;
  isCardOffered: boolean;
  claims: Claims;
  returnDays: number;
};

export function CheckoutView(props: CheckoutViewProps) {
  const { countries, country, hasDelivery, vatHint, invoiceTerms, isCardOffered, claims, returnDays } = props;
  const cart = useCart((state) => state.items);
  const isLoaded = useCart((state) => state.isLoaded);
  const { basis: typed, readBasis } = useBasis();
  const [codes, setCodes] = useState<Codes>({});
  const { offer: offerCode, voucher: voucherCode } = codes;
  const basis =
    offerCode || voucherCode
      ? { ...typed, ...(offerCode && { offerCode }), ...(voucherCode && { voucherCode }) }
      : typed;
  const { review, latest, answeredAt, delivery, takesOfferCodes, priceNotices, isLoading, hasFailed, retry, check } =
    useCartReview(basis);
  const changes = usePriceChanges(cartContent(cart, basis), review);
  const deliveryCents = deliveryCentsOf(delivery);
  const method = basis?.delivery?.method ?? delivery?.chosen;
  const isCollection = delivery?.methods.some(({ id, ...each }) => id === method && each.isCollection) ?? false;
  const hasProblems = review?.canOrder === false;
  const { form, fieldErrors, recheck, isSending, isLeaving, notice } = useCheckout({
    cart,
    codes: {
      offer: review?.codeProblem ? undefined : offerCode,
      voucher: review?.voucherProblem ? undefined : voucherCode,
    },
    shownCents: latest?.canOrder ? latest.totalCents : cartTotal(cart) + deliveryCents,
    hasProblems,
    review,
    refreshQuote: retry,
    checkPrices: check,
  });
  const { ref: formRef } = form;
  const [isCard, setCard] = useState(false);
  const isEmpty = isLoaded && cart.length === 0;
  const leftCents = review && review.totalCents - (review.voucherCents ?? 0);
  const isCovered = leftCents === 0 && review?.voucherCents !== undefined && review.voucherCents > 0;

  useEffect(() => {
    const shown = formRef.current;
    if (!shown) return;
    const method = restoreDraft(shown);
    setCard(readForm(shown).paymentMethod === 'card');
    readBasis(readForm(shown), method);
    if (!signedInMark()) return;
    void import('./fill-from-account').then(async ({ fillFromAccount }) => {
      if (await fillFromAccount(shown)) readBasis(readForm(shown), method);
    }, console.warn);
  }, [formRef, isEmpty, readBasis]);

  useEffect(() => {
    if (isLoaded) measure('checkout', [...new Set(useCart.getState().items.map(({ product }) => product.id))]);
  }, [isLoaded]);

  if (isLeaving) return <Leaving />;
  if (isEmpty) return <EmptyCheckout />;

  const onInput = (target: EventTarget) => {
    const shown = formRef.current;
    if (!shown) return;
    saveDraft(shown);
    setCard(readForm(shown).paymentMethod === 'card');
    readBasis(readForm(shown));
    if (isControl(target)) void recheck(target.name, { typing: true });
  };
  return (
    <div suppressHydrationWarning className="group/cart">
      {!isLoaded && (
        <>
          <MarkEmpty place={CART_PLACE} />
          <div className="hidden group-data-empty/cart:block">
            <EmptyCheckout />
          </div>
        </>
      )}
      <div
        className={`grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-12 xl:gap-20 ${isLoaded ? '' : 'group-data-empty/cart:hidden'}`}
      >
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:order-2">
          {isLoaded ? (
            <OrderSummary
              cart={cart}
              review={latest}
              answeredAt={answeredAt}
              delivery={delivery}
              deliveryCents={deliveryCents}
              priceNotices={priceNotices}
              isLoading={isLoading}
              hasFailed={hasFailed}
              onRetry={retry}
              codes={takesOfferCodes && <OrderCodes codes={codes} review={review} onChange={setCodes} />}
            />
          ) : (
            <OrderSummarySkeleton />
          )}
          <Promises {...{ claims, returnDays, hasDelivery, cart }} />
        </div>
        <form
          {...form}
          method="post"
          aria-label="Checkout"
          className="space-y-5 lg:order-1"
          // A field stays marked until what is typed is right.
          onChange={(event) => onInput(event.target)}
          onFocus={prefetchValidator}
          onBlur={(event) => isControl(event.target) && void recheck(event.target.name)}
        >
          <CheckoutFields
            errors={fieldErrors}
            countries={countries}
            country={country}
            vatHint={vatHint}
            delivery={
              hasDelivery && (
                <DeliveryChoice
                  delivery={delivery}
                  waitsForProof={needsProof(cart)}
                  requested={basis?.delivery?.method}
                  error={fieldErrors.deliveryMethod}
                  onChoose={(method) => formRef.current && readBasis(readForm(formRef.current), method)}
                />
              )
            }
            isCollection={isCollection}
            chosenCountry={basis?.delivery?.country ?? country}
            invoiceTerms={invoiceTerms}
            isCardOffered={isCardOffered}
            isCovered={isCovered}
          />
          <div className="pt-2">
            <ErrorSummary
              errors={fieldErrors}
              notice={notice}
              changes={changes}
              hasProblems={hasProblems}
              onJump={(name) => formRef.current && focusField(formRef.current, name)}
            />
            <Button type="submit" size="lg" loading={isSending} disabled={!isLoaded} className="w-full">
              {isSending
                ? 'Placing your order…'
                : submitLabel(isCard && !isCovered, hasProblems ? undefined : leftCents)}
            </Button>
            <p className="mt-4 flex items-start gap-2 text-sm text-ink-muted">
              <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>
                By placing your order you agree to our{' '}
                <Link href="/terms" prefetch={false} className="underline underline-offset-4 hover:text-ink">
                  terms
                </Link>
                . How we treat your details is in our{' '}
                <Link href="/privacy" prefetch={false} className="underline underline-offset-4 hover:text-ink">
                  privacy policy
                </Link>
                .
              </span>
            </p>
          </div>
        </form>
      </div>
    </div>
  );
}

const isControl = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

function submitLabel(isCard: boolean, totalCents: number | undefined): string {
  const action = isCard ? 'Continue to payment' : 'Place order';
  return totalCents === undefined ? action : `${action} · ${formatMoney(totalCents)}`;
}

type PromisesProps = Pick<CheckoutViewProps, 'claims' | 'returnDays' | 'hasDelivery'> & { cart: Cart };

function Promises({ claims, returnDays, hasDelivery, cart }: PromisesProps) {
  const lines = cart.map(({ customization }) => ({ kit: customization?.design, players: customization?.players }));
  const sent = !hasMade(lines) && FROM_STOCK.sent;
  const promises = [
    { icon: Truck, text: hasDelivery ? '' : [claims.shipping, sent].filter(Boolean).join(', ') },
    { icon: ShieldCheck, text: claims.warranty },
    ...returnsOfCart(lines, claims, returnDays).map((text) => ({ icon: RotateCcw, text })),
  ].filter(({ text }) => text);
  return (
    <ul className="mt-5 space-y-2.5 px-1 text-sm text-ink-muted max-lg:hidden">
      {promises.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-3">
          <Icon aria-hidden className="size-4.5 shrink-0 text-accent" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function EmptyCheckout() {
  return (
    <EmptyState
      icon={<ShoppingBag />}
      title="Your cart is empty"
      description="Choose your kit first; everything you add will be waiting for you here."
      action={
        <Link href="/shop" className={buttonClass('primary', 'lg')}>
          Go to the shop
        </Link>
      }
    />
  );
}

function Leaving() {
  return (
    <div role="status" className="flex min-h-[40vh] flex-col items-center justify-center gap-4 text-lead">
      <Spinner className="size-10 text-accent" />
      Your order is placed. One moment…
    </div>
  );
}
