'use client';

import { Options } from '@/ui/Options';
import { Field } from '@/ui/Field';
import { Segments } from '@/ui/Segments';
import { Select } from '@/ui/Select';
import { offeredOptions } from './editor-fields';
import { propertyId, textOf, useSetProperty, type PropertyProps } from './property';

const MOST_SEGMENTS = 4;
/** Letters that fit side by side into a panel. */
const ROOM = 24;

export function ChoiceControl({ view, blockId, blockType, field, path, value }: PropertyProps<'choice'>) {
  const set = useSetProperty(blockId);
  const id = propertyId(blockId, path);
  const chosen = textOf(value) || field.default;
  const options = offeredOptions(view, blockType, field, chosen);
  if (options.length <= MOST_SEGMENTS && options.map(({ label }) => label).join('').length <= ROOM)
    return (
      <Segments
        id={id}
        legend={field.label}
        options={options}
        value={chosen}
        onValueChange={(next) => set(path, next)}
      />
    );
  return (
    <Field id={id} label={field.label} hint={field.hint}>
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => set(path, event.target.value)}>
          <Options choices={options} />
        </Select>
      )}
    </Field>
  );
}
