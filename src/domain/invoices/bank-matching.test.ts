import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersIn, paymentEffects, planBankLines, type PayableOrder } from './bank-matching';
import type { BankLine } from './bank-table';
import { forAll } from '../../../tests/setup/for-all';

const order = (change: Partial<PayableOrder> = {}): PayableOrder => ({
  ...{
    kind: 'shop',
    id: 'a',
    orderNumber: 'ORD-2026-000012',
    invoiceNumbers: ['INV-000031'],
    open: 4000,
    dueNow: 4000,
  },
  ...{ firstName: 'Ada', lastName: 'Okafor' },
  ...change,
});
let number = 1;
const line = (change: Partial<BankLine> = {}): BankLine => ({
  ...{ number: (number += 1), key: String(number), receivedOn: '2026-11-24', cents: 4000, text: '', payer: '' },
  ...change,
});
const plan = (lines: BankLine[], orders = [order()], entered = new Set<string>()) =>
  planBankLines(lines, orders, entered).map(({ kind, candidates }) => [kind, ...candidates.map(({ by }) => by)]);

it('finds numbers however a bank writes them', () => {
  for (const text of ['INV-000031', 'inv 31', 'Invoice no. 000031', 'INV000031 thanks', 'PAYMENT/INVOICE:31'])
    expect(numbersIn(text)).toEqual(['INV-000031']);
  for (const text of ['ORD-2026-000012', 'ord2026000012', 'ORD 2026 000012.'])
    expect(numbersIn(text)).toEqual(['ORD-2026-000012']);
  expect(numbersIn('ORD-2026-000012 and INV-31')).toHaveLength(2);
  for (const text of ['fjord2026000012', 'investment', 'ORD-2026-0000123', '']) expect(numbersIn(text)).toEqual([]);
});

describe('a line', () => {
  it('is for the order that it names, by its own number or an invoice’s', () => {
    expect(plan([line({ text: 'INV-31' }), line({ text: 'ORD-2026-000012' })])).toEqual([
      ['matched', 'number'],
      ['matched', 'number'],
    ]);
  });

  it('is chosen for where it names several orders, or only resembles some', () => {
    const orders = [order(), order({ id: 'b', orderNumber: 'ORD-2026-000013', invoiceNumbers: [], lastName: 'Núñez' })];
    expect(plan([line({ text: 'ORD-2026-000012 ORD-2026-000013' })], orders)).toEqual([['choose', 'number', 'number']]);
    expect(plan([line({ payer: 'NUNEZ Z' })], orders)).toEqual([['choose', 'amount and name', 'amount']]);
    expect(plan([line({ payer: 'NUNEZ Z', cents: 1 })], orders)).toEqual([['choose', 'name']]);
  });

  it('may be of the amount of the deposit', () => {
    expect(plan([line({ cents: 1200 })], [order({ dueNow: 1200 })])).toEqual([['choose', 'amount']]);
  });

  it('is for nobody where nothing fits, and done where it is entered already', () => {
    expect(plan([line({ cents: 1 })])).toEqual([['unknown']]);
    const known = line({ text: 'INV-31' });
    expect(plan([known], [order()], new Set([known.key]))).toEqual([['entered']]);
  });

  it('says why an order takes no payment', () => {
    const planned = planBankLines([line({ text: 'INV-31' })], [order({ refusal: 'It is paid by card.' })], new Set());
    expect(planned).toMatchObject([{ kind: 'refused', message: 'ORD-2026-000012: It is paid by card.' }]);
  });
});

describe('what lines do', () => {
  const part = (cents: number, open = 4000, dueNow = open, orderId = 'a') => ({
    ...{ cents, order: { orderId, open, dueNow } },
  });
  const chosen = (cents: number, open = 4000, dueNow = open) => ({ cents, parts: [part(cents, open, dueNow)] });

  it('is told one after the other: the second for an order finds what the first has left', () => {
    expect(paymentEffects([chosen(1500), { cents: 9, parts: [] }, chosen(2500), chosen(100)])).toEqual([
      { kind: 'part', left: 2500, isDeposit: false },
      undefined,
      { kind: 'exact' },
      { kind: 'over', more: 100 },
    ]);
  });

  it('tells the deposit from any part, once', () => {
    const [first, second] = paymentEffects([chosen(1200, 4000, 1200), chosen(1200, 4000, 1200)]);
    expect([first, second]).toEqual([
      { kind: 'part', left: 2800, isDeposit: true },
      { kind: 'part', left: 1600, isDeposit: false },
    ]);
  });

  it('comes to the order: what is left open and what is too much, never both', () => {
    forAll(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1 }), fc.nat(10_000), (all, open) => {
      const effects = paymentEffects(all.map((cents) => chosen(cents, open)));
      const paid = all.reduce((sum, cents) => sum + cents, 0);
      const over = effects.reduce((sum, effect) => (effect?.kind === 'over' ? sum + effect.more : sum), 0);
      expect(over).toBe(Math.max(0, paid - open));
      const last = effects.at(-1);
      expect(last?.kind === 'part' ? last.left : 0).toBe(Math.max(0, open - paid));
    });
  });

  it('is split over orders once its parts come to it', () => {
    const parts = [part(1500, 1500, 1500, 'a'), part(2600, 2500, 2500, 'b')];
    expect(paymentEffects([{ cents: 4100, parts }])).toEqual([{ kind: 'split', orders: 2, more: 100 }]);
    expect(paymentEffects([{ cents: 4200, parts }, chosen(1500, 1500)])).toEqual([
      { kind: 'unassigned', rest: 100 },
      { kind: 'exact' },
    ]);
  });

  it('is the same for a line that is split as for its parts as lines of their own', () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.constantFrom('a', 'b', 'c')), { minLength: 2 });
    forAll(
      fc.uniqueArray(
        parts.map((all) => all[0]!),
        { selector: ([, id]) => id, minLength: 2 },
      ),
      fc.nat(60),
      (all, open) => {
        const cents = all.reduce((sum, [each]) => sum + each, 0);
        const whole = { cents, parts: all.map(([each, id]) => part(each, open, open, id)) };
        const [split, next] = paymentEffects([whole, chosen(7, open)]);
        const lines = all.map(([each, id]) => ({ cents: each, parts: [part(each, open, open, id)] }));
        const single = paymentEffects([...lines, chosen(7, open)]);
        const more = single
          .slice(0, -1)
          .reduce((sum, effect) => (effect?.kind === 'over' ? sum + effect.more : sum), 0);
        expect(split).toEqual({ kind: 'split', orders: all.length, more });
        expect(next).toEqual(single.at(-1));
      },
    );
  });
});
