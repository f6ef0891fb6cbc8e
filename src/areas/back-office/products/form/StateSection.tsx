'use client';

import { useFormContext } from 'react-hook-form';
import { KIT_GARMENT_TYPES, KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { Options } from '@/ui/Options';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import type { ProductFormValues } from '../product-form';
import { FormSection } from '@/ui/FormSection';
import type { CategoryOption } from '@/data/categories';

export function StateSection({ categories }: { categories: readonly CategoryOption[] }) {
  const { register, formState } = useFormContext<ProductFormValues>();
  return (
    <FormSection id="in-the-shop" title="In the shop">
      <Checkbox label="Active" description="Shoppers can see and buy it." {...register('isActive')} />
      <Checkbox label="Featured" description="Shown first in the shop." {...register('isFeatured')} />
      <Checkbox
        label="Customisable"
        description="Made to order with a team’s colours, names and numbers."
        {...register('isCustomizable')}
      />
      <Field label="Category" optional error={formState.errors.category?.message}>
        {(control) => (
          <Select {...control} {...register('category')}>
            <option value="">None</option>
            <Options choices={categories.map(({ id, name }) => ({ value: id, label: name }))} />
          </Select>
        )}
      </Field>
      <Field
        label="Kit designer garment"
        optional
        hint="Shoppers design it and order it as this garment."
        error={formState.errors.kitGarment?.message}
      >
        {(control) => (
          <Select {...control} {...register('kitGarment')}>
            <option value="">None: it cannot be designed</option>
            <Options choices={KIT_GARMENT_TYPES.map((value) => ({ value, label: KIT_GARMENTS[value].label }))} />
          </Select>
        )}
      </Field>
    </FormSection>
  );
}
