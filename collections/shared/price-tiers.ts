import type { ArrayField } from 'payload';
import { MAX_TIERS, tiersProblem, type PriceTier } from '@/domain/money/price-tiers';
import { countField } from './fields';

export function priceTiersField(description: string, overrides: Partial<ArrayField> = {}): ArrayField {
  return {
    name: 'priceTiers',
    type: 'array',
    labels: { singular: 'Price tier', plural: 'Price tiers' },
    maxRows: MAX_TIERS,
    admin: { description },
    validate: (value: unknown) => tiersProblem((value ?? []) as PriceTier[]) ?? true,
    fields: [
      countField('minQuantity', 'Smallest number of pieces of one design, all sizes together.', {
        min: 2,
        defaultValue: 10,
      }),
      countField('percentOff', 'Per cent, 1 to 90.', { min: 1, max: 90, defaultValue: 5 }),
    ],
    ...overrides,
  };
}
