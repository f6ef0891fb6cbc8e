'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { EditedDelivery } from '@/domain/delivery/edit-delivery';
import { BillingDisclosure } from '@/modules/orders/components/BillingFields';
import { MAX_REGION, postcodeLabel, regionLabel, usesPostcode } from '@/domain/orders/address-labels';
import { FIELD_LABELS } from '@/domain/orders/field-labels';
import { MAX_VAT_NUMBER } from '@/domain/taxes/vat-number';
import type { FieldErrors } from '@/lib/result';
import { FieldGroup } from '@/modules/orders/components/OrderFormFrame';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import type { FormValues, TextField } from './order-form';
import { promiseText, workingDaysText } from '@/domain/delivery/promise';
import { formatAmount } from '@/domain/money/money';

type ContactFieldsProps = {
  values: FormValues;
  errors: FieldErrors;
  countries: ReactNode;
  search?: ReactNode;
  asksVatNumber: boolean;
  delivery: EditedDelivery | undefined;
  onChange: (name: TextField, value: string) => void;
};

const wide = 'sm:col-span-2';

export function ContactFields({
  values,
  errors,
  countries,
  search,
  asksVatNumber,
  delivery,
  onChange,
}: ContactFieldsProps) {
  // Its address is the billing address.
  const isCollection = delivery?.delivery?.isCollection ?? false;
  const country = values['shippingAddress.country'];
  const region = regionLabel(country);
  const of = (name: TextField) => ({ label: FIELD_LABELS[name], error: errors[name] });
  const text = (
    name: TextField,
    attributes: ComponentProps<typeof Input> = {},
    { optional, ...rest }: { label?: string; optional?: boolean; hint?: string; className?: string } = {},
  ) => (
    <Field {...of(name)} required={!optional} optional={optional} {...rest}>
      {(control) => (
        <Input
          autoComplete="off"
          maxLength={200}
          {...control}
          {...attributes}
          name={name}
          value={values[name]}
          onChange={(event) => onChange(name, event.target.value)}
        />
      )}
    </Field>
  );
  return (
    <>
      <FieldGroup title="Customer">
        {search}
        {text('customer.firstName', { maxLength: 100 })}
        {text('customer.lastName', { maxLength: 100 })}
        {text('customer.email', { type: 'email', maxLength: 254, spellCheck: false, autoCapitalize: 'none' })}
        {text('customer.phone', { type: 'tel', maxLength: 30 }, { optional: true })}
        {asksVatNumber &&
          text(
            'vatNumber',
            { maxLength: MAX_VAT_NUMBER, spellCheck: false },
            { optional: true, hint: 'Leave empty to use the customer’s own, if there is one.', className: wide },
          )}
      </FieldGroup>
      <FieldGroup title={isCollection ? 'Billing address' : 'Delivery address'}>
        {text('shippingAddress.line1', {}, { className: wide })}
        {text('shippingAddress.line2', {}, { optional: true, className: wide })}
        {text('shippingAddress.city', { maxLength: 100 })}
        {region && text('shippingAddress.region', { maxLength: MAX_REGION }, { label: region, optional: true })}
        {text(
          'shippingAddress.postcode',
          { maxLength: 16, spellCheck: false },
          { label: postcodeLabel(country), optional: !usesPostcode(country) },
        )}
        <Field {...of('shippingAddress.country')} required className={wide}>
          {(control) => (
            <Select
              {...control}
              name="shippingAddress.country"
              value={values['shippingAddress.country']}
              onChange={(event) => onChange('shippingAddress.country', event.target.value)}
            >
              {countries}
            </Select>
          )}
        </Field>
        <DeliveryField
          delivery={delivery}
          chosen={values.deliveryMethod}
          error={errors.deliveryMethod}
          onChoose={(method) => onChange('deliveryMethod', method)}
        />
        <BillingDisclosure
          typed={values}
          errors={errors}
          countries={countries}
          country={values['shippingAddress.country']}
          isCollection={isCollection}
          onChange={onChange}
        />
      </FieldGroup>
      <FieldGroup title="Notes">
        <Field {...of('notes')} optional hideLabel className={wide}>
          {(control) => (
            <Textarea
              {...control}
              name="notes"
              rows={3}
              maxLength={2000}
              value={values.notes}
              onChange={(event) => onChange('notes', event.target.value)}
            />
          )}
        </Field>
      </FieldGroup>
    </>
  );
}

type DeliveryFieldProps = {
  delivery: EditedDelivery | undefined;
  chosen: string;
  error: readonly string[] | undefined;
  onChoose: (method: string) => void;
};

function DeliveryField({ delivery, chosen, error, onChoose }: DeliveryFieldProps) {
  if (!delivery || (delivery.methods.length === 0 && !delivery.problem)) return null;
  const { methods, problem, delivery: placed, promisedDate } = delivery;
  const value = chosen || (placed?.method ?? '');
  const isOffered = methods.some(({ id }) => id === value);
  return (
    <Field
      className="sm:col-span-2"
      label={FIELD_LABELS.deliveryMethod}
      error={error ?? (problem && [problem.message])}
      hint={placed && !problem && hintOf(placed, promisedDate)}
    >
      {(control) => (
        <Select {...control} name="deliveryMethod" value={value} onChange={({ target }) => onChoose(target.value)}>
          {!isOffered && <option value={value}>{placed?.name ?? 'Free, as before'}</option>}
          {methods.map(({ id, name, amount }) => (
            <option key={id} value={id}>
              {`${name}, ${amount > 0 ? formatAmount(amount) : 'free'}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function hintOf({ from, days, isCollection }: NonNullable<EditedDelivery['delivery']>, day: string | null): string {
  if (from === null || !day) return `${workingDaysText(days)} once its proof is approved.`;
  return `${promiseText(day, isCollection)}.`;
}
