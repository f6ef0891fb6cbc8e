'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import type { ProductFormValues } from '../../../rules/product-form';
import { FormSection } from '@/ui/FormSection';

const MAX_TIERS = 10;

/** Discounts for quantity of this product alone. */
export function TiersSection() {
  const { control, register, formState } = useFormContext<ProductFormValues>();
  const errors = formState.errors.priceTiers;
  const problem = errors?.root?.message ?? errors?.message;
  const { fields, append, remove } = useFieldArray({ control, name: 'priceTiers', keyName: 'rowId' });
  return (
    <FormSection
      title="Price tiers"
      intro={fields.length > 0 ? 'Over all sizes of one colour.' : 'None: the shop’s own tiers hold.'}
      action={
        <Button
          variant="outline"
          size="sm"
          disabled={fields.length >= MAX_TIERS}
          onClick={() => append({ minQuantity: '', percentOff: '' })}
        >
          <Plus aria-hidden className="size-4" />
          Add tier
        </Button>
      }
    >
      {fields.length > 0 && (
        <ul className="space-y-3">
          {fields.map((field, index) => (
            <li key={field.rowId} className="flex items-start gap-3">
              <Field
                label={`From pieces, tier ${index + 1}`}
                error={errors?.[index]?.minQuantity?.message}
                className="grow"
              >
                {(input) => (
                  <Input
                    {...input}
                    {...register(`priceTiers.${index}.minQuantity`)}
                    aria-invalid={problem ? true : input['aria-invalid']}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={6}
                  />
                )}
              </Field>
              <Field
                label={`Per cent off, tier ${index + 1}`}
                error={errors?.[index]?.percentOff?.message}
                className="grow"
              >
                {(input) => (
                  <Input
                    {...input}
                    {...register(`priceTiers.${index}.percentOff`)}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={2}
                  />
                )}
              </Field>
              <IconButton
                label={`Remove tier ${index + 1}`}
                onClick={() => remove(index)}
                className="mt-7 text-ink-muted"
              >
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </FormSection>
  );
}
