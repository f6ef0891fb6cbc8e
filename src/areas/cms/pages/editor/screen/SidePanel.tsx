'use client';

import { PanelLeftClose, PanelLeftOpen, PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { useMediaQuery } from '@/ui/use-media-query';

type SidePanelProps = {
  title: string;
  side: 'left' | 'right';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

const looks = {
  left: { edge: 'border-r', width: 'w-64 xl:w-72', Fold: PanelLeftClose, Unfold: PanelLeftOpen },
  right: { edge: 'border-l', width: 'w-76 xl:w-88', Fold: PanelRightClose, Unfold: PanelRightOpen },
};

export function SidePanel({ title, side, open, onOpenChange, children }: SidePanelProps) {
  const isWide = useMediaQuery('(min-width: 1024px)', true);
  const [wasFolded, setFolded] = useState(false);
  const isFolded = wasFolded && !open;
  const { edge, width, Fold, Unfold } = looks[side];
  const Icon = isFolded ? Unfold : Fold;
  if (isWide)
    return (
      <aside
        aria-label={title}
        className={cn(
          'shrink-0 overflow-y-auto border-line bg-surface-raised max-lg:hidden',
          edge,
          isFolded ? 'px-1 py-3' : ['p-4', width],
        )}
      >
        <div className={cn('flex items-start justify-between gap-2', !isFolded && 'mb-4')}>
          {!isFolded && <h2 className="text-xl">{title}</h2>}
          <IconButton
            size="sm"
            label={`${isFolded ? 'Show' : 'Hide'} ${title}`}
            aria-expanded={!isFolded}
            className="-my-1.5"
            onClick={() => {
              setFolded(!isFolded);
              onOpenChange(false);
            }}
          >
            <Icon aria-hidden className="size-4.5" />
          </IconButton>
        </div>
        {!isFolded && children}
      </aside>
    );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} placement="right" size="sm" title={title}>
      {children}
    </Dialog>
  );
}
