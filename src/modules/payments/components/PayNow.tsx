'use client';

import type { ReactNode } from 'react';
import { CreditCard } from 'lucide-react';
import type { Cents } from '@/domain/money/money';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { useActionForm } from '@/ui/use-sent-form';

export type PayState = { message?: string };

type PayNowProps = {
  pay: (before: PayState, form: FormData) => Promise<PayState>;
  choices: readonly { cents: Cents; label: string }[];
  children?: ReactNode;
};

const NOT_REACHED = 'We could not reach the server, so nothing was paid. Please try again.';

export function PayNow({ pay, choices, children }: PayNowProps) {
  const { state, isSending, form } = useActionForm<PayState>({
    action: pay,
    unreached: () => ({ message: NOT_REACHED }),
  });
  return (
    <form {...form} className="@container mt-5">
      {children}
      <div className="flex flex-wrap gap-3">
        {choices.map(({ cents, label }, index) => (
          <Button
            key={cents}
            type="submit"
            name="cents"
            value={cents}
            size="lg"
            variant={index === 0 ? 'primary' : 'outline'}
            className="@max-md:w-full"
            loading={isSending}
          >
            <CreditCard aria-hidden className="size-5" />
            {label}
          </Button>
        ))}
      </div>
      <div role="alert" className="not-empty:mt-3">
        {state.message && <FieldError>{state.message}</FieldError>}
      </div>
    </form>
  );
}
