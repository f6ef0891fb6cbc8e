'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormMessage } from '@/ui/FormMessage';
import { Input } from '@/ui/Input';
import { HoneypotField } from '@/ui/HoneypotField';
import { useActionForm } from '@/ui/use-sent-form';
import { findOrderAction } from './find-order-action';
import { FIND_ORDER_ANCHOR, type FindOrderState } from './find-order-state';

export function FindOrderForm({ orderNumber = '' }: { orderNumber?: string }) {
  const { state, isSending, startAgain, form } = useActionForm<FindOrderState>({
    action: findOrderAction,
    anchor: FIND_ORDER_ANCHOR,
    check: async (data) => {
      const { readOrderSearch } = await import('@/modules/orders/order-link/read-order-search');
      const read = readOrderSearch(data);
      return read.ok ? undefined : read.fieldErrors;
    },
  });
  const { sentTo, message, fieldErrors, values } = state;
  if (sentTo) return <Sent to={sentTo} onAgain={startAgain} />;
  return (
    <form {...form} className="relative mt-6 space-y-4">
      {message && <FormMessage>{message}</FormMessage>}
      <HoneypotField />
      <Field label="Order number" required error={fieldErrors?.orderNumber} hint="As in your confirmation email.">
        {(control) => (
          <Input
            {...control}
            name="orderNumber"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            placeholder="ORD-2026-000123"
            defaultValue={values?.orderNumber ?? orderNumber}
          />
        )}
      </Field>
      <Field label="Email address" required error={fieldErrors?.email} hint="The one you ordered with.">
        {(control) => (
          <Input {...control} name="email" type="email" autoComplete="email" defaultValue={values?.email ?? ''} />
        )}
      </Field>
      <Button type="submit" size="lg" aria-disabled={isSending || undefined} className="w-full">
        {isSending ? 'Sending...' : 'Email me the link'}
      </Button>
    </form>
  );
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => status.current?.focus(), []);
  return (
    <div className="mt-6 space-y-4">
      <p ref={status} tabIndex={-1} role="status" className="font-medium wrap-anywhere outline-none">
        If there is an order with this number for {to}, its link is on the way.
      </p>
      <p className="text-ink-muted">Nothing after a few minutes? Check your spam folder and what you entered.</p>
      <Button variant="outline" onClick={onAgain}>
        Try again
      </Button>
    </div>
  );
}
