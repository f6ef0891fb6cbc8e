'use client';

import { observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from './cn';
import { useMediaQuery } from './use-media-query';
import { useRowPages, type LoadRows } from './use-row-pages';

type WindowedListProps<Row> = {
  /** Name of the list for assistive technology. */
  label: string;
  /** How many rows there are in all, of which only those near the screen are in the document. */
  total: number;
  /** The rows the page came with, from the first one on; a new array has all rows read again. */
  first: readonly Row[];
  load: LoadRows<Row>;
  /** Told when rows could not be loaded; `retry` asks for them again. */
  onFailure: (retry: () => void) => void;
  /** Height of one row until it is measured, px. */
  estimatedHeight: number;
  /** In how many columns from 768 px on. */
  columns?: 1 | 2;
  /** px between rows and columns. */
  gap?: number;
  rowKey: (row: Row) => string;
  /** `rows` are those of a `role="table"` around them, below a row of headings; each child then holds cells. */
  as?: 'list' | 'rows';
  children: (row: Row, index: number) => ReactNode;
  className?: string;
};

const overscan = 4;
/** What the server draws before it knows the reader’s screen, px. */
const assumedScreen = { width: 1280, height: 900 };

/** A list of any length that scrolls to its last row at once: rows are drawn near the screen and loaded as they come. */
export function WindowedList<Row>(props: WindowedListProps<Row>) {
  const {
    label,
    total,
    first,
    load,
    onFailure,
    estimatedHeight,
    gap = 10,
    rowKey,
    as = 'list',
    children,
    className,
  } = props;
  const columns = useMediaQuery('(min-width: 48rem)', true) ? (props.columns ?? 1) : 1;
  const list = useRef<HTMLElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);

  useLayoutEffect(() => {
    const place = () => list.current && setScrollMargin(list.current.getBoundingClientRect().top + window.scrollY);
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => estimatedHeight,
    gap,
    lanes: columns,
    overscan: overscan * columns,
    scrollMargin,
    initialRect: assumedScreen,
    // Begins as the server drew it, wherever someone has scrolled before the script came, and is there at once.
    initialOffset: 0,
    observeElementOffset: (list, tell) => {
      const stop = observeWindowOffset(list, tell);
      tell(window.scrollY, false);
      return stop;
    },
  });
  const drawn = virtualizer.getVirtualItems();
  const from = drawn[0]?.index ?? 0;
  const to = (drawn.at(-1)?.index ?? -1) + 1;
  const rowAt = useRowPages({ first, total, from, to, load, onFailure });

  const width = `calc((100% - ${(columns - 1) * gap}px) / ${columns})`;
  const [List, Item] = as === 'list' ? (['ul', 'li'] as const) : (['div', 'div'] as const);
  return (
    <List
      ref={(element: HTMLElement | null) => {
        list.current = element;
      }}
      {...(as === 'list' ? { 'aria-label': label } : { role: 'rowgroup' })}
      className={cn('relative', className)}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {drawn.map(({ index, lane, start }) => {
        const row = rowAt(index);
        return (
          <Item
            key={row ? rowKey(row) : index}
            ref={virtualizer.measureElement}
            data-index={index}
            {...(as === 'list'
              ? { 'aria-setsize': total, 'aria-posinset': index + 1 }
              : { role: 'row', 'aria-rowindex': index + 2 })}
            className="absolute top-0"
            style={{
              width,
              left: `calc((${width} + ${gap}px) * ${lane})`,
              transform: `translateY(${start - scrollMargin}px)`,
            }}
          >
            {row ? (
              children(row, index)
            ) : (
              <div
                {...(as === 'list' ? { 'aria-hidden': true } : { role: 'cell' })}
                className="card skeleton"
                style={{ height: estimatedHeight }}
              />
            )}
          </Item>
        );
      })}
    </List>
  );
}
