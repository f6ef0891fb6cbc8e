import { expect, it } from 'vitest';
import { COUNTRY_CODES } from '../text/countries';
import { ukPostcode } from './postcode';

it.each([
  ['sw1a1aa', 'SW1A 1AA'],
  [' M1 1ae ', 'M1 1AE'],
  ['B33 8TH', 'B33 8TH'],
  ['CR2 6XH', 'CR2 6XH'],
  ['DN55 1PT', 'DN55 1PT'],
  ['w1a 0ax', 'W1A 0AX'],
  ['EC1A1BB', 'EC1A 1BB'],
  ['GIR 0AA', 'GIR 0AA'],
])('%j is %s', (typed, postcode) => {
  expect(ukPostcode(typed)).toBe(postcode);
});

it.each(['', 'SW1A', '12345', 'SW1A 1A', 'QA1 1AA', 'M1 1CV', 'SW1A 1AAA', 'SW1A-1AA', '🏐🏐 1AA'])(
  '%j is none',
  (typed) => {
    expect(ukPostcode(typed)).toBeUndefined();
  },
);

it('knows the 249 countries, each once', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(249);
  expect(COUNTRY_CODES).toHaveLength(249);
  expect(COUNTRY_CODES).toContain('GB');
  expect(COUNTRY_CODES).not.toContain('UK');
});
