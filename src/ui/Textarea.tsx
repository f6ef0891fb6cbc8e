import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={cn('control field-sizing-content min-h-28', className)} />;
}
