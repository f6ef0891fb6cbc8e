'use client';

import { useCallback } from 'react';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { useMediaQuery } from '@/ui/use-media-query';
import type { MediaItem } from '@/modules/media/data/media-item';
import type { MediaView } from '../media-query';
import { TileRows, type TileControl } from '../browse/TileRows';
import type { Library } from '../browse/use-library';
import { LocalDate } from '@/ui/LocalDate';
import { cn } from '@/ui/cn';
import { formatBytes } from '@/domain/text/format-bytes';
import { dimensions, fileFacts } from '../browse/file-facts';
import { startDrag } from '../folders/picture-drag';
import { Thumbnail } from '../browse/Thumbnail';

type PictureListProps = {
  library: Library;
  view: MediaView;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onOpen: (item: MediaItem) => void;
};

/** px, for each view: on phones two tiles fit in a row. */
const looks = {
  list: { tileWidth: 0, rowHeight: 66, gap: 8 },
  grid: { tileWidth: 200, rowHeight: 232, gap: 14 },
  small: { tileWidth: 150, rowHeight: 196, gap: 10 },
};

export function PictureList({ library, view, selected, onSelect, onOpen }: PictureListProps) {
  const isWide = useMediaQuery('(min-width: 40rem)', true);
  const onFailure = useCallback(
    (retry: () => void) => toast({ ...failed('Failed to load files'), action: { label: 'Try again', onClick: retry } }),
    [],
  );
  const { listing } = library.contents ?? {};
  if (!listing) return null;

  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  }

  const look = view === 'list' ? looks.list : isWide ? looks.grid : looks.small;
  const Tile = view === 'list' ? MediaListRow : MediaTile;
  return (
    <TileRows
      label="Pictures"
      total={listing.matching}
      first={listing.rows}
      load={library.load}
      onFailure={onFailure}
      {...look}
    >
      {(item, main) => {
        const isSelected = selected.has(item.id);
        const tile: MediaTileProps = {
          item,
          main,
          isSelected,
          dragged: isSelected ? [...selected] : [item.id],
          onOpen: () => onOpen(item),
          onSelect: () => toggle(item.id),
        };
        return <Tile {...tile} />;
      }}
    </TileRows>
  );
}

function MediaListRow({ item, main, isSelected, dragged, onOpen, onSelect }: MediaTileProps) {
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

type MediaTileProps = {
  item: MediaItem;
  main: TileControl;
  isSelected: boolean;
  dragged: readonly string[];
  onOpen: () => void;
  onSelect: () => void;
};

function MediaTile({ item, main, isSelected, dragged, onOpen, onSelect }: MediaTileProps) {
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

function SelectBox({ alt, main, isSelected, onSelect, className }: SelectBoxProps) {
  return (
    <label
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-control bg-surface-raised/90 shadow-card',
        className,
      )}
    >
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
