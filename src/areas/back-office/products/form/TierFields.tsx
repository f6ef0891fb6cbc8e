'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';

const MAX_TIERS = 10;

type Tiered = { priceTiers: { minQuantity: string; percentOff: string }[] };

const COLUMNS = [
  { name: 'minQuantity', label: 'Minimum pieces', maxLength: 6 },
  { name: 'percentOff', label: 'Discount in %', maxLength: 2 },
] as const;

type TierFieldsProps = {
  title: string;
  intro: string;
  none: string;
  id?: string;
};

export function TierFields({ title, intro, none, id }: TierFieldsProps) {
  const { control, register, formState } = useFormContext<Tiered>();
  const errors = formState.errors.priceTiers;
  const problem = errors?.root?.message ?? errors?.message;
  const { fields, append, remove } = useFieldArray({ control, name: 'priceTiers', keyName: 'rowId' });
  return (
    <FormSection
      id={id}
      title={title}
      intro={fields.length > 0 ? intro : none}
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
              {COLUMNS.map(({ name, label, maxLength }) => (
                <Field
                  key={name}
                  label={
                    <>
                      {label}
                      <span className="sr-only">, tier {index + 1}</span>
                    </>
                  }
                  error={errors?.[index]?.[name]?.message}
                  className="grow basis-0"
                >
                  {(input) => (
                    <Input
                      {...input}
                      {...register(`priceTiers.${index}.${name}`)}
                      aria-invalid={problem && name === 'minQuantity' ? true : input['aria-invalid']}
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={maxLength}
                    />
                  )}
                </Field>
              ))}
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
