import type { ComponentProps } from 'react';
import { cn } from './cn';

type ContainerProps = ComponentProps<'div'> & { width?: 'page' | 'prose' };

export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={cn('page-width', width === 'prose' && 'page-width-prose', className)} />;
}
