import { expect, it } from 'vitest';
import { parseAmount, parseUnits } from './product-inline';

it.each([
  ['24.99', 24.99],
  [' $1,250 ', 1250],
  ['0', 0],
  ['', undefined],
  ['1.005', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['1,2', 1.2],
  ['99999999', undefined],
])('an amount is typed as %s', (typed, value) => {
  expect(parseAmount(typed)).toEqual(
    value === undefined ? { ok: false, message: expect.any(String) } : { ok: true, value },
  );
});

it.each([
  ['12', 12],
  [' 0 ', 0],
  ['1.5', undefined],
  ['', undefined],
  ['-3', undefined],
  ['9999999999', undefined],
])('units are typed as %s', (typed, value) => {
  expect(parseUnits(typed)).toEqual(
    value === undefined ? { ok: false, message: expect.any(String) } : { ok: true, value },
  );
});
