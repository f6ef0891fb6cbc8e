'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useRowPages, type LoadRows } from '@/ui/use-row-pages';
import { useShownRows } from './use-shown-rows';

type TileRowsProps<Row> = {
  label: string;
  total: number;
  first: readonly Row[];
  load: LoadRows<Row>;
  onFailure: (retry: () => void) => void;
  /** Scrolling element; the window if left out. */
  box?: RefObject<HTMLElement | null>;
  /** Minimum width, px, which decides the number of columns. One column if 0. */
  tileWidth: number;
  rowHeight: number;
  gap: number;
  /** Draws a tile; `main` goes on its first control: Tab reaches one tile, the arrow keys the others. */
  children: (row: Row, main: TileControl, index: number) => ReactNode;
};

export interface TileControl {
  'data-tile-main': true;
  tabIndex: 0 | -1;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
}

const steps: Record<string, (columns: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  Home: () => -Infinity,
  End: () => Infinity,
};

export function TileRows<Row extends { id: string }>(props: TileRowsProps<Row>) {
  const { label, total, first, load, onFailure, box, tileWidth, rowHeight, gap, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const pitch = rowHeight + gap;
  const { columns, scrollTo, ...rows } = useShownRows({ list, box, tileWidth, pitch, gap });
  const [active, setActive] = useState({ index: 0, wantsFocus: false });
  const from = Math.min(rows.from * columns, total);
  const to = Math.min(rows.to * columns, total);
  const rowAt = useRowPages({ first, total, from, to, load, onFailure });
  const reachable = active.index >= from && active.index < to ? active.index : from;

  useEffect(() => {
    if (!active.wantsFocus) return;
    // Far away, it is drawn only once the list has scrolled there.
    const tile = list.current?.querySelector<HTMLElement>(`[data-tile="${active.index}"] [data-tile-main]`);
    tile?.focus({ preventScroll: true });
    tile?.scrollIntoView({ block: 'nearest' });
  });

  function move(event: KeyboardEvent, index: number) {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(total - 1, index + step(columns)));
    if (next === index) return;
    setActive({ index: next, wantsFocus: true });
    if (next < from || next >= to) scrollTo(Math.floor(next / columns));
  }

  const controlOf = (index: number): TileControl => ({
    'data-tile-main': true,
    tabIndex: index === reachable ? 0 : -1,
    onKeyDown: (event) => move(event, index),
    onFocus: () => setActive({ index, wantsFocus: false }),
  });

  const width = `calc((100% - ${(columns - 1) * gap}px) / ${columns})`;
  const places = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: Math.max(0, Math.ceil(total / columns) * pitch - gap) }}
    >
      {places.map((index) => {
        const row = rowAt(index);
        return (
          <li
            key={row?.id ?? index}
            data-tile={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            className="absolute top-0"
            style={{
              width,
              height: rowHeight,
              left: `calc((${width} + ${gap}px) * ${index % columns})`,
              transform: `translateY(${Math.floor(index / columns) * pitch}px)`,
            }}
          >
            {row ? children(row, controlOf(index), index) : <div aria-hidden className="card skeleton h-full" />}
          </li>
        );
      })}
    </ul>
  );
}
