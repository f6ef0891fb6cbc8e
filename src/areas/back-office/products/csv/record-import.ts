import type { PayloadRequest } from 'payload';
import { bounded } from '@/domain/staff/activity-changes';
import type { RowCounts } from '@/domain/product-csv/product-csv-rows';
import { PRODUCT_FIELDS } from '@/domain/product-csv/product-csv-fields';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import type { WrittenChanges } from './change-list';
import type { ProductWrite } from './plan-import';
import { insertImport } from './data/imports';

type Written = { products: number; counts: RowCounts };
export type ImportSummary = Written & { id: string; pictures: number };

/** Changed cells named in the log entry itself; the archived list has all of them. */
const NAMED_CELLS = 40;

type Import = {
  name: string;
  bytes: Uint8Array;
  hash: string;
  summary: Written;
  writes: readonly ProductWrite[];
  changes: WrittenChanges;
};

/** The log entry has importer, counts, and hashes of file and list, which the log’s chain covers. */
export async function recordImport(session: Session, req: PayloadRequest, done: Import): Promise<string> {
  const { name, bytes, hash, summary, writes, changes } = done;
  const id = await insertImport(session, name, bytes, changes.compressed);
  const { before, after } = namedStates(writes);
  await recordActivity(
    req,
    'products.imported',
    { type: 'product-imports', id, name },
    {
      before,
      after: {
        products: summary.products,
        ...summary.counts,
        cells: changes.cells,
        file: `sha256:${hash}`,
        changes: `sha256:${changes.hash}`,
        ...after,
      },
    },
  );
  return id;
}

export function namedStates(writes: readonly ProductWrite[]): Record<'before' | 'after', object> {
  const cells = namedCells(writes);
  return {
    before: Object.fromEntries(cells.flatMap(({ label, from }) => (from === '' ? [] : [[label, bounded(from)]]))),
    after: Object.fromEntries(cells.map(({ label, to }) => [label, bounded(to)])),
  };
}

const ofProduct = new Set<string>(PRODUCT_FIELDS.map(({ column }) => column));

function namedCells(writes: readonly ProductWrite[]): { label: string; from: string; to: string }[] {
  const cells = [];
  for (const { after, rows } of writes) {
    for (const { color, size, changes } of rows) {
      for (const { column, from, to } of changes) {
        const option = ofProduct.has(column) ? [] : [color, size].filter(Boolean);
        cells.push({ label: `${after.slug}.${[column, ...option].join(' ')}`, from, to });
        if (cells.length === NAMED_CELLS) return cells;
      }
    }
  }
  return cells;
}
