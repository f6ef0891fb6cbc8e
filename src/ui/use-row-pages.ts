import { useEffect, useRef, useState } from 'react';
import { missingPages, pagesOf, ROW_PAGE, rowIn, type RowPages } from './row-pages';

/** Reads `limit` rows from the one at `offset` on. */
export type LoadRows<Row> = (offset: number, limit: number) => Promise<readonly Row[]>;

type RowPagesOptions<Row> = {
  first: readonly Row[];
  total: number;
  /** The rows that are on the screen: `from` up to, not including, `to`. */
  from: number;
  to: number;
  load: LoadRows<Row>;
  onFailure: (retry: () => void) => void;
};

/** A pause before rows are asked for, ms: a scrollbar that is dragged passes thousands that nobody looks at. */
const settleMs = 60;

/**
 * Loads the rows that are on the screen and answers the row at a place, where it is here. A new `first` makes all
 * rows be read again; those that were here stay until then.
 */
export function useRowPages<Row>(options: RowPagesOptions<Row>): (index: number) => Row | undefined {
  const { first, total, from, to, load, onFailure } = options;
  const [known, setKnown] = useState({ first, pages: pagesOf(first), before: pagesOf<Row>([]) });
  const [attempt, setAttempt] = useState(0);
  const asked = useRef({ first, pages: new Set<number>() });

  if (known.first !== first) setKnown({ first, pages: pagesOf(first), before: known.pages });

  useEffect(() => {
    const timer = setTimeout(() => {
      if (asked.current.first !== first) asked.current = { first, pages: new Set() };
      const { pages: underWay } = asked.current;
      const read = async (page: number) => {
        underWay.add(page);
        try {
          const rows = await load(page * ROW_PAGE, ROW_PAGE);
          setKnown((now) => (now.first === first ? { ...now, pages: withPage(now.pages, page, rows) } : now));
          underWay.delete(page);
        } catch {
          onFailure(() => {
            underWay.clear();
            setAttempt((count) => count + 1);
          });
        }
      };
      const missing = missingPages(known.pages, from, to, total).filter((page) => !underWay.has(page));
      for (const page of missing) void read(page);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [known.pages, attempt, first, total, from, to, load, onFailure]);

  return (index) => rowIn(known.pages, index) ?? rowIn(known.before, index);
}

const withPage = <Row>(pages: RowPages<Row>, page: number, rows: readonly Row[]) => new Map(pages).set(page, rows);
