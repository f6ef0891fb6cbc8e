import { expect, it } from 'vitest';
import { SIZES } from './sizes';
import { sizeOfWord } from './size-words';

it.each([
  ['Youth L', 'LB'],
  ["Boy's L", 'LB'],
  ['Boys’ XL', 'XLB'],
  ['Girls M', 'MB'],
  ['Junior Medium', 'MB'],
  ['kids x-small', 'XSB'],
  ['YL', 'LB'],
  ['YXS', 'XSB'],
  ['Large (youth)', 'LB'],
  ["Men's M", 'M'],
  ['Mens M', 'M'],
  ['Womens L', 'L'],
  ['Adult Small', 'S'],
  ['AXL', 'XL'],
  ['XX-Large', 'XXL'],
  ['2XL', 'XXL'],
  ['xx large', 'XXL'],
  ['3X', 'XXXL'],
  ['Extra Large', 'XL'],
  ['Size L', 'L'],
  ['Herren Größe L', 'L'],
  ['Enfant M', 'MB'],
  ['9-10', 'MB'],
  ['9–10 yrs', 'MB'],
  ['Age 9/10', 'MB'],
  ['age 12', 'LB'],
  ['5-6Y', 'XSB'],
  ['Boys 13-14', 'XLB'],
  ['140', 'MB'],
  ['146/152', 'LB'],
  ['116 cm', 'XSB'],
])('takes %s for %s', (word, code) => expect(sizeOfWord(word)).toBe(code));

it.each([
  '',
  '10',
  '8-9',
  'Age 15',
  'Adult XS',
  'Youth 2XL',
  '4XL',
  'boys mens L',
  '42',
  '130',
  'one size',
  'L/XL',
  '38',
])('leaves “%s” to whoever wrote it', (word) => expect(sizeOfWord(word)).toBeUndefined());

it('takes our own codes and labels for what they are', () => {
  for (const { code, label } of SIZES) expect([sizeOfWord(code), sizeOfWord(label)]).toEqual([code, code]);
});
