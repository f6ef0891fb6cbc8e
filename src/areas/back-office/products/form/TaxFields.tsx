'use client';

import { useFormContext } from 'react-hook-form';
import { TAX_CLASS_LABELS, TAX_CLASSES } from '@/domain/taxes/tax-classes';
import { Field } from '@/ui/Field';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import type { ProductFormValues } from '../product-form';

const CLASSES = TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_LABELS[value] }));

/** For shops that charge tax. */
export function TaxFields() {
  const { register } = useFormContext<ProductFormValues>();
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label="Tax class" hint="The rates are in the settings of tax.">
        {(control) => (
          <Select {...control} {...register('taxClass')}>
            <Options choices={CLASSES} />
          </Select>
        )}
      </Field>
      <Field label="Tax class of boys’ sizes">
        {(control) => (
          <Select {...control} {...register('boysTaxClass')}>
            <option value="">As the country has it</option>
            <Options choices={CLASSES} />
          </Select>
        )}
      </Field>
    </div>
  );
}
