'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { TAX_CLASS_LABELS, TAX_CLASSES } from '@/domain/taxes/tax-classes';
import type { Country } from '@/domain/text/country-name';
import { shopFormat } from '@/domain/text/shop-format';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { newRate, type TaxFormValues } from './tax-form';

export function RateFields({ countries }: { countries: readonly Country[] }) {
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
      {percent('standard', 'Standard, %')}
      {percent('reduced', 'Reduced, %')}
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
        label={labelled('Postcodes of the region')}
        hint="Such as BT or 100-149."
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
