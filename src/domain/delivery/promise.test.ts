import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status';
import type { Calendar } from './calendar';
import {
  deliverySummary,
  isLate,
  isPromiseOpen,
  offeredPromise,
  promiseInEmail,
  promiseSentence,
  waitingPromise,
  type OrderDelivery,
} from './promise';

const calendar: Calendar = { timeZone: 'Europe/London', workingDays: [1, 2, 3, 4, 5], cutOff: '14:00', closures: [] };
const delivery: OrderDelivery = {
  ...{ method: 'express', name: 'Express', isCollection: false, days: 3 },
  from: '2026-11-24T09:00:00.000Z',
};
const order = { delivery, promisedDate: '2026-11-27', items: [{}] };
const later = new Date('2026-12-01T09:00:00Z');

describe('what an order was promised', () => {
  it('is said as it was promised, whenever it is read', () => {
    expect(promiseSentence(order, calendar, later)).toBe('Delivery by Fri, 27 Nov 2026.');
    expect(promiseInEmail(order)).toBe('Delivery by Fri, 27 Nov 2026.');
    const collected = { ...order, delivery: { ...delivery, isCollection: true } };
    expect(promiseInEmail(collected)).toBe('Ready to collect by Fri, 27 Nov 2026.');
  });

  it('begins with the approval of a proof, or the confirmation', () => {
    const open = { ...order, delivery: { ...delivery, from: null } };
    expect(promiseSentence(open, calendar, later)).toBe(
      'Delivery by Fri, 4 Dec 2026, if you confirm your order today.',
    );
    const kit = { ...open, items: [{ kit: {} }] };
    expect(promiseSentence(kit, calendar, later)).toBe('Delivery by Fri, 4 Dec 2026, if you approve your proof today.');
    expect(promiseInEmail(kit)).toBe('Delivery 3 working days after you approve your proof.');
    const printed = { ...open, items: [{}, { players: [{ name: 'Hudson', number: '7' }] }] };
    expect(promiseInEmail(printed)).toBe('Delivery 3 working days after you approve your proof.');
    expect(offeredPromise('2026-11-27', { isCollection: false, waitsForProof: true })).toBe(
      'Delivery by Fri, 27 Nov 2026, if you approve your proof today',
    );
  });

  it('is nothing where the shop promised nothing', () => {
    const none = { ...order, delivery: null, promisedDate: null };
    expect(promiseSentence(none, calendar, later)).toBeUndefined();
    expect(promiseInEmail(none)).toBeUndefined();
    expect(deliverySummary({ ...none, shippingAmount: 0 })).toBe('');
  });

  it('stands in the history in few words', () => {
    expect(deliverySummary({ ...order, shippingAmount: 12 })).toBe('Express, $12.00, Fri, 27 Nov 2026');
    expect(deliverySummary({ ...order, delivery: { ...delivery, from: null }, shippingAmount: 0 })).toBe(
      'Express, free, date open',
    );
  });
});

it('is promised until it has arrived, or waits to be collected', () => {
  const open = (status: OrderStatus, isCollection: boolean) =>
    isPromiseOpen({ status, delivery: { ...delivery, isCollection } });
  expect(ORDER_STATUSES.filter((status) => open(status, false))).toEqual(['pending', 'processing', 'shipped']);
  expect(ORDER_STATUSES.filter((status) => open(status, true))).toEqual(['pending', 'processing']);
});

it('tells staff what the days wait for', () => {
  const waiting = { ...delivery, days: 13, from: null };
  const made = [{ players: [{ name: 'HUDSON' }] }];
  expect(waitingPromise({ delivery: waiting, items: made })).toBe('13 working days after the proof is approved');
  expect(waitingPromise({ delivery: waiting, items: [{}] })).toBe('13 working days after the order is confirmed');
});

it('is late the day after, while the order is still with the shop', () => {
  const late = (today: string, more: object = {}) => isLate({ status: 'processing', ...order, ...more }, today);
  expect(late('2026-11-27')).toBe(false);
  expect(late('2026-11-28')).toBe(true);
  expect(late('2026-11-28', { status: 'pending' })).toBe(true);
  for (const status of ['shipped', 'delivered', 'cancelled']) expect(late('2026-11-28', { status })).toBe(false);
  expect(late('2026-11-28', { delivery: { from: null } })).toBe(false);
  expect(late('2026-11-28', { delivery: null, promisedDate: null })).toBe(false);
});
