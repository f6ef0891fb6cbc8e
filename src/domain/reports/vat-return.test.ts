import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../../../tests/setup/for-all';
import { vatReturn } from './vat-return';

const written = (pence: number): string => {
  const digits = String(Math.abs(pence)).padStart(3, '0');
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

it('has the tax in box 1 to the penny, and sales in box 6 in whole pounds', () => {
  const pence = fc.integer({ min: -99_999_999, max: 99_999_999 });
  forAll(pence, pence, (net, tax) => {
    const boxes = vatReturn({ net, tax });
    expect(boxes.map(({ box }) => box)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(boxes[0]!.amount!.toFixed(2).replace(/^-0\.00$/, '0.00')).toBe(written(tax));
    expect(String((boxes[5]!.amount ?? 0) + 0)).toBe(written(net).split('.')[0]!.replace(/^-0$/, '0'));
  });
});

it('leaves out what sales do not tell, and says so', () => {
  for (const { box, amount, note } of vatReturn({ net: 100, tax: 20 })) {
    expect(amount === null).toBe(box !== 1 && box !== 6);
    expect(note).not.toBe('');
  }
});
