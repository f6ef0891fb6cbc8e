'use client';

import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import type { ProductFormValues } from '../product-form';
import { FormSection } from '@/ui/FormSection';
import { SortableRow, SortableRows } from '@/ui/SortableRows';

let made = 0;

/** Unique key: stored colours are keyed by name, which has no line breaks. */
const newKey = () => `\nnew ${++made}`;

export function ColorsSection() {
  const { control, register, formState } = useFormContext<ProductFormValues>();
  const errors = formState.errors.colors;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'colors', keyName: 'rowId' });
  return (
    <FormSection
      id="colours"
      title="Colours"
      intro="Renaming a colour also renames it in its variations and pictures."
      action={
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            append(
              { key: newKey(), name: '', hex: '#7c3aed', available: true },
              { focusName: `colors.${fields.length}.name` },
            )
          }
        >
          <Plus aria-hidden className="size-4" />
          Add colour
        </Button>
      }
    >
      {fields.length > 0 && (
        <SortableRows label="Colours" ids={fields.map(({ rowId }) => rowId)} onMove={move}>
          {fields.map((field, index) => (
            <SortableRow key={field.rowId} id={field.rowId} name={`colour ${index + 1}`}>
              <div className="grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[auto_minmax(0,1fr)_8rem_auto]">
                <Controller
                  control={control}
                  name={`colors.${index}.hex`}
                  render={({ field: hex }) => (
                    <input
                      type="color"
                      aria-label={`Swatch of colour ${index + 1}`}
                      value={/^#[0-9a-f]{6}$/i.test(hex.value) ? hex.value : '#000000'}
                      onChange={(event) => hex.onChange(event.target.value)}
                      className="mt-0 size-11 cursor-pointer rounded-control border border-line-strong bg-surface-raised p-1"
                    />
                  )}
                />
                <Field label={`Name of colour ${index + 1}`} hideLabel error={errors?.[index]?.name?.message}>
                  {(input) => (
                    <Input
                      {...input}
                      {...register(`colors.${index}.name`)}
                      placeholder="Name, such as Royal Blue"
                      maxLength={60}
                      autoComplete="off"
                    />
                  )}
                </Field>
                <Field
                  label={`Code of colour ${index + 1}`}
                  hideLabel
                  error={errors?.[index]?.hex?.message}
                  className="max-sm:col-start-2"
                >
                  {(input) => (
                    <Input
                      {...input}
                      {...register(`colors.${index}.hex`)}
                      maxLength={7}
                      autoComplete="off"
                      spellCheck={false}
                      className="font-mono text-sm"
                    />
                  )}
                </Field>
                <div className="flex min-h-11 items-center gap-2 max-sm:col-start-2">
                  <Checkbox label="Available" {...register(`colors.${index}.available`)} />
                </div>
              </div>
              <IconButton label={`Remove colour ${index + 1}`} onClick={() => remove(index)} className="text-ink-muted">
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            </SortableRow>
          ))}
        </SortableRows>
      )}
    </FormSection>
  );
}
