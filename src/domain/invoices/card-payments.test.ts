import { NO_CREDIT } from '../orders/order-credit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onCards, payableByCard, splitRefund } from './card-payments';
import { forAll } from '../../../tests/setup/for-all';

const order = { status: 'pending' as const, totalAmount: 50, paidAmount: 0, depositPercent: 0, ...NO_CREDIT };

describe('what can be paid by card', () => {
  it('is what is open', () => {
    expect(payableByCard(order)).toEqual([5000]);
    expect(payableByCard({ ...order, paidAmount: 20 })).toEqual([3000]);
    expect(payableByCard({ ...order, paidAmount: 50 })).toEqual([]);
  });

  it('is the deposit or all, then the rest', () => {
    expect(payableByCard({ ...order, depositPercent: 30 })).toEqual([1500, 5000]);
    expect(payableByCard({ ...order, depositPercent: 30, paidAmount: 15 })).toEqual([3500]);
    expect(payableByCard({ ...order, depositPercent: 30, paidAmount: 14.9 })).toEqual([3510]);
    expect(payableByCard({ ...order, depositPercent: 100 })).toEqual([5000]);
  });

  it('is nothing before the order is confirmed, once it is cancelled, or where it is less than cards take', () => {
    expect(payableByCard({ ...order, confirmBy: '2026-11-24' })).toEqual([]);
    expect(payableByCard({ ...order, confirmBy: '2026-11-24', confirmedAt: '2026-11-23' })).toEqual([5000]);
    expect(payableByCard({ ...order, status: 'cancelled' })).toEqual([]);
    expect(payableByCard({ ...order, paidAmount: 49.9 })).toEqual([]);
  });

  it('is nothing of a team’s order before it is invoiced', () => {
    expect(payableByCard({ ...order, status: 'approved', isInvoiced: false })).toEqual([]);
    expect(payableByCard({ ...order, status: 'approved', isInvoiced: true })).toEqual([5000]);
  });
});

it('knows what is left on cards of what they paid', () => {
  const payments = [
    { way: 'card' as const, reference: 'cs_1', amount: 30 },
    { way: 'card' as const, reference: null, amount: 5 },
    { way: 'transfer' as const, reference: 'Bank 7', amount: 20 },
  ];
  expect(onCards(payments, [])).toBe(3000);
  expect(onCards(payments, [{ checkout: 'cs_1', amount: 10.1 }, { amount: 7 }])).toBe(1990);
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

  it('goes to gift vouchers after the cards, and by hand beyond them', () => {
    const payments = [
      { checkout: 'card', left: 1000 },
      { voucher: 'voucher', left: 500 },
    ];
    expect(splitRefund(1200, payments)).toEqual([
      { checkout: 'card', cents: 1000 },
      { voucher: 'voucher', cents: 200 },
    ]);
    expect(splitRefund(1600, payments).at(-1)).toEqual({ cents: 100 });
  });

  it('comes to its amount, takes from no card more than it paid, and goes by hand only once the cards are empty', () => {
    const cards = fc.array(fc.nat(5000)).map((all) => all.map((left, index) => ({ checkout: String(index), left })));
    forAll(fc.integer({ min: 1, max: 20_000 }), cards, (cents, payments) => {
      const parts = splitRefund(cents, payments);
      expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents);
      for (const part of parts) expect(part.cents).toBeGreaterThan(0);
      const onCards = parts.filter(({ checkout }) => checkout !== undefined);
      for (const { checkout, cents: part } of onCards)
        expect(part).toBeLessThanOrEqual(payments.find((each) => each.checkout === checkout)?.left ?? 0);
      const all = payments.reduce((sum, { left }) => sum + left, 0);
      expect(onCards.reduce((sum, part) => sum + part.cents, 0)).toBe(Math.min(cents, all));
    });
  });
});
