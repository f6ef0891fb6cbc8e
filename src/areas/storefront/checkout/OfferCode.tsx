'use client';

import { useState } from 'react';
import { offerCodeOf } from '@/domain/offers/offer';
import type { CartReview } from '@/domain/cart/cart-review';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

type OfferCodeProps = {
  code: string | undefined;
  review: Pick<CartReview, 'offer' | 'codeProblem'> | undefined;
  onChange: (code: string | undefined) => void;
};

const link = 'py-0.5 text-sm font-medium text-accent underline underline-offset-4';

export function OfferCode({ code, review, onChange }: OfferCodeProps) {
  const [isOpen, setOpen] = useState(false);
  const problem = review?.codeProblem;
  if (code && !problem)
    return (
      <p className="flex items-baseline justify-between gap-4 text-sm" role="status">
        <span className="wrap-anywhere">{review ? stateOf(code, review.offer) : `Checking ${code}…`}</span>
        <button type="button" className={link} onClick={() => onChange(undefined)}>
          Remove<span className="sr-only"> code {code}</span>
        </button>
      </p>
    );
  if (!isOpen)
    return (
      <button type="button" className={link} onClick={() => setOpen(true)}>
        Have a code?
      </button>
    );
  return (
    <form
      className="space-y-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('offerCode');
        onChange((typeof typed === 'string' && offerCodeOf(typed)) || undefined);
      }}
    >
      <Field label="Code" error={problem}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              name="offerCode"
              defaultValue={code}
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
  );
}

const focusOnOpening = (input: HTMLInputElement | null) => input?.focus();

const stateOf = (code: string, offer: CartReview['offer']): string =>
  offer?.productName.endsWith(`(${code})`) ? `Code ${code} applied.` : `Another offer takes off more than ${code}.`;
