import { describe, expect, it } from 'vitest';
import { priceChanges, withPresentRoster } from './next-season';
import type { DraftItem, DraftPlayer } from './team-draft';
import type { RosterMember } from './team-draft-changes';
import { ONE_SIZE, type TeamOrderItem } from './team-order';

const member = (id: string, name: string, number: number, changes: Partial<RosterMember> = {}): RosterMember => ({
  ...{ id, name, number, nameOnBack: null, sizePreference: 'M', shortsSize: null, socksSize: null, squad: null },
  ...changes,
});
const player = (name: string, number: number | null, changes: Partial<DraftPlayer> = {}): DraftPlayer => ({
  ...{ memberId: name.slice(0, 1).toLowerCase(), name, number, nameOnBack: number === null ? '' : name, size: 'M' },
  ...changes,
});
const RULES = { numbersUniqueIn: 'squad', backNames: 'surname', capitalNames: false } as const;
const line = (players: DraftPlayer[], changes: Partial<DraftItem> = {}): DraftItem => ({
  ...{ key: 'k', product: 'shirt', color: null, kit: 'f'.repeat(64), players, extras: {} },
  ...changes,
});
const again = (items: DraftItem[], roster: RosterMember[]) =>
  withPresentRoster(items, roster, () => ({ size: 'sizePreference' }), RULES);

describe('withPresentRoster', () => {
  it('takes out who left, adds who joined, and follows the roster for everyone else', () => {
    const order = [line([player('Abi', 1), player('Bea', 2), player('Cleo', 3)])];
    const roster = [
      member('a', 'Abi', 1),
      member('b', 'Bea', 9, { sizePreference: 'L', nameOnBack: 'BEE' }),
      member('d', 'Dot', 4),
    ];
    const { items, changes } = again(order, roster);
    expect(items).toEqual([
      line([
        player('Abi', 1),
        player('Bea', 9, { nameOnBack: 'BEE', size: 'L' }),
        { memberId: 'd', name: 'Dot', nameOnBack: 'Dot', number: 4, size: 'M' },
      ]),
    ]);
    expect(changes).toEqual({
      left: ['Cleo'],
      joined: ['Dot'],
      changed: ['Bea: number 9, was 2; name on back BEE, was Bea; size Large, was Medium.'],
    });
  });

  it('prints nothing on what had nothing printed on it, and leaves extra pieces alone', () => {
    const order = [line([player('Abi', null)], { extras: { L: 2 } }), line([], { key: 'bags', extras: { ONE: 5 } })];
    const { items } = withPresentRoster(
      order,
      [member('a', 'Abi', 7)],
      ({ key }) => ({
        size: key === 'bags' ? undefined : 'sizePreference',
      }),
      RULES,
    );
    expect(items).toEqual(order);
  });

  it('keeps a line for a few of the team theirs', () => {
    const order = [
      line([player('Abi', 1), player('Bea', 2), player('Cleo', 3)]),
      line([player('Abi', 1)], { key: 'keeper' }),
    ];
    const { items } = again(order, [
      member('a', 'Abi', 1),
      member('b', 'Bea', 2),
      member('c', 'Cleo', 3),
      member('d', 'Dot', 4),
    ]);
    expect(items.map(({ players }) => players.map(({ name }) => name))).toEqual([
      ['Abi', 'Bea', 'Cleo', 'Dot'],
      ['Abi'],
    ]);
  });

  it('knows a player without an id by name, and lets one stay who was never on the roster', () => {
    const typed = [player('abi ', 1, { memberId: undefined }), player('Coach', 99, { memberId: undefined })];
    const { items, changes } = again([line(typed)], [member('x', 'Abi', 1)]);
    expect(items[0]?.players).toMatchObject([
      { memberId: 'x', name: 'Abi' },
      { name: 'Coach', number: 99 },
    ]);
    expect(changes).toMatchObject({ left: [], joined: [] });
  });

  it('leaves the size of the order where the roster has none, and asks for one of who is new', () => {
    const roster = [member('a', 'Abi', 1, { sizePreference: null }), member('d', 'Dot', 4, { sizePreference: null })];
    expect(again([line([player('Abi', 1, { size: 'S' })])], roster).items[0]?.players).toMatchObject([
      { name: 'Abi', size: 'S' },
      { name: 'Dot', size: '' },
    ]);
    const bags = withPresentRoster(
      [line([player('Abi', null, { size: ONE_SIZE })])],
      roster,
      () => ({
        size: undefined,
      }),
      RULES,
    );
    expect(bags.items[0]?.players.map(({ size }) => size)).toEqual([ONE_SIZE, ONE_SIZE]);
  });

  it('follows the roster for each part of a set, and leaves the sizes of the order where it knows none', () => {
    const parts = (['sizePreference', 'shortsSize', 'socksSize'] as const).map((worn) => ({
      name: worn,
      worn,
      sizes: [],
    }));
    const order = [line([player('Abi', 1, { sizes: { shortsSize: 'L', socksSize: 'S' } })])];
    const worn = { size: 'sizePreference', parts } as const;
    const known = withPresentRoster(order, [member('a', 'Abi', 1, { shortsSize: 'XL' })], () => worn, RULES);
    expect(known.items[0]?.players[0]?.sizes).toEqual({ shortsSize: 'XL' });
    expect(known.changes.changed).toEqual([
      'Abi: sizes of parts shortsSize X-Large, was shortsSize Large · socksSize Small.',
    ]);
    const unknown = member('a', 'Abi', 1, { sizePreference: null });
    expect(withPresentRoster(order, [unknown], () => worn, RULES).items).toEqual(order);
  });

  it('brings nobody into an order that named no players', () => {
    expect(again([line([], { extras: { M: 3 } })], [member('a', 'Abi', 1)]).changes.joined).toEqual([]);
  });
});

describe('priceChanges', () => {
  const ordered = (unitPrice: number, sizePrices?: Record<string, number>): TeamOrderItem => ({
    ...{ productId: 'p', productName: 'Match Shirt', sku: 'S', color: 'Red', quantities: { M: 2, XXL: 1 } },
    ...{ unitPrice, totalQuantity: 3, totalPrice: 0, customized: false, players: [] },
    ...(sizePrices && { sizePrices }),
  });

  it('says what a piece costs that it did not, once, and by size where only some do', () => {
    expect(priceChanges([ordered(49.99)], [ordered(49.99)])).toEqual([]);
    expect(priceChanges([ordered(49.99)], [ordered(54.99)])).toEqual(['Match Shirt, Red: $54.99 each, was $49.99.']);
    expect(priceChanges([ordered(49.99)], [ordered(49.99, { XXL: 52.99 })])).toEqual([
      'Match Shirt, Red, 2X-Large: $52.99 each, was $49.99.',
    ]);
  });

  it('says nothing of what is gone, or was ordered without a price', () => {
    expect(priceChanges([ordered(49.99)], [null])).toEqual([]);
    expect(priceChanges([{ ...ordered(1), unitPrice: undefined as never }], [ordered(1)])).toEqual([]);
  });
});
