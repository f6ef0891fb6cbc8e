'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { Country } from '@/domain/text/country-name';
import { SettingsForm } from '@/modules/accounts/components/settings/SettingsForm';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Field, FieldError } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { saveDeliverySettingsAction } from '../settings-actions';
import { deliveryForm, NEW_ZONE, type DeliveryFormValues } from './delivery-form';
import { ZoneFields } from './ZoneFields';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type DeliverySettingsProps = {
  loaded: DeliveryFormValues;
  countries: readonly Country[];
};

export function DeliverySettings({ loaded, countries }: DeliverySettingsProps) {
  return (
    <SettingsForm<DeliveryFormValues> schema={deliveryForm} loaded={loaded} save={saveDeliverySettingsAction}>
      <Zones countries={countries} />
      <Times />
      <Closures />
    </SettingsForm>
  );
}

function Zones({ countries }: Pick<DeliverySettingsProps, 'countries'>) {
  const { control, formState } = useFormContext<DeliveryFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'zones', keyName: 'rowId' });
  const problem = formState.errors.zones?.root?.message ?? formState.errors.zones?.message;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-ink-muted">
          {fields.length > 0
            ? 'Shoppers choose among the methods of their zone, and can only order to countries that a zone delivers to.'
            : 'Without zones you deliver everywhere, free, and promise no date.'}
        </p>
        <Button variant="outline" size="sm" onClick={() => append(NEW_ZONE)}>
          <Plus aria-hidden className="size-4" />
          Add zone
        </Button>
      </div>
      {fields.map((field, index) => (
        <ZoneFields key={field.rowId} index={index} countries={countries} onRemove={() => remove(index)} />
      ))}
      {problem && <FieldError>{problem}</FieldError>}
    </>
  );
}

function Times() {
  const { register, formState } = useFormContext<DeliveryFormValues>();
  const { errors } = formState;
  const count = (name: 'stockDays' | 'madeDays' | 'usualWeight', label: string, hint: string) => (
    <Field label={label} required hint={hint} error={errors[name]?.message}>
      {(control) => <Input {...control} {...register(name)} inputMode="numeric" autoComplete="off" maxLength={7} />}
    </Field>
  );
  return (
    <FormSection
      title="Working days"
      intro="How promised dates are worked out, in the shop’s time zone. Products can have their own days and weight."
    >
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Goods are made and sent on</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-1">
          {WEEKDAYS.map((label, index) => (
            <Checkbox key={label} label={label} value={String(index + 1)} {...register('workingDays')} />
          ))}
        </div>
        {errors.workingDays?.message && <FieldError>{errors.workingDays.message}</FieldError>}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Cut-off time"
          required
          hint="Later orders count from the next working day."
          error={errors.cutOff?.message}
        >
          {(control) => <Input {...control} {...register('cutOff')} type="time" />}
        </Field>
        {count('stockDays', 'Days if in stock', 'Working days until goods from stock are ready.')}
        {count(
          'madeDays',
          'Days if made to order',
          'Working days from proof approval. The turnaround claim follows from this.',
        )}
        {count('usualWeight', 'Usual weight in grams', 'Per piece, for products without a weight.')}
      </div>
    </FormSection>
  );
}

function Closures() {
  const { control, register, formState } = useFormContext<DeliveryFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'closures', keyName: 'rowId' });
  const errors = formState.errors.closures;
  return (
    <FormSection
      title="Holidays"
      intro="Days when nothing is made, sent or delivered."
      action={
        <Button variant="outline" size="sm" onClick={() => append({ from: '', to: '' })}>
          <Plus aria-hidden className="size-4" />
          Add holiday
        </Button>
      }
    >
      {fields.length > 0 && (
        <ul className="space-y-3">
          {fields.map((field, index) => (
            <li
              key={field.rowId}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
            >
              {(['from', 'to'] as const).map((name) => (
                <Field
                  key={name}
                  label={
                    <>
                      {name === 'from' ? 'First day' : 'Last day'}
                      <span className="sr-only">, holiday {index + 1}</span>
                    </>
                  }
                  error={errors?.[index]?.[name]?.message}
                >
                  {(input) => <Input {...input} {...register(`closures.${index}.${name}`)} type="date" />}
                </Field>
              ))}
              <IconButton
                label={`Remove holiday ${index + 1}`}
                onClick={() => remove(index)}
                className="mt-7 text-ink-muted max-sm:col-start-2 max-sm:row-start-1"
              >
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
