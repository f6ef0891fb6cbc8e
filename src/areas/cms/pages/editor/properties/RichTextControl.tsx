'use client';

import { RichTextInput } from '../rich-text/RichTextInput';
import { propertyId, useSetProperty, type PropertyProps } from './property';

export function RichTextControl({ blockId, field, path, value }: PropertyProps<'richText'>) {
  const set = useSetProperty(blockId);
  const id = propertyId(blockId, path);
  return (
    <div className="space-y-1.5" id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="text-sm font-semibold">
        {field.label}
      </p>
      <RichTextInput label={field.label} value={value} onChange={(next) => set(path, next)} />
    </div>
  );
}
