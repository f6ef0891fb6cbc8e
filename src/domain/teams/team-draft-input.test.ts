import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../text/field-errors';
import { draftInput, reorderInput, submissionInput, teamEditQuoteInput, teamOrderEditInput } from './team-draft-input';

const member = '3f0c7a52-6f0e-4b52-9f0e-9d3f0c7a526f';
const player = { memberId: member, name: 'Abi', nameOnBack: 'ABI', number: 7, size: 'S' };
const item = { key: 'a', product: 'shirt', color: 'Red', players: [player], extras: { M: 2 } };

const UNKNOWN_SIZE = 'Unknown size. Choose one of: XSB, SB, MB, LB, XLB, S, M, L, XL, XXL, XXXL.';

const draft = (...items: unknown[]) => ({ version: 1, draft: { items, notes: '' } });
const withPlayer = (change: object) => draft({ ...item, players: [{ ...player, ...change }] });

function errorsOf(
  body: unknown,
  schema: typeof draftInput | typeof submissionInput | typeof reorderInput = draftInput,
) {
  const { error } = schema.safeParse(body);
  if (!error) return {};
  return Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([field, messages]) => [field, messages.join(' | ')]),
  );
}

describe('a draft', () => {
  it('is taken as it was typed', () => {
    const typed = {
      version: 0,
      draft: { items: [{ ...item, players: [{ ...player, name: ' Abi ' }] }], notes: ' By May\n' },
    };
    expect(draftInput.parse(typed)).toEqual(typed);
  });

  it('may leave out what is not known yet', () => {
    const { items } = draftInput.parse(draft({ product: 'shirt' }, { product: 'bag', players: [{ name: '' }] })).draft;
    expect(items).toStrictEqual([
      { key: 'item-0', product: 'shirt', color: null, players: [], extras: {} },
      {
        key: 'item-1',
        product: 'bag',
        color: null,
        players: [{ name: '', nameOnBack: '', number: null, size: '' }],
        extras: {},
      },
    ]);
    expect(draftInput.parse({ version: 1, draft: { items: [] } }).draft.notes).toBe('');
    expect(draftInput.parse(withPlayer({ memberId: null })).draft.items[0]?.players[0]).not.toHaveProperty('memberId');
  });

  it('names logos by their files and places, which may still be to choose', () => {
    const prints = [
      { asset: member.toUpperCase(), place: 'back' },
      { asset: '', place: 'left-leg' },
    ];
    expect(draftInput.parse(draft({ ...item, prints })).draft.items[0]?.prints).toEqual([
      { asset: member, place: 'back' },
      { asset: '', place: 'left-leg' },
    ]);
    const wrong = draft({ ...item, prints: [{ asset: 'crest.png', place: 'nose' }] });
    expect(Object.keys(errorsOf(wrong))).toEqual(['draft.items.0.prints.0.asset', 'draft.items.0.prints.0.place']);
    expect(errorsOf(draft({ ...item, prints: Array(9).fill(prints[0]) }))).toEqual({
      'draft.items.0.prints': 'A line can have at most 8 logos.',
    });
  });

  it('names sizes by their codes', () => {
    const sizes = ['Small', ' s ', 'boys xs', 'one', ' '];
    const { items } = draftInput.parse(draft({ ...item, players: sizes.map((size) => ({ ...player, size })) })).draft;
    expect(items[0]?.players.map(({ size }) => size)).toEqual(['S', 'S', 'XSB', 'ONE', '']);
    const counts = { Small: 1, S: 2, M: 0, one: 3 };
    expect(draftInput.parse(draft({ ...item, extras: counts })).draft.items[0]?.extras).toEqual({ S: 3, ONE: 3 });
  });

  it('names squads, and sizes of parts by their codes', () => {
    const { items } = draftInput.parse(withPlayer({ squad: 'U13', sizes: { Shorts: 'large' } })).draft;
    expect(items[0]?.players).toEqual([{ ...player, squad: 'U13', sizes: { Shorts: 'L' } }]);
  });

  it('has the delivery as far as it is known, which edits correct with the bill', () => {
    const blank = { line1: '', line2: '', city: '', postcode: '', country: '' };
    const delivery = { shippingAddress: blank, deliveryMethod: 'post', neededBy: '2026-12-01', purchaseOrder: 'PO 7' };
    const sent = { items: [item], notes: '', ...delivery };
    expect(draftInput.parse({ version: 1, draft: { ...sent, shippingAddress: {} } }).draft).toEqual(sent);
    const edit = { ...sent, companyName: 'Club Ltd', billingAddress: { ...blank, region: 'Ulster' } };
    expect(teamEditQuoteInput.parse(edit)).toEqual(edit);
    expect(teamOrderEditInput.parse({ ...edit, revision: 1 })).toEqual({ ...edit, revision: 1 });
  });

  it('loses what PostgreSQL would refuse, and counts letters as it stores them', () => {
    const accented = 'e\u0301'.repeat(20);
    const { items } = draftInput.parse(withPlayer({ name: 'A\u0000bi', nameOnBack: accented })).draft;
    expect(items[0]?.players[0]).toMatchObject({ name: 'Abi', nameOnBack: accented });
  });
});

