/** Edits of a table block's cells; every result has a cell for each column in every row. */
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS, type TableData } from '@/domain/text/table/table-data';

const EMPTY: TableData = { columns: ['', ''], rows: [['', '']] };

/** An invalid value becomes empty. */
export function tableOf(value: unknown): TableData {
  if (typeof value !== 'object' || value === null) return EMPTY;
  const { columns, rows } = value as Partial<Record<keyof TableData, unknown>>;
  if (!Array.isArray(columns) || columns.length === 0 || !Array.isArray(rows)) return EMPTY;
  const heads = columns.map(cellText);
  return { columns: heads, rows: rows.map((row) => fit(Array.isArray(row) ? row.map(cellText) : [], heads.length)) };
}

export const addColumn = (table: TableData): TableData =>
  table.columns.length >= MAX_COLUMNS
    ? table
    : { columns: [...table.columns, ''], rows: table.rows.map((row) => [...row, '']) };

export const addRow = (table: TableData): TableData =>
  table.rows.length >= MAX_ROWS ? table : { ...table, rows: [...table.rows, fit([], table.columns.length)] };

/** Keeps the last column: a table has at least one. */
export const removeColumn = (table: TableData, column: number): TableData =>
  table.columns.length === 1
    ? table
    : { columns: without(table.columns, column), rows: table.rows.map((row) => without(row, column)) };

export const removeRow = (table: TableData, row: number): TableData => ({ ...table, rows: without(table.rows, row) });

/** @param row -1 for the column headings. */
export function withCell(table: TableData, row: number, column: number, text: string): TableData {
  const put = (cells: readonly string[]) => cells.map((cell, index) => (index === column ? text : cell));
  return row < 0
    ? { ...table, columns: put(table.columns) }
    : { ...table, rows: table.rows.map((cells, index) => (index === row ? put(cells) : cells)) };
}

/** Undefined for one plain text, which belongs into one cell. Tabs and line breaks in a quoted cell become spaces. */
export function pastedCells(clipboard: string): string[][] | undefined {
  const lines: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  let line: string[] = [];
  while (cell.lastIndex < clipboard.length) {
    const match = cell.exec(clipboard);
    if (!match) return undefined;
    const [, quoted, plain = '', end] = match;
    const text = quoted?.replaceAll('""', '"').replaceAll(/\s+/g, ' ') ?? plain;
    line.push(text.trim().slice(0, MAX_CELL));
    if (end === '\t' && cell.lastIndex === clipboard.length) line.push('');
    if (end !== '\t' || cell.lastIndex === clipboard.length) {
      lines.push(line);
      line = [];
    }
  }
  return lines.length > 1 || (lines[0]?.length ?? 0) > 1 ? lines : undefined;
}

/** Pastes cells from a position on; the table grows up to its limits. */
export function paste(table: TableData, row: number, column: number, cells: readonly (readonly string[])[]): TableData {
  const width = Math.min(
    MAX_COLUMNS,
    Math.max(table.columns.length, column + Math.max(...cells.map(({ length }) => length))),
  );
  const height = Math.min(MAX_ROWS, Math.max(table.rows.length, row + cells.length));
  const at = (y: number, x: number) => cells[y - row]?.[x - column];
  const line = (y: number, before: readonly string[]) =>
    Array.from({ length: width }, (_, x) => at(y, x) ?? before[x] ?? '');
  return {
    columns: line(-1, table.columns),
    rows: Array.from({ length: height }, (_, y) => line(y, table.rows[y] ?? [])),
  };
}

const cellText = (cell: unknown): string => (typeof cell === 'string' ? cell : '');

const fit = (cells: readonly string[], length: number): string[] => Array.from({ length }, (_, at) => cells[at] ?? '');

const without = <Item>(items: readonly Item[], index: number): Item[] => items.filter((_, at) => at !== index);
