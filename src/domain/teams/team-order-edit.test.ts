import { expect, it } from 'vitest';
import { editScope, returnsToPending, teamEditSummary, teamEditVoids } from './team-order-edit';
import type { TeamOrderItem } from './team-order';
import { draftOfOrder, orderedLine } from './team-order-draft';

const item = (change: Partial<TeamOrderItem> = {}): TeamOrderItem => ({
  productId: 'dress',
  productName: 'Dress',
  sku: 'D',
  color: 'Purple',
  quantities: { S: 1, M: 2 },
  unitPrice: 30,
  totalQuantity: 3,
  totalPrice: 90,
  customized: true,
  players: [{ memberId: 'abi', name: 'Abi', nameOnBack: 'CARTER', number: 7, size: 'S' }],
  ...change,
});
const undelivered = { delivery: null, shippingAmount: 0, promisedDate: null };
const order = (items: TeamOrderItem[], totalAmount = 90, notes = '') => ({
  data: { items, discounts: [] },
  totalAmount,
  notes,
  delivery: { ...{ shippingAddress: null, neededBy: null, purchaseOrder: null }, ...undelivered },
});

it('says what an edit changes, and nothing of what stays', () => {
  expect(teamEditSummary(order([item()]), order([item()]))).toEqual([]);
  const after = [
    item({ quantities: { S: 1, M: 3 }, players: [{ name: 'Abi', nameOnBack: '', number: null, size: 'S' }] }),
    item({ productName: 'Bag', color: null, quantities: { ONE: 2 }, totalQuantity: 2, players: [] }),
  ];
  expect(teamEditSummary(order([item()]), order(after, 140, 'By May'))).toEqual([
    'Dress, Purple, Medium: 2 → 3',
    'Dress, Purple: no longer Abi, “CARTER”, no. 7, Small',
    'Dress, Purple: now Abi, Small',
    'Added 2 × Bag',
    'Total: $90.00 → $140.00',
    'Notes: “By May”',
  ]);
  expect(teamEditSummary(order(after, 140, 'By May'), order([after[0]!], 120))).toEqual([
    'Removed 2 × Bag',
    'Total: $140.00 → $120.00',
    'Notes removed',
  ]);
});

it('says which logos came, went or moved between the lines of a product', () => {
  const crest = { assetId: 'crest', name: 'Crest', place: 'left-chest' } as const;
  const acme = { assetId: 'acme', name: 'Acme', place: 'back' } as const;
  const summary = (was: TeamOrderItem[], is: TeamOrderItem[]) => teamEditSummary(order(was), order(is));
  const [plain, badged] = [item(), item({ prints: [crest] })];
  expect(summary([plain], [badged])).toEqual(['Dress, Purple, logos: none → “Crest” (left chest)']);
  expect(summary([badged], [item({ prints: [crest, acme] })])).toEqual([
    'Dress, Purple, logos: “Crest” (left chest) → “Crest” (left chest), “Acme” (back)',
  ]);
  expect(summary([badged], [item({ prints: [{ ...crest, assetId: 'newer' }] })])).toEqual([
    'Dress, Purple, logos: “Crest” (left chest), from another file',
  ]);
  expect(summary([item({ productName: 'Bag' })], [item({ productName: 'Bag' }), badged])).toEqual([
    'Added 3 × Dress, Purple, “Crest” (left chest)',
  ]);
  expect(summary([plain, badged], [plain, item({ prints: [acme], quantities: { S: 1, M: 3 } })])).toEqual([
    'Dress, Purple, “Crest” (left chest), Medium: 2 → 3',
    'Dress, Purple, logos: “Crest” (left chest) → “Acme” (back)',
  ]);
  const few = { quantities: { M: 1 }, totalQuantity: 1, players: [] };
  const many = { quantities: { M: 4 }, totalQuantity: 4, players: [] };
  expect(
    summary([item(few), item({ ...many, prints: [crest] })], [item({ ...few, prints: [crest] }), item(many)]),
  ).toEqual(['Dress, Purple, no logos, Medium: 1 → 4', 'Dress, Purple, “Crest” (left chest), Medium: 4 → 1']);
});

