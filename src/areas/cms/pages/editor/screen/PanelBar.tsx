'use client';

import { Plus, SlidersHorizontal } from 'lucide-react';
import { Button } from '@/ui/Button';

export type Panel = 'add' | 'properties';

type PanelBarProps = { labels: Record<Panel, string>; onOpen: (panel: Panel) => void };

export function PanelBar({ labels, onOpen }: PanelBarProps) {
  return (
    <div className="flex shrink-0 gap-2 border-t border-line bg-surface-raised p-2 lg:hidden">
      <Button variant="outline" size="sm" className="min-h-11 grow" onClick={() => onOpen('add')}>
        <Plus aria-hidden className="size-4.5" />
        {labels.add}
      </Button>
      <Button variant="outline" size="sm" className="min-h-11 grow" onClick={() => onOpen('properties')}>
        <SlidersHorizontal aria-hidden className="size-4.5" />
        {labels.properties}
      </Button>
    </div>
  );
}
