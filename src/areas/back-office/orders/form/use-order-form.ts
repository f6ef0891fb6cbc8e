'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { FieldErrors } from '@/lib/result';
import type { OrderFormNotice } from '@/modules/orders/components/OrderFormFrame';
import type { LinesQuote } from '@/modules/orders/editing/quote-lines';
import { toast } from '@/ui/toast';
import { createOrderAction, editOrderAction } from '../order-actions';
import type { FormStart } from './load-form';
import {
  changedPrices,
  toBody,
  toSavedLines,
  type FormLine,
  type FormPrices,
  type FormValues,
  type TextField,
} from './order-form';
import { ORDERS_PATH } from '../filters/order-filters';
import { useAttemptKey } from './use-attempt-key';
import { failureText } from '../order-failure-toast';

export type FormTarget =
  | { kind: 'new'; inquiry?: string; isTaxCharged: boolean }
  | {
      kind: 'edit';
      isTaxCharged: boolean;
      orderId: string;
      orderNumber: string;
      revision: number;
      totalAmount: number;
      paidAmount: number;
      shippingAmount: number;
    };

/** Prices shown, undefined until the server has answered; `refresh` reads them again. */
type ShownPrices = { quote: LinesQuote | undefined; refresh: () => void };

type FormNotice = Omit<OrderFormNotice, 'changes'> & {
  outdated?: { lines: readonly FormLine[]; quote: LinesQuote };
};

export function useOrderForm(current: FormTarget, start: FormStart) {
  const router = useRouter();
  // Frozen at the revision the form was filled with, however often the page is read again.
  const [target] = useState(current);
  const [values, setValues] = useState(start.values);
  const [lines, setLines] = useState<readonly FormLine[]>(start.lines);
  const [prices, setPrices] = useState(start.prices);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<FormNotice>();
  const [isSaving, startSaving] = useTransition();
  const [isDone, setDone] = useState(false);
  const keyOf = useAttemptKey();
  const [first] = useState(start);
  const isDirty = !isDone && (values !== first.values || lines !== first.lines || prices !== first.prices);

  function forget(isMeant: (path: string) => boolean) {
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([path]) => !isMeant(path))));
  }

  async function send(expectedTotal: number | undefined) {
    const body = {
      ...{ ...toBody(values), lines: toSavedLines(lines), priceReason: prices.priceReason },
      ...changedPrices(prices, first.prices),
    };
    if (target.kind === 'edit')
      return editOrderAction(target.orderId, { ...body, revision: target.revision, expectedTotal });
    const input = { ...body, inquiry: target.inquiry };
    return createOrderAction(keyOf(JSON.stringify(input)), { ...input, expectedTotal });
  }

  function submit({ quote, refresh }: ShownPrices) {
    startSaving(async () => {
      const result = await send(quote?.sums?.totalAmount).catch(() => undefined);
      if (result?.ok) {
        setDone(true);
        const orderId = 'orderId' in result ? result.orderId : target.kind === 'edit' ? target.orderId : '';
        toast(orderSaved('orderNumber' in result ? `Order #${result.orderNumber} created` : 'Order saved'));
        router.push(`${ORDERS_PATH}/${orderId}`);
        return;
      }
      const isOutdated = result?.code === 'prices_changed';
      if (isOutdated) refresh();
      setErrors(result?.fieldErrors ?? {});
      setNotice({
        text: result ? failureText(result) : UPDATE_FAILED,
        isConflict: result?.code === 'conflict',
        ...(isOutdated && quote && { outdated: { lines, quote } }),
      });
    });
  }

  return {
    values,
    lines,
    prices,
    pricesBefore: first.prices,
    errors,
    notice,
    isSaving: isSaving || isDone,
    isDirty,
    fill: (filled: Partial<FormValues>) => {
      setValues((known) => ({ ...known, ...filled }));
      forget((path) => path in filled);
    },
    setField: (name: TextField, value: string) => {
      setValues((known) => ({ ...known, [name]: value }));
      forget((path) => path === name);
    },
    setPrice: (name: keyof FormPrices, value: string, path: string) => {
      setPrices((known) => ({ ...known, [name]: value }));
      forget((each) => each === path);
    },
    changeLines: (change: (known: readonly FormLine[]) => FormLine[]) => {
      setLines(change);
      forget((path) => path.startsWith('lines'));
    },
    submit,
  };
}
