import { expect, it } from 'vitest';
import type { OrderStatus } from './order-status';
import { shopperTimeline } from './shopper-timeline';

const at = (minute: number) => `2026-11-02T10:${String(minute).padStart(2, '0')}:00.000Z`;
const statuses = (...changes: OrderStatus[]) =>
  shopperTimeline({
    createdAt: at(0),
    changes: changes.map((to, index) => ({ to, at: at(index + 1) })),
    refunds: [],
    shipments: [],
  }).map((event) => (event.kind === 'status' ? event.status : event.kind));

it('puts all that happened in its order', () => {
  const timeline = shopperTimeline({
    createdAt: at(0),
    changes: [
      { to: 'processing', at: at(1) },
      { to: 'shipped', at: at(4) },
    ],
    refunds: [{ amount: 5, at: at(3) }],
    shipments: [{ number: 1, createdAt: at(2) }],
  });
  expect(timeline).toEqual([
    { kind: 'placed', at: at(0) },
    { kind: 'status', status: 'processing', at: at(1) },
    { kind: 'shipment', shipment: { number: 1, createdAt: at(2) }, at: at(2) },
    { kind: 'refund', amount: 5, at: at(3) },
    { kind: 'status', status: 'shipped', at: at(4) },
  ]);
});

it('leaves out what was taken back', () => {
  expect(statuses('processing', 'delivered', 'shipped')).toEqual(['placed', 'processing', 'shipped']);
  expect(statuses('shipped', 'pending')).toEqual(['placed']);
  expect(statuses('shipped', 'processing', 'shipped')).toEqual(['placed', 'processing', 'shipped']);
});

it('says no more that work began once a parcel is out', () => {
  const timeline = shopperTimeline({
    createdAt: at(0),
    changes: [{ to: 'processing', at: at(1) }],
    refunds: [],
    shipments: [{ createdAt: at(1) }],
  });
  expect(timeline.map(({ kind }) => kind)).toEqual(['placed', 'shipment']);
});

it('keeps a cancellation, also of an order that was reopened', () => {
  expect(statuses('processing', 'cancelled')).toEqual(['placed', 'processing', 'cancelled']);
  expect(statuses('processing', 'cancelled', 'pending', 'processing')).toEqual([
    ...['placed', 'processing', 'cancelled', 'processing'],
  ]);
});
