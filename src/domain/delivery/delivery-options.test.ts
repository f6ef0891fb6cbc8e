import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../money/money';
import {
  chooseDelivery,
  deliveryCents,
  deliveryOptions,
  goodsOf,
  isRefusal,
  type DeliveryGoods,
  type DeliveryPiece,
} from './delivery-options';
import { DEFAULT_DELIVERY, PRICED_BY, type DeliveryMethod, type DeliveryRules } from './delivery-rules';
import { times } from '../../../tests/setup/for-all';

const method = (more: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  ...{ id: 'standard', name: 'Standard', isCollection: false, note: '', days: 3, pricedBy: 'order' },
  ...{ steps: [{ from: 0, price: 4.95 }], freeFrom: null, upTo: null },
  ...more,
});
const rules = (...methods: DeliveryMethod[]): DeliveryRules => ({
  zones: [{ name: 'UK', countries: ['GB'], postcodes: [], methods }],
  calendar: { timeZone: 'Europe/London', workingDays: [1, 2, 3, 4, 5], cutOff: '14:00', closures: [] },
  ...{ stockDays: 2, madeDays: 15, usualWeight: 250 },
});
const piece = (more: Partial<DeliveryPiece> = {}): DeliveryPiece => ({
  ...{ quantity: 1, isMade: false, weight: null, stockDays: null, madeDays: null },
  ...more,
});
const goods = (more: Partial<DeliveryGoods> = {}): DeliveryGoods => ({
  pieces: 1,
  grams: 250,
  cents: 2000,
  days: 2,
  ...more,
});
const tuesday = new Date('2026-11-24T09:00:00Z');

describe('the goods of an order', () => {
  it('weigh what their products say, else the usual', () => {
    const { pieces, grams, cents } = goodsOf(
      [piece({ quantity: 3, weight: 100 }), piece({ quantity: 2 })],
      4000,
      rules(),
    );
    expect({ pieces, grams, cents }).toEqual({ pieces: 5, grams: 800, cents: 4000 });
  });

  it('are ready when the slowest is: made goods by their own days', () => {
    const days = (...lines: DeliveryPiece[]) => goodsOf(lines, 0, rules()).days;
    expect(days(piece())).toBe(2);
    expect(days(piece(), piece({ stockDays: 4, madeDays: 20 }))).toBe(4);
    expect(days(piece({ stockDays: 0 }))).toBe(0);
    expect(days(piece(), piece({ isMade: true, madeDays: 20 }))).toBe(20);
    expect(days(piece({ isMade: true }))).toBe(15);
  });
});

describe('what a method costs', () => {
  const steps = [
    { from: 0, price: 3 },
    { from: 1000, price: 6 },
    { from: 5000, price: 9.5 },
  ];
  it.each([
    [method(), goods(), 495],
    [method({ freeFrom: 20 }), goods(), 0],
    [method({ freeFrom: 20.01 }), goods(), 495],
    [method({ pricedBy: 'weight', steps }), goods({ grams: 999 }), 300],
    [method({ pricedBy: 'weight', steps }), goods({ grams: 1000 }), 600],
    [method({ pricedBy: 'weight', steps, upTo: 30_000 }), goods({ grams: 30_000 }), 950],
    [method({ pricedBy: 'weight', steps, upTo: 30_000 }), goods({ grams: 30_001 }), undefined],
    [
      method({
        pricedBy: 'quantity',
        steps: [
          { from: 0, price: 3 },
          { from: 10, price: 8 },
        ],
      }),
      goods({ pieces: 10 }),
      800,
    ],
    [
      method({
        pricedBy: 'amount',
        steps: [
          { from: 0, price: 7 },
          { from: 50, price: 2 },
        ],
      }),
      goods({ cents: 4999 }),
      700,
    ],
    [
      method({
        pricedBy: 'amount',
        steps: [
          { from: 0, price: 7 },
          { from: 50, price: 2 },
        ],
      }),
      goods({ cents: 5000 }),
      200,
    ],
  ])('%#', (by, of, cents) => expect(deliveryCents(by, of)).toBe(cents));

  const amount = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
  const anyMethod = fc
    .record({
      pricedBy: fc.constantFrom(...PRICED_BY),
      limits: fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { maxLength: 5 }),
      prices: fc.array(amount, { minLength: 6, maxLength: 6 }),
      freeFrom: fc.option(amount),
    })
    .map(({ pricedBy, limits, prices, freeFrom }) => {
      const froms = pricedBy === 'order' ? [0] : [0, ...limits.sort((a, b) => a - b)];
      return method({ pricedBy, freeFrom, steps: froms.map((from, index) => ({ from, price: prices[index] ?? 0 })) });
    });

  it('is that of the last step reached, by a table looked up otherwise', () => {
    times(500)(
      anyMethod,
      fc.record({
        pieces: fc.integer({ min: 1, max: 6000 }),
        grams: fc.integer({ min: 0, max: 6000 }),
        cents: fc.integer({ min: 0, max: 600_000 }),
        days: fc.constant(1),
      }),
      (by, of) => {
        const measure = { order: 0, weight: of.grams, quantity: of.pieces, amount: of.cents / 100 }[by.pricedBy];
        let price = 0;
        for (const step of by.steps) if (measure >= step.from) price = step.price;
        const isFree = by.freeFrom !== null && of.cents / 100 >= by.freeFrom;
        expect(deliveryCents(by, of)).toBe(isFree ? 0 : toCents(price));
      },
    );
  });
});

