import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAmount } from '../money/money';
import { orderDue } from '../orders/order-edit';
import { calculateTaxes } from '../taxes/calculate-taxes';
import { orderTaxes } from '../taxes/order-taxes';
import { times } from '../../../tests/setup/for-all';
import { addCharges, chargedSoFar, negateCharges, nextDocument, type Charges, type IssuedCharges } from './charges';
import { creditableRows, creditedTooMuch, creditedWith, creditOf, cutParts, partsByCredit } from './credit-notes';
import { chargesOf, type ChargedOrder } from './order-charges';
import { NO_CREDIT } from '../orders/order-credit';

type Line = { quantity: number; cents: number; rate: number };
type Terms = { pricesIncludeTax: boolean; rounding: 'line' | 'order'; treatment: 'charged' | 'exempt' };

function orderOf(lines: readonly Line[], shipping: number, off: number, terms: Terms | undefined): ChargedOrder {
  const [first] = lines;
  const discount = first ? Math.min(off, first.quantity * first.cents) : 0;
  const rated = lines.map(({ quantity, cents, rate }, index) => ({
    cents: quantity * cents - (index === 0 ? discount : 0),
    rate,
  }));
  const full = terms && { ...terms, name: 'VAT', vatNumber: null };
  const calculated = full && calculateTaxes(rated, shipping, full);
  const plain = rated.reduce((sum, { cents }) => sum + cents, shipping);
  return {
    ...{ currency: 'GBP', status: 'pending', paidAmount: 0, refundedAmount: 0, ...NO_CREDIT },
    items: lines.map(({ quantity, cents, rate }, index) => ({
      ...{ line: `l${index}`, productName: `P${index}`, sku: `S${index}`, sizeLabel: 'Small', quantity },
      ...{ unitPrice: toAmount(cents), totalPrice: toAmount(cents * quantity) },
      tax: terms ? { rate: terms.treatment === 'charged' ? rate : 0, reliefRate: rate } : null,
    })),
    discounts: discount ? [{ productName: 'P0', quantity: 10, percentOff: 5, amount: toAmount(discount) }] : [],
    shippingAmount: toAmount(shipping),
    totalAmount: toAmount(calculated?.totalCents ?? plain),
    taxes: full && calculated ? orderTaxes(full, calculated) : null,
  };
}

/** The order once this credit is issued, as the operation stores it. */
function credited(order: ChargedOrder, charges: Charges): ChargedOrder {
  const all = creditedWith(order, charges);
  const frozen = all.total - Math.round(order.creditedAmount * 100) - charges.total;
  return {
    ...order,
    credited: all,
    creditedAmount: toAmount(all.total),
    creditRefundedAmount: toAmount(Math.round(order.creditRefundedAmount * 100) + frozen),
  };
}

const anOrder = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        cents: fc.integer({ min: 1, max: 5000 }),
        rate: fc.constantFrom(0, 5, 20),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    shipping: fc.nat(900),
    off: fc.nat(300),
    terms: fc.option(
      fc.record({
        pricesIncludeTax: fc.boolean(),
        rounding: fc.constantFrom('line' as const, 'order' as const),
        treatment: fc.constantFrom('charged' as const, 'charged' as const, 'exempt' as const),
      }),
      { nil: undefined },
    ),
  })
  .map(({ lines, shipping, off, terms }) => orderOf(lines, shipping, off, terms));

const steps = fc.array(
  fc.record({
    line: fc.nat(5),
    pieces: fc.nat(9),
    part: fc.option(fc.nat(100), { nil: undefined }),
    delivery: fc.nat(100),
    /** Per cent of the paid total, refunded without goods before. */
    goodwill: fc.constantFrom(0, 0, 7),
  }),
  { minLength: 1, maxLength: 6 },
);

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

