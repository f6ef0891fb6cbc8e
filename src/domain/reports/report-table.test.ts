import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../../../tests/setup/for-all';
import { makeTable, reportCsv, type Column } from './report-table';

const columns: Column[] = [
  { key: 'club', title: 'Club', kind: 'text' },
  { key: 'orders', title: 'Orders', kind: 'count' },
  { key: 'netSales', title: 'Net', kind: 'money' },
  { key: 'homeTax', title: 'Tax', kind: 'money', currency: 'JPY' },
  { key: 'rate', title: 'Rate', kind: 'percent', of: ['sent', 'orders'] },
  { key: 'sent', title: 'Sent', kind: 'count' },
];

it('adds up to the cent, and takes percentages of sums', () => {
  const row = fc.record({
    cents: fc.integer({ min: -9_999_999, max: 9_999_999 }),
    orders: fc.nat(999),
    sent: fc.nat(999),
  });
  forAll(fc.array(row, { maxLength: 50 }), (rows) => {
    const found = rows.map(({ cents, orders, sent }) => ({
      club: 'A',
      netSales: cents / 100,
      homeTax: orders,
      orders,
      sent,
    }));
    const { totals } = makeTable(columns, found);
    const all = (pick: (each: (typeof rows)[number]) => number) => rows.reduce((sum, each) => sum + pick(each), 0);
    const orders = all((each) => each.orders);
    expect(totals).toEqual({
      ...{ club: null, orders, sent: all((each) => each.sent), homeTax: orders },
      netSales: all((each) => each.cents) / 100,
      rate: orders === 0 ? null : Math.round((1000 * all((each) => each.sent)) / orders) / 10,
    });
  });
});

it('has no totals where columns do not add up', () => {
  expect(makeTable(columns, [{ club: 'A', orders: 1 }], false).totals).toBeNull();
});

it('is a file with names for programs, decimals of each currency and nothing that a spreadsheet runs', () => {
  const table = makeTable(columns, [
    { club: '=HYPERLINK("x")', orders: 4, netSales: -1234.5, homeTax: 70, sent: 1 },
    { club: 'Northside, A', orders: 0, netSales: null, homeTax: 0, sent: 0 },
  ]);
  expect(reportCsv(table)).toBe(
    `\uFEFFclub,orders,net_sales,home_tax_jpy,rate,sent\r\n"'=HYPERLINK(""x"")",4,-1234.50,70,25,1\r\n"Northside, A",0,,0,,0\r\n`,
  );
});
