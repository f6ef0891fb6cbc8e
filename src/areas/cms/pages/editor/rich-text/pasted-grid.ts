/** Cells of another program's table, equally many in every row; merged cells leave the others empty. */
export function gridOf(table: HTMLTableElement): { cells: string[][]; hasRowHeads: boolean } {
  const grid: (string | undefined)[][] = [];
  let heads = 0;
  for (const [y, row] of [...table.rows].entries()) {
    let x = 0;
    for (const cell of row.cells) {
      while (grid[y]?.[x] !== undefined) x += 1;
      if (x === 0 && y > 0 && cell.localName === 'th') heads += 1;
      fill(grid, { x, y, width: spanOf(cell.colSpan), height: spanOf(cell.rowSpan) }, cellText(cell));
      x += 1;
    }
  }
  const rows = grid.slice(0, table.rows.length);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const cells = rows.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? ''));
  return { cells: cells.filter((row) => row.some(Boolean)), hasRowHeads: heads > 0 && heads === table.rows.length - 1 };
}

/** Span within a table's limits; 0 means the rest of the table, for which one cell is enough. */
const spanOf = (span: number): number => Math.min(Math.max(span, 1), 200);

type Area = { x: number; y: number; width: number; height: number };

function fill(grid: (string | undefined)[][], { x, y, width, height }: Area, text: string): void {
  for (let down = y; down < y + height; down += 1) {
    const row = (grid[down] ??= []);
    for (let across = x; across < x + width; across += 1) row[across] ??= '';
  }
  const first = grid[y];
  if (first) first[x] = text;
}

/** Paragraphs and lines of a cell as one line, as in our tables. */
function cellText(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  copy.querySelectorAll('p, div, li, br, tr, td').forEach((each) => each.after(' '));
  return (copy.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
}
