import type { StoredVariation, VariationValues } from '@/domain/catalogue/product-variation';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import type { ProductInput } from '../product-form';
import { applyStockEdit, stockMovedText } from '../product-stock';

export interface VariationPlan {
  removed: string[];
  changed: StoredVariation[];
  /** Ids among `changed` whose colour was renamed. */
  renamed: string[];
  added: VariationValues[];
  notes: string[];
}

export const variationName = ({ colorName, sizeCode }: Pick<VariationValues, 'colorName' | 'sizeCode'>): string =>
  `${colorName}, ${sizeLabelOf(sizeCode) ?? sizeCode}`;

export function planVariations(
  stored: readonly StoredVariation[],
  { colors, variations }: Pick<ProductInput, 'colors' | 'variations'>,
): VariationPlan {
  const plan: VariationPlan = { removed: [], changed: [], renamed: [], added: [], notes: [] };
  const kept = new Set<string>();
  for (const { id, color, size, stock: wanted, seen, extra, cost, available } of variations) {
    const of = colors.find(({ key }) => key === color);
    if (!of) continue;
    const values = {
      colorName: of.name,
      colorHex: of.hex,
      sizeCode: size,
      additionalPrice: extra,
      costPrice: cost,
      isAvailable: available,
    };
    const before = stored.find((each) => each.id === id) ?? stored.find(hasSameColorAndSize(values));
    if (!before || kept.has(before.id)) {
      plan.added.push({ ...values, stock: wanted });
      continue;
    }
    kept.add(before.id);
    // A variation that this screen had not seen gets the typed value.
    const outcome = before.id === id ? applyStockEdit({ seen, wanted }, before.stock) : { stock: wanted, moved: false };
    const after = { ...values, id: before.id, stock: outcome.stock };
    if (outcome.moved)
      plan.notes.push(stockMovedText(variationName(after), { seen, current: before.stock, ...outcome }));
    if (before.colorName !== after.colorName) plan.renamed.push(after.id);
    if (!isEqual(before, after)) plan.changed.push(after);
  }
  plan.removed = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  return plan;
}

const hasSameColorAndSize = (values: Pick<VariationValues, 'colorName' | 'sizeCode'>) => (each: StoredVariation) =>
  each.colorName === values.colorName && each.sizeCode === values.sizeCode;

const isEqual = (before: StoredVariation, after: StoredVariation) =>
  (Object.keys(after) as (keyof StoredVariation)[]).every((field) => before[field] === after[field]);
