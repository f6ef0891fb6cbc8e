'use client';

import { FolderInput, Trash2, X } from 'lucide-react';
import { Button } from '@/ui/Button';
import { ToastOutlet } from '@/ui/ToastOutlet';

type SelectionBarProps = {
  matching: number;
  selected: number;
  onClear: () => void;
  onMove: () => void;
  onDelete: () => void;
};

export function SelectionBar({ matching, selected, onClear, onMove, onDelete }: SelectionBarProps) {
  return (
    <footer
      data-toast-floor
      className="sticky bottom-0 z-10 -mx-gutter mt-auto -mb-6 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface-sunken px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-sm sm:-mb-8"
    >
      {/* Above the buttons, not over them. */}
      <ToastOutlet className="absolute right-0 bottom-full w-full max-w-110" />
      <p role="status" className="mr-auto font-medium tabular-nums">
        {selected > 0 ? `${selected} selected` : `${matching} ${matching === 1 ? 'file' : 'files'}`}
      </p>
      {selected > 0 && (
        <>
          <Button variant="outline" size="sm" onClick={onMove}>
            <FolderInput aria-hidden className="size-4" />
            Move
          </Button>
          <Button variant="outline" size="sm" onClick={onDelete} className="text-danger">
            <Trash2 aria-hidden className="size-4" />
            Delete
          </Button>
          <Button variant="ghost" size="sm" onClick={onClear} className="max-sm:px-2">
            <X aria-hidden className="size-4" />
            <span className="max-sm:sr-only">Clear</span>
          </Button>
        </>
      )}
    </footer>
  );
}
