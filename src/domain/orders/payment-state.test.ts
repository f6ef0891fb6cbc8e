/** Oracle: hands money over cent by cent, first what is owed, then what is too much; takes refunds back from the end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/setup/for-all';
import { orderDue } from './order-edit';
import { isPaid, paymentStateOf } from './payment-state';

function oracle({ total, paid, refunded, isCancelled }: Sample) {
  const owed = isCancelled ? 0 : total;
  const purse = Array.from({ length: paid }, (_, index) => (index < owed ? 'owed' : 'extra'));
  const returned = refunded === 0 ? [] : purse.splice(-refunded);
  if (returned.length > 0 && purse.length === 0) return 'refunded';
  if (purse.includes('extra')) return 'overpaid';
  if (paid < owed) return paid === 0 ? 'unpaid' : 'part';
  return isCancelled ? 'unpaid' : 'paid';
}

type Sample = { total: number; paid: number; refunded: number; isCancelled: boolean };
const sample = fc
  .record({ total: fc.nat(60), paid: fc.nat(90), share: fc.integer({ min: 0, max: 4 }), isCancelled: fc.boolean() })
  .map(({ share, ...rest }): Sample => ({ ...rest, refunded: Math.floor((rest.paid * share) / 4) }));
const orderOf = ({ total, paid, refunded, isCancelled }: Sample) => ({
  ...{ totalAmount: total / 100, paidAmount: paid / 100, refundedAmount: refunded / 100 },
  status: isCancelled ? ('cancelled' as const) : ('processing' as const),
});

describe('the state of payment', () => {
  it('is what the oracle counts', () => {
    times(5000)(sample, (order) => {
      expect(paymentStateOf(orderOf(order))).toBe(oracle(order));
    });
  });

  it('is never paid while money is open or to be returned', () => {
    times(3000)(sample, (amounts) => {
      const order = orderOf(amounts);
      const { toPay, toRefund } = orderDue(order);
      const state = paymentStateOf(order);
      if (state === 'paid') expect([toPay, toRefund]).toEqual([0, 0]);
      if (state === 'overpaid') expect(toRefund).toBeGreaterThan(0);
      if (toPay > 0) expect(['unpaid', 'part', 'refunded']).toContain(state);
    });
  });

  it.each([
    ['pending', 100, 0, 0, 'unpaid'],
    ['pending', 100, 50, 0, 'part'],
    ['pending', 100, 100, 0, 'paid'],
    ['pending', 0, 0, 0, 'paid'],
    ['pending', 100, 100, 10, 'paid'],
    ['pending', 100, 100, 100, 'refunded'],
    ['pending', 60, 100, 0, 'overpaid'],
    ['pending', 60, 100, 40, 'paid'],
    ['cancelled', 100, 0, 0, 'unpaid'],
    ['cancelled', 100, 50, 0, 'overpaid'],
    ['cancelled', 100, 50, 50, 'refunded'],
  ] as const)('of an order %s over %d with %d paid and %d refunded is %s', (status, total, paid, refunded, state) => {
    const amounts = { totalAmount: total, paidAmount: paid, refundedAmount: refunded };
    expect(paymentStateOf({ status, ...amounts })).toBe(state);
  });

  it('is settled once nothing is left to pay', () => {
    expect((['unpaid', 'part', 'failed'] as const).some(isPaid)).toBe(false);
    expect((['paid', 'overpaid', 'refunded'] as const).every(isPaid)).toBe(true);
  });
});
