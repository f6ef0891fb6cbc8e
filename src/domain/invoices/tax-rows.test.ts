import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/setup/for-all';
import { toAmount } from '../money/money';
import { NO_CREDIT } from '../orders/order-credit';
import { calculateTaxes, type TaxTerms } from '../taxes/calculate-taxes';
import { orderTaxes } from '../taxes/order-taxes';
import { nextDocument, type ChargeRow, type Charges, type IssuedCharges, type TaxLine } from './charges';
import { creditableRows, creditedWith, creditOf } from './credit-notes';
import { chargesOf, type ChargedOrder } from './order-charges';
import { readCharges, storedCharges } from './stored-charges';
import { findUntied, withNets, withRates } from './tax-rows';

type Line = { design: number; quantity: number; cents: number; rate: number };
type Given = {
  lines: Line[];
  tiers: number[];
  offer: { rate: number; percent: number } | undefined;
  shipping: number;
  refund: number;
  terms: TaxTerms;
};

const RATES = [20, 5, 0, 8.875] as const;

function takeOff(cents: number[], places: number[], off: number): void {
  for (const place of places) {
    const part = Math.min(off, cents[place]!);
    cents[place]! -= part;
    off -= part;
  }
}

function orderOf({ lines, tiers, offer, shipping, refund, terms }: Given): ChargedOrder {
  const cents = lines.map((line) => line.quantity * line.cents);
  const discounts: ChargedOrder['discounts'][number][] = [];
  for (const [design, percent] of tiers.entries()) {
    const places = lines.flatMap((line, index) => (line.design === design ? index : []));
    const off = Math.floor((places.reduce((sum, place) => sum + cents[place]!, 0) * percent) / 100);
    if (off === 0) continue;
    takeOff(cents, places, off);
    discounts.push({
      productName: `Design ${design}`,
      color: 'Red',
      quantity: 10,
      percentOff: percent,
      amount: off / 100,
    });
  }
  if (offer) {
    const places = lines.flatMap((line, index) => (line.rate === offer.rate ? index : []));
    const off = Math.floor((places.reduce((sum, place) => sum + cents[place]!, 0) * offer.percent) / 100);
    takeOff(cents, places, off);
    if (off > 0) discounts.push({ productName: 'Spring', quantity: 1, percentOff: 0, amount: off / 100, offer: 'o' });
  }
  const full = { ...terms, name: 'VAT', vatNumber: null };
  const calculated = calculateTaxes(
    lines.map(({ rate }, index) => ({ rate, cents: cents[index]! })),
    shipping,
    full,
  );
  const total = calculated.totalCents;
  return {
    ...{ currency: 'GBP', status: 'pending', ...NO_CREDIT, discounts, shippingAmount: toAmount(shipping) },
    items: lines.map(({ design, quantity, cents: unit, rate }, index) => ({
      ...{ line: `l${index}`, productName: `Design ${design}`, color: 'Red', sku: `S${index}`, sizeLabel: 'Small' },
      ...{ quantity, unitPrice: toAmount(unit), totalPrice: toAmount(unit * quantity) },
      tax: { rate: terms.treatment === 'charged' ? rate : 0, reliefRate: rate },
    })),
    totalAmount: toAmount(total),
    paidAmount: toAmount(total),
    refundedAmount: toAmount(Math.floor((total * refund) / 100)),
    taxes: orderTaxes(full, calculated),
  };
}

const someTerms = fc.record({
  pricesIncludeTax: fc.boolean(),
  rounding: fc.constantFrom('line' as const, 'order' as const),
  treatment: fc.constantFrom('charged' as const, 'charged' as const, 'exempt' as const),
});

