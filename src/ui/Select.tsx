import type { ComponentProps } from 'react';
import { cn } from './cn';
import { ChevronDownIcon } from './icons';

export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select {...rest} className="control">
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-muted" />
    </span>
  );
}
