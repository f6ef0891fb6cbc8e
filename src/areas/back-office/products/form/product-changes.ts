import type { Product } from '@/payload-types';
import type { StoredVariation } from '@/domain/catalogue/product-variation';
import { variationName } from '../variations/product-variations';

type Facts = Record<string, unknown>;

/** Fields of a product for the activity log, by label, one entry per variation. */
export function factsOf(product: Product, variations: readonly StoredVariation[]): Facts {
  const {
    id: _,
    createdAt: _c,
    updatedAt: _u,
    variations: _v,
    unitPrice: _p,
    rating: _r,
    reviews: _n,
    ...fields
  } = product;
  const grid = variations.map((variation) => {
    const { stock, additionalPrice, isAvailable } = variation;
    return [`variation ${variationName(variation)}`, { stock, additionalPrice, isAvailable }] as const;
  });
  return {
    ...fields,
    ...(variations.length > 0 && { stockQuantity: undefined }),
    images: fields.images?.map(({ image, color }) => ({ image, color: color ?? null })),
    colors: fields.colors?.map(({ name, hex, available }) => ({ name, hex, available })),
    priceTiers: fields.priceTiers?.map(({ minQuantity, percentOff }) => ({ minQuantity, percentOff })),
    ...Object.fromEntries(grid),
  };
}

/** Entries that differ, before and after; undefined if none does. */
export function differences(before: Facts, after: Facts): { before: Facts; after: Facts } | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  if (changed.length === 0) return undefined;
  const only = (facts: Facts) => Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return { before: only(before), after: only(after) };
}
