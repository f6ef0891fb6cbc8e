'use client';

import { useState, type ComponentProps, type ReactNode } from 'react';
import {
  MAX_COMPANY_NAME,
  MAX_PURCHASE_ORDER,
  SAME_ADDRESS,
  typedBilling,
  type BillingField,
  type TypedBilling,
} from '@/domain/orders/billing';
import { inSentence, MAX_REGION, postcodeLabel, regionLabel, usesPostcode } from '@/domain/orders/address-labels';
import { BILLING_LABELS } from '@/domain/orders/field-labels';
import type { FieldErrors } from '@/lib/result';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';

type BillingFieldsProps = {
  /** Typed values; left out if the form is sent as FormData. */
  typed?: TypedBilling;
  /** Values such a form starts with; empty by default. */
  start?: TypedBilling;
  errors: FieldErrors;
  countries: ReactNode;
  country: string;
  /** True for an order; a team has no purchase order. */
  asksPurchaseOrder?: boolean;
  /** True for an order that is collected: the address around these fields is the billing address. */
  isCollection?: boolean;
  onChange?: (name: BillingField, value: string) => void;
};

const wide = 'sm:col-span-2';

export function BillingFields(props: BillingFieldsProps) {
  const { typed, errors, countries, country, asksPurchaseOrder = false, isCollection = false, onChange } = props;
  const hasOneAddress = isCollection && typed?.[SAME_ADDRESS] !== '';
  const start = props.start ?? typedBilling({}, country);
  const [chosen, setChosen] = useState(start['billingAddress.country']);
  const billed = typed?.['billingAddress.country'] ?? chosen;
  const region = regionLabel(billed);
  const labels: Record<BillingField, string> = {
    ...BILLING_LABELS,
    'billingAddress.postcode': `Billing ${inSentence(postcodeLabel(billed))}`,
    ...(region && { 'billingAddress.region': `Billing ${inSentence(region)}` }),
  };
  const of = (name: BillingField) => ({ id: name, label: labels[name], error: errors[name] });
  const bind = (name: BillingField) => ({
    name,
    ...(typed
      ? {
          value: typed[name],
          onChange: ({ target }: { target: { value: string } }) => onChange?.(name, target.value),
        }
      : { defaultValue: start[name] }),
  });
  const text = (
    name: BillingField,
    attributes: ComponentProps<typeof Input>,
    isOptional = false,
    className?: string,
  ) => (
    <Field {...of(name)} required={!isOptional} optional={isOptional} className={className}>
      {(control) => <Input {...control} {...attributes} {...bind(name)} />}
    </Field>
  );
  return (
    <div className="group/billing grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {text(
        'companyName',
        { autoComplete: 'organization', maxLength: MAX_COMPANY_NAME },
        true,
        asksPurchaseOrder ? undefined : wide,
      )}
      {asksPurchaseOrder && text('purchaseOrder', { autoComplete: 'off', maxLength: MAX_PURCHASE_ORDER }, true)}
      {hasOneAddress ? (
        !typed && <input type="hidden" name={SAME_ADDRESS} value="on" />
      ) : (
        <>
          <Checkbox
            label={BILLING_LABELS[SAME_ADDRESS]}
            name={SAME_ADDRESS}
            className={wide}
            {...(typed
              ? {
                  checked: typed[SAME_ADDRESS] === 'on',
                  onChange: ({ target }) => onChange?.(SAME_ADDRESS, target.checked ? 'on' : ''),
                }
              : { defaultChecked: start[SAME_ADDRESS] === 'on' })}
          />
          <div className="grid gap-x-4 gap-y-5 group-has-[input[type=checkbox]:checked]/billing:hidden sm:col-span-2 sm:grid-cols-2">
            <Field {...of('billingAddress.country')} required className={wide}>
              {(control) => (
                <Select
                  {...control}
                  onChange={({ target }) => setChosen(target.value)}
                  {...bind('billingAddress.country')}
                  autoComplete="billing country"
                >
                  {countries}
                </Select>
              )}
            </Field>
            {text('billingAddress.line1', { autoComplete: 'billing address-line1', maxLength: 200 }, false, wide)}
            {text('billingAddress.line2', { autoComplete: 'billing address-line2', maxLength: 200 }, true, wide)}
            {text('billingAddress.city', { autoComplete: 'billing address-level2', maxLength: 100 })}
            {region &&
              text('billingAddress.region', { autoComplete: 'billing address-level1', maxLength: MAX_REGION }, true)}
            {text(
              'billingAddress.postcode',
              { autoComplete: 'billing postal-code', maxLength: 16, autoCapitalize: 'characters', spellCheck: false },
              !usesPostcode(billed),
            )}
          </div>
        </>
      )}
    </div>
  );
}

type BillingDisclosureProps = Omit<BillingFieldsProps, 'asksPurchaseOrder'>;

export function BillingDisclosure(props: BillingDisclosureProps) {
  const { typed, errors } = props;
  const [isOpen, setOpen] = useState(
    typed !== undefined && (typed[SAME_ADDRESS] === '' || typed.companyName + typed.purchaseOrder !== ''),
  );
  const isRefused = Object.keys(BILLING_LABELS).some((name) => errors[name]);
  return (
    <details open={isOpen || isRefused} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className={wide}>
      <summary className="w-fit cursor-pointer py-1 font-medium underline-offset-4 hover:underline">
        {props.isCollection ? 'Company or purchase order' : 'Company, purchase order or another billing address'}
      </summary>
      <div className="pt-4">
        <BillingFields {...props} asksPurchaseOrder />
      </div>
    </details>
  );
}
