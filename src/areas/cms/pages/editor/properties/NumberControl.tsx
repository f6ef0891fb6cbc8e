'use client';

import { useState } from 'react';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { propertyId, useSetProperty, type PropertyProps } from './property';

/** Stores a typed number as soon as it is within its limits, and corrects it on blur. */
export function NumberControl({ blockId, field, path, value }: PropertyProps<'number'>) {
  const set = useSetProperty(blockId);
  const stored = typeof value === 'number' ? value : field.default;
  const [typed, setTyped] = useState<string>();
  return (
    <Field id={propertyId(blockId, path)} label={field.label} hint={field.hint ?? `${field.min} to ${field.max}`}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          value={typed ?? String(stored)}
          onChange={(event) => {
            const { value: text, valueAsNumber } = event.target;
            setTyped(text);
            if (Number.isInteger(valueAsNumber) && valueAsNumber >= field.min && valueAsNumber <= field.max)
              set(path, valueAsNumber);
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
