'use client';

import { useId, useState } from 'react';
import type { KitRange } from '@/domain/kits/document/kit-limits';
import { settle } from '../designer-store';

type NumberFieldProps = {
  label: string;
  /** ‘mm’, ‘°’ */
  unit: string;
  value: number;
  range: KitRange;
  step?: number;
  onChange: (value: number) => void;
};

/** A number with its unit, typed or stepped; what is typed out of its range waits to be finished. */
export function NumberField({ label, unit, value, range: [least, most], step = 1, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();

  function type(text: string) {
    setTyped(text);
    const number = Number(text);
    if (text.trim() !== '' && number >= least && number <= most) onChange(number);
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
          value={typed ?? String(Math.round(value * 10) / 10)}
          min={least}
          max={most}
          step={step}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
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
    </div>
  );
}
