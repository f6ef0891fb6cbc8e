'use client';

import { observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from './cn';
import { useIsHydrated, useMediaQuery } from './use-media-query';
import { useRowPages, type LoadRows } from './use-row-pages';

type WindowedListProps<Row> = {
  label: string;
  /** Number of all rows, of which only those near the screen are in the document. */
  total: number;
  /** True if there may be more than `total`: found by scrolling to the last. */
  isMore?: boolean;
  first: readonly Row[];
  load: LoadRows<Row>;
  onFailure: (retry: () => void) => void;
  /** Height of a row until measured, px. */
  estimatedHeight: number;
  /** Number of columns from 768 px. */
  columns?: 1 | 2;
  /** px between rows and columns. */
  gap?: number;
  /** True if rows are single lines on screens with room and a mouse (`dense:`). */
  hasLines?: boolean;
  rowKey: (row: Row) => string;
  /** `rows` are those of a `role="table"` around them, below a row of headings; each child then holds cells. */
  as?: 'list' | 'rows';
  children: (row: Row, index: number) => ReactNode;
  className?: string;
};

/** The `dense` variant of staff.css. */
const DENSE = '(width >= 80rem) and (pointer: fine)';
const LINE_PX = 30;

const overscan = 4;
/** Screen size assumed on the server, px. */
const assumedScreen = { width: 1280, height: 900 };

/** Scrollable to its last row at once. */
export function WindowedList<Row>(props: WindowedListProps<Row>) {
  const {
    label,
    total: counted,
    isMore,
    first,
    load,
    onFailure,
    hasLines = false,
    rowKey,
    as = 'list',
    children,
    className,
  } = props;
  const [beyond, setBeyond] = useState(0);
  const total = counted + beyond;
  const loadOn: LoadRows<Row> = useCallback(
    async (offset, limit) => {
      const rows = await load(offset, limit);
      const reached = offset + rows.length - counted;
      if (isMore) setBeyond((before) => (rows.length < limit ? reached : Math.max(before, reached + limit)));
      return rows;
    },
    [load, counted, isMore],
  );
  const columns = useMediaQuery('(min-width: 48rem)', true) ? (props.columns ?? 1) : 1;
  const isHydrated = useIsHydrated();
  const isLines = useMediaQuery(DENSE, true) && hasLines;
  const [estimatedHeight, gap] = isLines ? [LINE_PX, 0] : [props.estimatedHeight, props.gap ?? 10];
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
    // Starts at once as the server drew it, even if the page was scrolled before the script loaded.
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
  const rowAt = useRowPages({ first, total, from, to, load: loadOn, onFailure });

  // The server cannot know the screen: until hydration the style sheet places the rows.
  const linesOf = (count: number) =>
    `calc(${count} * var(--list-line, ${props.estimatedHeight + (props.gap ?? 10)}px))`;
  const width = `calc((100% - ${(columns - 1) * gap}px) / ${columns})`;
  const [List, Item] = as === 'list' ? (['ul', 'li'] as const) : (['div', 'div'] as const);
  return (
    <List
      ref={(element: HTMLElement | null) => {
        list.current = element;
      }}
      {...(as === 'list' ? { 'aria-label': label } : { role: 'rowgroup' })}
      className={cn('relative', hasLines && 'dense:[--list-line:1.875rem]', className)}
      style={{ height: isHydrated || !hasLines ? virtualizer.getTotalSize() : linesOf(total) }}
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
              transform: `translateY(${isHydrated || !hasLines ? `${start - scrollMargin}px` : linesOf(index)})`,
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
