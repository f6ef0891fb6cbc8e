import type { ComponentProps } from 'react';
import { cn } from './cn';

export type BadgeVariant = 'default' | 'secondary' | 'outline' | 'destructive' | 'sale';

const variants: Record<BadgeVariant, string> = {
  default: 'badge-default',
  secondary: 'badge-secondary',
  outline: 'badge-outline',
  destructive: 'badge-destructive',
  sale: 'badge-sale',
};

type BadgeProps = ComponentProps<'span'> & { variant?: BadgeVariant };

export function Badge({ variant = 'default', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cn('badge', variants[variant], className)} />;
}
