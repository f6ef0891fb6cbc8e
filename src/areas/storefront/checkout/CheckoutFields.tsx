import type { ReactNode } from 'react';
import type { FieldErrors } from '@/lib/result';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { RadioGroup } from '@/ui/RadioGroup';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { BillingDisclosure } from '@/modules/orders/components/BillingFields';
import { MAX_REGION, postcodeLabel, regionLabel, usesPostcode } from '@/domain/orders/address-labels';
import { FIELD_LABELS } from '@/domain/orders/field-labels';
import { MAX_VAT_NUMBER } from '@/domain/taxes/vat-number';
import type { FieldName } from './form-fields';

type CheckoutFieldsProps = {
  errors: FieldErrors;
  countries: ReactNode;
  country: string;
  vatHint: string | undefined;
  delivery: ReactNode;
  isCollection: boolean;
  chosenCountry: string;
  invoiceTerms: string;
  isCardOffered: boolean;
  isCovered: boolean;
};

export function CheckoutFields({
  errors,
  countries,
  country,
  vatHint,
  delivery,
  isCollection,
  chosenCountry,
  invoiceTerms,
  isCardOffered,
  isCovered,
}: CheckoutFieldsProps) {
  const region = regionLabel(chosenCountry);
  const of = (name: FieldName) => ({ id: name, label: FIELD_LABELS[name], error: errors[name] });
  const text = (
    name: FieldName,
    attributes: Parameters<typeof Input>[0],
    options: TextOptions = { required: true },
  ) => (
    <Field {...of(name)} {...options}>
      {(control) => <Input {...control} {...attributes} name={name} />}
    </Field>
  );
  const countryField = (
    <Field {...of('shippingAddress.country')} required className="sm:col-span-2">
      {(control) => (
        <Select {...control} name="shippingAddress.country" autoComplete="shipping country" defaultValue={country}>
          {countries}
        </Select>
      )}
    </Field>
  );
  return (
    <>
      <Group step={1} title="Contact" hint="For your confirmation and anything we need to ask.">
        {text('customer.firstName', { autoComplete: 'given-name', maxLength: 100 })}
        {text('customer.lastName', { autoComplete: 'family-name', maxLength: 100 })}
        {text('customer.email', {
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          maxLength: 254,
          spellCheck: false,
          autoCapitalize: 'none',
        })}
        {text(
          'customer.phone',
          { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 30 },
          { optional: true },
        )}
        {vatHint &&
          text(
            'vatNumber',
            { autoComplete: 'off', maxLength: MAX_VAT_NUMBER, autoCapitalize: 'characters', spellCheck: false },
            { optional: true, hint: vatHint, className: 'sm:col-span-2' },
          )}
      </Group>

      {delivery && (
        <Group step={2} title="Delivery">
          {countryField}
          {delivery}
        </Group>
      )}

      <Group
        step={delivery ? 3 : 2}
        title={isCollection ? 'Billing address' : 'Delivery address'}
        hint={isCollection ? 'For your invoice. Nothing is sent: you collect your order from us.' : undefined}
      >
        {!delivery && countryField}
        {text(
          'shippingAddress.line1',
          { autoComplete: 'shipping address-line1', maxLength: 200 },
          { required: true, className: 'sm:col-span-2' },
        )}
        {text(
          'shippingAddress.line2',
          { autoComplete: 'shipping address-line2', maxLength: 200 },
          { optional: true, className: 'sm:col-span-2' },
        )}
        {text('shippingAddress.city', { autoComplete: 'shipping address-level2', maxLength: 100 })}
        {region &&
          text(
            'shippingAddress.region',
            { autoComplete: 'shipping address-level1', maxLength: MAX_REGION },
            { label: region, optional: true },
          )}
        {text(
          'shippingAddress.postcode',
          {
            autoComplete: 'shipping postal-code',
            maxLength: 16,
            autoCapitalize: 'characters',
            spellCheck: false,
          },
          {
            label: postcodeLabel(chosenCountry),
            required: usesPostcode(chosenCountry),
            optional: !usesPostcode(chosenCountry),
          },
        )}
        <BillingDisclosure errors={errors} countries={countries} country={country} isCollection={isCollection} />
      </Group>

      <Group step={delivery ? 4 : 3} title="Payment">
        {isCovered && <p className="text-sm sm:col-span-2">Your gift voucher pays for all of this order.</p>}
        <div hidden={isCovered} className="sm:col-span-2">
          <RadioGroup
            name="paymentMethod"
            legend={FIELD_LABELS.paymentMethod}
            hideLegend
            required
            defaultValue="invoice"
            error={errors.paymentMethod}
            options={[
              { value: 'invoice', label: 'Invoice', description: invoiceTerms },
              ...(isCardOffered
                ? [{ value: 'card', label: 'Card', description: 'You pay on the next page, with Stripe.' }]
                : []),
            ]}
          />
        </div>
        <Field
          {...of('notes')}
          label="Notes for your order"
          optional
          hint="Such as a delivery date or where to leave the parcel. Names, numbers and your own design are added with each product."
          className="sm:col-span-2"
        >
          {(control) => <Textarea {...control} name="notes" maxLength={2000} rows={3} />}
        </Field>
      </Group>
    </>
  );
}

type TextOptions = { label?: string; required?: boolean; optional?: boolean; hint?: string; className?: string };

type GroupProps = { step: number; title: string; hint?: string; children: ReactNode };

function Group({ step, title, hint, children }: GroupProps) {
  return (
    <fieldset className="rounded-card border border-line bg-surface-raised p-4 pt-5 sm:p-7">
      <legend className="sr-only">{title}</legend>
      <div aria-hidden className="mb-6 flex items-center gap-3.5">
        <span className="grid size-9 shrink-0 -skew-x-12 place-items-center bg-brand font-display text-xl leading-none font-bold text-brand-ink">
          {step}
        </span>
        <div>
          <p className="font-display text-subheading font-bold uppercase">{title}</p>
          {hint && <p className="mt-0.5 text-sm text-ink-muted">{hint}</p>}
        </div>
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
