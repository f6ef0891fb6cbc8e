import { describe, expect, it } from 'vitest';
import type { StoredVariation } from '@/domain/catalogue/product-variation';
import { planVariations } from './product-variations';

const stored = (id: string, colorName: string, stock: number): StoredVariation => ({
  id,
  colorName,
  colorHex: '#ff0000',
  sizeCode: 'M',
  stock,
  additionalPrice: 0,
  costPrice: null,
  isAvailable: true,
});
const color = (key: string, name: string) => ({ key, name, hex: '#ff0000', available: true });
const cell = (id: string | null, of: string, stock: number, seen: number) => ({
  id,
  color: of,
  size: 'M' as const,
  stock,
  seen,
  extra: 0,
  cost: null,
  available: true,
});

describe('saving the grid', () => {
  it('writes nothing where nothing changed, though orders moved the stock', () => {
    const plan = planVariations([stored('1', 'Red', 4)], {
      colors: [color('a', 'Red')],
      variations: [cell('1', 'a', 9, 9)],
    });
    expect(plan).toEqual({ removed: [], changed: [], renamed: [], added: [], notes: [] });
  });

  it('applies an edit of stock as a difference, and says so', () => {
    const plan = planVariations([stored('1', 'Red', 4)], {
      colors: [color('a', 'Red')],
      variations: [cell('1', 'a', 12, 9)],
    });
    expect(plan.changed).toMatchObject([{ id: '1', stock: 7 }]);
    expect(plan.notes).toEqual(['Red, Medium: 5 sold in the meantime; stock is now 7.']);
  });

  it('renames the variations of a renamed colour, two that change names included', () => {
    const plan = planVariations([stored('1', 'Red', 1), stored('2', 'Blue', 2)], {
      colors: [color('a', 'Blue'), color('b', 'Red')],
      variations: [cell('1', 'a', 1, 1), cell('2', 'b', 2, 2)],
    });
    expect(plan.changed).toMatchObject([
      { id: '1', colorName: 'Blue' },
      { id: '2', colorName: 'Red' },
    ]);
    expect(plan.renamed).toEqual(['1', '2']);
    expect(plan.added).toEqual([]);
  });

  it('removes what is no longer there, and adds what is new', () => {
    const plan = planVariations([stored('1', 'Red', 1)], {
      colors: [color('b', 'Blue')],
      variations: [cell(null, 'b', 3, 0)],
    });
    expect(plan.removed).toEqual(['1']);
    expect(plan.added).toMatchObject([{ colorName: 'Blue', stock: 3 }]);
  });

  it('takes one that someone else added in the meantime for the one that was meant', () => {
    const plan = planVariations([stored('1', 'Red', 1)], {
      colors: [color('a', 'Red')],
      variations: [cell(null, 'a', 3, 0)],
    });
    expect(plan).toMatchObject({ removed: [], added: [], changed: [{ id: '1', stock: 3 }] });
  });
});
