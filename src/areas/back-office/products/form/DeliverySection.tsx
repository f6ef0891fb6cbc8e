'use client';

import { useFormContext } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import type { ProductFormValues } from '../product-form';

/** Basis of delivery prices and dates. */
export function DeliverySection() {
  const { register, formState } = useFormContext<ProductFormValues>();
  return (
    <FormSection
      id="delivery"
      title="Delivery"
      intro="What its delivery is priced and promised by. Empty fields go by the settings of delivery."
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {DELIVERY_FIELDS.map(({ name, label, hint }) => (
          <Field key={name} label={label} optional hint={hint} error={formState.errors[name]?.message}>
            {(control) => (
              <Input {...control} {...register(name)} inputMode="numeric" autoComplete="off" maxLength={7} />
            )}
          </Field>
        ))}
      </div>
    </FormSection>
  );
}

const DELIVERY_FIELDS = [
  { name: 'weight', label: 'Weight in grams', hint: 'Of one piece.' },
  { name: 'stockDays', label: 'Days from stock', hint: 'Working days until it is ready.' },
  { name: 'madeDays', label: 'Days made to order', hint: 'From the approval of the proof.' },
] as const;
