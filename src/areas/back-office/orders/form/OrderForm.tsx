'use client';

import { type ReactNode, useCallback } from 'react';
import type { FormStart } from './load-form';
import { ORDERS_PATH } from '../filters/order-filters';
import { ContactFields } from './ContactFields';
import { CustomerSearch } from './CustomerSearch';
import { LineList } from './LineList';
import { type FormTarget, useOrderForm } from './use-order-form';
import { request } from '@/lib/client/request';
import { OrderFormFrame } from '@/modules/orders/components/OrderFormFrame';
import { OrderTotal } from '@/modules/orders/components/OrderTotal';
import type { LinesQuote } from '@/modules/orders/editing/quote-lines';
import { useQuote } from '@/modules/orders/lines/use-quote';
import {
  type FormLine,
  formPriceChanges,
  type FormValues,
  isRepriced,
  pricedSums,
  toBuyer,
  toDestination,
  toLines,
} from './order-form';
import { PriceFields, ReasonField } from './PriceFields';
import { useMay } from '../../access/granted';

type OrderFormProps = { target: FormTarget; start: FormStart; countries: ReactNode };

export function OrderForm({ target, start, countries }: OrderFormProps) {
  const form = useOrderForm(target, start);
  const { lines, values, prices, notice } = form;
  const isNew = target.kind === 'new';
  const mayPrice = useMay()('prices:write');
  const path = isNew ? ORDERS_PATH : `${ORDERS_PATH}/${target.orderId}`;
  const { quote, answer, isLoading, hasFailed, retry } = useLinesQuote(
    isNew ? `${ORDERS_PATH}/new/quote` : `${path}/quote`,
    isNew,
    { lines, values, sums: pricedSums(prices, form.pricesBefore) },
  );
  const delivery = answer?.quote?.delivery;
  const errors = { ...quote?.fieldErrors, ...form.errors };
  const outdated = notice?.outdated;
  const changes = outdated?.lines === lines && quote ? formPriceChanges(lines, outdated.quote, quote) : [];
  return (
    <OrderFormFrame
      number={isNew ? undefined : target.orderNumber}
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
      <LineList
        lines={lines}
        errors={errors}
        isTaxCharged={target.isTaxCharged}
        mayPrice={mayPrice}
        short={quote?.short}
        onChange={form.changeLines}
      />
      {lines.some(isRepriced) && (
        <ReasonField value={prices.priceReason} error={errors.priceReason} onChange={form.setPrice} />
      )}
      {mayPrice && lines.length > 0 && (
        <PriceFields
          prices={prices}
          errors={errors}
          isDelivered={Boolean(delivery && delivery.methods.length > 0)}
          onChange={form.setPrice}
        />
      )}
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

type Priced = { lines: readonly FormLine[]; values: FormValues; sums: ReturnType<typeof pricedSums> };

function useLinesQuote(url: string, isNew: boolean, { lines, values, sums }: Priced) {
  const quoteLines = useCallback(
    async (body: string, signal: AbortSignal) => {
      const answer = await request<LinesQuote>(url, { method: 'POST', body, signal });
      return answer.ok ? answer.value : undefined;
    },
    [url],
  );
  // An edited order is taxed as the customer it was placed for.
  const buyer = isNew && toBuyer(values);
  return useQuote(JSON.stringify({ lines: toLines(lines), delivery: toDestination(values), ...buyer, ...sums }), {
    ask: quoteLines,
    isEmpty: lines.length === 0,
  });
}
