import type { CollectionBeforeChangeHook } from 'payload';
import { isDollars, toDollars } from '@/domain/money/money';
import { unitPriceCents } from '@/domain/money/pricing';
import type { Product } from '@/payload-types';

/** What is no price is left for the fields’ own validation, which runs after this and says so. */
const isPrice = (value: unknown): value is number => typeof value === 'number' && value >= 0 && isDollars(value);

/** Keeps the price that lists sort and filter by equal to what the pricing rule says. */
export const setUnitPrice: CollectionBeforeChangeHook<Product> = ({ data, originalDoc }) => {
  const { price, salePrice } = { ...originalDoc, ...data };
  if (!isPrice(price) || !isPrice(salePrice ?? 0)) return data;
  return { ...data, unitPrice: toDollars(unitPriceCents({ price, salePrice })) };
};
