'use client';

import { useEffect, useState } from 'react';
import { useRouter } from 'next/navigation';
import type { Cart } from '@/domain/cart/cart';
import { toAmount, type Cents } from '@/domain/money/money';
import { cartContent, type CartReview, requestedItems } from '@/domain/cart/cart-review';
import { clearCart, useCart } from '@/modules/cart/cart-store';
import type { Codes } from './OrderCodes';
import { forgetDraft } from './draft';
import { firstBadField, formErrors, toBody, typedValues } from './form-fields';
import { checkFields, useRecheck } from './use-recheck';
import { request } from '@/lib/client/request';
import type { FieldErrors } from '@/lib/result';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';
import { readSession, removeSession, writeSession } from './session-storage';

/** `content` of the cart that the message is about. */
type CheckoutState = SentFormState & { content?: string };

type Options = {
  cart: Cart;
  codes: Codes;
  shownCents: Cents;
  hasProblems: boolean;
  review: CartReview | undefined;
  refreshQuote: () => void;
  checkPrices: () => Promise<CartReview | undefined>;
};

const UNREACHABLE =
  'We could not reach the shop. Nothing you typed is lost. Please try again: you will not be charged or sent an order twice.';

const NOT_CHECKED =
  'We could not check prices and stock, so nothing was ordered. Nothing you typed is lost. Please try again.';

export const PRICES_CHANGED = 'Prices have changed since you looked. Please check the new total and order again.';

const FIX_ITEMS = 'Some items in your order need a change before we can place it.';

export function useCheckout({ cart, codes, shownCents, hasProblems, review, refreshQuote, checkPrices }: Options) {
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  const content = cartContent(cart);
  const sent = useSentForm<CheckoutState>({
    check: async (typed) => {
      const found = await checkFields(typedValues(typed));
      return firstBadField(found) ? found : undefined;
    },
    send,
  });
  const { form } = sent;
  const recheck = useRecheck(form.ref, sent);

  useEffect(() => {
    const onReturn = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  function leave({ trackingUrl, paymentUrl }: Placed) {
    setLeaving(true);
    forgetAttempt();
    forgetDraft();
    clearCart({ silent: true });
    if (paymentUrl) window.location.assign(paymentUrl);
    else router.push(`${new URL(trackingUrl).pathname}?placed=1`);
  }

  /** A review with the total on screen, if the server agrees; otherwise the reason. */
  async function confirmTotal(): Promise<CartReview | CheckoutState> {
    if (review) return review;
    const checked = await checkPrices();
    if (checked?.canOrder && checked.totalCents === shownCents) return checked;
    const message = !checked ? NOT_CHECKED : checked.canOrder ? PRICES_CHANGED : FIX_ITEMS;
    return { message, content: cartContent(useCart.getState().items) };
  }

  async function send(typed: FormData): Promise<CheckoutState> {
    if (hasProblems) return { message: FIX_ITEMS, content };
    const agreed = await confirmTotal();
    if (!('totalCents' in agreed)) return agreed;
    const { offer: offerCode, voucher: voucherCode } = codes;
    const body = {
      ...toBody(typedValues(typed), requestedItems(cart)),
      ...(offerCode && { offerCode }),
      ...(voucherCode && { voucherCode }),
    };
    const paid = voucherCode ? agreed.voucherCents : undefined;
    const outcome = await sendOrder(body, {
      expectedTotal: toAmount(agreed.totalCents),
      ...(paid !== undefined && { expectedVoucherAmount: toAmount(paid) }),
    });
    if (outcome.kind === 'placed') {
      leave(outcome.order);
      return {};
    }
    if (outcome.kind === 'unreachable') return { message: UNREACHABLE, content };
    if (outcome.code === 'idempotency_key_reused') forgetAttempt();
    const ours = formErrors(outcome.fieldErrors);
    if (firstBadField(ours)) return { fieldErrors: ours };
    refreshQuote();
    return { message: outcome.code === 'prices_changed' ? PRICES_CHANGED : outcome.message, content };
  }

  return {
    form,
    fieldErrors: sent.fieldErrors,
    recheck,
    isSending: sent.isSending,
    isLeaving,
    // Messages about another cart are dropped; updated prices and stock do not make it another.
    notice: sent.state.content === content ? sent.notice : undefined,
  };
}

type Placed = { trackingUrl: string; paymentUrl?: string };

type SendOutcome =
  | { kind: 'placed'; order: Placed }
  | { kind: 'refused'; code: string; message: string; fieldErrors: FieldErrors }
  | { kind: 'unreachable' };

/** Sending it again, whatever amounts were shown, returns the same order. */
async function sendOrder(body: object, shown: object): Promise<SendOutcome> {
  const headers = { 'Idempotency-Key': attemptKey(JSON.stringify(body)) };
  const answer = await request<Placed>('/api/checkout', {
    method: 'POST',
    headers,
    body: { ...body, ...shown },
  });
  if (answer.ok) return { kind: 'placed', order: answer.value };
  const { status, code, message, fieldErrors = {} } = answer;
  return status === 0 || code === 'unreadable'
    ? { kind: 'unreachable' }
    : { kind: 'refused', code, message, fieldErrors };
}

const KEY = 'kitroom.checkout-attempt';

/** Kept over reloads until the order is placed or its content changes: pressing the button twice places one order. */
function attemptKey(content: string): string {
  const known = readSession(KEY);
  if (isAttempt(known) && known.content === content) return known.key;
  const key = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  writeSession(KEY, { key, content });
  return key;
}

const forgetAttempt = (): void => removeSession(KEY);

function isAttempt(value: unknown): value is { key: string; content: string } {
  return typeof value === 'object' && value !== null && 'key' in value && 'content' in value;
}
