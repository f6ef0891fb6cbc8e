import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadOrderBuilder } from '@/modules/team/order-builder/load-order-builder';
import type { SignedTeam } from '@/modules/team/load-team-session';
import type { Team, TeamMember } from '@/payload-types';
import { api } from '../setup/http';
import { createProduct, createTeam, payload, type Signed } from '../setup/shop';
import { createArtwork, createTeamOrder, teamOrderData, teamOrderItem } from '../setup/team-orders';

let team: Signed<Team>;

const shirt = await createProduct({ name: 'Team Shirt', stock: { M: 0, L: 0 }, additionalPrices: { L: 2.5 } });
const bag = await createProduct({ name: 'Team Bag', stock: 0, price: 12.34 });

type Item = { key: string; product: string; color?: string | null; players?: object[]; extras?: object };
type Draft = { items: Item[]; notes: string };
type DraftBody = {
  draft: Draft;
  version: number;
  submitKey: string | null;
  code?: string;
  fieldErrors?: Record<string, string[]>;
  unavailable?: string[];
  quote: { totalAmount: number; totalItems: number; fieldErrors: object; lines: unknown[] };
};

const shirts = (extras: object = { M: 2 }, change: object = {}): Item => ({
  key: 'one',
  product: shirt.id,
  color: 'Red',
  players: [],
  extras,
  ...change,
});

const signedIn = (user: Team): SignedTeam => ({ ...user, collection: 'teams' });

const get = (signed: Signed<Team>) => api<DraftBody>('GET', '/api/team/draft', { token: signed.token });
const put = (signed: Signed<Team>, version: unknown, items: unknown, notes: unknown = '') =>
  api<DraftBody>('PUT', '/api/team/draft', { token: signed.token, body: { version, draft: { items, notes } } });

describe('a team’s draft', () => {
  it('begins empty, is saved with its price, and is there for the next visit', async () => {
    team = await createTeam();
    expect((await get(team)).body).toMatchObject({ draft: { items: [], notes: '' }, version: 0, submitKey: null });
    const saved = await put(team, 0, [shirts({ M: 2, L: 1 })], 'By May ');
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ version: 1, quote: { totalAmount: 62.5, totalItems: 3, fieldErrors: {} } });
    const read = await get(team);
    expect(read.body).toMatchObject({ version: 1, draft: { items: [{ key: 'one', color: 'Red' }], notes: 'By May ' } });
    expect(read.body.submitKey).toEqual(expect.stringContaining('-1'));
    expect(read.headers.get('cache-control')).toBe('no-store');
  });

  it('takes lines that are not finished, and says what they lack', async () => {
    const signed = await createTeam();
    const { status, body } = await put(signed, 0, [
      { key: 'a', product: shirt.id },
      shirts({}, { key: 'b', players: [{ name: 'Abi' }] }),
    ]);
    expect(status).toBe(200);
    expect(Object.keys(body.quote.fieldErrors)).toEqual(['items.0.color', 'items.1.players.0.size']);
  });

  it('is never overwritten by a save from an older version: 409 with the newer draft', async () => {
    const signed = await createTeam();
    await put(signed, 0, [shirts({ M: 1 })]);
    await put(signed, 1, [shirts({ M: 2 })]);
    for (const old of [0, 1, 99]) {
      const refused = await put(signed, old, [shirts({ M: 3 })]);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        code: 'conflict',
        version: 2,
        draft: { items: [{ extras: { M: 2 } }] },
        quote: { totalItems: 2 },
      });
    }
    expect((await put(signed, 2, [shirts({ M: 3 })])).body.version).toBe(3);
  });

  it('takes the same save twice, as after a lost answer', async () => {
    const signed = await createTeam();
    await put(signed, 0, [shirts({ M: 1 })], 'x');
    const again = await put(signed, 0, [shirts({ M: 1 })], 'x');
    expect(again).toMatchObject({ status: 200, body: { version: 1 } });
  });

  it('lets exactly one of 20 parallel saves of a version through', async () => {
    const signed = await createTeam();
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => put(signed, version, [shirts({ M: index + 1 })])),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    }
  });

  it('is each team’s own', async () => {
    const [mine, other] = await Promise.all([createTeam(), createTeam()]);
    await put(mine, 0, [shirts({ M: 7 })], 'secret plan');
    expect((await get(other)).body).toMatchObject({ draft: { items: [], notes: '' }, version: 0 });
    await put(other, 0, [shirts({ M: 1 })]);
    expect((await get(mine)).body).toMatchObject({ draft: { notes: 'secret plan' }, version: 1 });
  });
});

