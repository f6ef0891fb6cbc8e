'use client';

import { type ReactNode, useCallback, useId, useState } from 'react';
import type { FormStart } from './load-form';
import { ORDERS_PATH } from '../filters/order-filters';
import { ContactFields } from './ContactFields';
import { LineList } from './LineList';
import { type FormTarget, useOrderForm } from './use-order-form';
import { request } from '@/lib/client/request';
import { OrderFormFrame } from '@/modules/orders/components/OrderFormFrame';
import { OrderTotal } from '@/modules/orders/components/OrderTotal';
import type { LinesQuote } from '@/modules/orders/editing/quote-lines';
import { useQuote } from '@/modules/orders/lines/use-quote';
import { type FormLine, formPriceChanges, type FormValues, toBuyer, toDestination, toLines } from './order-form';
import { Search } from 'lucide-react';
import { Button } from '@/ui/Button';
import { useAnswer } from '@/ui/use-answer';
import type { KnownCustomer } from '../data/search-customers';

type OrderFormProps = { target: FormTarget; start: FormStart; countries: ReactNode };

export function OrderForm({ target, start, countries }: OrderFormProps) {
  const form = useOrderForm(target, start);
  const { lines, values, notice } = form;
  const isNew = target.kind === 'new';
  const path = isNew ? ORDERS_PATH : `${ORDERS_PATH}/${target.orderId}`;
  const { quote, answer, isLoading, hasFailed, retry } = useLinesQuote(
    isNew ? `${ORDERS_PATH}/new/quote` : `${path}/quote`,
    isNew,
    lines,
    values,
  );
  const delivery = answer?.quote?.delivery;
  const outdated = notice?.outdated;
  const changes = outdated?.lines === lines && quote ? formPriceChanges(lines, outdated.quote, quote) : [];
  return (
    <OrderFormFrame
      orderNumber={isNew ? undefined : target.orderNumber}
      href={path}
      notice={notice && { ...notice, changes }}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onSubmit={() => form.submit({ quote, refresh: retry })}
      summary={
        <OrderTotal
          items={lines.length}
          sums={lines.length > 0 ? quote?.sums : undefined}
          delivery={delivery ?? { delivery: null, shippingAmount: isNew ? 0 : target.shippingAmount }}
          isLoading={isLoading}
          hasFailed={hasFailed}
          onRetry={retry}
          before={isNew ? undefined : target}
        />
      }
    >
      <LineList lines={lines} errors={{ ...quote?.fieldErrors, ...form.errors }} onChange={form.changeLines} />
      <ContactFields
        values={values}
        errors={form.errors}
        countries={countries}
        search={isNew && <CustomerSearch onPick={form.fill} />}
        asksVatNumber={isNew && target.isTaxCharged}
        delivery={delivery}
        onChange={form.setField}
      />
    </OrderFormFrame>
  );
}

function useLinesQuote(url: string, isNew: boolean, lines: readonly FormLine[], values: FormValues) {
  const quoteLines = useCallback(
    async (body: string, signal: AbortSignal) => {
      const answer = await request<LinesQuote>(url, { method: 'POST', body, signal });
      return answer.ok ? answer.value : undefined;
    },
    [url],
  );
  // An edited order is taxed as the customer it was placed for.
  const buyer = isNew && toBuyer(values);
  return useQuote(JSON.stringify({ lines: toLines(lines), delivery: toDestination(values), ...buyer }), {
    ask: quoteLines,
    isEmpty: lines.length === 0,
  });
}

type CustomerSearchProps = { onPick: (values: Partial<FormValues>) => void };

function CustomerSearch({ onPick }: CustomerSearchProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const isSearching = wanted !== '';
  const { answer, loading, failed, retry } = useAnswer<{ customers: KnownCustomer[] }>(
    isSearching ? `/admin/orders/new/customers?q=${encodeURIComponent(wanted)}` : undefined,
  );
  const hits = answer?.customers ?? [];

  function pick(customer: KnownCustomer) {
    onPick(valuesOf(customer));
    setSearch('');
  }

  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="text-sm font-semibold">
        Find a customer
      </label>
      <div className="relative mt-1.5">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-muted"
        />
        <input
          id={id}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          placeholder="Name or email"
          autoComplete="off"
          maxLength={100}
          className="control pl-10"
        />
      </div>
      {isSearching && (
        <div role="status" className="mt-2 text-sm">
          {failed && (
            <p className="text-danger">
              The search failed.{' '}
              <Button variant="ghost" size="sm" onClick={retry}>
                Try again
              </Button>
            </p>
          )}
          {!failed && !loading && hits.length === 0 && <p className="text-ink-muted">No customer found.</p>}
          {hits.length > 0 && (
            <ul className="divide-y divide-line overflow-clip rounded-control border border-line">
              {hits.map((customer) => (
                <li key={customer.id}>
                  <button
                    type="button"
                    onClick={() => pick(customer)}
                    className="block w-full px-3.5 py-2.5 text-left hover:bg-ink/5 focus-visible:-outline-offset-2"
                  >
                    <span className="font-medium">{`${customer.firstName} ${customer.lastName}`}</span>
                    <span className="block truncate text-ink-muted">
                      {[customer.email, customer.address?.city].filter(Boolean).join(' · ')}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

const valuesOf = ({ firstName, lastName, email, phone, address }: KnownCustomer): Partial<FormValues> => ({
  'customer.firstName': firstName,
  'customer.lastName': lastName,
  'customer.email': email,
  'customer.phone': phone ?? '',
  ...(address && {
    'shippingAddress.country': address.country,
    'shippingAddress.line1': address.line1,
    'shippingAddress.line2': address.line2 ?? '',
    'shippingAddress.city': address.city,
    'shippingAddress.region': address.region ?? '',
    'shippingAddress.postcode': address.postcode,
  }),
});
