import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftDay } from '../text/days';
import { AGES, makeStatement, statementPeriod, type EntryKind, type StatementEntry } from './statement';
import { times } from '../../../tests/setup/for-all';

const START = '2026-01-01';
const entry = (kind: EntryKind, on: string, cents: number, change: Partial<StatementEntry> = {}): StatementEntry => ({
  ...{ kind, on, cents, orderId: 'a', orderNumber: 'ORD-A', name: kind },
  dueOn: kind === 'invoice' ? shiftDay(on, 14) : null,
  ...change,
});
const nobody = new Map<string, number>();

it('tells what stood before, what happened, and what is left', () => {
  const entries = [
    entry('invoice', '2026-01-05', 10_000),
    entry('payment', '2026-01-20', 4000),
    entry('invoice', '2026-02-01', 5000, { orderId: 'b' }),
    entry('credit_note', '2026-02-03', 1000, { orderId: 'b' }),
    entry('payment', '2026-02-04', 6000),
    entry('payment', '2026-02-05', 4500, { orderId: 'b' }),
    entry('refund', '2026-02-06', 200, { orderId: 'b' }),
  ];
  const statement = makeStatement({ entries, waiting: nobody }, { from: '2026-02-01', to: '2026-02-28' });
  expect(statement).toMatchObject({
    ...{ opening: 6000, closing: -300 },
    sums: { invoice: 5000, credit_note: 1000, payment: 10_500, refund: 200 },
    ages: { current: 0, upTo30: 0 },
    credit: 300,
  });
  expect(statement.rows.map(({ balance }) => balance)).toEqual([11_000, 10_000, 4000, -500, -300]);
});

it('names the order that all of the debt is of, and none of several', () => {
  const [first, second] = ['a', 'b'].map((orderId) =>
    entry('invoice', START, 1000, { orderId, orderNumber: `ORD-${orderId}` }),
  );
  const paid = entry('payment', START, 1000, { orderId: 'b', orderNumber: 'ORD-b' });
  const of = (...entries: (StatementEntry | undefined)[]) =>
    makeStatement({ entries: entries.flatMap((each) => each ?? []), waiting: nobody }, { from: START, to: START })
      .onlyOrder;
  expect(of(first)).toBe('ORD-a');
  expect(of(first, second, paid)).toBe('ORD-a');
  expect(of(first, second)).toBeUndefined();
});

it('puts what is open by the days after its due date', () => {
  const due = '2026-06-30';
  const at = (days: number) =>
    makeStatement(
      { entries: [entry('invoice', START, 100, { dueOn: due })], waiting: nobody },
      { from: START, to: shiftDay(due, days) },
    ).ages;
  const found = [-1, 0, 1, 30, 31, 60, 61, 90, 91].map((days) => AGES.find((age) => at(days)[age] > 0));
  expect(found).toEqual([
    ...['current', 'current', 'upTo30', 'upTo30', 'upTo60', 'upTo60', 'upTo90', 'upTo90', 'older'],
  ]);
});

it('does not call late what waits for despatch', () => {
  const account = { entries: [entry('invoice', START, 1000)], waiting: new Map([['a', 700]]) };
  expect(makeStatement(account, { from: START, to: '2026-02-28' }).ages).toMatchObject({ current: 700, upTo60: 300 });
});

describe('over any account', () => {
  const any = fc.record({
    kind: fc.constantFrom<EntryKind>('invoice', 'credit_note', 'payment', 'refund', 'write_off'),
    day: fc.nat(400),
    cents: fc.nat(100_000),
    order: fc.constantFrom('a', 'b', 'c'),
  });
  const account = fc
    .array(any, { maxLength: 30 })
    .map((all) =>
      all
        .toSorted((a, b) => a.day - b.day)
        .map(({ kind, day, cents, order }) => entry(kind, shiftDay(START, day), cents, { orderId: order })),
    );
  const waits = fc.array(fc.nat(50_000), { minLength: 3, maxLength: 3 });

  it('closing is opening with all that happened, periods follow each other, and ages come to the balance', () => {
    times(1000)(account, waits, fc.nat(400), fc.nat(200), (entries, [a = 0, b = 0, c = 0], first, length) => {
      const waiting = new Map([
        ['a', a],
        ['b', b],
        ['c', c],
      ]);
      const [from, to] = [shiftDay(START, first), shiftDay(START, first + length)];
      const { opening, closing, rows, sums, ages, credit } = makeStatement({ entries, waiting }, { from, to });
      expect(closing).toBe(opening + sums.invoice - sums.credit_note - sums.payment + sums.refund - sums.write_off);
      expect(rows.at(-1)?.balance ?? opening).toBe(closing);
      expect(rows).toHaveLength(entries.filter(({ on }) => on >= from && on <= to).length);
      const open = AGES.reduce((sum, age) => sum + ages[age], 0);
      expect(open - credit).toBe(closing);
      expect(Math.min(credit, ...AGES.map((age) => ages[age]))).toBeGreaterThanOrEqual(0);
      const next = makeStatement({ entries, waiting }, { from: shiftDay(to, 1), to: '2029-01-01' });
      expect(next.opening).toBe(closing);
    });
  });
});

it('begins with the oldest invoice that is open, else with the year', () => {
  const paid = [entry('invoice', '2025-11-01', 100), entry('payment', '2025-12-01', 100)];
  const open = [...paid, entry('invoice', '2026-03-01', 100, { orderId: 'b' })];
  const period = (entries: StatementEntry[], requested = {}) =>
    statementPeriod(requested, { entries, today: '2026-11-24' });
  expect(period(open)).toEqual({ from: '2026-03-01', to: '2026-11-24', range: 'open' });
  expect(period(paid)).toEqual({ from: '2026-01-01', to: '2026-11-24', range: 'year' });
  expect(period(open, { range: 'year' })).toMatchObject({ from: '2026-01-01', range: 'year' });
  expect(period(open, { from: '2026-02-01', to: '2026-02-28' })).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(period(open, { from: '2026-02-30', to: '2026-02-28' })).toMatchObject({ range: 'open' });
});
