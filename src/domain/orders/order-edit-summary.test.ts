import { expect, it } from 'vitest';
import { conflictText } from './order-edit-messages';
import { editSummary, snapshotDifference, snapshotOf, type SnapshotSource } from './order-edit-summary';

const source: SnapshotSource = {
  contact: { firstName: 'Ada', lastName: 'Okafor', email: 'ada@shopper.test', phone: null },
  shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
  notes: null,
  lines: [
    {
      productId: 'k',
      productName: 'Kit',
      sku: 'K',
      color: 'Red',
      sizeLabel: 'Small',
      quantity: 2,
      unitPrice: 20,
      totalPrice: 40,
    },
    { productId: 'b', productName: 'Bag', sku: 'B', quantity: 1, unitPrice: 9.5, totalPrice: 9.5 },
  ],
  totalAmount: 49.5,
};

const changed = (more: Partial<SnapshotSource>) =>
  snapshotDifference(snapshotOf(source), snapshotOf({ ...source, ...more }));

it('keeps of an edit what differs, and nothing of none', () => {
  expect(changed({})).toBeUndefined();
  expect(changed({ notes: 'Ring twice' })).toEqual({ before: { notes: '' }, after: { notes: 'Ring twice' } });
});

it('says what changed', () => {
  const [kit] = source.lines;
  const difference = changed({
    contact: { ...source.contact, phone: '0113 496 0000' },
    shippingAddress: { ...source.shippingAddress, line1: '2 High Street' },
    notes: 'Ring twice',
    lines: [
      { ...kit!, quantity: 5 },
      { ...kit!, sizeLabel: 'Large', quantity: 1 },
    ],
    totalAmount: 120,
  });
  expect(editSummary(difference?.before, difference?.after)).toEqual([
    'Kit, Red, Small: 2 → 5',
    'Removed 1 × Bag',
    'Added 1 × Kit, Red, Large',
    'Total: $49.50 → $120.00',
    'Contact: Ada Okafor, ada@shopper.test → Ada Okafor, ada@shopper.test, 0113 496 0000',
    'Address: 1 High Street, Leeds, LS1 4AP, GB → 2 High Street, Leeds, LS1 4AP, GB',
    'Notes: “Ring twice”',
  ]);
  expect(editSummary(null, 'x')).toEqual([]);
});

it('says nothing of what stays as it was', () => {
  const summaryOf = (more: Partial<SnapshotSource>) => {
    const { before, after } = changed(more) ?? {};
    return editSummary(before, after);
  };
  const [kit, bag] = source.lines;
  expect(summaryOf({ notes: 'Ring twice' })).toEqual(['Notes: “Ring twice”']);
  expect(summaryOf({ totalAmount: 60 })).toEqual(['Total: $49.50 → $60.00']);
  expect(summaryOf({ contact: { ...source.contact, firstName: 'Bea' } })).toEqual([
    'Contact: Ada Okafor, ada@shopper.test → Bea Okafor, ada@shopper.test',
  ]);
  expect(summaryOf({ lines: [kit!, { ...bag!, quantity: 2 }] })).toEqual(['Bag: 1 → 2']);
  expect(summaryOf({ corrected: [kit!] })).toEqual(['Kit, Red, Small: names and numbers corrected']);
  expect(editSummary({ notes: 'Ring twice' }, { notes: '' })).toEqual(['Notes removed']);
});

it.each([
  [{ purchaseOrder: 'PO 7' }, 'Purchase order: – → PO 7', 'Purchase order: PO 7 → –'],
  [{ delivery: 'Express' }, 'Delivery: – → Express', 'Delivery: Express → –'],
  [{ companyName: 'Okafor Ltd' }, 'Invoice to: – → Okafor Ltd', 'Invoice to: Okafor Ltd → –'],
])('says what was set and what was removed: %j', (more, set, removed) => {
  const { before, after } = changed(more) ?? {};
  expect(editSummary(before, after)).toEqual([set]);
  expect(editSummary(after, before)).toEqual([removed]);
});

it('writes a corrected design once for all its lines, and not as goods added and removed', () => {
  const [shirt] = source.lines;
  const kitOf = (hash: string, name: string) => ({ hash, name, garment: 'football-shirt' }) as const;
  const small = { ...shirt!, id: 'a', color: undefined, kit: kitOf('1', 'Home') };
  const large = { ...small, id: 'b', sizeLabel: 'Large' as const };
  const away = { ...small, id: 'c', kit: kitOf('3', 'Away') };
  const summaryOf = (kit: typeof small.kit, quantity = 2) => {
    const is = [small, large].map((line) => ({ ...line, kit }));
    const was = snapshotOf({ ...source, lines: [small, large, away] });
    const lines = [is[0]!, { ...is[1]!, quantity }, away];
    const { before, after } = snapshotDifference(was, snapshotOf({ ...source, lines })) ?? {};
    return editSummary(before, after);
  };
  expect(summaryOf(kitOf('2', 'Home 2'))).toEqual(['Kit, kit: “Home” → “Home 2”']);
  expect(summaryOf(kitOf('2', 'Home'), 3)).toEqual([
    'Kit, kit “Home”: the design has changed',
    'Kit, Home, Large: 2 → 3',
  ]);
  expect(summaryOf(kitOf('1', 'Home'), 3)).toEqual(['Kit, Home, Large: 2 → 3']);
});

it('says nothing of an entry that is no edit, or half of one', () => {
  expect(editSummary({ totalAmount: 5 }, { totalAmount: '5' })).toEqual([]);
  expect(editSummary({ totalAmount: '5' }, { totalAmount: 5 })).toEqual([]);
  expect(editSummary({}, { totalAmount: 5 })).toEqual([]);
  expect(editSummary({ totalAmount: 5 }, {})).toEqual([]);
});

it('names who was faster', () => {
  expect(conflictText({ by: 'Jo Price', status: 'shipped', movedOn: true }, '14:05')).toBe(
    'Jo Price changed this order to Shipped at 14:05. Nothing was overwritten.',
  );
  expect(conflictText({ by: null, status: 'shipped', movedOn: false }, '14:05')).toMatch(
    /^Someone else changed this order at/,
  );
});

it('says which prices staff changed, and which goods are no longer from stock', () => {
  const [kit, bag] = source.lines;
  const difference = changed({
    lines: [
      { ...kit!, quantity: 3, unitPrice: 18 },
      { ...bag!, isMadeToOrder: true },
      {
        ...{ productId: null, productName: 'Set-up', sku: '', quantity: 1, unitPrice: 25, totalPrice: 25 },
        custom: { taxClass: 'standard', isService: true },
      },
    ],
    discounts: [{ productName: 'Loyalty', quantity: 4, percentOff: 10, amount: 8.85, isGiven: true }],
    priceReason: 'Sponsor',
  });
  expect(editSummary(difference?.before, difference?.after)).toEqual([
    'Bag: from stock → made to order',
    'Kit, Red, Small: $20.00 → $18.00 each',
    'Kit, Red, Small: 2 → 3',
    'Added 1 × Set-up',
    'Discount: – → Loyalty, 10%',
    'Prices changed: Sponsor',
  ]);
});
