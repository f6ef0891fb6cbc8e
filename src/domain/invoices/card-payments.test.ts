import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payableByCard, splitRefund } from './card-payments';

const order = { status: 'pending' as const, totalAmount: 50, paidAmount: 0, refundedAmount: 0 };

describe('what can be paid by card', () => {
  it('is what is open', () => {
    expect(payableByCard(order)).toBe(5000);
    expect(payableByCard({ ...order, paidAmount: 20 })).toBe(3000);
    expect(payableByCard({ ...order, paidAmount: 50, refundedAmount: 10 })).toBe(0);
  });

  it('is nothing before the order is confirmed, once it is cancelled, or where it is less than cards take', () => {
    expect(payableByCard({ ...order, confirmBy: '2026-11-24' })).toBe(0);
    expect(payableByCard({ ...order, confirmBy: '2026-11-24', confirmedAt: '2026-11-23' })).toBe(5000);
    expect(payableByCard({ ...order, status: 'cancelled' })).toBe(0);
    expect(payableByCard({ ...order, paidAmount: 49.9 })).toBe(0);
  });
});

describe('a refund', () => {
  it('goes to the last card first, and by hand beyond the cards', () => {
    const payments = [
      { checkout: 'second', left: 1000 },
      { checkout: 'first', left: 2000 },
    ];
    expect(splitRefund(600, payments)).toEqual([{ checkout: 'second', cents: 600 }]);
    expect(splitRefund(3500, payments)).toEqual([
      { checkout: 'second', cents: 1000 },
      { checkout: 'first', cents: 2000 },
      { cents: 500 },
    ]);
    expect(splitRefund(500, [])).toEqual([{ cents: 500 }]);
  });

  it('comes to its amount, takes from no card more than it paid, and goes by hand only once the cards are empty', () => {
    const cards = fc.array(fc.nat(5000)).map((all) => all.map((left, index) => ({ checkout: String(index), left })));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), cards, (cents, payments) => {
        const parts = splitRefund(cents, payments);
        expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents);
        for (const part of parts) expect(part.cents).toBeGreaterThan(0);
        const onCards = parts.filter(({ checkout }) => checkout !== undefined);
        for (const { checkout, cents: part } of onCards)
          expect(part).toBeLessThanOrEqual(payments.find((each) => each.checkout === checkout)?.left ?? 0);
        const all = payments.reduce((sum, { left }) => sum + left, 0);
        expect(onCards.reduce((sum, part) => sum + part.cents, 0)).toBe(Math.min(cents, all));
      }),
    );
  });
});
