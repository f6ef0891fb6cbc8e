import { describe, expect, it } from 'vitest';
import { addCell, addMissing, cellAt, changeCell, fillPart, missingCells, removeCell } from './product-grid';

const colors = [{ key: 'red' }, { key: 'blue' }];
const sizes = ['S', 'M'] as const;

describe('the grid of variations', () => {
  it('gets what is missing, and keeps what is there', () => {
    const some = changeCell(addCell([], 'red', 'S', []), 'red', 'S', { stock: '7' });
    expect(missingCells(some, colors, sizes)).toBe(3);
    const all = addMissing(some, colors, sizes, []);
    expect(all).toHaveLength(4);
    expect(cellAt(all, 'red', 'S')?.stock).toBe('7');
    expect(missingCells(all, colors, sizes)).toBe(0);
    expect(addCell(all, 'red', 'S', [])).toHaveLength(4);
    expect(missingCells(removeCell(all, 'blue', 'M'), colors, sizes)).toBe(1);
  });

  it('gets back what was taken away as it was', () => {
    const stored = changeCell(addCell([], 'red', 'S', []), 'red', 'S', { stock: '7' });
    expect(cellAt(addCell(removeCell(stored, 'red', 'S'), 'red', 'S', stored), 'red', 'S')?.stock).toBe('7');
  });

  it.each([
    ['a row', { color: 'red' }, ['5', '5', '0', '0']],
    ['a column', { size: 'M' as const }, ['0', '5', '0', '5']],
    ['all of it', {}, ['5', '5', '5', '5']],
  ])('is filled by %s', (_what, part, stocks) => {
    const cells = fillPart(addMissing([], colors, sizes, []), part, { stock: '5' });
    expect(cells.map(({ stock }) => stock)).toEqual(stocks);
  });
});
