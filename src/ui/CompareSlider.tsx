'use client';

import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { cn } from './cn';

type CompareSliderProps = {
  label: string;
  /** Each fills the frame. */
  before: ReactNode;
  after: ReactNode;
  names: readonly [before: string, after: string];
  /** Look of the frame, which has a height. */
  className: string;
  style?: CSSProperties;
  children?: ReactNode;
};

/** Two pictures on top of each other, one uncovered as far as the slider is pushed. */
export function CompareSlider({ label, before, after, names, className, style, children }: CompareSliderProps) {
  const id = useId();
  const [share, setShare] = useState(50);
  return (
    <div>
      <div style={style} className={cn('relative overflow-hidden', className)}>
        <div style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} className="absolute inset-0">
          {before}
        </div>
        <div style={{ clipPath: `inset(0 0 0 ${share}%)` }} className="absolute inset-0">
          {after}
        </div>
        <span
          aria-hidden
          style={{ left: `${share}%` }}
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-surface outline outline-line-strong"
        />
        {children}
      </div>
      <div className="mt-2 flex items-center gap-3 text-sm">
        <span aria-hidden>{names[0]}</span>
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          value={share}
          aria-valuetext={`${share} % of the ${names[0].toLowerCase()}`}
          onChange={(event) => setShare(event.target.valueAsNumber)}
          className="h-9 w-full cursor-pointer accent-accent"
        />
        <span aria-hidden>{names[1]}</span>
      </div>
    </div>
  );
}
