'use client';

import { useId } from 'react';
import { SIZE_CODES, SIZES } from '@/domain/catalogue/sizes';
import { SizeGuideLink } from '@/modules/catalogue/components/SizeGuideLink';
import { cn } from '@/ui/cn';
import { FieldError } from '@/ui/Field';

const GROUPS = [
  { title: 'Adult', sizes: SIZES.slice(5) },
  { title: 'Boys', sizes: SIZES.slice(0, 5) },
];

/** Buttons large enough for a thumb. */
export function SizeChoice({ chosen, error }: { chosen: string | null; error: string | undefined }) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id} aria-invalid={error ? true : undefined}>
      <legend className="mb-3 text-sm font-semibold">
        Size{' '}
        <span aria-hidden className="text-danger">
          *
        </span>
      </legend>
      <p className="mb-4">
        <SizeGuideLink sizes={SIZE_CODES} chart="clothing" />
      </p>
      <div className="space-y-4">
        {GROUPS.map(({ title, sizes }) => (
          <div key={title} role="group" aria-label={`${title} sizes`}>
            <p aria-hidden className="mb-1.5 text-sm text-ink-muted">
              {title}
            </p>
            <div className="grid grid-cols-3 gap-2">
              {sizes.map(({ code, label }) => (
                <label
                  key={code}
                  className={cn(
                    'sporty relative grid min-h-12 cursor-pointer place-items-center rounded-control border px-1 text-center transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                    error ? 'border-danger' : 'border-line-strong',
                  )}
                >
                  <input
                    type="radio"
                    name="size"
                    value={code}
                    defaultChecked={code === chosen}
                    required
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  {label}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
