'use client';

import { shopFormat } from '@/domain/text/shop-format';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import type { ProductFormValues } from '../product-form';
import { FormSection } from '@/ui/FormSection';
import { TAX_CLASS_LABELS, TAX_CLASSES } from '@/domain/taxes/tax-classes';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';

export function PricingSection() {
  const { register, control: form, formState } = useFormContext<ProductFormValues>();
  const { errors } = formState;
  const variations = useWatch({ control: form, name: 'variations' });
  return (
    <FormSection id="price" title="Price and stock" intro={`Prices are in ${shopFormat().currency}.`}>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Price" required error={errors.price?.message}>
          {(control) => (
            <Input {...control} {...register('price')} inputMode="decimal" autoComplete="off" maxLength={12} />
          )}
        </Field>
        <Field label="Sale price" optional error={errors.salePrice?.message}>
          {(control) => (
            <Input {...control} {...register('salePrice')} inputMode="decimal" autoComplete="off" maxLength={12} />
          )}
        </Field>
        {variations.length > 0 ? (
          <div className="space-y-1.5 text-sm">
            <p className="font-semibold">Stock</p>
            <p className="flex min-h-11 items-center text-ink-muted">
              <a href="#variations" className="underline underline-offset-4 hover:text-ink">
                The sum of its variations
              </a>
            </p>
          </div>
        ) : (
          <Field label="Stock" required error={errors.stock?.message}>
            {(control) => (
              <Input {...control} {...register('stock')} inputMode="numeric" autoComplete="off" maxLength={10} />
            )}
          </Field>
        )}
      </div>
      <TaxFields />
    </FormSection>
  );
}

const CLASSES = TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_LABELS[value] }));

function TaxFields() {
  const { register } = useFormContext<ProductFormValues>();
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label="Tax class" hint="Rates are set under Settings, Tax.">
        {(control) => (
          <Select {...control} {...register('taxClass')}>
            <Options choices={CLASSES} />
          </Select>
        )}
      </Field>
      <Field label="Tax class of boys’ sizes">
        {(control) => (
          <Select {...control} {...register('boysTaxClass')}>
            <option value="">As set for the country</option>
            <Options choices={CLASSES} />
          </Select>
        )}
      </Field>
    </div>
  );
}
