import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planProduct, roundCents, type BulkEdit, type BulkFields } from './bulk-edit';
import { bulkEditForm } from './bulk-edit-input';

const product = {
  ...{ isActive: true, isFeatured: false, category: null, taxClass: 'standard', price: 20, salePrice: null },
  ...{ stock: 4, stockDays: null, madeDays: null, hasVariations: false },
} satisfies BulkFields & { hasVariations: boolean };

const plan = (edit: Partial<BulkEdit>, of: Partial<typeof product | { salePrice: number }> = {}) =>
  planProduct({ ...product, ...of }, { rounding: 'exact', ...edit });
const changes = (...args: Parameters<typeof plan>) => {
  const outcome = plan(...args);
  return outcome.ok ? outcome.changes : outcome.message;
};

describe('an edit of many products', () => {
  it('changes what it names, and only where it differs', () => {
    expect(changes({ isActive: false, taxClass: 'standard' })).toEqual({ isActive: false });
    expect(changes({ category: null, stockDays: null })).toEqual({});
    expect(changes({ madeDays: 15 })).toEqual({ madeDays: 15 });
  });

  it('raises and lowers prices by an amount or per cent, and rounds them', () => {
    expect(changes({ price: { by: 'raise', percent: 12.5 } })).toEqual({ price: 22.5 });
    expect(changes({ price: { by: 'lower', amount: 0.5 } })).toEqual({ price: 19.5 });
    expect(changes({ price: { by: 'raise', percent: 3 }, rounding: 'half' })).toEqual({ price: 20.5 });
    expect(changes({ price: { by: 'raise', percent: 3 }, rounding: 'ninety_nine' })).toEqual({ price: 20.99 });
    expect(changes({ price: { by: 'set', amount: 21.37 }, rounding: 'whole' })).toEqual({ price: 21.37 });
  });

  it('takes a sale price off the price as it then is', () => {
    expect(changes({ price: { by: 'set', amount: 30 }, salePrice: { by: 'off', percent: 10 } })).toEqual({
      price: 30,
      salePrice: 27,
    });
    expect(changes({ salePrice: { by: 'none' } }, { salePrice: 15 })).toEqual({ salePrice: null });
  });

  it('refuses what would not hold, with the reason', () => {
    expect(changes({ price: { by: 'lower', amount: 21 } })).toContain('below zero');
    expect(changes({ price: { by: 'raise', amount: 9_999_999 } })).toContain('would be over');
    expect(changes({ price: { by: 'lower', percent: 30 } }, { salePrice: 15 })).toContain('would not be below');
    expect(changes({ salePrice: { by: 'set', amount: 20 } })).toContain('would not be below');
    expect(changes({ stock: { by: 'remove', units: 5 } })).toContain('Only 4');
    expect(changes({ stock: { by: 'set', units: 5 } }, { hasVariations: true } as object)).toContain('variations');
  });

  it('never leaves a sale price that is not below its price, whatever the edit', () => {
    const cents = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100);
    const part = fc.oneof(
      cents.map((amount) => ({ amount })),
      fc.integer({ min: 0, max: 10_000 }).map((value) => ({ percent: value / 100 })),
    );
    const rounding = fc.constantFrom('exact', 'five', 'half', 'whole', 'ninety_nine' as const);
    const price = fc.option(
      fc.oneof(
        cents.map((amount) => ({ by: 'set' as const, amount })),
        fc.tuple(fc.constantFrom('raise' as const, 'lower' as const), part).map(([by, of]) => ({ by, ...of })),
      ),
      { nil: undefined },
    );
    const salePrice = fc.option(
      fc.oneof(
        cents.map((amount) => ({ by: 'set' as const, amount })),
        part.map((of) => ({ by: 'off' as const, ...of })),
      ),
      { nil: undefined },
    );
    fc.assert(
      fc.property(
        fc.record({ rounding, price, salePrice }),
        fc.integer({ min: 1, max: 50_000 }),
        fc.option(fc.integer({ min: 0, max: 49_999 })),
        (edit, priceCents, saleCents) => {
          const before = {
            price: priceCents / 100,
            salePrice: saleCents === null ? null : Math.min(saleCents, priceCents - 1) / 100,
          };
          const outcome = planProduct({ ...product, ...before }, edit);
          if (!outcome.ok) return;
          const after = { ...before, ...outcome.changes };
          expect(after.price).toBeGreaterThanOrEqual(0);
          if (after.salePrice !== null) expect(after.salePrice).toBeLessThan(after.price);
        },
      ),
    );
  });

  it('rounds by at most half a step, to what the name of the rounding says', () => {
    const steps = { exact: 1, five: 5, half: 50, whole: 100, ninety_nine: 100 } as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
        fc.nat(1_000_000),
        (name, cents) => {
          const rounded = roundCents(cents, name);
          const rest = name === 'ninety_nine' ? 99 : 0;
          expect(rounded % steps[name]).toBe(rest);
          if (rounded !== 99) expect(Math.abs(rounded - cents)).toBeLessThanOrEqual(steps[name] / 2);
        },
      ),
    );
  });
});

describe('the form of an edit of many products', () => {
  const wrong = (form: object) => bulkEditForm.safeParse(form).error?.issues.map(({ path }) => path.join('.'));

  it('reads amounts and percentages as they are typed', () => {
    expect(bulkEditForm.parse({ price: 'raise', priceValue: ' 7,5 % ', stockDays: 'default' })).toEqual({
      rounding: 'exact',
      price: { by: 'raise', percent: 7.5 },
      stockDays: null,
    });
    expect(bulkEditForm.parse({ salePrice: 'off', salePriceValue: '2.50' })).toMatchObject({
      salePrice: { by: 'off', amount: 2.5 },
    });
  });

  it.each([
    [{}, ''],
    [{ rounding: 'half', priceValue: '3' }, ''],
    [{ price: 'set' }, 'priceValue'],
    [{ price: 'set', priceValue: '10%' }, 'priceValue'],
    [{ price: 'lower', priceValue: '101%' }, 'priceValue'],
    [{ price: 'raise', priceValue: '-3' }, 'priceValue'],
    [{ stock: 'add', stockValue: '1.5' }, 'stockValue'],
    [{ madeDays: 'set', madeDaysValue: '366' }, 'madeDaysValue'],
    [{ category: "1' or true" }, 'category'],
  ])('refuses %o at its field', (form, path) => {
    expect(wrong(form)).toEqual([path]);
  });
});
