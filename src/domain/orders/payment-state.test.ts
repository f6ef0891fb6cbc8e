/** Oracle: counts cent by cent what is owed, paid and credited; a refund without goods returns overpaid cents alone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/setup/for-all';
import { NO_CREDIT } from './order-credit';
import { orderDue } from './order-edit';
import { isPaid, paymentStateOf } from './payment-state';

function oracle({ total, paid, refunded, credited, creditRefunded, writtenOff, isCancelled }: Sample) {
  const left = paid - refunded;
  if (refunded > 0 && left === 0) return 'refunded';
  if (isCancelled) return left > 0 ? 'overpaid' : 'unpaid';
  let owed = 0;
  for (let cent = 0; cent < total; cent++) owed++;
  for (let cent = 0; cent < paid; cent++) owed--;
  for (let cent = creditRefunded; cent < refunded; cent++) if (owed < 0) owed++;
  for (let cent = creditRefunded; cent < credited; cent++) owed--;
  if (owed < 0) return 'overpaid';
  if (owed === 0) return 'paid';
  if (owed <= writtenOff) return 'written_off';
  return paid === 0 ? 'unpaid' : 'part';
}

type Sample = {
  total: number;
  paid: number;
  refunded: number;
  credited: number;
  creditRefunded: number;
  writtenOff: number;
  isCancelled: boolean;
};
const quarters = fc.integer({ min: 0, max: 4 });
const sample = fc
  .record({
    total: fc.nat(60),
    paid: fc.nat(90),
    isCancelled: fc.boolean(),
    writtenOff: fc.oneof(fc.constant(0), fc.nat(60)),
    shares: fc.tuple(quarters, quarters, quarters),
  })
  .map(({ shares: [back, less, of], ...rest }): Sample => {
    const refunded = Math.floor((rest.paid * back) / 4);
    const credited = Math.floor((rest.total * less) / 4);
    return { ...rest, refunded, credited, creditRefunded: Math.floor((Math.min(refunded, credited) * of) / 4) };
  });
const orderOf = ({ total, paid, refunded, credited, creditRefunded, writtenOff, isCancelled }: Sample) => ({
  ...{ totalAmount: total / 100, paidAmount: paid / 100, refundedAmount: refunded / 100 },
  ...{ creditedAmount: credited / 100, creditRefundedAmount: creditRefunded / 100, writtenOffAmount: writtenOff / 100 },
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
      if (state === 'written_off') expect([toPay, toRefund]).toEqual([0, 0]);
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
    expect(paymentStateOf({ status, ...amounts, ...NO_CREDIT })).toBe(state);
  });

  it('is settled once nothing is left to pay', () => {
    expect((['unpaid', 'part', 'failed', 'written_off'] as const).some(isPaid)).toBe(false);
    expect((['paid', 'overpaid', 'refunded'] as const).every(isPaid)).toBe(true);
  });
});
