import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductPart } from '../catalogue/product-parts';
import { SIZES } from '../catalogue/sizes';
import {
  designPieces,
  draftFingerprint,
  emptyDraft,
  isEmptyDraft,
  isTeamDraft,
  piecesOf,
  quantitiesOf,
  sameDraftItem,
  type DraftItem,
} from './team-draft';
import {
  addItem,
  addKit,
  changeItem,
  fillFromRoster,
  newItem,
  printPlayers,
  removeItem,
  restoreItem,
  sizeProblems,
  type FillOptions,
  isInLine,
  type RosterMember,
} from './team-draft-changes';
import { ONE_SIZE } from './team-order';
import { forAll } from '../../../tests/setup/for-all';

const member = (id: string, name: string, change: Partial<RosterMember>): RosterMember => ({
  ...{ id, name, nameOnBack: null, number: null, squad: null },
  ...{ sizePreference: null, shortsSize: null, socksSize: null },
  ...change,
});
const roster = [
  member('a', 'Abi Carter', { number: 1, sizePreference: 'S' }),
  member('b', 'Bea van der Lindqvist-Hammarskjöld', { sizePreference: 'M' }),
  member('c', 'Chloe Adeyemi', { nameOnBack: 'CHLO', number: 0 }),
];
const rules = { numbersUniqueIn: 'squad', backNames: 'surname', capitalNames: false } as const;
const printed: FillOptions = { size: 'sizePreference', isPrinted: true, rules };
const line = newItem('k', 'shirt', 'Red');

const size = fc.constantFrom('', ...SIZES.map(({ code }) => code));
const items: fc.Arbitrary<DraftItem> = fc.record({
  key: fc.string(),
  product: fc.string(),
  color: fc.option(fc.string(), { nil: null }),
  players: fc.array(
    fc.record({ name: fc.string(), nameOnBack: fc.string(), number: fc.option(fc.nat(999), { nil: null }), size }),
  ),
  extras: fc.dictionary(fc.constantFrom(...SIZES.map(({ code }) => code)), fc.nat(10_000)),
});

describe('quantities', () => {
  it('of a size are the players in it and the extra pieces in it, for any line', () => {
    forAll(items, (item) => {
      const quantities = quantitiesOf(item);
      for (const { code } of SIZES) {
        const players = item.players.filter((player) => player.size === code).length;
        expect(quantities[code] ?? 0).toBe(players + (item.extras[code] ?? 0));
      }
      const sum = Object.values(quantities).reduce((all, count) => all + count, 0);
      expect(piecesOf(item)).toBe(sum + item.players.filter((player) => player.size === '').length);
      expect(Object.values(quantities).every((count) => count > 0)).toBe(true);
    });
  });

  it('of one design count over all lines, without players whose size is missing', () => {
    const line = (change: Partial<DraftItem>): DraftItem => ({ ...newItem('1', 'kit', 'Red'), ...change });
    const player = (size: string) => ({ name: 'Ada', nameOnBack: '', number: null, size });
    const items = [
      line({ extras: { M: 4, L: 3 } }),
      line({ players: [player('M'), player('')] }),
      line({ color: 'Blue', extras: { M: 20 } }),
      line({ product: 'bag', extras: { M: 30 } }),
      line({ kit: 'a', extras: { M: 40 } }),
    ];
    expect(designPieces(items, { product: 'kit', color: 'Red' })).toBe(8);
  });

  it('come in the order of sizes', () => {
    const item = { ...line, players: [], extras: { XXL: 1, S: 2, XSB: 3 } };
    expect(Object.keys(quantitiesOf(item))).toEqual(['XSB', 'S', 'XXL']);
    expect(quantitiesOf({ ...item, extras: { M: 1, L: 0 } })).toEqual({ M: 1 });
  });
});

