export type RowPages<Row> = ReadonlyMap<number, readonly Row[]>;

export const ROW_PAGE = 50;

export function pagesOf<Row>(rows: readonly Row[]): RowPages<Row> {
  const pages = new Map<number, readonly Row[]>();
  for (let from = 0; from < rows.length; from += ROW_PAGE)
    pages.set(from / ROW_PAGE, rows.slice(from, from + ROW_PAGE));
  return pages;
}

export const rowIn = <Row>(pages: RowPages<Row>, index: number): Row | undefined =>
  pages.get(Math.floor(index / ROW_PAGE))?.[index % ROW_PAGE];

/** Incomplete pages among those with the rows `from` up to, not including, `to`, of a list of `total`. */
export function missingPages(pages: RowPages<unknown>, from: number, to: number, total: number): number[] {
  const end = Math.min(to, total);
  if (end <= from) return [];
  const first = Math.floor(from / ROW_PAGE);
  const count = Math.floor((end - 1) / ROW_PAGE) - first + 1;
  return Array.from({ length: count }, (_, step) => first + step).filter(
    (page) => (pages.get(page)?.length ?? 0) < Math.min(ROW_PAGE, total - page * ROW_PAGE),
  );
}
