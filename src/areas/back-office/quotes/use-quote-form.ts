'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import { quotePath } from '@/domain/quotes/quote-path';
import type { FieldErrors } from '@/lib/result';
import type { OrderFormNotice } from '@/modules/orders/components/OrderFormFrame';
import { toast } from '@/ui/toast';
import { changeQuoteAction, createQuoteAction } from './quote-actions';
import { quoteBody, type QuoteStart } from './quote-form';

export type QuoteTarget = { id: string; quoteNumber: string; revision: number } | { id?: never; inquiry?: string };

export function useQuoteForm(current: QuoteTarget, start: QuoteStart) {
  const router = useRouter();
  // Frozen at the revision the form was filled with, however often the page is read again.
  const [target] = useState(current);
  const [first] = useState(start);
  const [typed, setTyped] = useState(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<OrderFormNotice>();
  const [isSaving, startSaving] = useTransition();
  const [isDone, setDone] = useState(false);

  async function send() {
    if (target.id === undefined) {
      return createQuoteAction({ ...quoteBody(typed, true), inquiry: target.inquiry });
    }
    const body = quoteBody(typed, typed.options !== first.options);
    return changeQuoteAction(target.id, { ...body, revision: target.revision });
  }

  function submit() {
    startSaving(async () => {
      const result = await send().catch(() => undefined);
      if (result?.ok) {
        setDone(true);
        toast({ title: '✅ Quote Saved', description: 'The customer sees it once it is sent.' });
        router.push(quotePath(result.id));
        return;
      }
      setErrors(result?.fieldErrors ?? {});
      setNotice({ text: result?.message ?? UPDATE_FAILED, isConflict: result?.code === 'conflict' });
    });
  }

  return {
    ...{ typed, errors, notice, submit },
    isSaving: isSaving || isDone,
    isDirty: !isDone && typed !== first,
    /** @param isMeant paths of errors that the change ends */
    change: (next: (known: QuoteStart) => Partial<QuoteStart>, isMeant: (path: string) => boolean) => {
      setTyped((known) => ({ ...known, ...next(known) }));
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([path]) => !isMeant(path))));
    },
  };
}
