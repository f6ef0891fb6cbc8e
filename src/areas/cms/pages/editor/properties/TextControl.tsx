'use client';

import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { propertyId, textOf, useSetProperty, type PropertyProps } from './property';

export function TextControl({ blockId, field, path, value }: PropertyProps<'text' | 'longText'>) {
  const set = useSetProperty(blockId);
  const text = textOf(value);
  const missing = field.required && !text.trim() ? 'Visitors would see nothing here.' : undefined;
  return (
    <Field
      id={propertyId(blockId, path)}
      label={field.label}
      hint={field.hint}
      error={missing}
      required={field.required}
    >
      {(control) =>
        field.kind === 'text' ? (
          <Input
            {...control}
            value={text}
            maxLength={field.maxLength}
            onChange={(event) => set(path, event.target.value)}
          />
        ) : (
          <Textarea
            {...control}
            value={text}
            maxLength={field.maxLength}
            rows={3}
            className="min-h-20!"
            onChange={(event) => set(path, event.target.value)}
          />
        )
      }
    </Field>
  );
}
