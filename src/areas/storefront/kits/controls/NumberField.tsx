'use client';

import { useId, useState } from 'react';
import type { KitRange } from '@/domain/kits/document/kit-limits';
import { settle } from '../designer-store';

type NumberFieldProps = {
  label: string;
  unit: string;
  value: number;
  range: KitRange;
  step?: number;
  onChange: (value: number) => void;
};

/** Number with its unit, typed or stepped. A value out of range shows the range and becomes the nearest allowed. */
export function NumberField({ label, unit, value, range: [least, most], step = 1, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();

  const number = typed?.trim() ? Number(typed) : NaN;
  // A number below the least may be unfinished typing.
  const isOut = number > most || number < Math.min(least, 0);

  function type(text: string) {
    setTyped(text);
    const next = Number(text);
    if (text.trim() !== '' && next >= least && next <= most) onChange(next);
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-xs text-ink-muted">
        {label}
      </label>
      <span className="relative block">
        <input
          id={id}
          type="number"
          inputMode="decimal"
          value={typed ?? String(short(value))}
          min={least}
          max={most}
          step={step}
          aria-invalid={isOut || undefined}
          aria-describedby={isOut ? `${id}-range` : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            if (!Number.isNaN(number)) onChange(Math.min(Math.max(number, least), most));
            setTyped(undefined);
            settle();
          }}
          className="control min-h-10 px-2.5 py-1 pr-8 text-sm tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-xs text-ink-muted"
        >
          {unit}
        </span>
      </span>
      <p id={`${id}-range`} role="status" className="mt-1 text-xs text-danger empty:hidden">
        {isOut && `${short(least)} to ${short(most)} ${unit}`}
      </p>
    </div>
  );
}

const short = (value: number): number => Math.round(value * 10) / 10;
