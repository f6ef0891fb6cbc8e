import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../../tests/setup/for-all';
import { CODE_LENGTH, CODE_LETTERS, coverWith, formatVoucherCode, voucherCodeOf } from './voucher';
import { orderPaymentInput, voucherInput } from './voucher-input';

const code = fc
  .array(fc.constantFrom(...Array.from(CODE_LETTERS)), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH })
  .map((letters) => `GV${letters.join('')}`);

describe('the code of a gift voucher', () => {
  it('is the same however it is typed', () => {
    forAll(code, (given) => {
      const printed = formatVoucherCode(given);
      expect(printed).toMatch(/^GV(?:-.{4}){4}$/);
      for (const typed of [given, printed, printed.toLowerCase(), ` ${printed.replaceAll('-', ' ')} `])
        expect(voucherCodeOf(typed)).toBe(given);
    });
  });

  it('is no other text', () => {
    for (const typed of [
      '',
      'SPRING',
      'GV-ABCD-EFGH-JKLM',
      'GV-ABCD-EFGH-JKLM-NPQ0',
      'XX-ABCD-EFGH-JKLM-NPQR',
      'GVABCDEFGHJKLMNPQRS',
    ])
      expect(voucherCodeOf(typed)).toBeUndefined();
  });
});

it('pays no more than it has, nor than an order costs', () => {
  forAll(fc.nat(10_000), fc.nat(10_000), (balance, total) => {
    const { covered, left } = coverWith(balance, total);
    expect(covered + left).toBe(total);
    expect(covered <= balance && left >= 0).toBe(true);
    expect(covered === balance || left === 0).toBe(true);
  });
});

it('is issued for an amount above nothing, and emailed only to somewhere', () => {
  const typed = {
    ...{ amount: '50', paidBy: '', expiresOn: '', recipientName: '', recipientEmail: '', message: '' },
    isEmailed: false,
  };
  const wrong = (change: object) =>
    voucherInput.safeParse({ ...typed, ...change }).error?.issues.map(({ path }) => path.join('.'));
  expect(voucherInput.parse(typed)).toMatchObject({ amount: 5000, paidBy: '', expiresOn: null });
  expect(wrong({ amount: '0' })).toEqual(['amount']);
  expect(wrong({ amount: 'ten' })).toEqual(['amount']);
  expect(wrong({ expiresOn: '2026-02-30' })).toEqual(['expiresOn']);
  expect(wrong({ recipientEmail: 'nobody' })).toEqual(['recipientEmail']);
  expect(wrong({ isEmailed: true })).toEqual(['recipientEmail']);
  expect(wrong({ paidBy: 'card' })).toEqual(['paidBy']);
});

it('pays over REST without an amount of its own, beside ways that have one', () => {
  const wrong = (typed: object) =>
    orderPaymentInput.safeParse(typed).error?.issues.map(({ path, code: problem }) => [path.join('.'), problem]);
  const money = { amount: 5, receivedOn: '2026-11-30' };
  expect(orderPaymentInput.parse(money)).toEqual({ ...money, way: 'transfer', reference: '' });
  expect(orderPaymentInput.parse({ ...money, way: 'cash' })).toMatchObject({ way: 'cash' });
  const voucher = { way: 'voucher', voucherCode: ' gv abcd ' };
  expect(orderPaymentInput.parse(voucher)).toEqual({ way: 'voucher', voucherCode: 'gv abcd' });
  expect(wrong({ way: 'voucher' })).toEqual([['voucherCode', 'invalid_type']]);
  expect(wrong({ ...voucher, voucherCode: 'A'.repeat(61) })).toEqual([['voucherCode', 'too_big']]);
  expect(wrong({ ...voucher, allowOverpayment: true })).toEqual([['', 'unrecognized_keys']]);
  expect(wrong({ ...money, way: 'card' })).toEqual([['way', 'invalid_union']]);
  expect(wrong({ ...money, amount: -5 })).toEqual([['amount', 'too_small']]);
});
