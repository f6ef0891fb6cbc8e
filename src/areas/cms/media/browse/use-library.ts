'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ROW_PAGE } from '@/ui/row-pages';
import type { MediaListing } from '../data';
import type { MediaItem } from '@/modules/media/data/media-item';
import { mediaQuery, type MediaQuery } from '../media-query';
import { fetchFolders, fetchListing, loadRows } from './media-client';
import type { MediaFolderItem } from '@/modules/media/data/folders';

export interface LibraryContents {
  listing: MediaListing;
  folders: readonly MediaFolderItem[];
}

export interface Library {
  contents: LibraryContents | undefined;
  loading: boolean;
  error: string | undefined;
  reload: () => Promise<void>;
  load: (offset: number, limit: number) => Promise<MediaItem[]>;
}

export function useLibrary(query: MediaQuery, initial?: LibraryContents): Library {
  const { folder, search, sort, only } = query;
  const key = mediaQuery({ folder, search, sort, view: 'grid', only });
  const [state, setState] = useState({ contents: initial, key: initial ? key : undefined, error: '' });
  const latest = useRef(0);

  const reload = useCallback(async () => {
    const turn = ++latest.current;
    const wanted: MediaQuery = { folder, search, sort, view: 'grid', only };
    const [listing, known] = await Promise.all([fetchListing(wanted, 0, ROW_PAGE), fetchFolders()]);
    if (turn !== latest.current) return;
    const failed = [listing, known].find((answer) => !answer.ok);
    setState((now) =>
      listing.ok && known.ok
        ? { contents: { listing: listing.value, folders: known.value.folders }, key: mediaQuery(wanted), error: '' }
        : { ...now, key: mediaQuery(wanted), error: failed && !failed.ok ? failed.message : '' },
    );
  }, [folder, search, sort, only]);

  const isKnown = state.key === key;
  useEffect(() => {
    if (!isKnown) void reload();
  }, [isKnown, reload]);

  const load = useCallback(
    (offset: number, limit: number) => loadRows({ folder, search, sort, view: 'grid', only }, offset, limit),
    [folder, search, sort, only],
  );
  return { contents: state.contents, loading: !isKnown, error: state.error || undefined, reload, load };
}
