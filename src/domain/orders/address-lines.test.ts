import { expect, it } from 'vitest';
import { addressLines } from './address-lines';

it('writes the place with its region and postcode in one line, and leaves out what is missing', () => {
  const address = {
    line1: '1 Mill Lane',
    line2: null,
    city: 'Austin',
    region: 'Texas',
    postcode: '78701',
    country: 'US',
  };
  expect(addressLines(address)).toEqual(['1 Mill Lane', 'Austin, Texas 78701', 'United States']);
});

it('says once that an address was removed, and keeps its country', () => {
  const removed = { line1: 'Removed', city: 'Removed', postcode: 'Removed', country: 'GB' };
  expect(addressLines(removed)).toEqual(['Removed', 'United Kingdom']);
});
