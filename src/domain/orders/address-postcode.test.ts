import { expect, it } from 'vitest';
import { postcodeLabel, regionLabel, usesPostcode } from './address-labels';
import { addressLines } from './address-lines';
import { postcodeOf, postcodeProblem } from './address-postcode';

it.each([
  ['PT', '1000-205', '1000-205'],
  ['PT', '1000205', '1000-205'],
  ['NL', '1012ab', '1012AB'],
  ['DE', '10115', '10115'],
  ['IE', 'd02 x285', 'D02 X285'],
  ['SE', '11122', '11122'],
  ['US', '90210-1234', '90210-1234'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['JE', 'je2 3ab', 'JE2 3AB'],
  ['PL', '00950', '00-950'],
])('takes %s %s as %s', (country, typed, postcode) => {
  expect(postcodeOf(typed, country)).toBe(postcode);
  expect(postcodeProblem(typed, country, 'your')).toBeUndefined();
});

it.each([
  ['PT', 'ABC', 'Please enter a valid postcode for Portugal.'],
  ['DE', 'xyz', 'Please enter a valid postcode for Germany.'],
  ['NL', '1', 'Please enter a valid postcode for the Netherlands.'],
  ['IE', 'M1 1AE', 'Please enter a valid Eircode for Ireland.'],
  ['US', '9021', 'Please enter a valid ZIP code for the US.'],
  ['GB', '12345', 'Please enter a valid UK postcode.'],
  ['IE', ' ', 'Please enter your Eircode.'],
])('refuses %s %j', (country, typed, message) => {
  expect(postcodeProblem(typed, country, 'your')).toBe(message);
});

it('asks for none where a country has none, and takes anything where no form is known', () => {
  expect(usesPostcode('HK')).toBe(false);
  expect(postcodeProblem('', 'HK', 'your')).toBeUndefined();
  expect(postcodeOf('999077', 'HK')).toBe('999077');
  expect(postcodeLabel('US')).toBe('ZIP code');
});

it.each([
  ['US', 'State'],
  ['CA', 'Province'],
  ['JP', 'Prefecture'],
  ['GB', undefined],
  ['DE', undefined],
])('has a field for the region where addresses of %s have one', (country, label) => {
  expect(regionLabel(country)).toBe(label);
});

it('prints the region between town and postcode', () => {
  const address = { line1: '500 Congress Ave', city: 'Austin', region: 'Texas', postcode: '78701', country: 'US' };
  expect(addressLines(address)).toEqual(['500 Congress Ave', 'Austin, Texas 78701', 'United States']);
});
