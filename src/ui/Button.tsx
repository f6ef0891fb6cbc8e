import type { ComponentProps } from 'react';
import { Slot } from '@radix-ui/react-slot';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';
import { cn } from './cn';
import { Spinner } from './Spinner';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Gives the look to the single child, such as a link. `loading` then has no effect. */
  asChild?: boolean;
  loading?: boolean;
};

export function Button({ variant, size, asChild, loading, disabled, className, children, ...rest }: ButtonProps) {
  const look = cn(buttonClass(variant, size), className);
  if (asChild) {
    return (
      <Slot className={look} {...rest}>
        {children}
      </Slot>
    );
  }
  return (
    <button type="button" {...rest} className={look} disabled={disabled || loading} aria-busy={loading || undefined}>
      {loading && <Spinner />}
      {children}
    </button>
  );
}
