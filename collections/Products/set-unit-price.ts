import type { CollectionBeforeChangeHook } from 'payload';
import { toDollars } from '@/domain/money';
import { unitPriceCents } from '@/domain/pricing';
import type { Product } from '@/payload-types';

/** Keeps the price that lists sort and filter by equal to what the pricing rule says. */
export const setUnitPrice: CollectionBeforeChangeHook<Product> = ({ data, originalDoc }) => {
  const { price, salePrice } = { ...originalDoc, ...data };
  return price === undefined ? data : { ...data, unitPrice: toDollars(unitPriceCents({ price, salePrice })) };
};
