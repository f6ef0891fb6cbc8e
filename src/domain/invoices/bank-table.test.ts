import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { applyShopFormat } from '../text/shop-format';
import { readBankAmount, readBankDate, readStatement } from './bank-table';
import { forAll } from '../../../tests/setup/for-all';

afterEach(() => applyShopFormat({}));

const linesOf = (text: string, chosen?: Parameters<typeof readStatement>[1]) => {
  const read = readStatement(text, chosen);
  if (!read.ok) throw new Error(read.message);
  return read.statement;
};

describe('an amount', () => {
  it.each([
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1 234,50', 123_450],
    ['1’234.50', 123_450],
    ['12,5', 1250],
    ['£12.00', 1200],
    ['12.00 CR', 1200],
    ['USD 40.00', 4000],
    ['1,234', 123_400],
    ['1.234.567', 123_456_700],
    ['12.5000', 1250],
    ['+7', 700],
    ['-12.00', -1200],
    ['−12.00', -1200],
    ['12,00-', -1200],
    ['(12.00)', -1200],
    ['12.00 DR', -1200],
    ['12.005', 1_200_500],
  ])('is read: %s', (written, cents) => expect(readBankAmount(written)).toBe(cents));

  it.each(['', 'Balance', 'n/a', '12.0049', '12a'])('is not made of “%s”', (written) => {
    expect(readBankAmount(written)).toBeUndefined();
  });

  it('has the decimals of the shop’s currency', () => {
    applyShopFormat({ currency: 'JPY' });
    expect(readBankAmount('1,234')).toBe(1234);
    expect(readBankAmount('1234.00')).toBe(1234);
    applyShopFormat({ currency: 'KWD' });
    expect(readBankAmount('1.234')).toBe(1234);
  });

  it('comes back as it was written, in English and in German', () => {
    forAll(fc.integer({ min: 1, max: 999_999_999 }), (cents) => {
      for (const locale of ['en-GB', 'de-DE']) {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
        expect(readBankAmount(written)).toBe(cents);
      }
    });
  });
});

describe('a date', () => {
  it.each([
    ['2026-11-24', false],
    ['2026-11-24T10:00:00Z', false],
    ['24/11/2026', false],
    ['24.11.26', false],
    ['11/24/2026', true],
    ['24 Nov 2026', false],
    ['24-November-26', false],
  ])('is read: %s', (written, monthFirst) => expect(readBankDate(written, monthFirst)).toBe('2026-11-24'));

  it.each(['31/02/2026', 'yesterday', '24 Foo 2026', ''])('is not made of “%s”', (written) => {
    expect(readBankDate(written, false)).toBeUndefined();
  });
});

describe('a statement', () => {
  it('is read from a British bank: paid in, with payments out and a balance', () => {
    const { lines, others, unread } = linesOf(
      'Date,Type,Description,Paid out,Paid in,Balance\n03/11/2026,FPI,"OKAFOR A INV-000012",,40.00,140.00\n24/11/2026,DD,RENT,100.00,,40.00\n',
    );
    expect(lines).toMatchObject([
      { number: 2, receivedOn: '2026-11-03', cents: 4000, text: 'OKAFOR A INV-000012', payer: '' },
    ]);
    expect([others, unread]).toEqual([1, []]);
  });

  it('is read from a German one: account above, semicolons, decimal comma', () => {
    const { lines } = linesOf(
      'Konto;DE12 3456\nBuchungstag;Begünstigter/Zahlungspflichtiger;Verwendungszweck;Betrag\n24.11.26;Ada Okafor;ORD-2026-000012;1.040,00\n25.11.26;Miete;;-500,00',
    );
    expect(lines).toMatchObject([
      { receivedOn: '2026-11-24', cents: 104_000, text: 'ORD-2026-000012', payer: 'Ada Okafor' },
    ]);
  });

  it('writes the month first where a day says so, or the shop does', () => {
    const text = 'Date,Amount\n11/03/2026,1.00\n';
    expect(linesOf(`${text}11/24/2026,1.00`).lines?.[0]?.receivedOn).toBe('2026-11-03');
    expect(linesOf(text).lines?.[0]?.receivedOn).toBe('2026-03-11');
    applyShopFormat({ locale: 'en-US' });
    expect(linesOf(text).lines?.[0]?.receivedOn).toBe('2026-11-03');
  });

  it('asks which columns hold what where it does not know, and takes the answer', () => {
    const text = 'When,How much,What\n2026-11-24,40.00,INV-000012';
    expect(linesOf(text)).toMatchObject({ headings: ['When', 'How much', 'What'], columns: {}, lines: undefined });
    expect(linesOf(text, { date: 0, amount: 1, description: 2 }).lines).toMatchObject([
      { cents: 4000, text: 'INV-000012' },
    ]);
  });

  it('is read without headings, as HSBC sends it, by the content of its columns', () => {
    const statement = linesOf('24/11/2026,"CR OKAFOR A INV-000012","1,040.00"\n25/11/2026,DD RENT,-500.00\n');
    expect(statement).toMatchObject({
      hasHeadings: false,
      headings: ['24/11/2026', 'CR OKAFOR A INV-000012', '1,040.00'],
      columns: { date: 0, description: 1, amount: 2 },
      others: 1,
    });
    expect(statement.lines).toMatchObject([
      { number: 1, receivedOn: '2026-11-24', cents: 104_000, text: 'CR OKAFOR A INV-000012' },
    ]);
  });

  it.each([
    ['a balance', '24/11/2026,40.00,OKAFOR,140.00\n25/11/2026,-500.00,RENT,-360.00', { date: 0, description: 2 }],
    ['a signed amount before a balance', '24/11/2026,40.00,OKAFOR,140.00\n25/11/2026,-5.00,RENT,135.00', { amount: 1 }],
    ['paid out and paid in', '24/11/2026,OKAFOR,,40.00\n25/11/2026,RENT,500.00,', { date: 0, description: 1 }],
    ['an account number', '20-11-22 12345678,24/11/2026,OKAFOR,40.00', { date: 1, amount: 3 }],
  ])('without headings, with %s, guesses only what is certain', (_, text, columns) => {
    const statement = linesOf(text);
    expect(statement.columns).toMatchObject(columns);
    expect('amount' in columns).toBe(statement.lines !== undefined);
    expect(linesOf(text, { date: 0, amount: 1 }).hasHeadings).toBe(false);
  });

  it('knows a line by what it says, and the second of two that say the same by being the second', () => {
    const line = '2026-11-24,40.00,Kit';
    const keys = (body: string) => linesOf(`Date,Amount,Description\n${body}`).lines?.map(({ key }) => key) ?? [];
    const [first, second, other] = keys(`${line}\n${line}\n2026-11-25,40.00,Kit`);
    expect(new Set([first, second, other]).size).toBe(3);
    expect(keys(`2026-11-26,1.00,Earlier\n${line}`)[1]).toBe(first);
  });

  it('names the rows that it cannot read', () => {
    const { lines, unread } = linesOf('Date,Amount\n2026-11-24,many\n2026-13-01,4.00\n2026-11-24,4.00');
    expect(lines).toHaveLength(1);
    expect(unread.map(({ number }) => number)).toEqual([2, 3]);
  });

  it('is refused without rows', () => {
    expect(readStatement('Date,Amount')).toMatchObject({ ok: false });
  });
});
