'use client';

import { memo, useId } from 'react';
import { Check } from 'lucide-react';
import { luminance } from '@/domain/kits/color';
import { cn } from '@/ui/cn';
import { useShownColors } from '../designer-store';
import { colorName } from './color-name';
import { useSteady } from './use-steady';

type SlotPickerProps = {
  legend: string;
  /** Index of the colour in the kit; undefined for a part without its own. */
  value: number | string | undefined;
  /** Label for no colour; if left out, one is required. */
  none?: string;
  onChange: (slot: number | undefined) => void;
};

export function SlotPicker({ legend, value, none, onChange }: SlotPickerProps) {
  const name = useId();
  const colors = useShownColors();
  const choose = useSteady<number>(onChange);
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <legend className="float-left mr-auto py-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center">
        {none !== undefined && (
          <label
            className={cn(
              'relative mr-1 inline-flex min-h-9 cursor-pointer items-center rounded-full border px-3 text-xs font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              value === undefined ? 'border-brand bg-brand-soft' : 'border-line-strong hover:border-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === undefined}
              onChange={() => onChange(undefined)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {none}
          </label>
        )}
        {colors.map((hex, slot) => (
          <Slot key={slot} name={name} hex={hex} slot={slot} isChosen={value === slot} onChoose={choose} />
        ))}
      </div>
    </fieldset>
  );
}

type SlotProps = { name: string; hex: string; slot: number; isChosen: boolean; onChoose: (slot: number) => void };

const Slot = memo(function Slot({ name, hex, slot, isChosen, onChoose }: SlotProps) {
  return (
    <label title={colorName(hex)} className="color-choice size-10">
      <input
        type="radio"
        name={name}
        aria-label={`${colorName(hex)}, colour ${slot + 1}`}
        checked={isChosen}
        onChange={() => onChoose(slot)}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      />
      <span
        style={{ backgroundColor: hex }}
        className="grid size-7.5 place-items-center rounded-full border border-ink/20 dark:border-ink/35"
      >
        {isChosen && (
          <Check
            aria-hidden
            className={cn('size-4', luminance(hex) > 0.4 ? 'text-black' : 'text-white')}
            strokeWidth={3}
          />
        )}
      </span>
    </label>
  );
});
