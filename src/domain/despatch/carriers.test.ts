import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CARRIERS, carrierName, trackingLink, trackingText } from './carriers';
import { forAll } from '../../../tests/setup/for-all';

const none = { carrier: null, trackingNumber: null, trackingUrl: null };

it('knows a carrier however its name is typed, and leaves others as they are', () => {
  expect(['ROYAL-MAIL', 'royalmail', ' Royal  Mail '].map(carrierName)).toEqual(Array(3).fill('Royal Mail'));
  expect(carrierName('parcel force')).toBe('Parcelforce');
  expect(carrierName('Van of our own')).toBe('Van of our own');
});

it('follows a parcel by the staff’s own link first, then on its carrier’s page', () => {
  const tracking = { ...none, carrier: 'DPD', trackingNumber: '1597 0001 1234' };
  expect(trackingLink(tracking)).toBe('https://track.dpd.co.uk/parcels/159700011234');
  expect(trackingLink({ ...tracking, trackingUrl: 'https://dpd.test/x' })).toBe('https://dpd.test/x');
  expect(trackingLink({ ...tracking, carrier: 'Van of our own' })).toBeUndefined();
  expect(trackingLink({ ...tracking, trackingNumber: null })).toBeUndefined();
  expect(trackingLink(none)).toBeUndefined();
});

it('writes what there is to tell', () => {
  expect(trackingText({ ...none, carrier: 'Evri', trackingNumber: 'H1' })).toBe('Evri, H1');
  expect(trackingText({ ...none, carrier: 'Evri' })).toBe('Evri');
  expect(trackingText(none)).toBe('');
});

it('stays on the carrier’s own site, whatever the number is', () => {
  const hosts = new Map(
    CARRIERS.map((carrier) => [carrier, new URL(trackingLink({ ...none, carrier, trackingNumber: '1' }) ?? '').host]),
  );
  forAll(fc.constantFrom(...CARRIERS), fc.string({ minLength: 1, unit: 'grapheme' }), (carrier, number) => {
    const url = new URL(trackingLink({ ...none, carrier, trackingNumber: number }) ?? '');
    expect([url.protocol, url.host]).toEqual(['https:', hosts.get(carrier)]);
    expect(url.href).not.toContain('{number}');
  });
});
