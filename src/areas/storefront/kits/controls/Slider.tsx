'use client';

import { useId } from 'react';
import type { KitRange } from '@/domain/kits/document/kit-limits';
import { settle, startMoving } from '../designer-store';

type SliderProps = {
  label: string;
  value: number;
  range: KitRange;
  step: number;
  format: (value: number) => string;
  onChange: (value: number) => void;
};

export function Slider({ label, value, range: [least, most], step, format, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-hidden className="text-ink-muted tabular-nums">
          {format(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onPointerDown={startMoving}
        onPointerUp={() => settle()}
        onPointerCancel={() => settle()}
        onBlur={() => settle()}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-9 w-full cursor-pointer accent-accent"
      />
    </div>
  );
}
