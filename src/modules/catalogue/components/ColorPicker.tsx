'use client';

import { cn } from '@/ui/cn';
import type { ProductOptions } from '@/modules/catalogue/product-options';

type ColorPickerProps = {
  name: string;
  colors: ProductOptions['colors'];
  value: string | undefined;
  onChange: (color: string) => void;
};

export function ColorPicker({ name, colors, value, onChange }: ColorPickerProps) {
  return (
    <fieldset>
      <legend className="mb-2.5 text-sm font-semibold">
        Colour: <span className="font-normal text-ink-muted">{value ?? 'choose one'}</span>
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {colors.map(({ name: color, hex, available }) => (
          <label
            key={color}
            title={available ? color : `${color}, unavailable`}
            className={cn('color-choice', available ? 'cursor-pointer hover:border-line-strong' : 'cursor-not-allowed')}
          >
            <input
              type="radio"
              name={name}
              value={color}
              checked={value === color}
              disabled={!available}
              onChange={() => onChange(color)}
              className="sr-only"
            />
            <span className="sr-only">{available ? color : `${color}, unavailable`}</span>
            <span
              aria-hidden
              style={{ backgroundColor: hex }}
              className={cn('size-8 rounded-full border border-ink/25', !available && 'opacity-35')}
            />
            {!available && (
              <span
                aria-hidden
                className="absolute h-0.5 w-9 -rotate-45 rounded-full bg-ink-muted [box-shadow:0_0_0_1px_var(--surface)]"
              />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