describe('credit notes that name goods', () => {
  it('credit a taxed shirt beside an untaxed one at its own rate alone', () => {
    const lines = [
      { quantity: 2, cents: 1200, rate: 20 },
      { quantity: 3, cents: 1000, rate: 0 },
    ];
    const order = orderOf(lines, 0, 0, { pricesIncludeTax: true, rounding: 'line', treatment: 'charged' });
    expect(creditOf(order, { lines: [{ line: 'l0', quantity: 1 }], delivery: 0 })).toMatchObject({
      ok: true,
      charges: { total: 1200, taxLines: [{ rate: 20, net: 1000, tax: 200 }], rows: [{ quantity: 1, unitCents: 1200 }] },
    });
  });

  it('refuse more than is left by row, an unknown line, a line twice, and nothing', () => {
    const order = orderOf([{ quantity: 2, cents: 1000, rate: 20 }], 500, 0, undefined);
    const refused = (lines: { line: string; quantity: number; cents?: number }[], delivery = 0) => {
      const credit = creditOf(order, { lines, delivery });
      return credit.ok ? credit : Object.keys(credit.fieldErrors);
    };
    expect(refused([{ line: 'l0', quantity: 3 }])).toEqual(['lines.0.quantity']);
    expect(refused([{ line: 'l0', quantity: 1, cents: 2001 }])).toEqual(['lines.0.amount']);
    expect(refused([{ line: 'other', quantity: 1 }])).toEqual(['lines.0.line']);
    expect(refused([{ line: 'delivery', quantity: 0, cents: 5 }])).toEqual(['lines.0.line']);
    const twice = { line: 'l0', quantity: 1 };
    expect(refused([twice, twice])).toEqual(['lines.1.line']);
    expect(refused([], 501)).toEqual(['delivery']);
    expect(refused([])).toEqual(['lines']);
  });

  it('lower what is to be paid, and once it was paid, leave it to be refunded', () => {
    const order = orderOf([{ quantity: 2, cents: 1000, rate: 20 }], 0, 0, undefined);
    const credit = creditOf(order, { lines: [{ line: 'l0', quantity: 1 }], delivery: 0 });
    const after = credited(order, credit.ok ? credit.charges : expect.fail());
    expect(orderDue(after)).toMatchObject({ toPay: 1000, toRefund: 0 });
    expect(orderDue({ ...after, paidAmount: 20 })).toMatchObject({ toPay: 0, toRefund: 1000 });
    expect(creditedTooMuch({ ...after, items: [], totalAmount: 0 })).toBeDefined();
    expect(creditedTooMuch(after)).toBeUndefined();
  });

  it('never exceed the invoice by row or rate, tie to the cent, and come to all of it in the end', () => {
    times(300)(fc.tuple(anOrder, steps), ([first, wishes]) => {
      const invoice: IssuedCharges = { kind: 'invoice', charges: chargesOf(first) };
      let order: ChargedOrder = { ...first, paidAmount: first.totalAmount };
      const issued = [invoice];
      const issue = (charges: Charges) => {
        issued.push({ kind: 'credit_note', charges });
        order = credited(order, charges);
      };
      const check = () => {
        // Oracle: invoice less every document so far, summed by rate from the documents alone.
        const left = chargedSoFar(issued);
        for (const { net, tax } of left.taxLines) expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
        expect(left.total).toBeGreaterThanOrEqual(0);
        if (left.taxLines.length > 0) expect(sum(left.taxLines.map(({ net, tax }) => net + tax))).toBe(left.total);
        expect(nextDocument(chargesOf(order), issued)).toBeUndefined();
        expect(creditedTooMuch(order)).toBeUndefined();
        const { toPay, toRefund } = orderDue(order);
        expect(toPay - toRefund).toBe(left.total - Math.round((order.paidAmount - order.refundedAmount) * 100));
        for (const { quantity, cents } of creditableRows(order)) {
          expect(quantity).toBeGreaterThanOrEqual(0);
          expect(cents).toBeGreaterThanOrEqual(0);
        }
      };
      check();
      for (const { line, pieces, part, delivery, goodwill } of wishes) {
        const refund = Math.floor((chargesOf(order).total * goodwill) / 100);
        const dueBack = orderDue(order).toRefund;
        if (refund > 0) {
          const ofCredit = toAmount(dueBack);
          order = {
            ...order,
            refundedAmount: toAmount(Math.round(order.refundedAmount * 100) + dueBack + refund),
            creditRefundedAmount: toAmount(Math.round((order.creditRefundedAmount + ofCredit) * 100)),
          };
          const next = nextDocument(chargesOf(order), issued) ?? expect.fail('A refund credits nothing.');
          expect(next.kind).toBe('credit_note');
          issued.push(next);
          check();
        }
        const rows = creditableRows(order);
        const row = rows[line % rows.length];
        if (!row) continue;
        const off = Math.floor(
          (sum(rows.flatMap((each) => (each.kind === 'delivery' ? each.cents : []))) * delivery) / 100,
        );
        const wish = {
          line: row.line,
          quantity: Math.min(pieces, row.quantity),
          ...(part !== undefined && { cents: Math.floor((row.cents * part) / 100) }),
        };
        const credit = creditOf(order, { lines: row.kind === 'line' ? [wish] : [], delivery: off });
        if (!credit.ok) continue;
        const { rows: made, taxLines, total } = credit.charges;
        for (const { rate } of taxLines) expect(made.map(({ taxRate }) => taxRate)).toContain(rate);
        if (taxLines.length > 0) expect(sum(taxLines.map(({ net, tax }) => net + tax))).toBe(total);
        issue(credit.charges);
        check();
      }
      const rest = creditableRows(order);
      const all = creditOf(order, {
        lines: rest.flatMap(({ kind, line, quantity, cents }) =>
          kind === 'line' && quantity + cents > 0 ? [{ line, quantity, cents }] : [],
        ),
        delivery: sum(rest.flatMap(({ kind, cents }) => (kind === 'delivery' ? cents : []))),
      });
      if (all.ok) issue(all.charges);
      expect(chargedSoFar(issued)).toMatchObject({ taxLines: [], total: 0 });
    });
  });

  it('of everything is the invoice', () => {
    times(300)(anOrder, (order) => {
      const rows = creditableRows(order);
      const credit = creditOf(order, {
        lines: rows.flatMap(({ kind, line, quantity }) => (kind === 'line' ? [{ line, quantity }] : [])),
        delivery: sum(rows.flatMap(({ kind, cents }) => (kind === 'delivery' ? cents : []))),
      });
      const { taxLines, total } = chargesOf(order);
      if (total === 0) return;
      const charges = credit.ok ? credit.charges : expect.fail(JSON.stringify(credit.fieldErrors));
      expect(addCharges([{ rows: [], taxLines, total }, negateCharges(charges)])).toMatchObject({
        taxLines: [],
        total: 0,
      });
    });
  });
});

it('cuts a refund by its cards and its credit notes', () => {
  const credits = [
    { id: 'a', left: 30 },
    { id: 'b', left: 100 },
  ];
  const cards = [{ checkout: 'c', cents: 50 }, { cents: 20 }];
  expect(cutParts(cards, partsByCredit(70, credits))).toEqual([
    { checkout: 'c', creditNote: 'a', cents: 30 },
    { checkout: 'c', creditNote: 'b', cents: 20 },
    { creditNote: 'b', cents: 20 },
  ]);
  expect(partsByCredit(140, credits)).toEqual([
    { creditNote: 'a', cents: 30 },
    { creditNote: 'b', cents: 100 },
    { cents: 10 },
  ]);
});
