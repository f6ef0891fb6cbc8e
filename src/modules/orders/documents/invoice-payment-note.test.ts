import { NO_CREDIT } from '@/domain/orders/order-credit';
import { expect, it } from 'vitest';
import { paymentNote } from './pro-forma';

const order = {
  orderNumber: 'ORD-2026-000123',
  status: 'processing',
  paymentMethod: 'invoice',
  paymentStatus: 'unpaid',
  paidAt: null,
  totalAmount: 100,
  depositPercent: 0,
  ...NO_CREDIT,
} as const;
const settings = { invoiceDays: 14 };
const terms = 'Please pay within 14 days of the date of the invoice.';
const note = (change: Partial<Parameters<typeof paymentNote>[0]['order']>, paidAmount = 0) =>
  paymentNote({ order: { ...order, ...change }, settings, paidAmount });
const part = { paymentStatus: 'part', paidAt: null } as const;
const paid = { paymentStatus: 'paid', paidAt: '2026-11-21T08:00:00.000Z' } as const;

it('names the terms of an invoice, or that it is paid', () => {
  expect(note({})).toBe(terms);
  expect(paymentNote({ order, settings: { invoiceDays: 0 }, paidAmount: 0 })).toBe(
    'Please pay on receipt of the invoice.',
  );
  expect(note({ depositPercent: 30 })).toMatch(
    /^Due now: \$30\.00 \(deposit of 30%\)\. Due before despatch: \$70\.00\.\n\nPlease pay what is due now within 14 days/,
  );
  expect(note(paid, 100)).toBe('Paid on 21 Nov 2026. Thank you.');
  expect(note({ ...paid, paymentMethod: 'card' }, 100)).toBe('Paid by card on 21 Nov 2026. Thank you.');
});

it('names what is still due after a payment', () => {
  expect(note(part, 80)).toBe(`$80.00 was paid. Thank you. Still to be paid: $20.00. ${terms}`);
  expect(note({ ...part, depositPercent: 30 }, 30)).toMatch(/Due before despatch: \$70\.00\.$/);
});

it('names the account and the reference where something is to be paid', () => {
  const withBank = (change = {}, paidAmount = 0) =>
    paymentNote({ order: { ...order, ...change }, settings: { ...settings, bankDetails: 'IBAN GB00\n' }, paidAmount });
  expect(withBank()).toBe(`${terms}\n\nIBAN GB00\nReference: ORD-2026-000123`);
  expect(withBank(part, 80)).toContain('IBAN GB00');
  expect(withBank(paid, 100)).not.toContain('IBAN GB00');
});

it('asks nothing for a cancelled order, and nobody to pay a card again', () => {
  expect(note({ status: 'cancelled' })).toBe('There is nothing to pay.');
  expect(note({ paymentMethod: 'card' })).toBe('The payment by card has not reached us yet.');
});
