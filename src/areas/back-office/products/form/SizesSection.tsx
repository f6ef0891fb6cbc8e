'use client';

import { useController, useFormContext } from 'react-hook-form';
import { compareSizes, SIZE_CODES, SIZES } from '@/domain/catalogue/sizes';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import type { ProductFormValues } from '../product-form';
import { FormSection } from '@/ui/FormSection';

/** The sizes it is made in, in the order of the specification. */
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
      <fieldset className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-4">
        <legend className="sr-only">Sizes</legend>
        {SIZES.map(({ code, label }, index) => (
          <Checkbox
            key={code}
            ref={index === 0 ? field.ref : undefined}
            label={label}
            checked={chosen.has(code)}
            onBlur={field.onBlur}
            onChange={({ target }) => {
              const others = field.value.filter((size) => size !== code);
              field.onChange(target.checked ? [...others, code].sort(compareSizes) : others);
            }}
          />
        ))}
      </fieldset>
    </FormSection>
  );
}
