import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A one-line text field, in the direction of what is typed. Inside a `Field` it takes the wiring the field hands out. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cn('control', className)} />;
}