const givenWith = (terms: TaxTerms): fc.Arbitrary<Given> =>
  fc.record({
    lines: fc.array(
      fc.record({
        design: fc.nat(2),
        quantity: fc.integer({ min: 1, max: 30 }),
        cents: fc.nat(6000),
        rate: fc.constantFrom(...RATES),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    tiers: fc.array(fc.constantFrom(0, 5, 10, 90), { minLength: 3, maxLength: 3 }),
    offer: fc.option(fc.record({ rate: fc.constantFrom(...RATES), percent: fc.nat(100) }), { nil: undefined }),
    shipping: fc.constantFrom(0, 1, 495, 1250),
    refund: fc.constantFrom(0, 0, 0, 13, 100),
    terms: fc.constant(terms),
  });

const someStates = someTerms.chain((terms) => fc.array(givenWith(terms), { minLength: 1, maxLength: 4 }));

const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);

const sumAt = (rows: readonly ChargeRow[], rate: number, of: (row: never) => number) =>
  sum(rows.filter(({ taxRate }) => taxRate === rate).map((row) => of(row as never)));

function expectTied(charges: Charges, { pricesIncludeTax }: TaxTerms, isRelieved: boolean): void {
  const rows = withNets(charges);
  const rates = [...new Set([...rows.map(({ taxRate }) => taxRate!), ...charges.taxLines.map(({ rate }) => rate)])];
  for (const rate of rates) {
    const { net = 0, tax = 0 } = charges.taxLines.find((line) => line.rate === rate) ?? {};
    expect(sumAt(rows, rate, (row: { net: number }) => row.net)).toBe(net);
    if (!isRelieved)
      expect(sumAt(rows, rate, (row: { cents: number }) => row.cents)).toBe(pricesIncludeTax ? net + tax : net);
  }
  const tax = sum(charges.taxLines.map((line) => line.tax));
  expect(sum(rows.map(({ net }) => net)) + tax).toBe(charges.total);
  if (!isRelieved) expect(sum(rows.map(({ cents }) => cents)) + (pricesIncludeTax ? 0 : tax)).toBe(charges.total);
  expect(findUntied(charges)).toBeUndefined();
}

/** The document with a cent more in one of its amounts. */
function changes(charges: Charges): Charges[] {
  const { rows, taxLines } = charges;
  const withRow = (row: ChargeRow, place: number) => ({ ...charges, rows: rows.with(place, row) });
  const withLine = (line: TaxLine, place: number) => ({ ...charges, taxLines: taxLines.with(place, line) });
  return [
    { ...charges, total: charges.total + 1 },
    ...rows.map((row, place) => withRow({ ...row, cents: row.cents + 1 }, place)),
    ...taxLines.map((line, place) => withLine({ ...line, net: line.net + 1 }, place)),
  ];
}

const noteOf = (order: ChargedOrder): Charges | undefined => {
  const rows = creditableRows(order).filter(({ kind, quantity }) => kind === 'line' && quantity > 0);
  const credit = creditOf(order, {
    lines: rows.slice(0, 2).map(({ line, quantity }) => ({ line, quantity: Math.ceil(quantity / 2) })),
    delivery: 0,
  });
  return credit.ok ? credit.charges : undefined;
};

describe('rows of a document', () => {
  it('tie to its tax lines and total by rate, of every invoice and credit note of an order', () => {
    times(1500)(someStates, (states) => {
      const issued: IssuedCharges[] = [];
      const issue = (document: IssuedCharges, given: Given) => {
        expectTied(document.charges, given.terms, given.terms.treatment === 'exempt');
        const stored = storedCharges(document.charges, 'GBP');
        expect(readCharges(structuredClone(stored), 'GBP')).toEqual(document.charges);
        issued.push(document);
      };
      for (const given of states) {
        const next = nextDocument(chargesOf(orderOf(given)), issued);
        if (next) issue(next, given);
      }
      const last = states.at(-1)!;
      const order = orderOf(last);
      const note = noteOf(order);
      if (!note) return;
      issue({ kind: 'credit_note', charges: note }, last);
      const credited = creditedWith(order, note);
      const after = { ...order, credited, creditedAmount: toAmount(credited.total) };
      const creditRefundedAmount = toAmount(credited.total - note.total);
      expect(nextDocument(chargesOf({ ...after, creditRefundedAmount }), issued)).toBeUndefined();
    });
  });

  it('do not tie once a single amount is a cent more', () => {
    times(500)(someTerms.chain(givenWith), (given) => {
      const charges = chargesOf(orderOf(given));
      // With a cent more on a row, prices without a tax of a cent are prices that contain it.
      if (sum(charges.taxLines.map(({ tax }) => tax)) === 1) return;
      for (const changed of changes(charges)) expect(findUntied(changed)).toBeDefined();
    });
  });

  it('tie at prices without tax where more at one rate and less at another come to no tax', () => {
    const terms = { pricesIncludeTax: false, rounding: 'order', treatment: 'charged' } as const;
    const billed = (lines: Line[]) =>
      chargesOf(orderOf({ lines, tiers: [], offer: undefined, shipping: 0, refund: 0, terms }));
    const goods = (twenty: number, five: number): Line[] => [
      { design: 0, quantity: 1, cents: twenty, rate: 20 },
      { design: 1, quantity: 1, cents: five, rate: 5 },
    ];
    const before = { kind: 'invoice', charges: billed(goods(1000, 1000)) } as const;
    const { charges } = nextDocument(billed(goods(750, 2000)), [before])!;
    expect(charges.taxLines.map(({ tax }) => tax)).toEqual([-50, 50]);
    expectTied(charges, terms, false);
  });

  it('are each within rounding of their own net, as an oracle of exact fractions has it', () => {
    times(1000)(someTerms.chain(givenWith), (given) => {
      if (given.terms.treatment === 'exempt') return;
      const charges = chargesOf(orderOf(given));
      const isContained = given.terms.pricesIncludeTax && charges.taxLines.some(({ tax }) => tax !== 0);
      for (const { cents, net, taxRate } of withNets(charges)) {
        const scale = 1000n;
        const whole = 100n * scale + (isContained ? BigInt(Math.round(taxRate! * 1000)) : 0n);
        const off = BigInt(net) * whole - BigInt(cents) * 100n * scale;
        expect(Number(off < 0n ? -off : off) / Number(whole)).toBeLessThan(2 + given.lines.length);
        if (!isContained) expect(net).toBe(cents);
      }
    });
  });

  it('share delivery by the worth of the goods, and an offer for some goods at their rates', () => {
    const line = (design: number, cents: number, rate: number): Line => ({ design, quantity: 1, cents, rate });
    const terms = { pricesIncludeTax: true, rounding: 'line', treatment: 'charged' } as const;
    const given = { lines: [line(0, 2400, 20), line(1, 1000, 0)], tiers: [0, 10, 0], shipping: 330, refund: 0, terms };
    const printed = (of: Given) =>
      withNets(chargesOf(orderOf(of))).map(({ name, taxRate, cents, net }) => [name, taxRate, cents, net]);
    expect(printed({ ...given, offer: undefined })).toEqual([
      ['Design 0, Red', 20, 2400, 2000],
      ['Design 1, Red', 0, 1000, 1000],
      ['10% off 10 × Design 1, Red', 0, -100, -100],
      ['Delivery', 20, 240, 200],
      ['Delivery', 0, 90, 90],
    ]);
    expect(printed({ ...given, offer: { rate: 20, percent: 50 } })[3]).toEqual(['Spring', 20, -1200, -1000]);
  });

  it('get a rate in documents from before discounts and delivery had one, and none without tax', () => {
    const plain = (kind: ChargeRow['kind'], name: string, cents: number): ChargeRow => ({
      ...{ kind, name, sku: '', size: '', quantity: 0, unitCents: null, taxRate: null, cents },
    });
    const rows = [
      { ...plain('line', 'Shirt', 1200), taxRate: 20 },
      { ...plain('line', 'Book', 1000), taxRate: 0 },
      plain('delivery', 'Delivery', 300),
      plain('refund', 'Refund', -100),
    ];
    const taxLines = [
      { rate: 20, net: 1100, tax: 220 },
      { rate: 0, net: 1080, tax: 0 },
    ];
    const charges = { rows, taxLines, total: 2400 };
    const rated = withRates(charges);
    expect(rated.rows.every(({ taxRate }) => taxRate !== null)).toBe(true);
    expectTied(charges, { pricesIncludeTax: true, rounding: 'line', treatment: 'charged' }, false);
    const untaxed = { rows: [plain('delivery', 'Delivery', 300)], taxLines: [], total: 300 };
    expect(withNets(untaxed)).toEqual([{ ...untaxed.rows[0], net: 300 }]);
  });
});