describe('a draft', () => {
  it('is told from another by what it says, not by the order of its sizes', () => {
    const one = { items: [{ ...line, extras: { S: 1, M: 2, L: 0 } }], notes: '' };
    const same = { items: [{ ...line, extras: { M: 2, S: 1 } }], notes: '' };
    expect(draftFingerprint(one)).toBe(draftFingerprint(same));
    expect(draftFingerprint({ ...one, notes: ' ' })).not.toBe(draftFingerprint(one));
    expect(draftFingerprint({ ...one, items: [{ ...line, extras: { S: 2, M: 1 } }] })).not.toBe(draftFingerprint(one));
  });

  it('is recognised after a way through JSON, and nothing else is', () => {
    forAll(fc.array(items), fc.string(), (all, notes) => {
      expect(isTeamDraft(JSON.parse(JSON.stringify({ items: all, notes })))).toBe(true);
    });
    for (const other of [
      null,
      'draft',
      [],
      {},
      { items: [], notes: 1 },
      { items: [{}], notes: '' },
      { items: 'x', notes: '' },
    ]) {
      expect(isTeamDraft(other)).toBe(false);
    }
  });

  const abi = { memberId: 'a', name: 'Abi', nameOnBack: 'ABI', number: 7, size: 'S' };
  const whole = { items: [{ ...line, players: [abi], extras: { S: 1 } }], notes: '' };
  const holding = (change: object) => ({ ...whole, items: [{ ...whole.items[0], ...change }] });
  const holdingPlayer = (change: object) => holding({ players: [abi, { ...abi, ...change }] });

  it.each([
    ['a key', { key: 1 }],
    ['a product', { product: undefined }],
    ['a colour', { color: 7 }],
    ['a kit', { kit: 7 }],
    ['extra pieces', { extras: [] }],
    ['text for extra pieces', { extras: '' }],
    ['a count', { extras: { S: 1, M: '2' } }],
    ['players', { players: {} }],
    ['a player', { players: [abi, null] }],
    ['logos', { prints: {} }],
    [
      'a logo',
      {
        prints: [
          { asset: 'a', place: 'back' },
          { asset: 1, place: 'back' },
        ],
      },
    ],
    ['a place', { prints: [{ asset: 'a', place: 'nose' }] }],
  ])('is none with %s that is none', (_what, change) => {
    expect(isTeamDraft(holding({ kit: 'a', prints: [{ asset: 'a', place: 'back' }] }))).toBe(true);
    expect(isTeamDraft(whole)).toBe(true);
    expect(isTeamDraft(holding(change))).toBe(false);
  });

  it.each([
    { memberId: 1 },
    { name: 1 },
    { nameOnBack: null },
    { size: undefined },
    { number: '7' },
    { squad: 7 },
    { sizes: '' },
    { sizes: { Shorts: 'M', Socks: 7 } },
  ])('is none with a player of %j', (change) => {
    expect(isTeamDraft(holdingPlayer({ squad: 'U12', sizes: { Shorts: 'M' } }))).toBe(true);
    expect(isTeamDraft(holdingPlayer(change))).toBe(false);
  });

  it('has an address with or without a region', () => {
    const to = { line1: '', line2: '', city: '', postcode: '', country: 'GB' };
    const regions = [{}, { region: 'Ulster' }, { region: 7 }];
    const drafts = regions.map((region) => ({ ...whole, shippingAddress: { ...to, ...region } }));
    expect(drafts.map(isTeamDraft)).toEqual([true, true, false]);
  });

  it('has the same line whatever its key, the order of sizes and parts, and sizes that equal the piece’s', () => {
    const lineOf = (sizes: Record<string, string>, key = 'k') => ({ ...line, key, players: [{ ...abi, sizes }] });
    const parts = { Cap: 'L', Shorts: 'M', Socks: 'L' };
    const reversed = Object.fromEntries(Object.entries({ ...parts, Base: 'S' }).reverse());
    expect(sameDraftItem(lineOf(parts), { ...lineOf(reversed, 'l'), prints: [] })).toBe(true);
    expect(sameDraftItem(lineOf(parts), lineOf({ ...parts, Socks: 'M' }))).toBe(false);
  });

  it('says another thing with another player, product, colour, logo or key', () => {
    const texts = [
      whole,
      ...[{ key: 'other' }, { product: 'bag' }, { color: null }, { kit: 'a' }, { players: [] }].map(holding),
      ...['a', 'b'].map((asset) => holding({ prints: [{ asset, place: 'back' }] })),
      holding({ prints: [{ asset: 'a', place: 'left-chest' }] }),
      ...[
        { memberId: 'b' },
        { memberId: undefined },
        { name: 'B' },
        { nameOnBack: '' },
        { number: 0 },
        { number: '00' },
        { squad: 'U12' },
        { squad: 'U14' },
        { sizes: { Shorts: 'M' } },
        { size: 'M' },
      ].map((change) => holding({ players: [{ ...abi, ...change }] })),
    ].map((draft) => draftFingerprint(draft as typeof whole));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is empty without lines and words', () => {
    expect(emptyDraft()).toEqual({ items: [], notes: '' });
    expect(isEmptyDraft({ items: [], notes: ' \n' })).toBe(true);
    expect(isEmptyDraft({ items: [line], notes: '' })).toBe(false);
    expect(isEmptyDraft({ items: [], notes: 'By May' })).toBe(false);
  });

  it('gets lines added, changed, removed and put back where they were', () => {
    const other = newItem('l', 'bag', null);
    const two = addItem(addItem({ items: [], notes: '' }, line), other);
    const changed = changeItem(two, 'k', { color: 'Blue' });
    expect(changed.items.map(({ color }) => color)).toEqual(['Blue', null]);
    const removed = removeItem(changed, 'k');
    expect(removed.items).toEqual([other]);
    expect(restoreItem(removed, line, 0).items).toEqual([line, other]);
    expect(restoreItem(two, line, 0)).toBe(two);
  });

  it('gets a line of each garment of a kit once, and keeps those of other kits and colours', () => {
    let keys = 0;
    const newKey = () => `new-${(keys += 1)}`;
    const kit = 'a'.repeat(64);
    const before = addItem({ items: [], notes: '' }, line);
    const shirt = addKit(before, kit, ['shirt'], newKey);
    expect(shirt.items).toEqual([line, { ...newItem('new-1', 'shirt', null), kit }]);
    const all = addKit(shirt, kit, ['shirt', 'socks'], newKey);
    expect(all.items.slice(2)).toEqual([{ ...newItem('new-2', 'socks', null), kit }]);
    expect(addKit(all, kit, ['shirt', 'socks'], newKey)).toEqual(all);
  });
});

