import type { BlockField } from './fields';
import { MAX_ROWS } from '../../text/table/table-data';

/** Sentence on how much a property must lose; undefined if it fits. */
export function tooMany(field: BlockField, value: unknown): string | undefined {
  const [count, most] = sizeOf(field, value);
  const what = field.kind === 'table' ? 'Rows' : field.label;
  return count > most ? `At most ${most} ${what.toLowerCase()} are allowed: remove ${count - most}.` : undefined;
}

function sizeOf(field: BlockField, value: unknown): [count: number, most: number] {
  switch (field.kind) {
    case 'list':
    case 'columns':
    case 'products':
      return [Array.isArray(value) ? value.length : 0, field.max];
    case 'table':
      return [rowsIn(value), MAX_ROWS];
    default:
      return [0, 0];
  }
}

function rowsIn(table: unknown): number {
  const { rows } = (table ?? {}) as { rows?: unknown };
  return Array.isArray(rows) ? rows.length : 0;
}