it('tells kits apart by what they are, not by their names', () => {
  const kit = (hash: string, name = 'My kit') => ({ hash, name, garment: 'netball-dress' }) as const;
  const made = (hash: string, name?: string, change: Partial<TeamOrderItem> = {}) =>
    item({ color: null, kit: kit(hash, name), ...change });
  const summary = (was: TeamOrderItem[], is: TeamOrderItem[]) => teamEditSummary(order(was), order(is));
  expect(summary([made('a')], [made('b')])).toEqual(['Dress, kit “My kit”: the design has changed']);
  expect(summary([made('a')], [made('b', 'Riverside home', { quantities: { S: 1, M: 3 } })])).toEqual([
    'Dress, kit: “My kit” → “Riverside home”',
    'Dress, kit “Riverside home”, Medium: 2 → 3',
  ]);
  expect(summary([made('a'), made('h', 'Home')], [made('h2', 'Home'), made('b')])).toEqual([
    'Dress, kit “My kit”: the design has changed',
    'Dress, kit “Home”: the design has changed',
  ]);
  expect(summary([made('a'), made('a')], [made('a'), made('b')])).toEqual([
    'Dress, kit “My kit”, Small: 2 → 1',
    'Dress, kit “My kit”, Medium: 4 → 2',
    'Dress, kit “My kit”: no longer Abi, “CARTER”, no. 7, Small',
    'Added 3 × Dress, kit “My kit”',
  ]);
  expect(summary([item()], [made('a')])).toEqual(
    ['Added 3 × Dress, kit “My kit”', 'Removed 3 × Dress, Purple'].reverse(),
  );
});

it('says where an order goes now', () => {
  const to = { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' };
  const before = order([item()]);
  const after = {
    ...before,
    delivery: { shippingAddress: to, neededBy: '2026-11-27', purchaseOrder: 'PO-7', ...undelivered },
  };
  expect(teamEditSummary(before, after)).toEqual([
    'Deliver to: – → 1 High Street, Leeds LS1 1AA, United Kingdom',
    'Needed by: – → Fri, 27 Nov 2026',
    'Purchase order: – → PO-7',
  ]);
  expect(teamEditSummary(after, after)).toEqual([]);
});

it('leaves staff the delivery once production has started, until all is despatched', () => {
  const scopes = (status: 'pending' | 'in_production' | 'delivered', isDespatched = false) =>
    [true, false].map((isByTeam) => editScope({ status, isDespatched }, isByTeam));
  expect(scopes('pending')).toEqual(['all', 'all']);
  expect(scopes('in_production')).toEqual(['none', 'delivery']);
  expect(scopes('in_production', true)).toEqual(['none', 'none']);
  expect(scopes('delivered')).toEqual(['none', 'none']);
});

it('voids only what no longer fits', () => {
  const edit = { status: 'approved', proof: 'approved', isMadeAlike: false, isByTeam: true } as const;
  expect(teamEditVoids(edit)).toHaveLength(2);
  expect(teamEditVoids({ ...edit, isMadeAlike: true })).toEqual([]);
  expect(teamEditVoids({ ...edit, proof: 'changes_requested' })).toHaveLength(1);
  expect(teamEditVoids({ ...edit, status: 'pending', proof: null })).toEqual([]);
  expect(returnsToPending({ ...edit, isByTeam: false })).toBe(false);
});

it('opens an order as a draft whose lines know what they were', () => {
  const data = { items: [item(), item({ productName: 'Bag', quantities: { Small: 2 }, players: [] })], discounts: [] };
  const draft = draftOfOrder(data);
  expect(draft).toMatchObject([
    { players: [{ memberId: 'abi', name: 'Abi', nameOnBack: 'CARTER', number: 7, size: 'S' }], extras: { M: 2 } },
    { players: [], extras: { S: 2 } },
  ]);
  expect(draft.map(({ key }) => orderedLine(data, key)?.productName)).toEqual(['Dress', 'Bag']);
  for (const key of ['item-0', 'ordered-9', 'ordered-x']) expect(orderedLine(data, key)).toBeUndefined();
});

it('says of two players who are alike which one has changed', () => {
  const tom = (memberId: string, size: string) => ({
    memberId,
    name: 'Tom Smith',
    nameOnBack: '',
    number: null,
    size,
  });
  const before = item({ players: [tom('a', 'S'), tom('b', 'M')] });
  const after = item({ players: [tom('a', 'S'), tom('b', 'L')], quantities: { S: 1, M: 1, L: 1 } });
  expect(teamEditSummary(order([before]), order([after]))).toEqual([
    'Dress, Purple, Medium: 2 → 1',
    'Dress, Purple, Large: 0 → 1',
    'Dress, Purple: no longer Tom Smith (2 of 2), Medium',
    'Dress, Purple: now Tom Smith (2 of 2), Large',
  ]);
});
