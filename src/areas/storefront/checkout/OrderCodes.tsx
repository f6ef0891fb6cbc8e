'use client';

import { useState } from 'react';
import { offerCodeOf } from '@/domain/offers/offer';
import type { CartReview } from '@/domain/cart/cart-review';
import { formatMoney } from '@/domain/money/money';
import { formatVoucherCode, voucherCodeOf } from '@/domain/vouchers/voucher';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

export type Codes = { offer?: string; voucher?: string };

type OrderCodesProps = {
  codes: Codes;
  review: Pick<CartReview, 'offer' | 'codeProblem' | 'voucherCents' | 'voucherProblem'> | undefined;
  onChange: (codes: Codes) => void;
};

const link = 'py-0.5 text-sm font-medium text-accent underline underline-offset-4';

/** Takes a code of an offer and one of a gift voucher, in one field. */
export function OrderCodes({ codes, review, onChange }: OrderCodesProps) {
  const [isOpen, setOpen] = useState(false);
  const { codeProblem, voucherProblem } = review ?? {};
  const hasOffer = codes.offer !== undefined && !codeProblem;
  const hasVoucher = codes.voucher !== undefined && !voucherProblem;
  const wrong = codeProblem ? codes.offer : voucherProblem ? codes.voucher : undefined;
  const isFull = hasOffer && hasVoucher;
  const isShown = (isOpen || wrong !== undefined) && !isFull;
  const without = (code: keyof Codes) => onChange({ ...codes, [code]: undefined });

  function add(typed: string) {
    const voucher = voucherCodeOf(typed);
    const offer = voucher ? undefined : offerCodeOf(typed) || undefined;
    onChange({
      offer: offer ?? (codeProblem ? undefined : codes.offer),
      voucher: voucher ?? (voucherProblem ? undefined : codes.voucher),
    });
    setOpen(false);
  }

  return (
    <div className="space-y-2">
      {hasOffer && codes.offer && (
        <Applied
          text={review ? stateOf(codes.offer, review.offer) : `Checking ${codes.offer}…`}
          what={`code ${codes.offer}`}
          onRemove={() => without('offer')}
        />
      )}
      {hasVoucher && codes.voucher && (
        <Applied
          text={
            review?.voucherCents === undefined
              ? `Checking ${formatVoucherCode(codes.voucher)}…`
              : `Gift voucher …${codes.voucher.slice(-4)} pays ${formatMoney(review.voucherCents)}.`
          }
          what="gift voucher"
          onRemove={() => without('voucher')}
        />
      )}
      {!isShown && !isFull && (
        <button type="button" className={link} onClick={() => setOpen(true)}>
          {hasOffer || hasVoucher ? 'Have another code?' : 'Have a code?'}
        </button>
      )}
      {isShown && (
        <form
          className="space-y-1.5"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('code');
            add(typeof typed === 'string' ? typed : '');
          }}
        >
          <Field label="Code" error={codeProblem ?? voucherProblem}>
            {(control) => (
              <div className="flex gap-2">
                <Input
                  {...control}
                  name="code"
                  defaultValue={wrong}
                  maxLength={30}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  ref={focusOnOpening}
                  className="min-w-0 grow"
                />
                <Button type="submit" variant="outline">
                  Apply
                </Button>
              </div>
            )}
          </Field>
        </form>
      )}
    </div>
  );
}

const focusOnOpening = (input: HTMLInputElement | null) => input?.focus();

function Applied({ text, what, onRemove }: { text: string; what: string; onRemove: () => void }) {
  return (
    <p className="flex items-baseline justify-between gap-4 text-sm" role="status">
      <span className="wrap-anywhere">{text}</span>
      <button type="button" className={link} onClick={onRemove}>
        Remove<span className="sr-only"> {what}</span>
      </button>
    </p>
  );
}

const stateOf = (code: string, offer: CartReview['offer']): string =>
  offer?.productName.endsWith(`(${code})`) ? `Code ${code} applied.` : `Another offer takes off more than ${code}.`;
