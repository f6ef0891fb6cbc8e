import { expect, it } from 'vitest';
import { documentTitle } from '../invoices/invoice-names';
import { TEAM_ORDER_STATUSES } from '../orders/team-order-status';
import { teamNewsTitle } from './team-news';

const order = { orderNumber: 'ORD-1', currency: 'USD' };
const invoice = {
  ...order,
  ...{ kind: 'invoice' as const, number: 'INV-000012', dueOn: '2026-12-03' },
  ...{ charges: { total: 120_000 }, payment: { isPaid: false } },
};
const deposit = (dueNow: number, beforeDespatch: number) => ({ isPaid: false, deposit: { dueNow, beforeDespatch } });

it('an invoice says how much is due when, a credit note how much it takes back', () => {
  const name = 'Invoice INV-000012 for order ORD-1';
  expect(documentTitle(invoice)).toBe(`${name}: $1,200.00 due 3 December 2026`);
  expect(documentTitle({ ...invoice, payment: deposit(360, 840) })).toBe(
    `${name}: $360.00 of $1,200.00 due 3 December 2026`,
  );
  expect(documentTitle({ ...invoice, payment: deposit(1200, 0) })).toBe(`${name}: $1,200.00 due 3 December 2026`);
  expect(documentTitle({ ...invoice, payment: deposit(0, 1200) })).toBe(`${name}: $1,200.00 due before despatch`);
  expect(documentTitle({ ...invoice, payment: { isPaid: true } })).toBe(`${name}: $1,200.00, paid`);
  const credit = { ...invoice, kind: 'credit_note' as const, number: 'CN-000001' };
  expect(documentTitle(credit)).toBe('Credit note CN-000001 for order ORD-1: $1,200.00');
});

it('what a team is told of its order says what happened, each thing another', () => {
  const of = (data: object, document?: typeof invoice) => teamNewsTitle(order, data, document);
  expect(of({ about: 'proof' })).toBe('Proof of order ORD-1 ready for approval');
  expect(of({ about: 'paid', cents: 1500 })).toBe('Payment of $15.00 received for order ORD-1');
  expect(of({ about: 'refunded', cents: 1500 }, invoice)).toBe('Refund of $15.00 for order ORD-1');
  expect(of({ about: 'edited' })).toBe('We have changed order ORD-1');
  expect(of({ about: 'invoice' }, invoice)).toBe(documentTitle(invoice));
  expect(of({ about: 'status', status: 'approved' }, invoice)).toBe(documentTitle(invoice));
  expect(of({ about: 'status', status: 'cancelled' }, invoice)).toBe('Order ORD-1 has been cancelled');
  expect(of({ about: 'status', status: 'in_production' })).toBe('Order ORD-1 is in production');
  expect(new Set(TEAM_ORDER_STATUSES.map((status) => of({ about: 'status', status }))).size).toBe(5);
  expect(of({ news: 'queued before' })).toBe('An update on order ORD-1');
});
