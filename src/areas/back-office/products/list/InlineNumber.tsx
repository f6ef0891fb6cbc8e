'use client';

import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { fieldAmount } from '@/domain/money/typed-amount';
import { cn } from '@/ui/cn';
import type { Typed } from './product-inline';
import { useInlineEdit } from './use-inline-edit';

type InlineNumberProps = {
  label: string;
  productId: string;
  field: 'price' | 'stock';
  value: number;
  format: (value: number) => string;
  parse: (typed: string) => Typed;
};

function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

export function InlineNumber({ label, productId, field, value, format, parse }: InlineNumberProps) {
  const { shown, saving, save } = useInlineEdit({ productId, field, value, label, format });
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const done = useRef(false);
  const errorId = useId();

  function close(refocus: boolean) {
    done.current = true;
    setTyped(undefined);
    setError(undefined);
    if (refocus) requestAnimationFrame(() => button.current?.focus());
  }

  function commit(text: string, refocus: boolean) {
    if (done.current) return;
    const parsed = parse(text);
    if (!parsed.ok) {
      if (refocus) return setError(parsed.message);
      return close(false);
    }
    close(refocus);
    if (parsed.value !== shown) save(parsed.value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') commit(event.currentTarget.value, true);
    if (event.key === 'Escape') close(true);
  }

  if (typed === undefined) {
    return (
      <button
        ref={button}
        type="button"
        aria-label={`${label}: ${format(shown)}. Edit`}
        title="Edit"
        aria-busy={saving || undefined}
        disabled={saving}
        onClick={() => {
          done.current = false;
          setTyped(field === 'price' ? fieldAmount(shown) : String(shown));
        }}
        className={cn(
          'inline-flex min-h-9 items-center dense:min-h-6 rounded-control border border-transparent px-2 tabular-nums hover:border-line-strong hover:bg-ink/5',
          saving && 'opacity-60',
        )}
      >
        {format(shown)}
      </button>
    );
  }
  return (
    <span className="inline-block">
      <input
        ref={selectAll}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        inputMode={field === 'price' ? 'decimal' : 'numeric'}
        defaultValue={typed}
        maxLength={16}
        autoComplete="off"
        onKeyDown={onKeyDown}
        onBlur={(event) => commit(event.currentTarget.value, false)}
        className="control min-h-9 w-24 dense:min-h-7 dense:py-0 px-2 py-1 text-sm tabular-nums max-sm:text-base md:ml-auto md:text-right"
      />
      {error && (
        <span id={errorId} role="alert" className="mt-1 block text-xs font-medium text-danger">
          {error}
        </span>
      )}
    </span>
  );
}
