import type { Payload } from 'payload';
import { MAX_BULK_PRODUCTS, planProduct, type BulkEdit, type BulkFields } from '@/domain/bulk/bulk-edit';
import { formatCount } from '@/domain/text/locale';
import { failure, type Result } from '@/lib/result';
import type { SelectedRecords } from '../../selection/selection';
import { parseProductFilters } from '../product-filters';
import type { BulkTarget } from './bulk-change';
import { listChosen, type BulkProduct } from './data';

const SHOWN = 100;

export type PlannedProduct = Pick<BulkProduct, 'id' | 'name' | 'sku'> &
  ({ refused: string } | { before: Partial<BulkFields>; after: Partial<BulkFields> });

export type BulkEditPlan = {
  targets: BulkTarget[];
  changing: PlannedProduct[];
  refused: PlannedProduct[];
  counts: { changing: number; refused: number; unchanged: number };
};

export async function planBulkEdit(
  payload: Payload,
  chosen: SelectedRecords,
  edit: BulkEdit,
): Promise<Result<{ plan: BulkEditPlan }>> {
  const products = await listChosen(payload, {
    filters: parseProductFilters(new URLSearchParams(chosen.query)),
    selection: chosen.selection,
    limit: MAX_BULK_PRODUCTS + 1,
  });
  if (products.length > MAX_BULK_PRODUCTS) {
    return failure('too_many', `Choose at most ${formatCount(MAX_BULK_PRODUCTS)} products at once.`);
  }
  const plan: BulkEditPlan = {
    targets: [],
    changing: [],
    refused: [],
    counts: { changing: 0, refused: 0, unchanged: 0 },
  };
  for (const product of products) {
    const { id, name, sku, version } = product;
    const outcome = planProduct(product, edit);
    if (!outcome.ok) {
      plan.counts.refused += 1;
      if (plan.refused.length < SHOWN) plan.refused.push({ id, name, sku, refused: outcome.message });
    } else if (Object.keys(outcome.changes).length === 0) plan.counts.unchanged += 1;
    else {
      plan.counts.changing += 1;
      plan.targets.push({ id, version });
      const { changes } = outcome;
      if (plan.changing.length < SHOWN) {
        plan.changing.push({ id, name, sku, before: fieldsOf(product, changes), after: changes });
      }
    }
  }
  return { ok: true, plan };
}

export const fieldsOf = (product: BulkFields, changes: Partial<BulkFields>): Partial<BulkFields> =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, product[name as keyof BulkFields]]));
