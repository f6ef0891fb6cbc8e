import { describe, expect, it } from 'vitest';
import type { DeliveryMethod, DeliveryZone } from './delivery-rules';
import { deliversTo, isPostcodePattern, zoneOf } from './zones';

const method: DeliveryMethod = {
  ...{ id: 'standard', name: 'Standard', isCollection: false, note: '', days: 3, pricedBy: 'order' },
  ...{ steps: [{ from: 0, price: 0 }], freeFrom: null, upTo: null },
};
const zone = (name: string, countries: string[], postcodes: string[] = [], methods = [method]): DeliveryZone => ({
  ...{ name, countries, postcodes, methods },
});

const zones = [
  zone('Mainland', ['GB', 'IM']),
  zone('Northern Ireland', ['GB'], ['BT']),
  zone('Highlands', ['GB'], ['IV', 'KW1-KW14', 'PA20', 'ML1 4']),
  zone('Skye', ['GB'], ['IV40-IV56'], []),
  zone('California', ['US'], ['90001-96162']),
  zone('Rest of the States', ['US']),
  zone('Elsewhere', []),
];

const at = (country: string, postcode?: string) => zoneOf({ zones }, { country, postcode })?.name;

describe('the zone of an address', () => {
  it.each([
    ['GB', 'M1 2AB', 'Mainland'],
    ['GB', undefined, 'Mainland'],
    ['GB', 'BT1 1AA', 'Northern Ireland'],
    ['GB', 'bt11aa', 'Northern Ireland'],
    ['GB', 'B1 1AA', 'Mainland'],
    ['GB', 'IV2 3AB', 'Highlands'],
    ['GB', 'IV51 9XX', 'Skye'],
    ['GB', 'KW1 4AA', 'Highlands'],
    ['GB', 'KW15 1AA', 'Mainland'],
    ['GB', 'PA20 0AA', 'Highlands'],
    ['GB', 'PA2 0AA', 'Mainland'],
    ['GB', 'ML1 4AA', 'Highlands'],
    ['GB', 'ML14 4AA', 'Mainland'],
    ['GB', 'ML1 5AA', 'Mainland'],
    ['US', '94110', 'California'],
    ['US', '94110-1234', 'California'],
    ['US', '10001', 'Rest of the States'],
    ['US', '941', 'Rest of the States'],
    ['FR', '75001', 'Elsewhere'],
  ])('%s %s is %s', (country, postcode, name) => expect(at(country, postcode)).toBe(name));

  it('is none where no zone has the country', () => {
    expect(zoneOf({ zones: zones.slice(0, 2) }, { country: 'FR' })).toBeUndefined();
    expect(zoneOf({ zones: [zone('Part', ['GB'], ['BT'])] }, { country: 'GB', postcode: 'M1 1AA' })).toBeUndefined();
  });
});

it('delivers to countries of which some address is delivered to', () => {
  expect(deliversTo({ zones: [] }, 'FR')).toBe(true);
  expect(deliversTo({ zones }, 'FR')).toBe(true);
  const few = [zone('UK', ['GB']), zone('Not there', ['FR'], [], [])];
  expect(deliversTo({ zones: few }, 'GB')).toBe(true);
  expect(deliversTo({ zones: few }, 'FR')).toBe(false);
  expect(deliversTo({ zones: few }, 'DE')).toBe(false);
  expect(deliversTo({ zones: [...few, zone('Else', [])] }, 'FR')).toBe(false);
});

it('knows a pattern of postcodes', () => {
  for (const text of ['BT', 'IV40', 'IV40-IV56', '90001-90899', 'SW1A', 'M1 2AB'])
    expect(isPostcodePattern(text)).toBe(true);
  for (const text of ['', '-', 'IV56-IV40', 'IV40-KW1', 'A-B', '1-2-3', 'IV40-', '*', 'ABCDEFGHIJK'])
    expect(isPostcodePattern(text), text).toBe(false);
});
