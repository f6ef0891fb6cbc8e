'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { FormStart } from './load-form';
import { ORDERS_PATH } from '../filters/order-filters';
import { ContactFields } from './ContactFields';
import { DeliveryField } from './DeliveryField';
import { CustomerSearch } from './CustomerSearch';
import { LineList } from './LineList';
import { OrderTotals } from './OrderTotals';
import { type FormNotice, type FormTarget, useOrderForm } from './use-order-form';
import { ask } from '@/lib/client/ask';
import type { LinesQuote } from '@/modules/orders/editing/quote-lines';
import { useQuote } from '@/modules/orders/lines/use-quote';
import type { PriceChange } from '@/domain/cart/price-changes';
import { PriceChanges } from '@/ui/PriceChanges';
import { type FormLine, formPriceChanges, type FormValues, toBuyer, toDestination, toLines } from './order-form';

type OrderFormProps = { target: FormTarget; start: FormStart; countries: ReactNode };

/** An order to be entered or edited: who, where to, what, and what it comes to. */
export function OrderForm({ target, start, countries }: OrderFormProps) {
  const form = useOrderForm(target, start);
  const isNew = target.kind === 'new';
  const path = isNew ? ORDERS_PATH : `${ORDERS_PATH}/${target.orderId}`;
  const { quote, answer, isLoading, hasFailed, retry } = useLinesQuote(
    isNew ? `${ORDERS_PATH}/new/quote` : `${path}/quote`,
    isNew,
    form.lines,
    form.values,
  );
  const delivery = answer?.quote?.delivery;
  const outdated = form.notice?.outdated;
  const changes = outdated?.lines === form.lines && quote ? formPriceChanges(form.lines, outdated.quote, quote) : [];
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.notice) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.notice]);

  return (
    <form
      ref={formRef}
      noValidate
      aria-label={isNew ? 'Create order' : `Edit order ${target.orderNumber}`}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit({ quote, refresh: retry });
      }}
    >
      <div className="min-w-0 space-y-4">
        <LineList lines={form.lines} errors={{ ...quote?.fieldErrors, ...form.errors }} onChange={form.changeLines} />
        <ContactFields
          values={form.values}
          errors={form.errors}
          countries={countries}
          search={isNew && <CustomerSearch onPick={form.fill} />}
          asksVatNumber={isNew && target.isTaxCharged}
          isCollection={delivery?.delivery?.isCollection ?? false}
          onChange={form.setField}
        />
        <DeliveryField
          delivery={delivery}
          chosen={form.values.deliveryMethod}
          error={form.errors.deliveryMethod}
          onChoose={(method) => form.setField('deliveryMethod', method)}
        />
      </div>
      <div className="space-y-4 lg:sticky lg:top-24">
        <OrderTotals
          sums={form.lines.length > 0 ? quote?.sums : undefined}
          isLoading={isLoading}
          hasFailed={hasFailed}
          onRetry={retry}
          shippingAmount={delivery?.shippingAmount ?? (isNew ? 0 : target.shippingAmount)}
          paidAmount={isNew ? 0 : target.paidAmount}
        />
        {form.notice && <Notice notice={form.notice} href={path} changes={changes} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={form.isSaving} className="grow">
            {isNew ? 'Create order' : 'Save order'}
          </Button>
          <Leave isDirty={form.isDirty} href={path} />
        </div>
      </div>
    </form>
  );
}

/** Why it was not saved; where someone else was faster, the ways on. */
function Notice({ notice, href, changes }: { notice: FormNotice; href: string; changes: readonly PriceChange[] }) {
  return (
    <div role="alert" className="space-y-3 rounded-card bg-danger-soft p-4 text-sm text-danger">
      <p>{notice.text}</p>
      {changes.length > 0 && <PriceChanges changes={changes} />}
      {notice.isConflict && (
        <p>
          <a href={href} target="_blank" rel="noopener" className="font-medium underline underline-offset-4">
            See the order as it is now
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          , then{' '}
          <a href={`${href}/edit`} className="font-medium underline underline-offset-4">
            start again from it
          </a>
          .
        </p>
      )}
    </div>
  );
}

/** Leads back; asks first where something was typed. */
function Leave({ isDirty, href }: { isDirty: boolean; href: string }) {
  const router = useRouter();
  const leave = () => router.push(href);
  if (!isDirty) {
    return (
      <button type="button" onClick={leave} className={buttonClass('outline', 'md')}>
        Cancel
      </button>
    );
  }
  return (
    <ConfirmDialog
      title="Discard your changes?"
      description="What you typed will not be saved."
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      destructive
      onConfirm={leave}
      trigger={<Button variant="outline">Cancel</Button>}
    />
  );
}

/** What the lines and their delivery come to by the server, at this address. */
function useLinesQuote(url: string, isNew: boolean, lines: readonly FormLine[], values: FormValues) {
  const quoteLines = useCallback(
    async (body: string, signal: AbortSignal) => {
      const answer = await ask<LinesQuote>(url, { method: 'POST', body, signal });
      return answer.ok ? answer.value : undefined;
    },
    [url],
  );
  // An order that is edited is taxed as the customer it was placed for.
  const buyer = isNew && toBuyer(values);
  return useQuote(JSON.stringify({ lines: toLines(lines), delivery: toDestination(values), ...buyer }), {
    ask: quoteLines,
    isEmpty: lines.length === 0,
  });
}
