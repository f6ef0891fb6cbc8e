import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvedText, awaitedApproval, PROOF_STATUSES, proofStatusLabel } from './proof';
import type { TeamOrderItem } from '../teams/team-order';
import { forAll } from '../../../tests/setup/for-all';

const item: TeamOrderItem = {
  productId: 'p1',
  productName: 'Dress',
  sku: 'D-1',
  color: 'Purple',
  quantities: { S: 2, M: 1 },
  unitPrice: 30,
  totalQuantity: 3,
  totalPrice: 90,
  customized: true,
  players: [
    { name: 'Abi Carter', nameOnBack: 'CARTER', number: 1, size: 'S' },
    { name: 'Bea Lindqvist', nameOnBack: 'BEA', number: 2, size: 'M' },
  ],
};
const bag: TeamOrderItem = { ...item, sku: 'B-1', color: null, quantities: { ONE: 3 }, players: [] };

describe('approvedText', () => {
  it('is the same whatever the order of lines, sizes and players, and at another price', () => {
    const shuffled = { ...item, unitPrice: 99, quantities: { M: 1, S: 2 }, players: item.players.toReversed() };
    expect(approvedText('f', [bag, shuffled])).toBe(approvedText('f', [item, bag]));
    const partsOf = (sizes: Record<string, string>) =>
      approvedText('f', [{ ...item, players: [{ ...item.players[0]!, sizes }] }]);
    expect(partsOf({ Shorts: 'L', Socks: 'M' })).toBe(partsOf({ Socks: 'M', Shorts: 'L' }));
    const withNone = { ...item, quantities: { ...item.quantities, L: 0 } };
    expect(approvedText('f', [withNone])).toBe(approvedText('f', [item]));
  });

  it.each<[string, Partial<TeamOrderItem>]>([
    ['a colour', { color: 'Black' }],
    ['a quantity', { quantities: { S: 3, M: 1 } }],
    ['a product', { sku: 'D-2' }],
    ['a kit', { kit: { hash: 'a'.repeat(64), name: 'Home', garment: 'netball-dress' } }],
    ['a logo', { prints: [{ assetId: 'a', name: 'Crest', place: 'back' }] }],
    ['a player less', { players: item.players.slice(1) }],
    ['a number', { players: item.players.map((player) => ({ ...player, number: 9 })) }],
    ['a name on a back', { players: item.players.map((player) => ({ ...player, nameOnBack: 'X' })) }],
    ['a size of a part', { players: item.players.map((player) => ({ ...player, sizes: { Shorts: 'L' } })) }],
    ['a size', { players: item.players.map((player) => ({ ...player, size: 'L' })) }],
  ])('changes with %s', (_what, change) => {
    expect(approvedText('f', [{ ...item, ...change }])).not.toBe(approvedText('f', [item]));
  });

  it('knows which part of a set is which garment of its kit', () => {
    const kit = { hash: 'a'.repeat(64), name: 'Home', garment: 'football-shirt' } as const;
    const textOf = (part: string) =>
      approvedText('f', [{ ...item, kit: { ...kit, parts: [{ part, garment: 'football-shorts' }] } }]);
    expect(new Set([approvedText('f', [{ ...item, kit }]), textOf('Shorts'), textOf('Spare')]).size).toBe(3);
  });

  it('knows a logo by its file and place', () => {
    const print = { assetId: 'a', name: 'Crest', place: 'back' } as const;
    const sleeve = { assetId: 'b', name: 'Acme', place: 'left-sleeve' } as const;
    const textOf = (...prints: NonNullable<TeamOrderItem['prints']>) => approvedText('f', [{ ...item, prints }]);
    expect(textOf()).toBe(approvedText('f', [item]));
    expect(textOf({ ...print, name: 'Crest 2026' }, sleeve)).toBe(textOf(sleeve, print));
    expect(textOf({ ...print, place: 'left-chest' })).not.toBe(textOf(print));
    expect(textOf({ ...print, assetId: 'b' })).not.toBe(textOf(print));
  });

  it('changes with the file, and with one line more', () => {
    expect(approvedText('g', [item])).not.toBe(approvedText('f', [item]));
    expect(approvedText('f', [item, item])).not.toBe(approvedText('f', [item]));
  });

  it('cannot be made equal by moving text between fields', () => {
    const player = fc.record({
      name: fc.string(),
      nameOnBack: fc.string(),
      number: fc.nat(99),
      size: fc.constant('S'),
    });
    forAll(player, player, (one, other) => {
      const same =
        JSON.stringify([one.name, one.nameOnBack, one.number]) ===
        JSON.stringify([other.name, other.nameOnBack, other.number]);
      const texts = [one, other].map((each) => approvedText('f', [{ ...item, players: [each] }]));
      expect(texts[0] === texts[1]).toBe(same);
    });
  });
});

it('names where a proof stands', () => {
  expect(PROOF_STATUSES.map(proofStatusLabel)).toEqual([
    'Waiting for approval',
    'Approved',
    'Changes requested',
    'No longer valid',
  ]);
});

it.each([
  [undefined, ''],
  ['waiting', ' Proof 2 is still with the team.'],
  ['changes_requested', ' The team asks for changes to proof 2: add the next one.'],
  ['approved', ' The order has changed since proof 2 was approved: add the next one.'],
  ['void', ' The order has changed since proof 2: add the next one.'],
] as const)('tells staff why production waits while the newest proof is %s', (status, state) => {
  const newest = status && { version: 2, status };
  expect(awaitedApproval(newest, { isApproved: false, who: 'team', open: [] })).toBe(
    `Production waits for a proof that the team has approved.${state}`,
  );
  expect(awaitedApproval(newest, { isApproved: true, who: 'team', open: [] })).toBeUndefined();
});

it('names the squads that production waits for', () => {
  const open = [
    { name: 'U13', status: 'waiting' },
    { name: 'Other pieces', status: 'waiting' },
    { name: 'Seniors', status: 'changes_requested' },
  ] as const;
  expect(awaitedApproval({ version: 2, status: 'waiting' }, { isApproved: false, who: 'team', open })).toBe(
    'Production waits for a proof that the team has approved. Proof 2 is still with the team. Not answered yet: U13, Other pieces. Changes requested: Seniors.',
  );
});
