import { expect, it } from 'vitest';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { statusEntry } from '@/domain/orders/timeline-entry';
import { orderTimeline } from './order-timeline';
import { eventEntries, type TeamOrderEvent } from '@/domain/teams/team-order-events';

const twice = 'Card payment cs_1: paid a second time: refund needed.';
const at = (minute: number) => `2026-11-02T10:${String(minute).padStart(2, '0')}:00.000Z`;

it('merges what happened from all its places, the oldest first', () => {
  const timeline = orderTimeline({
    order: { id: 'o', createdAt: at(0) },
    createdByName: null,
    history: [
      statusEntry(SHOP_ORDERS, { id: 's1', from: 'pending', to: 'shipped', by: 'Alex', at: at(5) }),
      statusEntry(SHOP_ORDERS, { id: 's2', from: 'shipped', to: 'shipped', reason: twice, by: 'System', at: at(6) }),
      statusEntry(SHOP_ORDERS, { id: 's3', from: 'shipped', to: 'pending', reason: 'Lost', by: 'Alex', at: at(8) }),
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
      {
        id: 'a7',
        action: 'payment.repeated',
        actorName: 'System',
        after: { checkout: 'cs_1', outcome: 'paid a second time: refund needed' },
        createdAt: at(6),
      },
    ],
  });
  expect(timeline.map(({ title, details }) => [title, ...details])).toEqual([
    ['Order placed'],
    ['Order edited', 'Kit, Red: 1 → 3', 'Added 1 × Bag', 'Total: $20.00 → $69.50'],
    ['Marked as paid', '$69.50'],
    ['Order changed', 'Notes: – → Call', 'Shipping address changed'],
    ['Shipment 1 made', '3 pieces', 'DPD, 1597'],
    ['Pending → Shipped'],
    ['Note', twice],
    ['Refunded $5.00', 'Late'],
    ['Shipped → Pending', 'Lost'],
    ['Shipment 1 withdrawn', '3 pieces'],
  ]);
});

const event = (minute: number, details: Partial<TeamOrderEvent>): TeamOrderEvent => ({
  ...{ id: String(minute), type: 'submitted', from: null, to: null, byName: 'Sam', byStaff: false, comment: null },
  squads: null,
  ...{ createdAt: at(minute), ...details },
});
const events = [
  event(0, {}),
  event(2, { type: 'changes_requested', comment: 'Darker blue' }),
  event(4, { type: 'status_changed', from: 'approved', to: 'delivered', byName: 'Alex', byStaff: true }),
  event(5, { type: 'shipment_made', byName: 'Alex', byStaff: true, comment: '2 pieces' }),
];

it('names staff to a team as the shop, and quotes what was written', () => {
  expect(eventEntries(events, true, 'Kitroom').map(({ title, details, by }) => [title, by, ...details])).toEqual([
    ['Order submitted', 'Sam'],
    ['Changes requested', 'Sam', '“Darker blue”'],
    ['Approved → Collected', 'Kitroom'],
    ['Shipment created', 'Kitroom', '2 pieces'],
  ]);
});

it('shows staff of a team’s order its money too, and each thing once', () => {
  const activity = [
    { id: 'a1', action: 'team-order.deposit-changed', before: { depositPercent: 0 }, after: { depositPercent: 30 } },
    { id: 'a2', action: 'team-order.shipment-made', after: { shipment: 1, pieces: 2 } },
    { id: 'a3', action: 'payment.repeated', after: { checkout: 'cs_1', outcome: 'paid a second time: refund needed' } },
  ].map((each, index) => ({ ...each, actorName: 'Alex', createdAt: at(6 + index) }));
  const timeline = orderTimeline({
    ...{ order: { id: 'o', createdAt: at(0) }, createdByName: null, activity },
    history: eventEntries(events, false),
    refunds: [{ id: 'r', amount: 5, reason: 'Late', byName: 'Blair', createdAt: at(3) }],
  });
  expect(timeline.map(({ title, details, by }) => [title, by, ...details])).toEqual([
    ['Order submitted', 'Sam'],
    ['Changes requested', 'Sam', '“Darker blue”'],
    ['Refunded $5.00', 'Blair', 'Late'],
    ['Approved → Delivered', 'Alex'],
    ['Shipment created', 'Alex', '2 pieces'],
    ['Deposit changed', 'Alex', '0% → 30%'],
    ['Note', 'Alex', twice],
  ]);
});

it('says why staff changed prices as they entered the order', () => {
  const [entered] = orderTimeline({
    ...{ order: { id: 'o', createdAt: at(0) }, createdByName: 'Alex', history: [], refunds: [] },
    activity: [
      { id: 'a', action: 'order.created', actorName: 'Alex', after: { priceReason: 'Sponsor' }, createdAt: at(0) },
    ],
  });
  expect(entered).toMatchObject({ title: 'Order entered', details: ['Prices changed: Sponsor'] });
});

it('says so beside the history that the team reads', () => {
  const activity = ['created', 'edited', 'edited'].map((what, index) => ({
    ...{ id: `a${index}`, action: `team-order.${what}`, actorName: 'Alex', createdAt: at(index + 1) },
    after: index === 2 ? { changes: [] } : { priceReason: 'Sponsor' },
  }));
  const history = eventEntries([event(0, {})], false);
  const timeline = orderTimeline({
    ...{ order: { id: 'o', createdAt: at(0) }, createdByName: null, history, refunds: [], activity },
  });
  expect(timeline.slice(1).map(({ title, details, by }) => [title, by, ...details])).toEqual([
    ['Prices changed', 'Alex', 'Sponsor'],
    ['Prices changed', 'Alex', 'Sponsor'],
  ]);
});
