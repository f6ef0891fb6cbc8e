'use client';

import Link from 'next/link';
import { useFormContext, useWatch, useFieldArray } from 'react-hook-form';
import type { Country } from '@/domain/text/country-name';
import { homeCurrency } from '@/domain/money/home-currency';
import { shopFormat } from '@/domain/text/shop-format';
import { SettingsForm } from '@/modules/accounts/components/settings/SettingsForm';
import { Checkbox } from '@/ui/Checkbox';
import { Field, FieldError } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { saveTaxSettingsAction } from '../settings-actions';
import { taxForm, type TaxFormValues, newRate } from './tax-form';
import { Plus, Trash2 } from 'lucide-react';
import { TAX_CLASS_LABELS, TAX_CLASSES } from '@/domain/taxes/tax-classes';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';

type TaxSettingsProps = {
  loaded: TaxFormValues;
  hasVatNumber: boolean;
  countries: readonly Country[];
};

export function TaxSettings({ loaded, hasVatNumber, countries }: TaxSettingsProps) {
  return (
    <SettingsForm<TaxFormValues> schema={taxForm} loaded={loaded} save={saveTaxSettingsAction}>
      <Terms hasVatNumber={hasVatNumber} />
      <RateFields countries={countries} />
      <HomeRate />
      <ReverseCharge countries={countries} />
    </SettingsForm>
  );
}

const INCLUDED = [
  { value: 'yes', label: 'Include tax' },
  { value: 'no', label: 'Exclude tax' },
];

const ROUNDING = [
  { value: 'line', label: 'For each line' },
  { value: 'order', label: 'Once for each rate of an order' },
];

