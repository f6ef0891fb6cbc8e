import type { ArrayField } from 'payload';
import { tiersProblem, type PriceTier } from '@/domain/money/price-tiers';
import { countField } from './fields';

/** Discounts for quantity, pooled over all sizes of one design. */
export function priceTiersField(description: string, overrides: Partial<ArrayField> = {}): ArrayField {
  return {
    name: 'priceTiers',
    type: 'array',
    labels: { singular: 'Price tier', plural: 'Price tiers' },
    maxRows: 10,
    admin: { description },
    validate: (value: unknown) => tiersProblem((value ?? []) as PriceTier[]) ?? true,
    fields: [
      countField('minQuantity', 'Pieces of one design, across all its sizes, from which it applies.', {
        min: 2,
        defaultValue: 10,
      }),
      countField('percentOff', 'Per cent taken off, 1 to 90.', { min: 1, max: 90, defaultValue: 5 }),
    ],
    ...overrides,
  };
}
