import type { ComponentProps } from 'react';
import {
  CLOTH_LABELS,
  CLOTHS,
  DECORATION_LABELS,
  MADE_TECHNIQUES,
  madeLabel,
  type TechniqueField,
} from '@/domain/kits/production/garment-techniques';
import { choicesOf } from '@/ui/choices';
import { Field } from '@/ui/Field';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';

type TechniqueSelectProps = { field: TechniqueField; error?: string | undefined } & Omit<
  ComponentProps<typeof Select>,
  'id'
>;

const TECHNIQUES = MADE_TECHNIQUES.map((value) => ({ value, label: madeLabel(value) }));

export function TechniqueSelect({ field, error, ...select }: TechniqueSelectProps) {
  return (
    <Field label={field === 'garment' ? 'Garment' : DECORATION_LABELS[field]} error={error}>
      {(control) => (
        <Select {...control} {...select}>
          <Options choices={field === 'garment' ? choicesOf(CLOTHS, CLOTH_LABELS) : TECHNIQUES} />
        </Select>
      )}
    </Field>
  );
}