describe('what a draft refuses', () => {
  it('a count below 0, beside its field', async () => {
    const { status, body } = await put(team, 1, [shirts({ M: -1 })]);
    expect({ status, code: body.code, fields: Object.keys(body.fieldErrors ?? {}) }).toEqual({
      ...{ status: 422, code: 'invalid', fields: ['draft.items.0.extras.M'] },
    });
  });

  it.each(['', '{"version": 1', 'NaN'])('what is no JSON: %j', async (body) => {
    const answer = await api('PUT', '/api/team/draft', { token: team.token, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it('NUL and lone surrogates are left out, with no 500', async () => {
    const signed = await createTeam();
    const items = [shirts({}, { players: [{ name: 'A\u0000b\ud800i', size: 'M' }] })];
    expect((await put(signed, 0, items, 'x\u0000y')).status).toBe(200);
    expect((await get(signed)).body.draft).toMatchObject({ notes: 'xy', items: [{ players: [{ name: 'Abi' }] }] });
  });
});

describe('POST /api/team/draft/from-order', () => {
  const reorder = (signed: Signed<Team>, body: unknown) =>
    api<DraftBody>('POST', '/api/team/draft/from-order', { token: signed.token, body });

  async function ordered(signed: Signed<Team>, items: Item[]): Promise<string> {
    const { body } = await api<{ id: string }>('POST', '/api/team/orders', {
      token: signed.token,
      headers: { 'Idempotency-Key': randomUUID() },
      body: { items },
    });
    return body.id;
  }

  it('puts the lines of an own order into the draft, players and extra pieces apart', async () => {
    const signed = await createTeam();
    const players = [{ name: 'Abi', nameOnBack: 'ABI', number: 7, size: 'M' }];
    const orderId = await ordered(signed, [
      shirts({ M: 2, L: 1 }, { players }),
      { key: 'two', product: bag.id, extras: { ONE: 4 } },
    ]);
    const { status, body } = await reorder(signed, { orderId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ unavailable: [], version: 1, quote: { totalItems: 8 } });
    expect(body.draft.items).toMatchObject([
      { product: shirt.id, color: 'Red', players, extras: { M: 2, L: 1 } },
      { product: bag.id, color: null, players: [], extras: { ONE: 4 } },
    ]);
    expect((await get(signed)).body.draft).toEqual(body.draft);
  });

  it('replaces a draft only where that is wanted', async () => {
    const signed = await createTeam();
    const orderId = await ordered(signed, [shirts({ M: 2 })]);
    await put(signed, 0, [shirts({ L: 5 })]);
    expect(await reorder(signed, { orderId })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await get(signed)).body.draft.items[0]).toMatchObject({ extras: { L: 5 } });
    expect(await reorder(signed, { orderId, replace: true })).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await get(signed)).body.draft.items[0]).toMatchObject({ extras: { M: 2 } });
  });

  it('keeps logos, and leaves off those that were deleted since', async () => {
    const signed = await createTeam();
    const [crest, acme] = [await createArtwork(signed.user, 'Crest'), await createArtwork(signed.user, 'Acme')];
    const prints = [
      { asset: crest, place: 'left-chest' },
      { asset: acme, place: 'back' },
    ];
    const orderId = await ordered(signed, [shirts({ M: 1 }, { prints })]);
    await api('DELETE', `/api/team/assets/${acme}`, { token: signed.token });
    const { body } = await reorder(signed, { orderId });
    expect(body.draft.items).toMatchObject([{ prints: [prints[0]] }]);
    expect(body.draft.items[0]).not.toMatchObject({ prints });
    expect(body.unavailable).toEqual([
      'Team Shirt, “Acme” (back): This is not one of the team’s logos: it may have been deleted.',
    ]);
    expect(body.quote.fieldErrors).toEqual({});
    const loaded = await loadOrderBuilder({ payload, team: signedIn(signed.user) });
    expect(loaded).toMatchObject({ artwork: [{ id: crest, name: 'Crest', previewUrl: null, pixels: null }] });
  });

  it('names what cannot be ordered any more', async () => {
    const signed = await createTeam();
    const [gone, faded] = await Promise.all([
      createProduct({ name: 'Gone Shirt', stock: { M: 1 } }),
      createProduct({ name: 'Faded Shirt', stock: { M: 1 } }),
    ]);
    const orderId = await ordered(signed, [
      shirts({ M: 1 }, { key: 'a', product: gone.id }),
      shirts({ M: 1 }, { key: 'b', product: faded.id }),
    ]);
    await payload.update({ collection: 'products', id: gone.id, data: { isActive: false } });
    const colors = [{ name: 'Red', hex: '#ff0000', available: false }];
    await payload.update({ collection: 'products', id: faded.id, data: { colors } });
    const { status, body } = await reorder(signed, { orderId });
    expect(status).toBe(200);
    expect(body.unavailable).toEqual([
      'Gone Shirt: This product is not available.',
      'Faded Shirt: Red is not available at the moment.',
    ]);
    expect(body.draft.items).toMatchObject([{ product: faded.id, color: null, extras: { M: 1 } }]);
    await payload.update({ collection: 'products', id: faded.id, data: { isActive: false } });
    expect(await reorder(signed, { orderId, replace: true })).toMatchObject({
      status: 422,
      body: { code: 'nothing_available' },
    });
  });

  it('is for the players of the present roster where that is wanted, and says what is different', async () => {
    const signed = await createTeam();
    const add = (data: Partial<TeamMember>) =>
      payload.create({ collection: 'team-members', data: { team: signed.user.id, isActive: true, ...data } as never });
    const dear = await createProduct({ name: 'Cup Shirt', stock: { M: 9, L: 9 } });
    const [abi, bea] = [
      await add({ name: 'Abi Carter', jerseyNumber: 7, sizePreference: 'M' }),
      await add({ name: 'Bea Lind', jerseyNumber: 8, sizePreference: 'M' }),
    ];
    const named = [abi, bea].map(({ id, name, jerseyNumber }) => ({
      ...{
        memberId: id,
        name,
        nameOnBack: name.split(' ')[1]?.toUpperCase() ?? '',
        number: jerseyNumber ?? null,
        size: 'M',
      },
    }));
    const orderId = await ordered(signed, [shirts({ L: 1 }, { product: dear.id, players: named })]);
    await payload.update({ collection: 'team-members', id: abi.id, data: { sizePreference: 'L' } });
    await payload.update({ collection: 'team-members', id: bea.id, data: { isActive: false } });
    await add({ name: 'Cleo Day', jerseyNumber: 9 });
    await payload.update({ collection: 'products', id: dear.id, data: { price: 99 } });
    const { status, body } = await reorder(signed, { orderId, roster: true });
    expect(status).toBe(200);
    expect(body.draft.items).toMatchObject([
      {
        players: [
          { name: 'Abi Carter', nameOnBack: 'CARTER', number: 7, size: 'L' },
          { name: 'Cleo Day', nameOnBack: 'DAY', number: 9, size: '' },
        ],
        extras: { L: 1 },
      },
    ]);
    expect(body).toMatchObject({
      unavailable: [],
      prices: [expect.stringMatching(/^Cup Shirt, Red: \$99\.00 each, was \$/)],
      players: { left: ['Bea Lind'], joined: ['Cleo Day'], changed: ['Abi Carter: size Large, was Medium.'] },
    });
    expect((await reorder(signed, { orderId, replace: true })).body).toMatchObject({
      draft: { items: [{ players: [{ name: 'Abi Carter', size: 'M' }, { name: 'Bea Lind' }] }] },
      players: { left: [], joined: [], changed: [] },
    });
  });

  it('takes orders that name no players, and sizes by label', async () => {
    const signed = await createTeam();
    const item = { productId: shirt.id, productName: 'Team Shirt', color: 'Red', quantities: { Medium: 3 } };
    const orderId = await createTeamOrder(signed.user, { data: teamOrderData(teamOrderItem(item)) });
    const { body } = await reorder(signed, { orderId });
    expect(body.draft.items).toMatchObject([{ players: [], extras: { M: 3 } }]);
  });
});

describe('what the order builder begins with', () => {
  it('is the active products as they can be made, the active members, and the draft', async () => {
    const [signed, other] = await Promise.all([createTeam(), createTeam()]);
    const off = await createProduct({ isActive: false });
    const member = (owner: Signed<Team>, name: string, isActive = true) =>
      payload.create({
        collection: 'team-members',
        data: { team: owner.user.id, name, jerseyNumber: 0, sizePreference: 'M', isActive },
      });
    await member(signed, 'Abi Carter');
    await member(signed, 'Left Long-Ago', false);
    await member(other, 'Somebody Else');
    const loaded = await loadOrderBuilder({ payload, team: signedIn(signed.user) });
    if (!loaded.ok) throw new Error(loaded.message);
    expect(loaded.roster.members).toEqual([
      {
        id: expect.any(String),
        name: 'Abi Carter',
        nameOnBack: null,
        number: 0,
        sizePreference: 'M',
        shortsSize: null,
        squad: null,
        socksSize: null,
      },
    ]);
    expect(loaded.products.some(({ id }) => id === off.id)).toBe(false);
    expect(loaded.products.find(({ id }) => id === shirt.id)).toMatchObject({
      name: 'Team Shirt',
      price: 20,
      salePrice: null,
      hasSizes: true,
      colors: [{ name: 'Red', hex: '#ff0000', available: true, image: null }],
      sizes: [
        { code: 'M', additionalPrice: 0, colors: ['Red'] },
        { code: 'L', additionalPrice: 2.5, colors: ['Red'] },
      ],
    });
    expect(loaded.products.find(({ id }) => id === bag.id)).toMatchObject({ hasSizes: false, sizes: [], colors: [] });
    expect(loaded.stored).toMatchObject({ version: 0, draft: { items: [], notes: '' } });
  });

  it('is a failure in the words of the specification where the database does not answer', async () => {
    const pool = { query: () => Promise.reject(new Error('gone')) };
    const broken = { db: { pool } } as unknown as typeof payload;
    expect(await loadOrderBuilder({ payload: broken, team: signedIn(team.user) })).toEqual({
      ok: false,
      code: 'load_failed',
      message: 'Failed to load products. Please refresh the page.',
    });
  });
});
