import type { PayloadRequest } from 'payload';
import { planProduct, type BulkFields, type BulkOutcome } from '@/domain/bulk/bulk-edit';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { refusalOf } from '@/lib/failures';
import { asUser } from '@/lib/payload/as-user';
import { failure, type Result } from '@/lib/result';
import { lockProduct } from '@/modules/catalogue/data/lock-product';
import type { BulkStep } from '../../file-runs/bulk-run';
import { runOver, type BulkRun } from '../../file-runs/run-over';
import { applyStockEdit } from '../product-stock';
import type { BulkEditChange, BulkTarget, BulkUndoChange, Undone } from './bulk-change';
import { findProductLabel, readChosen, type BulkProduct } from './data';
import { fieldsOf } from './plan-bulk-edit';

/** Refuses a product that was saved since its preview, or that the edit does not fit. */
export async function* runBulkEdit(run: BulkRun & { change: BulkEditChange }): AsyncGenerator<BulkStep<Undone>> {
  const { edit, products } = run.change;
  yield* runOverProducts(run, products, (product) => planProduct(product, edit));
}

export async function* runBulkUndo(run: BulkRun & { change: BulkUndoChange }): AsyncGenerator<BulkStep<Undone>> {
  const fields = new Map(run.change.products.map(({ id, before }) => [id, before]));
  yield* runOverProducts(run, run.change.products, (product) => {
    const { stock, ...before } = fields.get(product.id) ?? {};
    return { ok: true, changes: { ...before, ...(stock && { stock: applyStockEdit(stock, product.stock).stock }) } };
  });
}

function runOverProducts(
  run: BulkRun,
  products: readonly BulkTarget[],
  plan: (product: BulkProduct) => BulkOutcome,
): AsyncGenerator<BulkStep<Undone>> {
  const versions = new Map(products.map(({ id, version }) => [id, version]));
  return runOver(run, [...versions.keys()], findProductLabel, (req, id) =>
    changeProduct({ req, id, version: versions.get(id) ?? '', plan }),
  );
}

type ChangeProduct = BulkTarget & { req: PayloadRequest; plan: (product: BulkProduct) => BulkOutcome };

async function changeProduct({ req, id, version, plan }: ChangeProduct): Promise<Result<{ undo: Undone }>> {
  try {
    return await inTransaction(req, async (session): Promise<Result<{ undo: Undone }>> => {
      const locked = await lockProduct(session, id);
      const product = locked && (await readChosen(session, id));
      if (!product) return failure('not_found', 'This product no longer exists.');
      if (product.version !== version) {
        return failure('conflict', 'Someone has saved it in the meantime. It stays as they left it.');
      }
      const outcome = plan(product);
      if (!outcome.ok) return failure('refused', outcome.message);
      const { changes } = outcome;
      const before = fieldsOf(product, changes);
      await req.payload.update({
        collection: 'products',
        id,
        data: dataOf(changes),
        select: { name: true },
        ...asUser(req),
      });
      await recordActivity(
        req,
        'product.changed',
        { type: 'products', id, name: product.name },
        { before: dataOf(before), after: dataOf(changes) },
      );
      const saved = await readChosen(session, id);
      return { ok: true, undo: { id, version: saved?.version ?? version, before: undoOf(before, changes) } };
    });
  } catch (error) {
    return refusalOf(error, 'product', 'Failed to save product');
  }
}

const dataOf = ({ stock, ...fields }: Partial<BulkFields>) => ({
  ...fields,
  ...(stock !== undefined && { stockQuantity: stock }),
});

function undoOf({ stock, ...before }: Partial<BulkFields>, changes: Partial<BulkFields>): Undone['before'] {
  const isMoved = stock !== undefined && changes.stock !== undefined;
  return { ...before, ...(isMoved && { stock: { seen: changes.stock ?? stock, wanted: stock } }) };
}
