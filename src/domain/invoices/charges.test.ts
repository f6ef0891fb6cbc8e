import { NO_CREDIT } from '../orders/order-credit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderDue } from '../orders/order-edit';
import { toAmount } from '../money/money';
import { addCharges, chargedSoFar, negateCharges, nextDocument, type Charges, type IssuedCharges } from './charges';
import { printedRows } from './printed-rows';
import { withNets } from './tax-rows';
import { chargesOf, withoutPart, type ChargedOrder } from './order-charges';
import { forAll, times } from '../../../tests/setup/for-all';

const order = (over: Partial<ChargedOrder> = {}): ChargedOrder => ({
  currency: 'USD',
  status: 'pending',
  items: [line({ quantity: 2 }), line({ sizeLabel: 'Small', sku: 'D-S', quantity: 1 })],
  discounts: [],
  shippingAmount: 0,
  totalAmount: 60,
  paidAmount: 0,
  refundedAmount: 0,
  ...NO_CREDIT,
  ...over,
});

function line({ quantity = 1, ...over }: Partial<ChargedOrder['items'][number]>): ChargedOrder['items'][number] {
  const price = { unitPrice: 20, totalPrice: 20 * quantity };
  return { productName: 'Match dress', color: 'Red', sku: 'D-M', sizeLabel: 'Medium', quantity, ...price, ...over };
}

function documentsOf(states: readonly ChargedOrder[]): IssuedCharges[] {
  const issued: IssuedCharges[] = [];
  for (const state of states) {
    const next = nextDocument(chargesOf(state), issued);
    if (next) issued.push(next);
  }
  return issued;
}

const summary = (documents: readonly IssuedCharges[]) =>
  documents.map(({ kind, charges: { rows, total } }) => [
    kind,
    total,
    rows.map(({ name, size, quantity, cents }) => [`${name} ${size}`.trim(), quantity, cents]),
  ]);

describe('documents of an order', () => {
  it('begin with an invoice over all of it', () => {
    const discounts = [{ productName: 'Match dress', color: 'Red', quantity: 3, percentOff: 5, amount: 3 }];
    expect(summary(documentsOf([order({ discounts, shippingAmount: 4.5, totalAmount: 61.5 })]))).toEqual([
      [
        'invoice',
        6150,
        [
          ['Match dress, Red Medium', 2, 4000],
          ['Match dress, Red Small', 1, 2000],
          ['5% off 3 × Match dress, Red', 0, -300],
          ['Delivery', 0, 450],
        ],
      ],
    ]);
  });

  it('are one for each change: an invoice over what was added, a credit note over what was taken away', () => {
    const more = order({ items: [line({ quantity: 5 })], totalAmount: 100 });
    const less = order({ items: [line({ quantity: 1 })], totalAmount: 20 });
    expect(summary(documentsOf([order(), more, less])).slice(1)).toEqual([
      [
        'invoice',
        4000,
        [
          ['Match dress, Red Medium', 3, 6000],
          ['Match dress, Red Small', -1, -2000],
        ],
      ],
      ['credit_note', 8000, [['Match dress, Red Medium', 4, 8000]]],
    ]);
  });

  it('are none where nothing changes in money, and the next one knows what did', () => {
    const swapped = order({ items: [line({ quantity: 3 })] });
    const less = order({ items: [line({ quantity: 2 })], totalAmount: 40 });
    expect(summary(documentsOf([order(), order({ status: 'shipped' }), swapped, less])).slice(1)).toEqual([
      ['credit_note', 2000, [['Match dress, Red Small', 1, 2000]]],
    ]);
  });

  it.each([
    ['more', 'invoice', 12, 10, { details: '5% off 12, before: 5% off 10', cents: -200 }],
    ['less', 'credit_note', 10, 12, { details: '5% off 10, before: 5% off 12', cents: -200 }],
  ])('print what a change does to the discount of a design once: %s', (_, kind, now, before, printed) => {
    const state = (quantity: number) =>
      order({
        items: [line({ quantity })],
        discounts: [{ productName: 'Match dress', color: 'Red', quantity, percentOff: 5, amount: quantity }],
        totalAmount: quantity * 19,
      });
    const document = documentsOf([state(before), state(now)])[1] ?? expect.fail('Nothing was issued.');
    const rows = printedRows(withNets(document.charges));
    expect([document.kind, rows.length]).toEqual([kind, 2]);
    expect(rows[1]).toMatchObject({ name: 'Change of discount, Match dress, Red', ...printed });
    expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(document.charges.total);
  });

  it('print the discounts of two kits of one product each by itself', () => {
    const of = (quantity: number) => ({ productName: 'Dress', quantity, percentOff: 5, amount: quantity });
    const rows = withNets(chargesOf(order({ discounts: [of(12), of(10)] })));
    expect(printedRows(rows).filter(({ cents }) => cents < 0)).toHaveLength(2);
  });

  it('take back all of an order that is cancelled, and charge it again where it is taken up', () => {
    const cancelled = order({ status: 'cancelled' });
    expect(summary(documentsOf([order(), cancelled, order()])).map(([kind, total]) => [kind, total])).toEqual([
      ['invoice', 6000],
      ['credit_note', 6000],
      ['invoice', 6000],
    ]);
  });

  it('take back a refund of what was owed, and not one of what was paid too much', () => {
    const paid = order({ paidAmount: 60 });
    expect(summary(documentsOf([paid, order({ paidAmount: 60, refundedAmount: 12.5 })])).slice(1)).toEqual([
      ['credit_note', 1250, [['Refund', 0, 1250]]],
    ]);
    const less = { items: [line({ quantity: 2 })], totalAmount: 40, paidAmount: 60 };
    const documents = documentsOf([paid, order(less), order({ ...less, refundedAmount: 20 })]);
    expect(documents.map(({ charges }) => charges.total)).toEqual([6000, 2000]);
  });
});

