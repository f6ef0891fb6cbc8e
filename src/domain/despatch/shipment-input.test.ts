import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../text/field-errors';
import { shipmentInput, trackingInput } from './shipment-input';

const wrong = (given: object) => {
  const { error } = trackingInput.safeParse(given);
  return error ? fieldErrors(error) : {};
};

describe('tracking', () => {
  it('may be left out, and is written as we write carriers', () => {
    expect(trackingInput.parse({})).toEqual({ carrier: null, trackingNumber: null, trackingUrl: null });
    expect(trackingInput.parse({ carrier: ' royal mail ', trackingNumber: ' AB 12 ', trackingUrl: '' })).toEqual({
      carrier: 'Royal Mail',
      trackingNumber: 'AB 12',
      trackingUrl: null,
    });
  });

  it('names its carrier', () => {
    expect(wrong({ trackingNumber: 'AB12' })).toEqual({ carrier: ['Please name the carrier.'] });
    expect(wrong({ trackingUrl: 'https://parcels.test/1' })).toEqual({ carrier: ['Please name the carrier.'] });
  });

  it('links to https addresses alone', () => {
    const refused = { trackingUrl: ['Please enter a full https:// address.'] };
    for (const trackingUrl of [
      ...['http://parcels.test/1', 'javascript:alert(1)', 'parcels.test/1', 'https://x', 'https://a:b@parcels.test'],
    ]) {
      expect(wrong({ carrier: 'Van', trackingUrl }), trackingUrl).toEqual(refused);
    }
    expect(wrong({ carrier: 'Van', trackingUrl: 'https://parcels.test/1?a=b' })).toEqual({});
  });

  it('takes no number that a spreadsheet has shortened, and no markup', () => {
    expect(wrong({ carrier: 'DPD', trackingNumber: '1.59705E+13' }).trackingNumber?.[0]).toContain('shortened');
    expect(wrong({ carrier: 'DPD', trackingNumber: '<b>' })).toEqual({
      trackingNumber: ['Please use letters and digits.'],
    });
  });
});

it('a shipment holds something, and each line once', () => {
  const of = (...pieces: object[]) => shipmentInput.safeParse({ pieces }).success;
  expect(of()).toBe(false);
  expect(of({ line: 'a', quantity: 1 })).toBe(true);
  expect(of({ line: 'a', quantity: 1 }, { line: 'a', quantity: 1 })).toBe(false);
  expect(of({ line: 'a', quantity: 0 })).toBe(false);
  expect(of({ line: 'a', quantity: 1.5 })).toBe(false);
});
