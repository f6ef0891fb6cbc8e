'use client';

import { useState } from 'react';
import { isHexColor } from '@/domain/text/hex';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { propertyId, textOf, useSetProperty, type PropertyProps } from './property';

export function ColorControl({ blockId, field, path, value }: PropertyProps<'color'>) {
  const set = useSetProperty(blockId);
  const stored = textOf(value) || field.default;
  const [typed, setTyped] = useState<string>();
  const wrong = typed !== undefined && !isHexColor(typed.toLowerCase());
  return (
    <Field
      id={propertyId(blockId, path)}
      label={field.label}
      hint={field.hint}
      error={wrong && typed.length >= '#rrggbb'.length ? 'Write it as #rrggbb, for instance #7c3aed.' : undefined}
    >
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label="Pick a colour"
            value={isHexColor(stored) ? stored : field.default}
            onChange={(event) => set(path, event.target.value)}
            className="h-11 w-13 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface-raised p-1"
          />
          <Input
            {...control}
            value={typed ?? stored}
            spellCheck={false}
            onChange={(event) => {
              const text = event.target.value.trim();
              setTyped(text);
              if (isHexColor(text.toLowerCase())) set(path, text.toLowerCase());
            }}
            onBlur={() => setTyped(undefined)}
          />
        </div>
      )}
    </Field>
  );
}
