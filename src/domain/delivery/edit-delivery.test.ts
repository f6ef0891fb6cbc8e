import { describe, expect, it } from 'vitest';
import type { DeliveryPiece } from './delivery-options';
import { DEFAULT_DELIVERY, type DeliveryMethod, type DeliveryRules } from './delivery-rules';
import { editDelivery } from './edit-delivery';

const method = (id: string, days: number, price: number): DeliveryMethod => ({
  ...{ id, name: id, isCollection: false, note: '', days, pricedBy: 'quantity' },
  ...{
    steps: [
      { from: 0, price },
      { from: 10, price: price * 2 },
    ],
    freeFrom: null,
    upTo: 100,
  },
});
const rules: DeliveryRules = {
  zones: [
    { name: 'UK', countries: ['GB'], postcodes: [], methods: [method('standard', 3, 5), method('express', 1, 12)] },
  ],
  calendar: { timeZone: 'Europe/London', workingDays: [1, 2, 3, 4, 5], cutOff: '14:00', closures: [] },
  ...{ stockDays: 2, madeDays: 15, usualWeight: 250 },
};
const pieces = (quantity: number, more: Partial<DeliveryPiece> = {}): DeliveryPiece[] => [
  { quantity, isMade: false, weight: null, stockDays: null, madeDays: null, ...more },
];
const to = { country: 'GB', postcode: 'M1 2AB' };
// Ordered on Tuesday 3 November at that day’s prices; today is three weeks later.
const stored = {
  delivery: {
    method: 'standard',
    name: 'Standard of then',
    isCollection: false,
    days: 4,
    from: '2026-11-03T09:00:00.000Z',
  },
  ...{ shippingAmount: 3, promisedDate: '2026-11-09', to },
};
const now = new Date('2026-11-24T09:00:00Z');
const edit = (more: Partial<Parameters<typeof editDelivery>[0]> = {}) =>
  editDelivery({
    rules,
    stored,
    to,
    pieces: pieces(2),
    goodsAmount: 40,
    isSameGoods: true,
    waitsForProof: false,
    now,
    ...more,
  });

describe('the delivery of an order that is edited', () => {
  it('keeps its name, price and date while method, address and goods stay', () => {
    const { methods, ...kept } = edit();
    const { to: _, ...same } = stored;
    expect(kept).toEqual(same);
    expect(methods.map(({ id }) => id)).toEqual(['standard', 'express']);
    expect(edit({ method: 'standard' })).toMatchObject(same);
  });

  it.each([
    ['other goods', { isSameGoods: false, pieces: pieces(10) }, 'standard', 10, '2026-11-10'],
    ['another method', { method: 'express' }, 'express', 12, '2026-11-06'],
    ['another address', { to: { country: 'GB', postcode: 'LS1 4AP' } }, 'standard', 5, '2026-11-10'],
  ])('is priced by today’s settings with %s, counted from where it was', (_what, more, id, amount, promised) => {
    expect(edit(more)).toMatchObject({
      delivery: { method: id, from: '2026-11-03T09:00:00.000Z' },
      ...{ shippingAmount: amount, promisedDate: promised },
    });
  });

  it('stays as it is where it cannot be had, with the reason', () => {
    expect(edit({ to: { country: 'FR' } })).toMatchObject({
      ...{ shippingAmount: 3, problem: { field: 'shippingAddress.country' } },
    });
    expect(edit({ method: 'drone' })).toMatchObject({ problem: { field: 'deliveryMethod' } });
    expect(edit({ isSameGoods: false, pieces: pieces(101) })).toMatchObject({ problem: { field: 'deliveryMethod' } });
  });

  it('is none for an order of a time without methods, until one is chosen', () => {
    const before = { delivery: null, shippingAmount: 0, promisedDate: null, to };
    expect(edit({ stored: before, isSameGoods: false })).toMatchObject({
      delivery: null,
      shippingAmount: 0,
      promisedDate: null,
    });
    expect(edit({ stored: before, method: 'express' })).toMatchObject({
      delivery: { method: 'express', from: now.toISOString() },
      ...{ shippingAmount: 12, promisedDate: '2026-11-27' },
    });
  });

  it('is the usual one for a new order, and counts from the approval where there is a proof', () => {
    expect(edit({ stored: undefined })).toMatchObject({ delivery: { method: 'standard' }, promisedDate: '2026-12-01' });
    expect(edit({ stored: undefined, pieces: pieces(1, { isMade: true }), waitsForProof: true })).toMatchObject({
      delivery: { days: 18, from: null },
    });
  });

  it('is left alone in a shop that has no methods any more', () => {
    expect(edit({ rules: { ...rules, zones: DEFAULT_DELIVERY.zones }, method: 'express' })).toMatchObject({
      ...{ shippingAmount: 3, promisedDate: '2026-11-09', methods: [] },
    });
  });
});
