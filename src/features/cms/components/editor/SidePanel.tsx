'use client';

import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/Dialog';
import { useMediaQuery } from '@/ui/use-media-query';

type SidePanelProps = {
  title: string;
  side: 'left' | 'right';
  /** As a sheet, where the window is too narrow for it to stand beside the canvas. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

const looks = {
  left: 'w-64 border-r xl:w-72',
  right: 'w-72 border-l xl:w-88',
};

/** A panel beside the canvas; a sheet over it on phones and tablets. */
export function SidePanel({ title, side, open, onOpenChange, children }: SidePanelProps) {
  const isWide = useMediaQuery('(min-width: 1024px)', true);
  if (isWide)
    return (
      <aside
        aria-label={title}
        className={cn('shrink-0 overflow-y-auto border-line bg-surface-raised p-4 max-lg:hidden', looks[side])}
      >
        <h2 className="mb-4 text-xl">{title}</h2>
        {children}
      </aside>
    );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} placement="right" size="sm" title={title}>
      {children}
    </Dialog>
  );
}
