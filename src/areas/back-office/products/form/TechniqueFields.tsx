import { useFormContext, useWatch } from 'react-hook-form';
import { TECHNIQUE_FIELDS } from '@/domain/kits/production/garment-techniques';
import { TechniqueSelect } from '@/modules/kits/components/TechniqueSelect';
import type { ProductFormValues } from '../product-form';

export function TechniqueFields() {
  const { control, register, formState } = useFormContext<ProductFormValues>();
  const isDesigned = useWatch({ control, name: 'kitGarment' }) !== '';
  if (!isDesigned && !formState.errors.techniques) return null;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">How its kits are made</legend>
      <p className="mt-1 mb-3 text-sm text-ink-muted">
        Included in the price. A technique chosen with an order counts instead, and you can change it for each print
        pack.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {TECHNIQUE_FIELDS.map((field) => (
          <TechniqueSelect
            key={field}
            field={field}
            error={formState.errors.techniques?.[field]?.message}
            {...register(`techniques.${field}`)}
          />
        ))}
      </div>
    </fieldset>
  );
}
