import { expect, it } from 'vitest';
import { orderTimeline } from './order-timeline';

const at = (minute: number) => `2026-11-02T10:${String(minute).padStart(2, '0')}:00.000Z`;

it('merges what happened from all its places, the oldest first', () => {
  const timeline = orderTimeline({
    order: { id: 'o', createdAt: at(0) },
    createdByName: null,
    changes: [
      { id: 's1', from: 'pending', to: 'shipped', byName: 'Alex', createdAt: at(5) },
      { id: 's2', from: 'shipped', to: 'shipped', reason: 'Paid twice', byName: 'System', createdAt: at(6) },
      { id: 's3', from: 'shipped', to: 'pending', reason: 'Lost', byName: 'Alex', createdAt: at(8) },
    ],
    refunds: [{ id: 'r', amount: 5, reason: 'Late', byName: 'Blair', createdAt: at(7) }],
    activity: [
      {
        id: 'a1',
        action: 'order.edited',
        actorName: 'Alex',
        before: { lines: [{ name: 'Kit, Red', quantity: 1, unitPrice: 20 }], totalAmount: 20 },
        after: {
          lines: [
            { name: 'Kit, Red', quantity: 3, unitPrice: 20 },
            { name: 'Bag', quantity: 1, unitPrice: 9.5 },
          ],
          totalAmount: 69.5,
        },
        createdAt: at(2),
      },
      {
        id: 'a2',
        action: 'order.payment-changed',
        actorName: 'Alex',
        after: { paymentStatus: 'paid', paidAmount: 69.5 },
        createdAt: at(3),
      },
      {
        id: 'a4',
        action: 'order.updated',
        actorName: 'Alex',
        before: { notes: null, shippingAddress: {} },
        after: { notes: 'Call', shippingAddress: { city: 'Leeds' } },
        createdAt: at(4),
      },
      {
        id: 'a5',
        action: 'order.shipment-made',
        actorName: 'Alex',
        after: { shipment: 1, pieces: 3, tracking: 'DPD, 1597' },
        createdAt: at(4),
      },
      {
        id: 'a6',
        action: 'order.shipment-withdrawn',
        actorName: 'Alex',
        before: { shipment: 1, pieces: 3, tracking: '' },
        createdAt: at(9),
      },
      { id: 'a3', action: 'order.status-changed', actorName: 'Alex', createdAt: at(5) },
    ],
  });
  expect(timeline.map(({ title, details }) => [title, ...details])).toEqual([
    ['Order placed'],
    ['Order edited', 'Kit, Red: 1 → 3', 'Added 1 × Bag', 'Total: $20.00 → $69.50'],
    ['Marked as paid', '$69.50'],
    ['Order changed', 'Notes: – → Call', 'Shipping address changed'],
    ['Shipment 1 made', '3 pieces', 'DPD, 1597'],
    ['Pending → Shipped'],
    ['Note', 'Paid twice'],
    ['Refunded $5.00', 'Late'],
    ['Shipped → Pending', 'Lost'],
    ['Shipment 1 withdrawn', '3 pieces'],
  ]);
});
