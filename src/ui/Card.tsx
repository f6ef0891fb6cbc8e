import type { ComponentProps } from 'react';
import { cn } from './cn';

type CardProps = ComponentProps<'div'> & {
  padding?: 'none' | 'md' | 'lg';
  interactive?: boolean;
};

const paddings = { none: '', md: 'card-md', lg: 'card-lg' };

export function Card({ padding = 'md', interactive, className, ...rest }: CardProps) {
  return <div {...rest} className={cn('card', paddings[padding], interactive && 'card-interactive', className)} />;
}
