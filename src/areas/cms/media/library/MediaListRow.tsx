'use client';

import { LocalDate } from '@/ui/LocalDate';
import { cn } from '@/ui/cn';
import { formatBytes } from '@/domain/text/format-bytes';
import { dimensions } from '../browse/file-facts';
import { SelectBox, type MediaTileProps } from './MediaTile';
import { startDrag } from '../folders/picture-drag';
import { Thumbnail } from '../browse/Thumbnail';

/** Picture in the list view: as in the grid, with its folder and age. */
export function MediaListRow({ item, main, isSelected, dragged, onOpen, onSelect }: MediaTileProps) {
  const { alt, title, size, folder, createdAt } = item;
  return (
    <div
      draggable
      onDragStart={(event) => startDrag(event, dragged)}
      className={cn(
        'flex h-full items-center gap-3 rounded-control border bg-surface-raised pr-4 pl-2 hover:border-line-strong',
        isSelected ? 'border-brand outline-2 outline-brand' : 'border-line',
      )}
    >
      <SelectBox alt={alt} main={main} isSelected={isSelected} onSelect={onSelect} className="shadow-none" />
      <button
        type="button"
        {...main}
        onClick={onOpen}
        className="flex h-full min-w-0 grow items-center gap-4 text-left text-sm -outline-offset-2"
      >
        <Thumbnail item={item} className="size-12 shrink-0 rounded-control" />
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{alt}</span>
          {title && <span className="block truncate text-ink-muted">{title}</span>}
        </span>
        <span className="w-36 shrink-0 truncate text-ink-muted max-lg:hidden">{folder?.name ?? 'No folder'}</span>
        <span className="w-28 shrink-0 text-ink-muted tabular-nums max-md:hidden">{dimensions(item)}</span>
        <span className="w-18 shrink-0 text-right text-ink-muted tabular-nums max-sm:hidden">{formatBytes(size)}</span>
        <span className="w-28 shrink-0 text-right text-ink-muted max-lg:hidden">
          <LocalDate iso={createdAt} />
        </span>
      </button>
    </div>
  );
}