describe('a draft is refused beside its field', () => {
  const upTo = (least: number, most: number) => `Please enter a whole number from ${least} to ${most}.`;
  const atMost = (max: number) => `Please use at most ${max} characters.`;
  const at = 'draft.items.0';

  it.each<[string, string, unknown]>([
    ['version', upTo(0, Number.MAX_SAFE_INTEGER), { ...draft(item), version: -1 }],
    ['version', upTo(0, Number.MAX_SAFE_INTEGER), { ...draft(item), version: 0.5 }],
    ['draft', 'Please send items and notes.', { version: 1 }],
    ['body', 'Please send a JSON object.', null],
    ['draft.items', 'Please give a list of items.', { version: 1, draft: { notes: '' } }],
    ['draft.notes', 'Please enter text.', { version: 1, draft: { items: [], notes: 7 } }],
    ['draft.notes', atMost(2000), { version: 1, draft: { items: [], notes: 'x'.repeat(2001) } }],
    [at, 'Please give a product with its quantities.', draft('shirt')],
    [`${at}.product`, 'Please give the id of a product.', draft({ ...item, product: '' })],
    [`${at}.product`, atMost(200), draft({ ...item, product: 'x'.repeat(201) })],
    [`${at}.color`, atMost(100), draft({ ...item, color: 'x'.repeat(101) })],
    [`${at}.key`, atMost(60), draft({ ...item, key: 'x'.repeat(61) })],
    [`${at}.players`, 'Please give a list of players.', draft({ ...item, players: 'all' })],
    [`${at}.players.0`, 'Please give a player with a name.', draft({ ...item, players: ['Abi'] })],
    [`${at}.players.0.name`, atMost(120), withPlayer({ name: 'x'.repeat(121) })],
    [`${at}.players.0.nameOnBack`, atMost(20), withPlayer({ nameOnBack: 'x'.repeat(21) })],
    [`${at}.players.0.memberId`, 'Please give the id of a team member.', withPlayer({ memberId: 'abi' })],
    [`${at}.players.0.number`, upTo(0, 999), withPlayer({ number: 1000 })],
    [`${at}.players.0.number`, upTo(0, 999), withPlayer({ number: -1 })],
    [`${at}.players.0.number`, upTo(0, 999), withPlayer({ number: 'GK' })],
    [`${at}.players.0.squad`, atMost(60), withPlayer({ squad: 'x'.repeat(61) })],
    [`${at}.players.0.size`, UNKNOWN_SIZE, withPlayer({ size: 'Huge' })],
    [`${at}.players.0.size`, 'Please enter text.', withPlayer({ size: 7 })],
    [`${at}.extras`, 'Please give a quantity for each size.', draft({ ...item, extras: [1] })],
    [`${at}.extras.M`, upTo(0, 10_000), draft({ ...item, extras: { M: 10_001 } })],
    [`${at}.extras.M`, upTo(0, 10_000), draft({ ...item, extras: { M: -1 } })],
    [`${at}.extras.Huge`, UNKNOWN_SIZE, draft({ ...item, extras: { Huge: 1 } })],
    ['draft.items', 'Every line needs a key of its own.', draft(item, item)],
  ])('%s: %s', (field, message, body) => {
    expect(errorsOf(body)).toEqual({ [field]: message });
  });

  it('takes the most of everything, and no more', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, key) => ({ ...item, key: String(key), players: [] }));
    expect(errorsOf(draft(...lines(50)))).toEqual({});
    expect(errorsOf(draft(...lines(51)))).toEqual({ 'draft.items': 'An order can have at most 50 lines.' });

    const people = (count: number) => Array.from({ length: count }, () => player);
    const names = (...counts: number[]) =>
      draft(...counts.map((count, key) => ({ ...item, key: String(key), players: people(count) })));
    expect(errorsOf(names(1000, 1000))).toEqual({});
    expect(errorsOf(names(1000, 1001))).toEqual({ 'draft.items': 'An order can be for at most 2000 names.' });

    const longest = { name: 'x'.repeat(120), nameOnBack: 'x'.repeat(20), number: 999 };
    expect(errorsOf(withPlayer(longest))).toEqual({});
    expect(errorsOf(withPlayer({ number: 0 }))).toEqual({});
    expect(errorsOf(draft({ ...item, extras: { M: 10_000 } }))).toEqual({});
  });
});

describe('a submission', () => {
  it('is the saved draft by its version, or items of its own', () => {
    expect(submissionInput.parse({ version: 3 })).toEqual({ version: 3, notes: '' });
    expect(submissionInput.parse({ items: [item], expectedTotal: 19.99 })).toEqual({
      items: [item],
      notes: '',
      expectedTotal: 19.99,
    });
  });

  it.each([{}, { items: [] }])('is refused empty: %j', (body) => {
    expect(errorsOf(body, submissionInput)).toEqual({ items: 'Please add items to your order before submitting.' });
  });

  it('ignores prices, whoever sends them', () => {
    expect(submissionInput.parse({ version: 3, totalAmount: 0.01, items: [{ ...item, unitPrice: 0.01 }] })).toEqual({
      version: 3,
      items: [item],
      notes: '',
    });
  });
});

it('ordering again names the order, and neither replaces a draft nor takes today’s roster unless it says so', () => {
  expect(reorderInput.parse({ orderId: 'o' })).toEqual({ orderId: 'o', replace: false, roster: false });
  const sent = { orderId: 'o', replace: true, roster: true };
  expect(reorderInput.parse(sent)).toEqual(sent);
  expect(errorsOf({}, reorderInput)).toEqual({ orderId: 'Please give the id of an order.' });
});
