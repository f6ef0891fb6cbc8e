'use client';

import { useCallback } from 'react';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { useMediaQuery } from '@/ui/use-media-query';
import type { MediaItem } from '@/modules/media/data/media-item';
import type { MediaView } from '../media-query';
import { MediaListRow } from './MediaListRow';
import { MediaTile, type MediaTileProps } from './MediaTile';
import { TileRows } from '../browse/TileRows';
import type { Library } from '../browse/use-library';

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

/** All pictures of the library. */
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
