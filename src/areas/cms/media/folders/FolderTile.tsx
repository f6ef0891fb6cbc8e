'use client';

import { Folder } from 'lucide-react';
import { dropTarget, type OnMove } from './picture-drag';
import type { MediaFolderItem } from '@/modules/media/data/folders';

type FolderTileProps = {
  folder: MediaFolderItem;
  onOpen: (folder: string) => void;
  onMove?: OnMove;
};

export function FolderTile({ folder: { id, name, pictures }, onOpen, onMove }: FolderTileProps) {
  return (
    <button
      type="button"
      onClick={() => onOpen(id)}
      {...(onMove && dropTarget(id, onMove))}
      className="flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-control border border-line bg-surface-raised px-3 py-1.5 text-left text-sm hover:border-line-strong data-over:border-brand data-over:bg-brand-soft"
    >
      <Folder aria-hidden className="size-4.5 shrink-0 text-accent" />
      <span className="min-w-0 truncate font-medium">{name}</span>
      <span className="ml-auto shrink-0 text-ink-muted tabular-nums">
        {pictures}
        <span className="sr-only"> pictures</span>
      </span>
    </button>
  );
}
