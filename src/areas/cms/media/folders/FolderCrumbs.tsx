'use client';

import { ChevronRight } from 'lucide-react';
import { cn } from '@/ui/cn';
import { folderPath } from './folder-tree';
import { dropTarget, type OnMove } from './picture-drag';
import type { MediaFolderItem } from '@/modules/media/data/folders';

type FolderCrumbsProps = {
  folders: readonly MediaFolderItem[];
  folder: string;
  onOpen: (folder: string) => void;
  onMove?: OnMove;
};

export function FolderCrumbs({ folders, folder, onOpen, onMove }: FolderCrumbsProps) {
  const way = [{ id: '', name: 'Library' }, ...folderPath(folders, folder)];
  return (
    <nav aria-label="Folders" className="-ml-2 min-w-0">
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-1 text-sm">
        {way.map(({ id, name }, index) => {
          const isOpen = index === way.length - 1;
          return (
            <li key={id} className="flex min-w-0 items-center gap-1">
              {index > 0 && <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-muted" />}
              <button
                type="button"
                aria-current={isOpen ? 'page' : undefined}
                onClick={() => onOpen(id)}
                {...(onMove && dropTarget(id, onMove))}
                className={cn(
                  'min-h-9 truncate rounded-control px-2 hover:bg-ink/8 data-over:bg-brand-soft data-over:outline-2 data-over:outline-brand',
                  isOpen ? 'font-semibold' : 'text-ink-muted',
                )}
              >
                {name}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
