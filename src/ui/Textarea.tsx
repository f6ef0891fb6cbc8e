import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A text field of several lines that grows with its text where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={cn('control field-sizing-content min-h-28', className)} />;
}
