/** Oracle: the charges stay as they were or as they are invoiced, and no refund may lack its money. */
import { NO_CREDIT } from '../orders/order-credit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/setup/for-all';
import { toAmount } from '../money/money';
import { chargesOf } from './order-charges';
import { voidProblem } from './payments';

const money = fc.oneof(fc.nat(5), fc.nat(100_000));

function chargedCents({ total, paid, refunded }: { total: number; paid: number; refunded: number }): number {
  const amounts = {
    totalAmount: toAmount(total),
    paidAmount: toAmount(paid),
    refundedAmount: toAmount(refunded),
    ...NO_CREDIT,
  };
  return chargesOf({ ...amounts, currency: 'USD', status: 'pending', items: [], discounts: [], shippingAmount: 0 })
    .total;
}

describe('a payment', () => {
  it('is voided where charges stay and refunds have their money, and nowhere else', () => {
    const payments = fc.array(
      money.map((cents) => cents + 1),
      { minLength: 1, maxLength: 4 },
    );
    const credited = fc.option(fc.nat(100), { nil: undefined });
    times(5000)(money, payments, fc.nat(100), credited, (total, all, share, credit) => {
      const [cents = 0] = all;
      const paid = all.reduce((sum, each) => sum + each, 0);
      const refunded = Math.floor((paid * share) / 100);
      const order = { total, paid, refunded };
      const after = { ...order, paid: paid - cents };
      const issued = credit === undefined ? undefined : Math.max(0, total - Math.floor((refunded * credit) / 100));
      const charges = after.paid >= refunded && chargedCents(after);
      const isKept = charges !== false && (issued === undefined || [issued, chargedCents(order)].includes(charges));
      expect(voidProblem({ way: 'transfer', cents, isVoid: false }, { ...order, issued }) === undefined).toBe(isKept);
    });
  });

  it('is voided where it came after all was refunded and credited, not where it is what a refund gave back', () => {
    const payment = { way: 'transfer', cents: 5000, isVoid: false } as const;
    const order = { total: 10_000, paid: 15_000, refunded: 10_000 };
    expect(voidProblem(payment, { ...order, issued: 0 })).toBeUndefined();
    expect(voidProblem(payment, { ...order, refunded: 5000, issued: 10_000 })).toMatch('has been refunded');
  });

  it('is always voided where nothing was refunded', () => {
    times(500)(money, money, fc.nat(1000), (total, cents, others) => {
      const order = { total, paid: cents + others, refunded: 0, issued: total };
      expect(voidProblem({ way: 'cash', cents, isVoid: false }, order)).toBeUndefined();
    });
  });

  it('is not voided twice, if a card paid it, or if it takes others back', () => {
    const order = { total: 4000, paid: 4000, refunded: 0, issued: 4000 };
    expect(voidProblem({ way: 'other', cents: 4000, isVoid: true }, order)).toBe('This payment is void already.');
    expect(voidProblem({ way: 'card', cents: 4000, isVoid: false }, order)).toMatch('Refund it instead.');
    expect(voidProblem({ way: 'transfer', cents: -500, isVoid: false }, order)).toMatch('cannot be voided');
  });
});
