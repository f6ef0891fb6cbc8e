'use client';

import { useState, type ComponentProps, type ReactNode } from 'react';
import { MAX_REGION, postcodeLabel, regionLabel, usesPostcode } from '@/domain/orders/address-labels';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormMessage } from '@/ui/FormMessage';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { useActionForm, type SentFormState } from '@/ui/use-sent-form';
import { addAddressAction } from './address-actions';

const ANCHOR = 'new-address';

export function AddressForm({ countries, country: usual }: { countries: ReactNode; country: string }) {
  const { state, isSending, form } = useActionForm<SentFormState>({ action: addAddressAction, anchor: ANCHOR });
  const { message, fieldErrors, values } = state;
  const [country, setCountry] = useState(usual);
  const region = regionLabel(country);
  const text = (name: string, label: string, attributes: ComponentProps<typeof Input>, isOptional = false) => (
    <Field
      label={label}
      required={!isOptional}
      optional={isOptional}
      error={fieldErrors?.[name]}
      className={name.startsWith('line') ? 'sm:col-span-2' : undefined}
    >
      {(control) => <Input {...control} {...attributes} name={name} defaultValue={values?.[name] ?? ''} />}
    </Field>
  );
  return (
    <form {...form} id={ANCHOR} className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {message && !fieldErrors && <FormMessage>{message}</FormMessage>}
      {text('firstName', 'First name', { autoComplete: 'given-name', maxLength: 100 })}
      {text('lastName', 'Last name', { autoComplete: 'family-name', maxLength: 100 })}
      {text('phone', 'Phone', { type: 'tel', autoComplete: 'tel', maxLength: 30 }, true)}
      <Field label="Country" required error={fieldErrors?.country}>
        {(control) => (
          <Select
            {...control}
            name="country"
            autoComplete="country"
            defaultValue={values?.country ?? usual}
            onChange={(event) => setCountry(event.target.value)}
          >
            {countries}
          </Select>
        )}
      </Field>
      {text('line1', 'Address', { autoComplete: 'address-line1', maxLength: 200 })}
      {text('line2', 'Address line 2', { autoComplete: 'address-line2', maxLength: 200 }, true)}
      {text('city', 'Town or city', { autoComplete: 'address-level2', maxLength: 100 })}
      {region && text('region', region, { autoComplete: 'address-level1', maxLength: MAX_REGION }, true)}
      {text(
        'postcode',
        postcodeLabel(country),
        { autoComplete: 'postal-code', maxLength: 16, autoCapitalize: 'characters' },
        !usesPostcode(country),
      )}
      <div className="sm:col-span-2">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? 'Saving...' : 'Keep this address'}
        </Button>
      </div>
    </form>
  );
}