const anOrder = fc
  .record({
    status: fc.constantFrom('pending', 'processing', 'shipped', 'delivered', 'cancelled'),
    lines: fc.array(
      fc.record({ sku: fc.constantFrom('A', 'B', 'C'), quantity: fc.integer({ min: 1, max: 9 }), cents: fc.nat(5000) }),
      { minLength: 1, maxLength: 4 },
    ),
    shipping: fc.nat(900),
    off: fc.nat(300),
    paid: fc.nat(90_000),
    refunded: fc.nat(90_000),
  })
  .map(({ status, lines, shipping, off, paid, refunded }): ChargedOrder => {
    const sum = lines.reduce((cents, each) => cents + each.quantity * each.cents, 0);
    const discount = Math.min(off, sum);
    return order({
      status,
      items: lines.map(({ sku, quantity, cents }) =>
        line({ sku, quantity, unitPrice: toAmount(cents), totalPrice: toAmount(cents * quantity) }),
      ),
      discounts: discount ? [{ productName: 'Kit', quantity: 10, percentOff: 5, amount: toAmount(discount) }] : [],
      shippingAmount: toAmount(shipping),
      totalAmount: toAmount(sum - discount + shipping),
      paidAmount: toAmount(paid),
      refundedAmount: toAmount(Math.min(paid, refunded)),
    });
  });

