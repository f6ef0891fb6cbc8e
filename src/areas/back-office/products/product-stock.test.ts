import { describe, expect, it } from 'vitest';
import { applyStockEdit, stockMovedText } from './product-stock';

describe('an edit of stock', () => {
  it.each([
    ['nothing moved', { seen: 10, wanted: 15 }, 10, { stock: 15, moved: false }],
    ['3 were sold in the meantime', { seen: 10, wanted: 15 }, 7, { stock: 12, moved: true }],
    ['3 were returned in the meantime', { seen: 10, wanted: 5 }, 13, { stock: 8, moved: true }],
    ['more was sold than is left', { seen: 10, wanted: 2 }, 3, { stock: 0, moved: true }],
    ['it was not edited', { seen: 10, wanted: 10 }, 4, { stock: 4, moved: false }],
  ])('is a difference: %s', (_what, edit, current, outcome) => {
    expect(applyStockEdit(edit, current)).toEqual(outcome);
  });

  it('says what happened in the meantime', () => {
    expect(stockMovedText('Red, Medium', { seen: 10, current: 8, stock: 13 })).toBe(
      'Red, Medium: 2 sold in the meantime; stock is now 13.',
    );
    expect(stockMovedText('Stock', { seen: 1, current: 2, stock: 3 })).toBe(
      'Stock: 1 returned in the meantime; stock is now 3.',
    );
  });
});