describe('what is offered', () => {
  it('is every method that takes the goods, with price and promised date', () => {
    const express = method({ id: 'express', name: 'Express', days: 1, steps: [{ from: 0, price: 12 }] });
    const small = method({ id: 'letter', pricedBy: 'quantity', upTo: 1 });
    const collection = method({
      id: 'collect',
      isCollection: true,
      note: 'Unit 4',
      days: 0,
      steps: [{ from: 0, price: 0 }],
    });
    const of = rules(method(), express, small, collection);
    expect(deliveryOptions(of, goods({ pieces: 2 }), { country: 'GB' }, tuesday)).toEqual([
      {
        id: 'standard',
        name: 'Standard',
        isCollection: false,
        note: '',
        amount: 4.95,
        days: 5,
        promisedDate: '2026-12-01',
      },
      {
        id: 'express',
        name: 'Express',
        isCollection: false,
        note: '',
        amount: 12,
        days: 3,
        promisedDate: '2026-11-27',
      },
      {
        id: 'collect',
        name: 'Standard',
        isCollection: true,
        note: 'Unit 4',
        amount: 0,
        days: 2,
        promisedDate: '2026-11-26',
      },
    ]);
  });

  it('is refused where the shop does not deliver, or not so much', () => {
    const field = (of: DeliveryRules, to: { country: string; postcode?: string }) => {
      const answer = deliveryOptions(of, goods(), to, tuesday);
      return isRefusal(answer) ? answer.field : answer;
    };
    expect(field(rules(method()), { country: 'FR' })).toBe('shippingAddress.country');
    expect(field(rules(), { country: 'GB' })).toBe('shippingAddress.country');
    const part = { name: 'Isles', countries: ['GB'], postcodes: ['HS'], methods: [] };
    const of = { ...rules(method()), zones: [...rules(method()).zones, part] };
    expect(field(of, { country: 'GB', postcode: 'HS1 2AA' })).toBe('shippingAddress.postcode');
    expect(field(rules(method({ pricedBy: 'weight', upTo: 100 })), { country: 'GB' })).toBe('deliveryMethod');
  });

  it('is nothing to choose from in a shop without zones: it delivers free', () => {
    const free = { ...rules(), zones: DEFAULT_DELIVERY.zones };
    expect(deliveryOptions(free, goods(), { country: 'FR' }, tuesday)).toBeUndefined();
    expect(chooseDelivery(undefined, 'express')).toBeUndefined();
  });

  it('is chosen by its code, and the first where none is named', () => {
    const offered = deliveryOptions(rules(method(), method({ id: 'express' })), goods(), { country: 'GB' }, tuesday);
    expect(chooseDelivery(offered, undefined)).toMatchObject({ id: 'standard' });
    expect(chooseDelivery(offered, 'express')).toMatchObject({ id: 'express' });
    expect(chooseDelivery(offered, 'drone')).toEqual({
      field: 'deliveryMethod',
      message: 'This delivery is not offered. Choose one of: standard, express.',
    });
  });
});
