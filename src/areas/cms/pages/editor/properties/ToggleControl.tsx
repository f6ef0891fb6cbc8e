'use client';

import { Checkbox } from '@/ui/Checkbox';
import { propertyId, useSetProperty, type PropertyProps } from './property';

export function ToggleControl({ blockId, field, path, value }: PropertyProps<'toggle'>) {
  const set = useSetProperty(blockId);
  return (
    <Checkbox
      id={propertyId(blockId, path)}
      label={field.label}
      description={field.hint}
      checked={typeof value === 'boolean' ? value : field.default}
      onChange={(event) => set(path, event.target.checked)}
    />
  );
}
