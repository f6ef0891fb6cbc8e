import { useEffect, useRef, useState } from 'react';
import { missingPages, pagesOf, ROW_PAGE, rowIn, type RowPages } from './row-pages';

export type LoadRows<Row> = (offset: number, limit: number) => Promise<readonly Row[]>;

type RowPagesOptions<Row> = {
  first: readonly Row[];
  total: number;
  from: number;
  to: number;
  load: LoadRows<Row>;
  onFailure: (retry: () => void) => void;
};

/** Pause before rows are requested, ms: dragging a scrollbar passes thousands. */
const settleMs = 60;

/** A new `first` makes all rows load again; the old ones stay until then. */
export function useRowPages<Row>(options: RowPagesOptions<Row>): (index: number) => Row | undefined {
  const { first, total, from, to, load, onFailure } = options;
  const [known, setKnown] = useState({ first, pages: pagesOf(first), before: pagesOf<Row>([]) });
  const [attempt, setAttempt] = useState(0);
  const requested = useRef({ first, pages: new Set<number>() });

  if (known.first !== first) setKnown({ first, pages: pagesOf(first), before: known.pages });

  useEffect(() => {
    const timer = setTimeout(() => {
      if (requested.current.first !== first) requested.current = { first, pages: new Set() };
      const { pages: underWay } = requested.current;
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
