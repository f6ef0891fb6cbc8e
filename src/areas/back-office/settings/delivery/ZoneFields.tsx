'use client';

import { Plus, Trash2, X } from 'lucide-react';
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { Country } from '@/domain/text/country-name';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { NEW_METHOD, type DeliveryFormValues } from './delivery-form';
import { MethodFields } from './MethodFields';

type ZoneFieldsProps = { index: number; countries: readonly Country[]; onRemove: () => void };

export function ZoneFields({ index, countries, onRemove }: ZoneFieldsProps) {
  const { control, register, formState } = useFormContext<DeliveryFormValues>();
  const name = `zones.${index}` as const;
  const errors = formState.errors.zones?.[index];
  const title = useWatch({ control, name: `${name}.name` });
  const methods = useFieldArray({ control, name: `${name}.methods`, keyName: 'rowId' });
  return (
    <FormSection
      title={title || `Zone ${index + 1}`}
      action={
        <Button variant="ghost" size="sm" onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
          Remove zone
          <span className="sr-only"> {title || index + 1}</span>
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" required hint="Only staff see it." error={errors?.name?.message}>
          {(input) => <Input {...input} {...register(`${name}.name`)} autoComplete="off" maxLength={60} />}
        </Field>
        <Field
          label="Only these postcodes"
          optional
          hint="Separated by commas, such as BT, IV40, ZE, IV40-IV56 or 90001-90899."
          error={errors?.postcodes?.message}
        >
          {(input) => (
            <Textarea {...input} {...register(`${name}.postcodes`)} rows={1} spellCheck={false} autoComplete="off" />
          )}
        </Field>
      </div>
      <Controller
        control={control}
        name={`${name}.countries`}
        render={({ field }) => (
          <Countries
            zone={title || `zone ${index + 1}`}
            countries={countries}
            codes={field.value}
            error={errors?.countries?.message}
            onChange={field.onChange}
          />
        )}
      />
      <ul className="space-y-4">
        {methods.fields.map((field, place) => (
          <MethodFields
            key={field.rowId}
            zone={index}
            index={place}
            onRemove={() => methods.remove(place)}
            onMoveUp={place > 0 ? () => methods.move(place, place - 1) : undefined}
          />
        ))}
      </ul>
      {methods.fields.length === 0 && (
        <p className="text-sm text-ink-muted">No methods yet: you do not deliver to this zone.</p>
      )}
      <Button variant="outline" size="sm" onClick={() => methods.append(NEW_METHOD)}>
        <Plus aria-hidden className="size-4" />
        Add method
      </Button>
    </FormSection>
  );
}

type CountriesProps = {
  zone: string;
  countries: readonly Country[];
  codes: readonly string[];
  error?: string;
  onChange: (codes: string[]) => void;
};

function Countries({ zone, countries, codes, error, onChange }: CountriesProps) {
  const nameOf = (wanted: string) => countries.find(({ code }) => code === wanted)?.name ?? wanted;
  return (
    <div className="space-y-2">
      {codes.length > 0 && (
        <ul aria-label={`Countries of ${zone}`} className="flex flex-wrap gap-2">
          {codes.map((code) => (
            <li
              key={code}
              className="flex items-center rounded-full border border-line-strong bg-surface-raised pl-3 text-sm"
            >
              {nameOf(code)}
              <button
                type="button"
                aria-label={`Remove ${nameOf(code)}`}
                className="icon-btn icon-btn-sm size-9 shrink-0 rounded-full"
                onClick={() => onChange(codes.filter((each) => each !== code))}
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={codes.length > 0 ? 'Add a country' : 'Countries'}
        hint={codes.length === 0 ? 'None: covers all countries that are in no other zone.' : undefined}
        className="max-w-xs"
      >
        {(input) => (
          <Select {...input} value="" onChange={({ target }) => target.value && onChange([...codes, target.value])}>
            <option value="">Choose a country…</option>
            <Options
              choices={countries
                .filter(({ code }) => !codes.includes(code))
                .map(({ code, name }) => ({ value: code, label: name }))}
            />
          </Select>
        )}
      </Field>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
