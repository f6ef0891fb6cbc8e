import { NO_CREDIT } from './order-credit';
import { expect, it } from 'vitest';
import { paidRows } from './paid-rows';

it('says what was paid, what went back and what is open between the two', () => {
  const of = (paidAmount: number, refundedAmount = 0, status: 'processing' | 'cancelled' = 'processing') =>
    paidRows({ status, totalAmount: 100, paidAmount, refundedAmount, ...NO_CREDIT }).map(
      ({ label, value }) => `${label} ${value}`,
    );
  expect(of(0)).toEqual([]);
  expect(of(30)).toEqual(['Paid $30.00', 'To be paid $70.00']);
  expect(of(120)).toEqual(['Paid $120.00', 'To be refunded $20.00']);
  expect(of(120, 20)).toEqual(['Paid $120.00', 'Refunded −$20.00']);
  const credited = { status: 'processing' as const, totalAmount: 100, paidAmount: 0, refundedAmount: 0 };
  expect(
    paidRows({ ...credited, ...NO_CREDIT, creditedAmount: 40 }).map(({ label, value }) => `${label} ${value}`),
  ).toEqual(['Credited −$40.00', 'To be paid $60.00']);
  expect(paidRows({ ...credited, ...NO_CREDIT, writtenOffAmount: 100 })).toMatchObject([{ label: 'Written off' }]);
  expect(of(100, 0, 'cancelled')).toEqual(['Paid $100.00', 'To be refunded $100.00']);
});
