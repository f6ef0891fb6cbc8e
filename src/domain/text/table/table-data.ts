/** Table block: every row has a cell for each column. */
export interface TableData {
  columns: string[];
  rows: string[][];
}

export const MAX_COLUMNS = 12;
export const MAX_ROWS = 200;
export const MAX_CELL = 500;

const isCell = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_CELL;

export function isTable(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'object') return false;
  const { columns, rows } = value as Partial<Record<keyof TableData, unknown>>;
  return (
    Array.isArray(columns) &&
    columns.length > 0 &&
    columns.length <= MAX_COLUMNS &&
    columns.every(isCell) &&
    Array.isArray(rows) &&
    rows.length <= MAX_ROWS &&
    rows.every((row) => Array.isArray(row) && row.length === columns.length && row.every(isCell))
  );
}
