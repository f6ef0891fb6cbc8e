'use client';

import { useRef, type ComponentProps } from 'react';
import { cn } from './cn';
import { useCurrentInView } from './use-current-in-view';

type ScrollRowProps = ComponentProps<'nav'> & {
  /** Which of the links is the current one. */
  current: string | undefined;
};

/** Links beside each other that scroll sideways where there is no room for all; the current one is in sight. */
export function ScrollRow({ current, className, ...rest }: ScrollRowProps) {
  const row = useRef<HTMLElement>(null);
  useCurrentInView(row, current);
  return <nav ref={row} className={cn('overflow-x-auto [scrollbar-width:none]', className)} {...rest} />;
}
