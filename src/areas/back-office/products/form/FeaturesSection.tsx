'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import type { ProductFormValues } from '../product-form';
import { FormSection } from '@/ui/FormSection';
import { SortableRow, SortableRows } from '@/ui/SortableRows';

export function FeaturesSection() {
  const { control, register, formState } = useFormContext<ProductFormValues>();
  const errors = formState.errors.features;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'features', keyName: 'rowId' });
  return (
    <FormSection
      id="features"
      title="Features"
      intro="Selling points, one in each field."
      action={
        <Button variant="outline" size="sm" onClick={() => append({ text: '' })}>
          <Plus aria-hidden className="size-4" />
          Add feature
        </Button>
      }
    >
      {fields.length > 0 && (
        <SortableRows label="Features" ids={fields.map(({ rowId }) => rowId)} onMove={move}>
          {fields.map((field, index) => (
            <SortableRow key={field.rowId} id={field.rowId} name={`feature ${index + 1}`}>
              <Field
                label={`Feature ${index + 1}`}
                hideLabel
                error={errors?.[index]?.text?.message}
                className="min-w-0 grow"
              >
                {(input) => (
                  <Input {...input} {...register(`features.${index}.text`)} maxLength={200} autoComplete="off" />
                )}
              </Field>
              <IconButton
                label={`Remove feature ${index + 1}`}
                onClick={() => remove(index)}
                className="text-ink-muted"
              >
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            </SortableRow>
          ))}
        </SortableRows>
      )}
    </FormSection>
  );
}
