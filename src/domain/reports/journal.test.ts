import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { forAll } from '../../../tests/setup/for-all';
import { applyShopFormat } from '../text/shop-format';
import { JOURNAL_ACCOUNTS, journalCsv, unbalancedDays, USUAL_ACCOUNTS, type JournalEntry } from './journal';

afterEach(() => applyShopFormat({}));

const invoiced: JournalEntry[] = [
  { day: '2026-11-02', account: 'debtors', rate: null, amount: 1200.5 },
  { day: '2026-11-02', account: 'sales', rate: 20, amount: -1000.5 },
  { day: '2026-11-02', account: 'tax', rate: 20, amount: -200 },
];

it('is a file of Xero’s manual journals', () => {
  expect(journalCsv(invoiced, 'xero', USUAL_ACCOUNTS.xero, 'GBP').split('\r\n')).toEqual([
    '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2',
    'Kitroom 2026-11-02,02/11/2026,Debtors,611,No VAT,1200.50,,,,',
    'Kitroom 2026-11-02,02/11/2026,Sales at 20%,200,No VAT,-1000.50,,,,',
    'Kitroom 2026-11-02,02/11/2026,Tax at 20%,820,No VAT,-200.00,,,,',
    '',
  ]);
});

it('is a file of QuickBooks’ journal entries, with days as the shop’s region writes them', () => {
  applyShopFormat({ locale: 'en-US' });
  expect(
    journalCsv(invoiced, 'quickbooks', { ...USUAL_ACCOUNTS.quickbooks, sales: 'Sales, kits' }, 'USD').split('\r\n'),
  ).toEqual([
    'JournalNo,JournalDate,AccountName,Debits,Credits,Description,Name,Currency',
    'KR-2026-11-02,11/02/2026,Debtors clearing,1200.50,,Debtors,,USD',
    'KR-2026-11-02,11/02/2026,"Sales, kits",,1000.50,Sales at 20%,,USD',
    'KR-2026-11-02,11/02/2026,VAT Control,,200.00,Tax at 20%,,USD',
    '',
  ]);
});

it('finds the days that do not balance', () => {
  const entry = fc.record({
    day: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03'),
    account: fc.constantFrom(...JOURNAL_ACCOUNTS),
    rate: fc.constant(null),
    amount: fc.integer({ min: -99_999, max: 99_999 }).map((cents) => cents / 100),
  });
  forAll(fc.array(entry), fc.integer({ min: 1, max: 500 }), (entries, cents) => {
    const balanced = entries.flatMap((each) => [each, { ...each, account: 'bank' as const, amount: -each.amount }]);
    expect(unbalancedDays(balanced)).toEqual([]);
    const more = { day: '2026-11-02', account: 'cash', rate: null, amount: cents / 100 } as const;
    expect(unbalancedDays([...balanced, more])).toEqual([{ day: '2026-11-02', by: cents / 100 }]);
  });
});
