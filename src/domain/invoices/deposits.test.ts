/** Oracle in BigInt: rounds deposits by doubling the remainder, and pays cent by cent, without subtracting sums. */
import { NO_CREDIT } from '../orders/order-credit';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { applyShopFormat, DEFAULT_SHOP_FORMAT } from '../text/shop-format';
import {
  acceptsDeposit,
  depositNote,
  depositShare,
  orderDeposit,
  shareOut,
  splitDue,
  unpaidFor,
  unpaidText,
} from './deposits';
import { forAll, times } from '../../../tests/setup/for-all';

const percent = fc.integer({ min: 0, max: 100 });
const total = fc.oneof(fc.nat(999), fc.nat(999_999_999));

function oracle(all: number, share: number, paid: number) {
  const exact = BigInt(all) * BigInt(share);
  const deposit = exact / 100n + ((exact % 100n) * 2n >= 100n ? 1n : 0n);
  let money = BigInt(paid);
  const pay = (part: bigint) => {
    const covered = money < part ? money : part;
    money -= covered;
    return part - covered;
  };
  const depositLeft = pay(deposit);
  const restLeft = pay(BigInt(all) - deposit);
  return { deposit: Number(deposit), depositLeft: Number(depositLeft), restLeft: Number(restLeft) };
}

describe('a deposit', () => {
  it('is a share of the total, half up', () => {
    expect([depositShare(1000, 30), depositShare(5, 50), depositShare(1, 49), depositShare(1, 50)]).toEqual([
      300, 3, 0, 1,
    ]);
    expect([depositShare(999_999_999, 100), depositShare(999, 0)]).toEqual([999_999_999, 0]);
  });

  it('splits what is open as the oracle pays it', () => {
    times(3000)(total, percent, fc.nat(1_000_000_000), fc.boolean(), (all, share, paid, isOut) => {
      const expected = oracle(all, share, paid);
      const due = splitDue({ total: all, percent: share, paid, isOut });
      const open = expected.depositLeft + expected.restLeft;
      const dueNow = share === 0 || isOut ? open : expected.depositLeft;
      expect(due).toEqual({
        deposit: expected.deposit,
        dueNow,
        dueBeforeDespatch: open - dueNow,
        mayProduce: share === 0 || expected.depositLeft === 0,
        mayDespatch: share === 0 || open === 0,
      });
    });
  });

  it('asks for no less where the order or its share grows, and for no more where more was paid', () => {
    const grows = (a: Parameters<typeof splitDue>[0], b: Parameters<typeof splitDue>[0]) =>
      expect(splitDue(b).dueNow).toBeGreaterThanOrEqual(splitDue(a).dueNow);
    forAll(total, fc.integer({ min: 1, max: 99 }), fc.nat(999_999), fc.nat(5000), (all, share, paid, more) => {
      const due = { total: all, percent: share, paid, isOut: false };
      grows(due, { ...due, total: all + more });
      grows(due, { ...due, percent: share + 1 });
      grows({ ...due, paid: paid + more }, due);
    });
  });
});

describe('of an order', () => {
  const order = { status: 'pending' as const, totalAmount: 1000, paidAmount: 0, depositPercent: 30, ...NO_CREDIT };
  afterEach(() => applyShopFormat(DEFAULT_SHOP_FORMAT));

  it('is due now, then nothing until despatch, then all once it is out', () => {
    expect(orderDeposit(order)).toMatchObject({ deposit: 30_000, dueNow: 30_000, dueBeforeDespatch: 70_000 });
    expect(orderDeposit({ ...order, paidAmount: 300 })).toMatchObject({ dueNow: 0, dueBeforeDespatch: 70_000 });
    expect(orderDeposit({ ...order, paidAmount: 300, status: 'shipped' })).toMatchObject({ dueNow: 70_000 });
    expect(orderDeposit({ ...order, status: 'cancelled' })).toMatchObject({ dueNow: 0, dueBeforeDespatch: 0 });
    expect(orderDeposit({ ...order, depositPercent: 0 })).toMatchObject({ dueNow: 100_000, mayDespatch: true });
  });

  it('has the decimals of its currency', () => {
    expect(orderDeposit({ ...order, totalAmount: 1001, depositPercent: 50 }, 'JPY').deposit).toBe(501);
    expect(orderDeposit({ ...order, totalAmount: 1.001, depositPercent: 50 }, 'KWD').deposit).toBe(501);
    applyShopFormat({ currency: 'JPY', locale: 'en-GB' });
    expect(unpaidText('production', 501)).toContain('501');
  });

  it('holds work back until it is paid, and despatch until all is', () => {
    const unpaid = (paidAmount: number) => {
      const due = orderDeposit({ ...order, paidAmount });
      return [unpaidFor('production', due), unpaidFor('despatch', due)];
    };
    expect([unpaid(0), unpaid(299.99), unpaid(300), unpaid(1000)]).toEqual([
      [30_000, 100_000],
      [1, 70_001],
      [0, 70_000],
      [0, 0],
    ]);
  });

  it('can be agreed on anew until it is paid', () => {
    expect(acceptsDeposit(order)).toBe(true);
    expect(acceptsDeposit({ ...order, paidAmount: 299 })).toBe(true);
    expect(acceptsDeposit({ ...order, paidAmount: 300 })).toBe(false);
    expect(acceptsDeposit({ ...order, paidAmount: 300, depositPercent: 0 })).toBe(true);
    expect(acceptsDeposit({ ...order, status: 'cancelled' })).toBe(false);
    expect(acceptsDeposit({ ...order, status: 'shipped' })).toBe(false);
  });

  it('is said to whoever pays', () => {
    expect(depositNote(order)).toBe('Due now: $300.00 (deposit of 30%). Due before despatch: $700.00.');
    expect(depositNote({ ...order, paidAmount: 300 })).toBe('The deposit is paid. Due before despatch: $700.00.');
    expect(depositNote({ ...order, depositPercent: 100 })).toBe('Due now: $1,000.00 (deposit of 100%).');
    expect(depositNote({ ...order, paidAmount: 1000 })).toBeUndefined();
    expect(depositNote({ ...order, depositPercent: 0 })).toBeUndefined();
    expect(depositNote({ ...order, status: 'delivered' })).toBeUndefined();
  });
});

it('is asked for of the oldest invoices first', () => {
  expect(shareOut([1000, 0, 500], 1200)).toEqual([1000, 0, 200]);
  forAll(fc.array(fc.nat(5000)), fc.nat(20_000), (open, due) => {
    const all = open.reduce((sum, cents) => sum + cents, 0);
    const shares = shareOut(open, due);
    expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(Math.min(all, due));
    for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(open[index] ?? 0);
  });
});
