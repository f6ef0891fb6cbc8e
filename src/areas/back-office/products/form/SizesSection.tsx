'use client';

import { useController, useFormContext } from 'react-hook-form';
import { SIZE_CODES, SIZES } from '@/domain/catalogue/sizes';
import { Button } from '@/ui/Button';
import type { ProductFormValues } from '../product-form';
import { FormSection } from '@/ui/FormSection';
import { SizeChoices } from './SizeChoices';

export function SizesSection() {
  const { control } = useFormContext<ProductFormValues>();
  const { field } = useController({ control, name: 'sizes' });
  const chosen = new Set(field.value);
  const isAll = chosen.size === SIZES.length;
  return (
    <FormSection
      id="sizes"
      title="Sizes"
      intro="None for goods without sizes, such as bags."
      action={
        <Button variant="outline" size="sm" onClick={() => field.onChange(isAll ? [] : [...SIZE_CODES])}>
          {isAll ? 'Choose none' : 'Choose all'}
        </Button>
      }
    >
      <SizeChoices
        legend="Sizes"
        value={field.value}
        inputRef={field.ref}
        onBlur={field.onBlur}
        onChange={field.onChange}
      />
    </FormSection>
  );
}
