'use client';

import { useActionState } from 'react';
import { CreditCard } from 'lucide-react';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { payNow } from './order-actions';

/** Leads to the payment page of an order of which something is open. */
export function PayNow({ token, label }: { token: string; label: string }) {
  const [state, pay, isPending] = useActionState(payNow, undefined);
  return (
    <form action={pay} className="mt-5">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg" loading={isPending}>
        <CreditCard aria-hidden className="size-5" />
        {label}
      </Button>
      <div role="alert" className="not-empty:mt-3">
        {state && <FieldError>{state.message}</FieldError>}
      </div>
    </form>
  );
}
