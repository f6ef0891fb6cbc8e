import type { PayloadRequest } from 'payload';
import { PRODUCT_FIELDS } from '@/domain/product-csv-fields';
import type { PlannedRow } from '@/domain/product-csv-rows';
import { recordActivity } from '@/lib/activity';
import type { ProductWrite } from './plan-import';
import type { ImportSummary } from './run-import';

/** What each product was and is, in the activity log. */
export async function recordWrites(req: PayloadRequest, writes: readonly ProductWrite[], ids: readonly string[]) {
  for (const [index, { before, after, rows }] of writes.entries()) {
    await recordActivity(req, {
      action: before ? 'product.changed' : 'product.created',
      subjectType: 'products',
      subjectId: ids[index] ?? '',
      subject: after.name,
      ...(before && { before: factsOf(rows, 'from') }),
      after: factsOf(rows, 'to'),
    });
  }
}

const ofProduct = new Set<string>(PRODUCT_FIELDS.map(({ column }) => column));

/** The cells that changed, by column, with the variation where it is one’s. */
function factsOf(rows: readonly PlannedRow[], side: 'from' | 'to'): object {
  return Object.fromEntries(
    rows.flatMap(({ color, size, changes }) =>
      changes.map((change) => {
        const option = ofProduct.has(change.column) ? [] : [color, size].filter(Boolean);
        return [[change.column, ...option].join(' '), change[side]];
      }),
    ),
  );
}

type Import = { name: string; hash: string; summary: ImportSummary };

/** Who imported which file, and what became of its rows. */
export const recordImport = (req: PayloadRequest, { name, hash, summary }: Import): Promise<void> =>
  recordActivity(req, {
    action: 'products.imported',
    subjectType: 'products',
    subjectId: hash,
    subject: name,
    after: { products: summary.products, ...summary.counts },
  });
