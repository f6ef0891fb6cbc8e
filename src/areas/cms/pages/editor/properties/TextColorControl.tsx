'use client';

import { textColor } from '@/block-views/text-look';
import { Options } from '@/ui/Options';
import { cn } from '@/ui/cn';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { propertyId, textOf, useSetProperty, type PropertyProps } from './property';

const COLORS: readonly [name: string, label: string][] = [
  ['gray-900', 'Ink (gray-900)'],
  ['gray-600', 'Muted (gray-600)'],
  ['purple-700', 'Brand (purple-700)'],
  ['blue-700', 'Blue (blue-700)'],
  ['sky-700', 'Sky (sky-700)'],
  ['teal-700', 'Teal (teal-700)'],
  ['green-700', 'Green (green-700)'],
  ['orange-700', 'Orange (orange-700)'],
  ['red-700', 'Red (red-700)'],
  ['pink-700', 'Pink (pink-700)'],
];

export function TextColorControl({ blockId, field, path, value }: PropertyProps<'textColor'>) {
  const set = useSetProperty(blockId);
  const chosen = textOf(value) || field.default;
  const listed = COLORS.some(([name]) => name === chosen);
  return (
    <Field id={propertyId(blockId, path)} label={field.label} hint={field.hint}>
      {(control) => (
        <div className="flex items-center gap-2.5">
          <span
            aria-hidden
            className={cn('size-7 shrink-0 rounded-full border border-line-strong bg-current', textColor(chosen))}
          />
          <Select {...control} className="grow" value={chosen} onChange={(event) => set(path, event.target.value)}>
            {!listed && <option value={chosen}>{chosen}</option>}
            <Options choices={COLORS.map(([name, label]) => ({ value: name, label }))} />
          </Select>
        </div>
      )}
    </Field>
  );
}
