'use client';

import { useFormContext } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import type { Choice, CompanyChoices } from './company-choices';
import type { ShopSettingsValues } from './shop-settings-form';

type CompanyFieldsProps = { choices: CompanyChoices; isCurrencySettled: boolean };

export function CompanyFields({ choices, isCurrencySettled }: CompanyFieldsProps) {
  return (
    <>
      <FormSection title="Company" intro="Shown on invoices. Leave out what your country does not require.">
        <TextField name="companyName" label="Legal name" maxLength={120} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="companyNumber" label="Company number" maxLength={40} />
          <TextField name="vatNumber" label="VAT number" maxLength={40} />
        </div>
      </FormSection>
      <FormSection
        title="Country and currency"
        {...(!isCurrencySettled && {
          intro: 'The first order fixes the currency. Until then you can change it; prices keep their figures.',
        })}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField name="country" label="Country" choices={choices.countries} />
          {isCurrencySettled ? (
            <SettledCurrency currencies={choices.currencies} />
          ) : (
            <ChoiceField name="currency" label="Currency" choices={choices.currencies} />
          )}
          <ChoiceField
            name="locale"
            label="Numbers and dates"
            choices={choices.locales}
            hint="Text stays in English."
          />
          <ChoiceField name="timeZone" label="Time zone" choices={choices.timeZones} />
        </div>
      </FormSection>
    </>
  );
}

function SettledCurrency({ currencies }: { currencies: readonly Choice[] }) {
  const { getValues, formState } = useFormContext<ShopSettingsValues>();
  const currency = getValues('currency');
  return (
    <Field
      label="Currency"
      hint="Fixed, as there are orders in this currency."
      error={formState.errors.currency?.message}
    >
      {(control) => (
        <Input {...control} disabled value={currencies.find(({ value }) => value === currency)?.label ?? currency} />
      )}
    </Field>
  );
}

type Name = 'companyName' | 'companyNumber' | 'vatNumber';

function TextField({ name, label, maxLength }: { name: Name; label: string; maxLength: number }) {
  const { register, formState } = useFormContext<ShopSettingsValues>();
  return (
    <Field label={label} optional error={formState.errors[name]?.message}>
      {(control) => <Input {...control} {...register(name)} autoComplete="off" maxLength={maxLength} />}
    </Field>
  );
}

type ChoiceFieldProps = {
  name: 'country' | 'currency' | 'locale' | 'timeZone';
  label: string;
  choices: readonly Choice[];
  hint?: string;
};

/** Keeps the stored value among the choices, even if it is not one of ours. */
function ChoiceField({ name, label, choices, hint }: ChoiceFieldProps) {
  const { register, formState } = useFormContext<ShopSettingsValues>();
  const stored = formState.defaultValues?.[name];
  const isOurs = !stored || choices.some(({ value }) => value === stored);
  return (
    <Field label={label} required hint={hint} error={formState.errors[name]?.message}>
      {(control) => (
        <Select {...control} {...register(name)}>
          <Options choices={isOurs ? choices : [{ value: stored, label: stored }, ...choices]} />
        </Select>
      )}
    </Field>
  );
}
