'use client';

import { cn } from '@/ui/cn';
import type { MediaItem } from '@/modules/media/data/media-item';
import { fileFacts } from '../browse/file-facts';
import { startDrag } from '../folders/picture-drag';
import { Thumbnail } from '../browse/Thumbnail';
import type { TileControl } from '../browse/TileRows';

export type MediaTileProps = {
  item: MediaItem;
  main: TileControl;
  isSelected: boolean;
  /** Ids dragged with it: the selection, or only this one. */
  dragged: readonly string[];
  onOpen: () => void;
  onSelect: () => void;
};

/** Picture in the grid: opened by a click, selected by its checkbox, dragged onto a folder. */
export function MediaTile({ item, main, isSelected, dragged, onOpen, onSelect }: MediaTileProps) {
  const { alt } = item;
  return (
    <div
      draggable
      onDragStart={(event) => startDrag(event, dragged)}
      className={cn(
        'relative size-full overflow-clip rounded-card border bg-surface-raised hover:border-line-strong',
        isSelected ? 'border-brand outline-2 outline-brand' : 'border-line',
      )}
    >
      <button type="button" {...main} onClick={onOpen} className="flex size-full flex-col text-left -outline-offset-2">
        <Thumbnail item={item} className="h-0 min-h-0 w-full grow" />
        <span className="block w-full px-3 py-2">
          <span className="block truncate text-sm font-medium">{alt}</span>
          <span className="block truncate text-xs text-ink-muted tabular-nums">{fileFacts(item)}</span>
        </span>
      </button>
      <SelectBox alt={alt} main={main} isSelected={isSelected} onSelect={onSelect} className="absolute top-2 left-2" />
    </div>
  );
}

type SelectBoxProps = Pick<MediaTileProps, 'main' | 'isSelected' | 'onSelect'> & { alt: string; className?: string };

export function SelectBox({ alt, main, isSelected, onSelect, className }: SelectBoxProps) {
  return (
    <label className={cn('grid size-8 place-items-center rounded-control bg-surface-raised/90 shadow-card', className)}>
      <input
        type="checkbox"
        aria-label={`Select ${alt}`}
        checked={isSelected}
        tabIndex={main.tabIndex}
        onChange={onSelect}
        className="size-4.5 accent-brand"
      />
    </label>
  );
}
