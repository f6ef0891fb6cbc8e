import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unitPriceTexts } from './unit-prices';
import { forAll } from '../../../tests/setup/for-all';

it('says one price once', () => {
  expect(unitPriceTexts([{ quantity: 3, unitCents: 4999 }])).toEqual(['$49.99 each']);
  expect(
    unitPriceTexts([
      { size: 'Small', quantity: 1, unitCents: 4999 },
      { size: 'Large', quantity: 2, unitCents: 4999 },
    ]),
  ).toEqual(['$49.99 each']);
  expect(unitPriceTexts([])).toEqual([]);
});

it('says for which sizes a piece costs more', () => {
  expect(
    unitPriceTexts([
      { size: 'Small', quantity: 1, unitCents: 4999 },
      { size: 'Medium', quantity: 2, unitCents: 4999 },
      { size: '2X-Large', quantity: 1, unitCents: 5299 },
      { size: '3X-Large', quantity: 2, unitCents: 5299 },
    ]),
  ).toEqual(['3 × $49.99 (Small, Medium)', '3 × $52.99 (2X-Large, 3X-Large)']);
});

it('explains the whole line: its prices times its pieces add up to what it costs', () => {
  const pieces = fc.record({
    size: fc.constantFrom('Small', 'Medium', 'Large'),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitCents: fc.constantFrom(4999, 5299, 5000),
  });
  forAll(fc.uniqueArray(pieces, { minLength: 2, selector: ({ size }) => size }), (line) => {
    const texts = unitPriceTexts(line);
    if (texts.length === 1) return;
    const sum = texts.reduce((cents, text) => {
      const [, count = '', dollars = ''] = /^(\d+) × \$([\d.]+) /.exec(text) ?? [];
      return cents + Number(count) * Math.round(Number(dollars) * 100);
    }, 0);
    expect(sum).toBe(line.reduce((cents, { quantity, unitCents }) => cents + quantity * unitCents, 0));
  });
});
