'use client';

import { useActionState } from 'react';
import { CreditCard } from 'lucide-react';
import type { Cents } from '@/domain/money/money';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { payNow } from './order-actions';

type PayNowProps = {
  token: string;
  /** The amounts to choose from, the likeliest first. */
  choices: readonly { cents: Cents; label: string }[];
};

/** Leads to the payment page of an order of which something is open. */
export function PayNow({ token, choices }: PayNowProps) {
  const [state, pay, isPending] = useActionState(payNow, undefined);
  return (
    <form action={pay} className="mt-5">
      <input type="hidden" name="token" value={token} />
      <div className="flex flex-wrap gap-3">
        {choices.map(({ cents, label }, index) => (
          <Button
            key={cents}
            type="submit"
            name="cents"
            value={cents}
            size="lg"
            variant={index === 0 ? 'primary' : 'outline'}
            loading={isPending}
          >
            <CreditCard aria-hidden className="size-5" />
            {label}
          </Button>
        ))}
      </div>
      <div role="alert" className="not-empty:mt-3">
        {state && <FieldError>{state.message}</FieldError>}
      </div>
    </form>
  );
}
