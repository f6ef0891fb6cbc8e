import { expect, it } from 'vitest';
import { priceListForm } from './price-list-form';

const typed = { name: 'Club', teams: 'northside', customers: '', percentOff: '', startsOn: '', endsOn: '' };
const pricesOf = (prices: string) =>
  priceListForm.safeParse({ ...typed, prices, priceTiers: '', forMembers: false, isActive: true });

it('reads prices typed, pasted from a spreadsheet, and of colours with a comma', () => {
  expect(pricesOf('A, 12.50\nA\tRed\tM\t13\n\nB; Navy, White; L; 9').data?.prices).toEqual([
    { line: 1, sku: 'A', price: 12.5 },
    { line: 2, sku: 'A', color: 'Red', size: 'M', price: 13 },
    { line: 4, sku: 'B', color: 'Navy, White', size: 'L', price: 9 },
  ]);
});

it('refuses a line without a price, or with a size and no colour', () => {
  for (const line of ['A', 'A, M, 9', 'A, Red, M, free'])
    expect(pricesOf(line).error?.issues[0]?.message).toMatch(/^Line 1: enter a SKU and a price/);
});
