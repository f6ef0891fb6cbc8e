import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Inside a `Field` it takes the field’s props. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cn('control', className)} />;
}
