'use client';

import { useId } from 'react';
import { formatAmount } from '@/domain/money/money';
import { compareSizes, MAX_UNITS_PER_SIZE } from '@/domain/catalogue/sizes';
import { Stepper } from '@/ui/Stepper';
import { sizeName, type MadeSize } from './product-view';

type ExtraPiecesProps = {
  extras: Record<string, number>;
  made: readonly MadeSize[];
  /** All parts come in the size of the piece. */
  isSet: boolean;
  onChange: (extras: Record<string, number>) => void;
};

/** Pieces for nobody in particular, by size: spares, and goods without names. */
export function ExtraPieces({ extras, made, isSet, onChange }: ExtraPiecesProps) {
  const id = useId();
  const leftOver = Object.keys(extras).filter((size) => extras[size] && !made.some(({ code }) => code === size));
  const rows = [...made, ...leftOver.map((code) => ({ code, additionalPrice: 0 }))];
  return (
    <fieldset>
      <legend className="mb-1 text-subheading font-display font-bold uppercase">Extra pieces</legend>
      <p className="mb-4 text-sm text-ink-muted">
        Without a name: spares, coaches, next season’s players.{isSet && ' All parts of a set come in its size.'}
      </p>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
        {rows
          .sort((a, b) => compareSizes(a.code, b.code))
          .map(({ code, additionalPrice }) => (
            <div key={code}>
              <div className="mb-1.5 flex items-baseline justify-between gap-2">
                <label htmlFor={`${id}-${code}`} className="text-sm font-medium">
                  {sizeName(code)}
                </label>
                {additionalPrice > 0 && (
                  <span className="text-xs text-ink-muted tabular-nums">{`+${formatAmount(additionalPrice)}`}</span>
                )}
              </div>
              <Stepper
                id={`${id}-${code}`}
                what={sizeName(code)}
                quantity={extras[code] ?? 0}
                stock={MAX_UNITS_PER_SIZE}
                onChange={(quantity) => onChange({ ...extras, [code]: quantity })}
                invalid={leftOver.includes(code)}
              />
              {leftOver.includes(code) && (
                <p className="mt-1 text-xs font-medium text-danger">Not made in this size and colour.</p>
              )}
            </div>
          ))}
      </div>
    </fieldset>
  );
}
