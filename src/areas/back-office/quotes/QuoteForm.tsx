'use client';

import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { quotePath, QUOTES_PATH } from '@/domain/quotes/quote-path';
import { MAX_OPTIONS } from '@/domain/quotes/quote-state';
import { newId } from '@/lib/client/new-id';
import { request } from '@/lib/client/request';
import type { FieldErrors } from '@/lib/result';
import { FieldGroup, OrderFormFrame } from '@/modules/orders/components/OrderFormFrame';
import { OrderTotal } from '@/modules/orders/components/OrderTotal';
import { useQuote } from '@/modules/orders/lines/use-quote';
import type { OptionPrices } from '@/modules/quotes/resolve-quote';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { useMay } from '../access/granted';
import { ContactFields } from '../orders/form/ContactFields';
import { CustomerSearch } from '../orders/form/CustomerSearch';
import { LineList } from '../orders/form/LineList';
import { PriceFields } from '../orders/form/PriceFields';
import {
  isFilled,
  isPriced,
  lineErrors,
  pricingBody,
  withAgreedPrices,
  type FormOption,
  type QuoteStart,
  type QuoteTerms,
  type TermField,
} from './quote-form';
import { useQuoteForm, type QuoteTarget } from './use-quote-form';

type QuoteFormProps = { target: QuoteTarget; start: QuoteStart; countries: ReactNode; isTaxCharged: boolean };

export function QuoteForm({ target, start, countries, isTaxCharged }: QuoteFormProps) {
  const form = useQuoteForm(target, start);
  const { typed, errors, change } = form;
  const { values, options } = typed;
  const isSplit = options.length > 1;
  const mayPrice = useMay()('prices:write');
  const { quote: prices, answer, ...pricing } = usePrices(typed);

  const changeOption = ({ key }: FormOption, next: (known: FormOption) => Partial<FormOption>) =>
    change(
      (known) => ({ options: known.options.map((each) => (each.key === key ? { ...each, ...next(each) } : each)) }),
      isOfOptions,
    );
  return (
    <OrderFormFrame
      what="quote"
      number={target.id && target.quoteNumber}
      href={target.id ? quotePath(target.id) : QUOTES_PATH}
      notice={form.notice}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onSubmit={form.submit}
      summary={options.map(({ key, name, lines }, place) => (
        <div key={key}>
          {isSplit && <h2 className="mb-1.5 font-sans text-sm font-semibold normal-case">{titleOf(name, place)}</h2>}
          <OrderTotal
            items={lines.filter(isPriced).length}
            sums={lines.some(isPriced) ? prices?.[place]?.sums : undefined}
            delivery={prices?.[place]?.delivery ?? { delivery: null, shippingAmount: 0 }}
            isLoading={pricing.isLoading}
            hasFailed={pricing.hasFailed}
            onRetry={pricing.retry}
          />
        </div>
      ))}
    >
      {options.map((option, place) => (
        <div key={option.key} className="space-y-4">
          {isSplit && (
            <FieldGroup title={`Option ${place + 1}`}>
              <Field label="Name" required error={option.name.trim() === '' ? errors.options : undefined}>
                {(control) => (
                  <Input
                    {...control}
                    autoComplete="off"
                    maxLength={80}
                    value={option.name}
                    onChange={({ target: { value } }) => changeOption(option, () => ({ name: value }))}
                  />
                )}
              </Field>
              <div className="flex items-end">
                <Button
                  variant="outline"
                  onClick={() =>
                    change((known) => ({ options: known.options.filter(({ key }) => key !== option.key) }), isOfOptions)
                  }
                >
                  Remove option {place + 1}
                </Button>
              </div>
            </FieldGroup>
          )}
          <LineList
            what="quote"
            lines={option.lines}
            isTaxCharged={isTaxCharged}
            mayPrice={false}
            errors={{
              ...lineErrors(prices?.[place]?.fieldErrors ?? {}, { place, ...option }, isPriced),
              ...lineErrors(errors, { place, ...option }, isFilled),
            }}
            onChange={(next) =>
              changeOption(option, ({ lines }) => ({ lines: mayPrice ? withAgreedPrices(next(lines)) : next(lines) }))
            }
          />
        </div>
      ))}
      {options.length < MAX_OPTIONS && (
        <Button
          variant="outline"
          onClick={() =>
            change((known) => ({ options: [...known.options, { key: newId(), name: '', lines: [] }] }), isOfOptions)
          }
        >
          <Plus aria-hidden className="size-4.5" />
          Add an option
        </Button>
      )}
      <TermFields
        terms={typed.terms}
        errors={errors}
        onChange={(name, value) =>
          change(
            ({ terms }) => ({ terms: { ...terms, [name]: value } }),
            (path) => path === name,
          )
        }
      />
      {mayPrice && (
        <PriceFields
          prices={typed.prices}
          errors={errors}
          isDelivered
          onChange={(name, value, path) =>
            change(
              ({ prices: known }) => ({ prices: { ...known, [name]: value } }),
              (each) => each === path,
            )
          }
        />
      )}
      <ContactFields
        values={values}
        errors={errors}
        countries={countries}
        search={
          !target.id && (
            <CustomerSearch
              onPick={(filled) =>
                change(
                  (known) => ({ values: { ...known.values, ...filled } }),
                  (path) => path in filled,
                )
              }
            />
          )
        }
        asksVatNumber={isTaxCharged}
        delivery={answer?.quote?.[0]?.delivery}
        onChange={(name, value) =>
          change(
            (known) => ({ values: { ...known.values, [name]: value } }),
            (path) => path === name,
          )
        }
      />
    </OrderFormFrame>
  );
}

const isOfOptions = (path: string): boolean => path.startsWith('options');

const titleOf = (name: string, place: number): string => name.trim() || `Option ${place + 1}`;

async function readPrices(body: string, signal: AbortSignal): Promise<OptionPrices[] | undefined> {
  const answer = await request<{ prices: OptionPrices[] }>(`${QUOTES_PATH}/prices`, { method: 'POST', body, signal });
  return answer.ok ? answer.value.prices : undefined;
}

function usePrices(typed: QuoteStart) {
  const isEmpty = !typed.options.some(({ lines }) => lines.some(isPriced));
  return useQuote(JSON.stringify(pricingBody(typed)), { ask: readPrices, isEmpty });
}

type TermFieldsProps = {
  terms: QuoteTerms;
  errors: FieldErrors;
  onChange: (name: TermField, value: string) => void;
};

function TermFields({ terms, errors, onChange }: TermFieldsProps) {
  const of = (name: TermField) => ({
    name,
    value: terms[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  return (
    <FieldGroup title="Terms">
      <Field label="Valid until" required error={errors.expiresOn}>
        {(control) => <Input {...control} {...of('expiresOn')} type="date" />}
      </Field>
      <Field label="Deposit in per cent" error={errors.depositPercent} hint="Due before work begins.">
        {(control) => <Input {...control} {...of('depositPercent')} inputMode="numeric" maxLength={3} />}
      </Field>
      <Field label="Terms for the customer" optional error={errors.terms} className="sm:col-span-2">
        {(control) => <Textarea {...control} {...of('terms')} rows={3} maxLength={5000} />}
      </Field>
    </FieldGroup>
  );
}
