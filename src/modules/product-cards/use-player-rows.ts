'use client';

import { useEffect, useRef, useState } from 'react';
import { parseRows } from '@/domain/orders/player-rows';
import type { PlayerRow } from '@/domain/orders/players';
import { readStored, writeStored } from '@/lib/client/browser-storage';

export type KeyedRow = PlayerRow & { key: number };

export interface PlayerRowsState {
  rows: readonly KeyedRow[];
  add: (rows: readonly PlayerRow[]) => void;
  change: (key: number, changed: Partial<PlayerRow>) => void;
  remove: (key: number) => void;
  clear: () => void;
}

/** Stored in the browser until they are in the cart, under `place`, which may change. */
export function usePlayerRows(place: string): PlayerRowsState {
  const nextKey = useRef(0);
  const [rows, setRows] = useState<readonly KeyedRow[]>([]);
  const keyed = (row: PlayerRow): KeyedRow => ({ ...row, key: (nextKey.current += 1) });

  useEffect(() => {
    const stored = parseRows(readStored(placeOf(place)));
    setRows(stored.map((row) => ({ ...row, key: (nextKey.current += 1) })));
  }, [place]);

  function store(next: readonly KeyedRow[]) {
    setRows(next);
    writeStored(
      placeOf(place),
      next.map(({ key: _, ...row }) => row),
    );
  }
  return {
    rows,
    add: (added) => store([...rows, ...added.map(keyed)]),
    change: (key, changed) => store(rows.map((row) => (row.key === key ? { ...row, ...changed } : row))),
    remove: (key) => store(rows.filter((row) => row.key !== key)),
    clear: () => store([]),
  };
}

const placeOf = (place: string) => ({ key: `kitroom.players.${place}`, version: 1 });
