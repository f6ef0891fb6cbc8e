'use client';

import { ListFilter } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { currencySign } from '@/domain/money/currency';
import type { OrderKind } from '@/domain/orders/order-ref';
import { fieldAmount } from '@/domain/money/typed-amount';
import type { FieldErrors } from '@/lib/result';
import { Options } from '@/ui/Options';
import { Checkbox } from '@/ui/Checkbox';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { formOf, readFilterForm, type FilterForm } from './order-filter-form';
import {
  detailFiltersOf,
  NO_DETAILS,
  ORDER_LISTS,
  PAYMENT_METHOD_LABELS,
  type OrderDetailFilters,
  type OrderFilters,
  WAITING_FOR,
  waitingLabel,
} from './order-filters';
import { ProductPicker } from './ProductPicker';

type FilterPanelProps = {
  filters: OrderFilters;
  productName: string | undefined;
  onApply: (filters: OrderDetailFilters) => void;
};

export function FilterPanel({ filters, productName, onApply }: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const formId = useId();
  const count = detailFiltersOf(filters).length;

  function apply(next: OrderDetailFilters) {
    setOpen(false);
    onApply(next);
  }

  return (
    <Dialog
      title="Filters"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={cn(buttonClass('outline', 'sm'), 'min-h-10')}>
          <ListFilter aria-hidden className="size-4" />
          Filters
          {count > 0 && (
            <span className="rounded-full bg-brand px-1.5 py-0.5 text-xs text-brand-ink tabular-nums">
              {count}
              <span className="sr-only"> active</span>
            </span>
          )}
        </button>
      }
      footer={
        <>
          <Button variant="outline" className="mr-auto" onClick={() => apply(NO_DETAILS)}>
            Clear all
          </Button>
          <Button type="submit" form={formId}>
            Show orders
          </Button>
        </>
      }
    >
      <FilterFields id={formId} filters={filters} productName={productName} onApply={apply} />
    </Dialog>
  );
}

function FilterFields({ id, filters, productName, onApply }: FilterPanelProps & { id: string }) {
  const [form, setForm] = useState<FilterForm>(() => formOf(filters));
  const [pickedName, setPickedName] = useState(productName);
  const [errors, setErrors] = useState<FieldErrors>({});

  const bind = (name: keyof FilterForm) => ({
    name,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm((now) => ({ ...now, [name]: target.value })),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation(); // React bubbles it to the search form around the button
    const read = readFilterForm(form);
    if (read.ok) return onApply(read.filters);
    setErrors(read.fieldErrors);
    const [first] = Object.keys(read.fieldErrors);
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid grid-cols-2 gap-x-4 gap-y-5 max-[22rem]:grid-cols-1">
      <Field label="Ordered from" error={errors.from}>
        {(control) => <Input {...control} {...bind('from')} type="date" />}
      </Field>
      <Field label="Ordered up to" error={errors.to}>
        {(control) => <Input {...control} {...bind('to')} type="date" />}
      </Field>
      <Field label={`Total from (${currencySign()})`} error={errors.min}>
        {(control) => (
          <Input {...control} {...bind('min')} inputMode="decimal" placeholder={fieldAmount(0)} autoComplete="off" />
        )}
      </Field>
      <Field label={`Total up to (${currencySign()})`} error={errors.max}>
        {(control) => <Input {...control} {...bind('max')} inputMode="decimal" placeholder="Any" autoComplete="off" />}
      </Field>
      {ORDER_LISTS[filters.kind].hasMethods && (
        <Field label="Payment method" className="col-span-full">
          {(control) => (
            <LabelledSelect {...control} {...bind('method')} any="Any method" labels={PAYMENT_METHOD_LABELS} />
          )}
        </Field>
      )}
      <Field label="Proof" className="col-span-full">
        {(control) => (
          <LabelledSelect {...control} {...bind('waiting')} any="Any state" labels={waitingLabels(filters.kind)} />
        )}
      </Field>
      <Checkbox
        label="Late"
        description="Overdue, and not sent yet."
        className="col-span-full"
        name="late"
        checked={form.late !== ''}
        onChange={({ target }) => setForm((now) => ({ ...now, late: target.checked ? 'true' : '' }))}
      />
      <Field label="Contains the product" className="col-span-full">
        {(control) => (
          <ProductPicker
            control={control}
            value={form.product ? { id: form.product, name: pickedName ?? 'A deleted product' } : undefined}
            onChange={(product) => {
              setForm((now) => ({ ...now, product: product?.id ?? '' }));
              setPickedName(product?.name);
            }}
          />
        )}
      </Field>
    </form>
  );
}

const waitingLabels = (kind: OrderKind) =>
  Object.fromEntries(WAITING_FOR.map((waiting) => [waiting, waitingLabel(kind, waiting)]));

type LabelledSelectProps = React.ComponentProps<'select'> & { any: string; labels: Record<string, string> };

function LabelledSelect({ any, labels, ...rest }: LabelledSelectProps) {
  return (
    <Select {...rest}>
      <option value="">{any}</option>
      <Options choices={Object.entries(labels).map(([value, label]) => ({ value, label }))} />
    </Select>
  );
}
