'use client';

import { useRef, type ComponentProps } from 'react';
import { cn } from './cn';
import { useCurrentInView } from './use-current-in-view';

type ScrollRowProps = ComponentProps<'nav'> & {
  current: string | undefined;
};

export function ScrollRow({ current, className, ...rest }: ScrollRowProps) {
  const row = useRef<HTMLElement>(null);
  useCurrentInView(row, current);
  return <nav ref={row} className={cn('overflow-x-auto [scrollbar-width:none]', className)} {...rest} />;
}