describe('whatever becomes of an order', () => {
  it('its documents add up to what it comes to', () => {
    forAll(fc.array(anOrder, { minLength: 1, maxLength: 6 }), (states) => {
      const last = states.at(-1) ?? order();
      expect(chargedSoFar(documentsOf(states)).total).toBe(chargesOf(last).total);
    });
  });

  it('what was charged, less what was paid and not given back, is what is to be paid or refunded', () => {
    times(1000)(anOrder, (state) => {
      const { toPay, toRefund } = orderDue(state);
      const kept = Math.round((state.paidAmount - state.refundedAmount) * 100);
      expect(chargesOf(state).total - kept).toBe(toPay - toRefund);
    });
  });

  it('rows come to the total, each document has one that is not negative, and nothing is said twice', () => {
    forAll(fc.array(anOrder, { minLength: 1, maxLength: 6 }), (states) => {
      const documents = documentsOf(states);
      for (const { charges } of documents) {
        expect(charges.total).toBeGreaterThanOrEqual(0);
        expect(charges.rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(charges.total);
      }
      expect(nextDocument(chargesOf(states.at(-1) ?? order()), documents)).toBeUndefined();
    });
  });
});

const taxes = fc.array(fc.record({ rate: fc.constantFrom(20, 5, 0), net: fc.nat(100_000), tax: fc.nat(20_000) }), {
  minLength: 1,
  maxLength: 3,
});

describe('tax', () => {
  it('adds up by rate, and a change of it alone is told', () => {
    const at = (rate: number, net: number, tax: number): Charges => ({
      ...{ rows: [], taxLines: [{ rate, net, tax }], total: net + tax },
    });
    expect(addCharges([at(20, 100, 20), at(0, 50, 0), at(20, 10, 2), negateCharges(at(0, 50, 0))])).toEqual({
      rows: [],
      taxLines: [{ rate: 20, net: 110, tax: 22 }],
      total: 132,
    });
    expect(nextDocument(at(0, 120, 0), [{ kind: 'invoice', charges: at(20, 100, 20) }])).toEqual({
      kind: 'invoice',
      charges: {
        rows: [],
        taxLines: [
          { rate: 20, net: -100, tax: -20 },
          { rate: 0, net: 120, tax: 0 },
        ],
        total: 0,
      },
    });
  });

  it.each([
    ['with it, less that of what was given back', true, 0, [4000, 2000, -1200]],
    ['on top of prices without it', false, 0, [4000, 2000, -1000]],
    ['with what the customer does not pay taken off', true, 10, [4000, 2000, -1000, -1200]],
  ])('of an order is charged %s', (_, pricesIncludeTax, reliefAmount, rows) => {
    const taxLines = pricesIncludeTax ? [{ rate: 20, net: 50, tax: 10 }] : [{ rate: 20, net: 60, tax: 12 }];
    const totalAmount = (pricesIncludeTax ? 60 : 72) - reliefAmount;
    const taxes = {
      ...({ name: 'VAT', pricesIncludeTax, reliefAmount, treatment: reliefAmount > 0 ? 'exempt' : 'charged' } as const),
      taxLines: reliefAmount > 0 ? [{ rate: 0, net: 50, tax: 0 }] : taxLines,
    };
    const charges = chargesOf(order({ taxes, totalAmount, paidAmount: totalAmount, refundedAmount: 12 }));
    expect(charges.rows.map(({ cents }) => cents)).toEqual(rows);
    const tax = charges.taxLines.reduce((sum, line) => sum + line.tax, 0);
    const net = charges.taxLines.reduce((sum, line) => sum + line.net, 0);
    expect(net + tax).toBe(charges.total);
    const stated = charges.rows.reduce((sum, { cents }) => sum + cents, 0);
    expect(stated + (pricesIncludeTax ? 0 : tax)).toBe(charges.total);
  });

  it('falls with what is given back: by rate, to the cent, down to nothing', () => {
    const lines = [
      { rate: 20, net: 100_00, tax: 20_00 },
      { rate: 0, net: 60_00, tax: 0 },
    ];
    expect(withoutPart(lines, 60_00)).toEqual([
      { rate: 20, net: 66_67, tax: 13_33 },
      { rate: 0, net: 40_00, tax: 0 },
    ]);
    forAll(taxes, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
      const gross = all.reduce((sum, { net, tax }) => sum + net + tax, 0);
      const taken = Math.round(gross * part);
      const left = withoutPart(all, taken);
      expect(left.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(gross - taken);
      for (const [index, { net, tax }] of left.entries()) {
        expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(all[index]?.tax ?? 0);
      }
    });
  });
});
