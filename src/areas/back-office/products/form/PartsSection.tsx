'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_PARTS, PART_NAME_MAX } from '@/domain/catalogue/product-parts';
import { SIZE_FIELDS } from '@/domain/catalogue/sizes';
import { KIT_GARMENT_TYPES, KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { PLAYER_LABELS } from '@/domain/teams/roster';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import type { ProductFormValues } from '../product-form';
import { SizeChoices } from './SizeChoices';

const WORN = SIZE_FIELDS.map((value) => ({ value, label: PLAYER_LABELS[value] }));
const GARMENTS = KIT_GARMENT_TYPES.map((value) => ({ value, label: KIT_GARMENTS[value].label }));

export function PartsSection() {
  const { control, formState } = useFormContext<ProductFormValues>();
  const errors = formState.errors.parts;
  const problem = errors?.root?.message ?? errors?.message;
  const { fields, append, remove } = useFieldArray({ control, name: 'parts', keyName: 'rowId' });
  return (
    <FormSection
      id="parts"
      title="Parts of a set"
      intro={
        fields.length > 0
          ? 'The first part is made in the product’s sizes: price, tax and stock follow it.'
          : 'For a set sold as one product, such as shirt, shorts and socks: players get each part in their own size.'
      }
      action={
        <Button
          variant="outline"
          size="sm"
          disabled={fields.length >= MAX_PARTS}
          onClick={() => append({ name: '', worn: 'sizePreference', sizes: [], garment: '' })}
        >
          <Plus aria-hidden className="size-4" />
          Add part
        </Button>
      }
    >
      {fields.length > 0 && (
        <ul className="space-y-6">
          {fields.map((field, index) => (
            <Part key={field.rowId} index={index} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </FormSection>
  );
}

function Part({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control, register, formState } = useFormContext<ProductFormValues>();
  const { field } = useController({ control, name: `parts.${index}.sizes` });
  const errors = formState.errors.parts?.[index];
  const which = <span className="sr-only">, part {index + 1}</span>;
  return (
    <li className="space-y-3">
      <div className="flex items-start gap-3">
        <Field label={<>Part{which}</>} error={errors?.name?.message} className="min-w-0 grow basis-0">
          {(input) => (
            <Input {...input} {...register(`parts.${index}.name`)} maxLength={PART_NAME_MAX} autoComplete="off" />
          )}
        </Field>
        <Field label={<>Size on the roster{which}</>} className="min-w-0 grow basis-0">
          {(input) => (
            <Select {...input} {...register(`parts.${index}.worn`)}>
              <Options choices={WORN} />
            </Select>
          )}
        </Field>
        <IconButton label={`Remove part ${index + 1}`} onClick={onRemove} className="mt-7 text-ink-muted">
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      {index > 0 && (
        <>
          <SizeChoices
            legend={`Sizes of part ${index + 1}`}
            value={field.value}
            inputRef={field.ref}
            onBlur={field.onBlur}
            onChange={field.onChange}
            isNamed
          />
          {errors?.sizes?.message && <FieldError>{errors.sizes.message}</FieldError>}
          <Field
            label={<>Kit designer garment{which}</>}
            optional
            hint="It is drawn, checked and printed with the product’s kit."
            error={errors?.garment?.message}
          >
            {(input) => (
              <Select {...input} {...register(`parts.${index}.garment`)}>
                <option value="">None: it comes as it is</option>
                <Options choices={GARMENTS} />
              </Select>
            )}
          </Field>
        </>
      )}
    </li>
  );
}