function Terms({ hasVatNumber }: Pick<TaxSettingsProps, 'hasVatNumber'>) {
  const { register, formState } = useFormContext<TaxFormValues>();
  const { errors } = formState;
  const isCharged = useWatch<TaxFormValues, 'isCharged'>({ name: 'isCharged' });
  return (
    <FormSection title="Tax" intro="Changes apply to future orders; existing ones keep their tax.">
      <Checkbox label="Charge tax" description="If off, tax is not mentioned anywhere." {...register('isCharged')} />
      {isCharged && !hasVatNumber && (
        <p className="rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
          Invoices need your VAT number: add it under{' '}
          <Link href="/admin/settings?tab=shop" prefetch={false} className="font-medium underline underline-offset-4">
            Company
          </Link>
          .
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" required hint="The name shoppers see, such as VAT." error={errors.taxName?.message}>
          {(control) => <Input {...control} {...register('taxName')} autoComplete="off" maxLength={20} />}
        </Field>
        <Field label="Shop and delivery prices">
          {(control) => (
            <Select {...control} {...register('pricesIncludeTax')}>
              <Options choices={INCLUDED} />
            </Select>
          )}
        </Field>
        <Field label="Rounding">
          {(control) => (
            <Select {...control} {...register('rounding')}>
              <Options choices={ROUNDING} />
            </Select>
          )}
        </Field>
      </div>
    </FormSection>
  );
}

function HomeRate() {
  const { register, formState } = useFormContext<TaxFormValues>();
  const isCharged = useWatch<TaxFormValues, 'isCharged'>({ name: 'isCharged' });
  const home = homeCurrency();
  const { currency } = shopFormat();
  const { errors } = formState;
  if (!isCharged || !home) return null;
  return (
    <FormSection
      title={`Tax in ${home}`}
      intro={`Invoices in ${currency} state their tax in ${home} too. Each keeps the rate it was issued with.`}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={`${home} for 1 ${currency}`} required error={errors.homeRate?.message}>
          {(control) => (
            <Input {...control} {...register('homeRate')} inputMode="decimal" autoComplete="off" maxLength={14} />
          )}
        </Field>
        <Field label="Date of the rate" required hint="The day it was published." error={errors.homeRateOn?.message}>
          {(control) => <Input {...control} {...register('homeRateOn')} type="date" />}
        </Field>
      </div>
    </FormSection>
  );
}

function ReverseCharge({ countries }: Pick<TaxSettingsProps, 'countries'>) {
  const { register, formState } = useFormContext<TaxFormValues>();
  const chosen = useWatch<TaxFormValues, 'reverseChargeCountries'>({ name: 'reverseChargeCountries' });
  const problem = formState.errors.reverseChargeCountries?.message;
  return (
    <FormSection
      title="Reverse charge"
      intro="Businesses in these countries account for the tax themselves, if they give their VAT number."
    >
      <details>
        <summary className="cursor-pointer font-medium">
          {chosen.length === 0 ? 'No countries' : chosen.length === 1 ? '1 country' : `${chosen.length} countries`}
        </summary>
        <div className="mt-3 grid max-h-80 grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-4 gap-y-1 overflow-y-auto">
          {countries.map(({ code, name }) => (
            <Checkbox key={code} label={name} value={code} {...register('reverseChargeCountries')} />
          ))}
        </div>
      </details>
      {problem && <FieldError>{problem}</FieldError>}
    </FormSection>
  );
}

function RateFields({ countries }: { countries: readonly Country[] }) {
  const { control, formState } = useFormContext<TaxFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'rates', keyName: 'rowId' });
  const problem = formState.errors.rates?.root?.message ?? formState.errors.rates?.message;
  return (
    <FormSection
      title="Rates"
      intro="Orders to a country without rates are not taxed. When a rate changes, add a row that starts on its first day."
      action={
        <Button variant="outline" size="sm" onClick={() => append(newRate(shopFormat().country))}>
          <Plus aria-hidden className="size-4" />
          Add rate
        </Button>
      }
    >
      {fields.length > 0 && (
        <ul className="space-y-4">
          {fields.map((field, index) => (
            <RateRow key={field.rowId} index={index} countries={countries} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </FormSection>
  );
}

type RateRowProps = { index: number; countries: readonly Country[]; onRemove: () => void };

function RateRow({ index, countries, onRemove }: RateRowProps) {
  const { register, formState } = useFormContext<TaxFormValues>();
  const name = `rates.${index}` as const;
  const errors = formState.errors.rates?.[index];
  const labelled = (label: string) => (
    <>
      {label}
      <span className="sr-only">, rate {index + 1}</span>
    </>
  );
  const percent = (field: 'standard' | 'reduced', label: string) => (
    <Field label={labelled(label)} required error={errors?.[field]?.message}>
      {(input) => (
        <Input {...input} {...register(`${name}.${field}`)} inputMode="decimal" autoComplete="off" maxLength={7} />
      )}
    </Field>
  );
  return (
    <li className="grid grid-cols-2 items-start gap-4 rounded-control border border-line p-3 sm:p-4 lg:grid-cols-4">
      <Field label={labelled('Country')} required error={errors?.country?.message} className="max-lg:col-span-2">
        {(input) => (
          <Select {...input} {...register(`${name}.country`)}>
            <Options choices={countries.map(({ code, name: label }) => ({ value: code, label }))} />
          </Select>
        )}
      </Field>
      {percent('standard', 'Standard (%)')}
      {percent('reduced', 'Reduced (%)')}
      <Field label={labelled('Boys’ sizes')} className="max-lg:col-span-2">
        {(input) => (
          <Select {...input} {...register(`${name}.boysTaxClass`)}>
            <option value="">Same as other sizes</option>
            <Options choices={TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_LABELS[value] }))} />
          </Select>
        )}
      </Field>
      <Field
        label={labelled('From')}
        hint="Leave empty if it has always applied."
        error={errors?.from?.message}
        className="max-lg:col-span-2"
      >
        {(input) => <Input {...input} {...register(`${name}.from`)} type="date" />}
      </Field>
      <Field label={labelled('Region')} hint="Leave empty for the whole country." error={errors?.region?.message}>
        {(input) => <Input {...input} {...register(`${name}.region`)} autoComplete="off" maxLength={60} />}
      </Field>
      <Field
        label={labelled('Postcodes')}
        hint="Of the region, such as BT or 100-149."
        error={errors?.postcodes?.message}
      >
        {(input) => <Input {...input} {...register(`${name}.postcodes`)} autoComplete="off" maxLength={300} />}
      </Field>
      <div className="flex justify-end max-lg:col-span-2 lg:mt-7">
        <IconButton label={`Remove rate ${index + 1}`} onClick={onRemove} className="text-ink-muted">
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
    </li>
  );
}
