import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../../tests/setup/for-all';
import { CODE_LENGTH, CODE_LETTERS, coverWith, formatVoucherCode, voucherCodeOf } from './voucher';
import { voucherInput } from './voucher-input';

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
