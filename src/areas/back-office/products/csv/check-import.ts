import type { Payload } from 'payload';
import type { PlannedRow, RowCounts } from '@/domain/product-csv/product-csv-rows';
import type { Result } from '@/lib/result';
import { fingerprint, importedPictures, planImport } from './plan-import';
import { readFile } from './read-file';

export type ImportPreview = {
  rows: PlannedRow[];
  counts: RowCounts;
  products: number;
  ignored: string[];
  from?: string;
  pictures: number;
  file: string;
  plan: string;
};

const SHOWN = 80;
const shown = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);

export async function checkImport(
  payload: Payload,
  bytes: Uint8Array,
): Promise<Result<{ preview: ImportPreview }, 'invalid'>> {
  const read = readFile(bytes);
  if (!read.ok) return read;
  const { rows, writes, counts } = await planImport(payload.db.pool, read.table);
  const preview = {
    rows: rows.map((row) => ({
      ...row,
      changes: row.changes.map(({ column, from, to }) => ({ column, from: shown(from), to: shown(to) })),
    })),
    counts,
    products: writes.length,
    ignored: read.table.ignored,
    from: read.table.from,
    pictures: importedPictures(read.table, rows).reduce((sum, [, own]) => sum + own.length, 0),
    file: read.hash,
    plan: fingerprint(rows),
  };
  return { ok: true, preview };
}
