import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openAmounts } from './open-invoices';
import { forAll } from '../../../tests/setup/for-all';

const invoice = (total: number, dueOn: string) => ({ kind: 'invoice' as const, total, dueOn });
const credit = (total: number) => ({ kind: 'credit_note' as const, total, dueOn: '2026-01-01' });

it('takes money for the oldest invoices first, and credit like money', () => {
  const documents = [invoice(4000, '2026-12-08'), invoice(2000, '2026-12-20'), credit(500)];
  expect(openAmounts(documents, 0)).toEqual({ open: [3500, 2000, 0], toPay: 5500, dueOn: '2026-12-08' });
  expect(openAmounts(documents, 3500)).toEqual({ open: [0, 2000, 0], toPay: 2000, dueOn: '2026-12-20' });
  expect(openAmounts(documents, 9000)).toEqual({ open: [0, 0, 0], toPay: 0, dueOn: undefined });
});

it('comes to what was charged less what was paid, and never below nothing', () => {
  const documents = fc.array(
    fc.record({
      kind: fc.constantFrom('invoice' as const, 'credit_note' as const),
      total: fc.nat(10_000),
      dueOn: fc.constantFrom('2026-11-01', '2026-12-01'),
    }),
  );
  forAll(documents, fc.nat(50_000), (all, kept) => {
    const charged = all.reduce((sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total), 0);
    const { open, toPay, dueOn } = openAmounts(all, kept);
    expect(toPay).toBe(Math.max(0, charged - kept));
    expect(dueOn === undefined).toBe(toPay === 0);
    for (const [index, cents] of open.entries()) expect(cents).toBeLessThanOrEqual(all[index]?.total ?? 0);
  });
});
