'use client';

import { Options } from '@/ui/Options';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { useAnswer } from '@/ui/use-answer';
import { propertyId, textOf, useSetProperty, type PropertyProps } from './property';

export function CategoryControl({ blockId, field, path, value }: PropertyProps<'category'>) {
  const set = useSetProperty(blockId);
  const { answer, failed } = useAnswer<{ items: { id: string; name: string }[] }>('/cms/categories');
  const chosen = textOf(value);
  const categories = answer?.items ?? [];
  return (
    <Field
      id={propertyId(blockId, path)}
      label={field.label}
      hint={field.hint}
      error={failed ? 'The categories could not be loaded.' : undefined}
    >
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => set(path, event.target.value || null)}>
          <option value="">None</option>
          {chosen && !categories.some(({ id }) => id === chosen) && (
            <option value={chosen}>{answer ? 'A deleted category' : 'Loading…'}</option>
          )}
          <Options choices={categories.map(({ id, name }) => ({ value: id, label: name }))} />
        </Select>
      )}
    </Field>
  );
}