describe('the roster', () => {
  it('fills a line with sizes, names, names on the back and numbers', () => {
    expect(fillFromRoster(line, roster, printed).players).toEqual([
      { memberId: 'a', name: 'Abi Carter', nameOnBack: 'Carter', number: 1, size: 'S' },
      {
        memberId: 'b',
        name: 'Bea van der Lindqvist-Hammarskjöld',
        nameOnBack: 'van der Lindqvist-Ha',
        number: null,
        size: 'M',
      },
      { memberId: 'c', name: 'Chloe Adeyemi', nameOnBack: 'CHLO', number: 0, size: '' },
    ]);
  });

  it('leaves what was set by hand, and takes nobody twice', () => {
    const mine = { memberId: 'a', name: 'Abi', nameOnBack: 'ABI', number: 99, size: 'XL' };
    const filled = fillFromRoster({ ...line, players: [mine] }, roster, printed);
    expect(filled.players[0]).toEqual(mine);
    expect(filled.players.map(({ memberId }) => memberId)).toEqual(['a', 'b', 'c']);
    expect(fillFromRoster(filled, roster, printed)).toEqual(filled);
  });

  it('fills shorts and socks with sizes of their own, where players have one', () => {
    const [abi, ...others] = roster.map((member) => ({ ...member, socksSize: 'XL' as const }));
    const players = [{ ...abi!, shortsSize: 'L' as const }, ...others];
    const sizesOf = (field: FillOptions['size']) =>
      fillFromRoster(line, players, { ...printed, size: field }).players.map(({ size: each }) => each);
    expect(sizesOf('shortsSize')).toEqual(['L', 'M', '']);
    expect(sizesOf('socksSize')).toEqual(['XL', 'XL', 'XL']);
    expect(sizesOf('sizePreference')).toEqual(['S', 'M', '']);
  });

  it('fills each part of a set with the size it is worn in, and lists those that are still to be chosen', () => {
    const parts: ProductPart[] = [
      { name: 'Shirt', worn: 'sizePreference', sizes: [] },
      { name: 'Shorts', worn: 'shortsSize', sizes: ['L'] },
      { name: 'Socks', worn: 'socksSize', sizes: ['S', 'M'] },
    ];
    const members = roster.map((member, index) => ({ ...member, ...(index === 0 && { shortsSize: 'L' as const }) }));
    const filled = fillFromRoster(line, members, { ...printed, parts });
    expect(filled.players.map(({ size: each, sizes }) => [each, sizes])).toEqual([
      ['S', { Shorts: 'L' }],
      ['M', undefined],
      ['', undefined],
    ]);
    expect([...sizeProblems(filled, ['S', 'M'], parts)]).toEqual([
      [1, { problem: 'not_made', part: 'Shorts' }],
      [2, { problem: 'missing' }],
    ]);
  });

  it('gives everyone one piece of goods without sizes', () => {
    const { players } = fillFromRoster(line, roster, { size: undefined, isPrinted: false, rules });
    expect(players.map(({ size: each }) => each)).toEqual([ONE_SIZE, ONE_SIZE, ONE_SIZE]);
    expect(players.every(({ nameOnBack, number }) => nameOnBack === '' && number === null)).toBe(true);
  });

  it('fills a line for each squad of a player, and none twice', () => {
    const [abi, bea] = roster.map((member) => ({ ...member, squad: 'U12, U14' }));
    const members = [abi!, { ...bea!, squad: 'U14' }];
    const u12 = fillFromRoster(line, [abi!], { ...printed, squad: 'U12' });
    const both = fillFromRoster(u12, members, { ...printed, squad: 'U14' });
    expect(both.players.map(({ memberId, squad }) => [memberId, squad])).toEqual([
      ['a', 'U12'],
      ['a', 'U14'],
      ['b', 'U14'],
    ]);
    expect(fillFromRoster(both, members, printed)).toEqual(both);
    expect(fillFromRoster(line, members, printed).players.map(({ squad }) => squad)).toEqual(['U12', 'U14']);
    expect(isInLine(u12.players, abi!, 'U14')).toBe(false);
    expect(designPieces([both, { ...u12, key: 'other' }], line)).toBe(4);
  });

  it('prints all names in capitals where the team has them so', () => {
    const capitals = { ...rules, capitalNames: true };
    const filled = fillFromRoster(line, roster, { ...printed, rules: capitals });
    expect(filled.players.map(({ nameOnBack }) => nameOnBack)).toEqual(['CARTER', 'VAN DER LINDQVIST-HA', 'CHLO']);
  });

  it('puts print on and takes it off', () => {
    const filled = fillFromRoster(line, roster, printed);
    const plain = printPlayers(filled, roster, { isPrinted: false, rules });
    expect(plain.players.some(({ nameOnBack, number }) => nameOnBack !== '' || number !== null)).toBe(false);
    expect(printPlayers(plain, roster, { isPrinted: true, rules })).toEqual(filled);
  });

  it('leaves the name of whoever is not, or no longer, on the roster to be typed', () => {
    const typed = { name: 'Isla Munro', nameOnBack: '', number: null, size: 'S' };
    const players = [typed, { ...typed, memberId: 'gone' }, { ...typed, nameOnBack: 'IZZY', number: 4 }];
    expect(printPlayers({ ...line, players }, roster, { isPrinted: true, rules }).players).toEqual([
      typed,
      { ...typed, memberId: 'gone' },
      { ...typed, nameOnBack: 'IZZY', number: 4 },
    ]);
  });
});

it('lists players without a size, or with one the product is not made in', () => {
  const filled = fillFromRoster(line, roster, printed);
  expect([...sizeProblems(filled, ['S', 'L'])]).toEqual([
    [1, { problem: 'not_made' }],
    [2, { problem: 'missing' }],
  ]);
});
