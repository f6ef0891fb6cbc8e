import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { setTechnique } from '@/domain/kits/editing/garments';
import type { KitCheck } from '@/domain/kits/checks/kit-problem';
import type { CartQuote } from '@/domain/cart/cart-review';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { loadOrderBuilder } from '@/modules/team/order-builder/load-order-builder';
import { localRequest } from '@/lib/payload/local-request';
import { createElement, type ReactElement } from 'react';
import type { DocumentProps } from '@react-pdf/renderer';
import { parseOrderFilters } from '@/areas/back-office/orders/filters/order-filters';
import { exportOrders } from '@/areas/back-office/orders/export/order-export';
import { editSummary } from '@/domain/orders/order-edit-summary';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { shopDocument } from '@/modules/orders/documents/document-order';
import { designsOf, matricesOf } from '@/modules/orders/documents/designs';
import { drawKitPictures } from '@/modules/orders/documents/kit-pictures';
import { findOrderById } from '@/modules/orders/data/placed-order';
import { loadOrderDocument } from '@/modules/orders/documents/load-order-document';
import { printRows } from '@/modules/orders/documents/player-list';
import { proForma } from '@/modules/orders/documents/pro-forma';
import { ProductionSheet } from '@/modules/orders/documents/ProductionSheet';
import { addProof } from '@/modules/orders/proofs/add-proof';
import type { OptionalCheck } from '@/domain/kits/checks/strict-checks';
import type { Markup } from '@/lib/mail/markup';
import { itemsOf, orderOf } from '@/modules/orders/emails/order-text';
import { newAddress } from '../setup/address';
import { api, gql } from '../setup/http';
import {
  asStaff,
  checkoutBody,
  createProduct,
  createStaff,
  createTeam,
  editPlaced,
  placed,
  rows,
  payload,
  stockOf,
  unique,
  type Item,
  type TestProduct,
} from '../setup/shop';
import { createTeamOrder, proofPicture, teamOrderData, teamOrderItem } from '../setup/team-orders';

const home = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Riverside home');
const away = starterKit('football-shirt', ['#ffffff', '#1e3a8a'], 'Riverside away');
const whole = {
  ...home,
  garments: [...home.garments, { type: 'football-shorts', cut: 'mens' }],
} as typeof home;

const shirt = await createProduct({
  name: 'Match Shirt',
  stock: { S: 60, M: 60 },
  isCustomizable: true,
  kitGarment: 'football-shirt',
});
const shorts = await createProduct({ name: 'Match Shorts', stock: 20, kitGarment: 'football-shorts' });
const socks = await createProduct({ name: 'Plain Socks', stock: 20 });

const store = async (document: typeof home) => storeKitDocument(await localRequest(payload), document);

type Line = { design?: string; players?: object[]; [field: string]: unknown };
type Body = {
  orderNumber: string;
  code: string;
  items: Line[];
  checks: object[];
  fieldErrors: Record<string, string[]>;
};

const post = (items: Item[], key: string = randomUUID(), path = '/api/checkout', headers = {}) =>
  api<Body>('POST', path, {
    body: path === '/api/cart' ? { items } : checkoutBody(...items),
    headers: { 'Idempotency-Key': key, ...headers },
    address: newAddress(),
  });

const linesOf = (orderNumber: string) =>
  rows`select i.size_code as size, i.color, i.quantity::int as quantity, i.players, k.document->>'name' as kit,
          jsonb_array_length(k.document->'garments') as garments
     from order_items i join orders o on o.id = i._parent_id left join kit_documents k on k.id = i.kit_document_id
    where o.order_number = ${orderNumber} order by i._order`;

it('is checked in the sizes that are ordered, for whomever they are', async () => {
  const crest = {
    ...{ kind: 'logo', id: 'low', garment: 'football-shirt', surface: 'front', x: 0, y: 687.5, rotation: 0, width: 40 },
    logo: { name: 'Crest', width: 10, height: 10, shapes: [{ d: 'M0 0L10 0L5 10Z', color: 1 }] },
  } as const;
  const near = async (...sizes: string[]) => {
    const item = { product: shirt.id, design: { ...home, elements: [crest] } };
    const items = sizes.map((size) => ({ ...item, sizes: { [size]: 1 } }));
    const { checks = [] } = (await api<CartQuote>('POST', '/api/cart', { body: { items } })).body;
    return checks.flatMap(({ code, severity, message, ...at }) =>
      code === 'outside-safe-area' ? [{ at, message }] : [],
    );
  };
  const cut = (sizeTable: object | null) => payload.updateGlobal({ slug: 'site-settings', data: { sizeTable } });
  await cut({ 'football-shirt_mens': { S: { along: 640 } } });
  expect(await near('M')).toEqual([]);
  expect(await near('M', 'S')).toEqual([{ at: { item: 0 }, message: expect.stringContaining('in size Small.') }]);
  await cut(null);
});

describe('a checkout with kits', () => {
  const players = [
    { name: ' Hudson ', number: '07', size: 'S' },
    { number: '11', size: 'Medium' },
    { name: 'Ó Briain', size: 'S' },
  ];

  it('takes a whole kit, and one row for each player, whose sizes are the pieces', async () => {
    const { status, body } = await post([{ product: shirt.id, design: home, players }]);
    expect(status).toBe(201);
    expect(body.items).toMatchObject([
      { size: 'S', color: null, quantity: 2, design: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { size: 'M', quantity: 1, players: [{ name: '', number: '11' }] },
    ]);
    expect(await linesOf(body.orderNumber)).toEqual([
      {
        ...{ size: 'S', color: null, quantity: 2, kit: 'Riverside home', garments: 1 },
        players: [
          { name: 'Hudson', number: '07' },
          { name: 'Ó Briain', number: '' },
        ],
      },
      {
        size: 'M',
        color: null,
        quantity: 1,
        kit: 'Riverside home',
        garments: 1,
        players: [{ name: '', number: '11' }],
      },
    ]);
  });

  it('is refused where a check blocks, beside the player or the design, and warned of in the cart', async () => {
    const twice = [
      { product: shirt.id, design: home, players: [{ name: 'Hudson', number: '7', size: 'S' }] },
      {
        product: shirt.id,
        design: home,
        players: [
          { name: 'Hill', number: '8', size: 'M' },
          { name: 'Ó Briain', number: '07', size: 'M' },
        ],
      },
    ];
    const message = '07 is worn twice, by Hudson and Ó Briain. Give one of them another.';
    const { status, body } = await post(twice);
    expect([status, body.fieldErrors]).toEqual([422, { 'items.1.players.1': [message] }]);
    const { body: quote } = await post(twice, '', '/api/cart');
    expect(quote.checks).toEqual(
      expect.arrayContaining([
        { item: 1, player: 1, code: 'number-twice', severity: 'blocks', message },
        expect.objectContaining({ item: 0, code: 'outside-palette', severity: 'warns' }),
      ]),
    );
    const unreadable = starterKit('football-shirt', ['#1e3a8a', '#1e3a8a'], 'Unreadable');
    expect((await post([{ product: shirt.id, design: unreadable, sizes: { S: 1 } }])).body.fieldErrors).toEqual({
      'items.0.design': [
        expect.stringMatching(/^The name on the back of the football shirt is hard to read/),
        expect.stringMatching(/^The number/),
      ],
    });
    const long = [{ name: 'WWWWWWWWWWWWWWWWWWWW', number: '9', size: 'S' }];
    expect((await post([{ product: shirt.id, design: home, players: long }])).body.fieldErrors).toEqual({
      'items.0.players.0': [expect.stringContaining('too long for its box')],
    });
    const logo = { name: 'Crest', width: 9, height: 9, shapes: [{ d: 'M0 0L9 0L9 9Z', color: 1 }] };
    const picture = { hash: 'f'.repeat(64), width: 900, height: 900 };
    const place = { garment: 'football-shirt', surface: 'front', x: 0, y: 200, rotation: 0 } as const;
    const crest = { kind: 'logo', id: 'crest', ...place, width: 60, logo: { ...logo, picture } } as const;
    const pictured = { ...home, elements: [...home.elements, crest] };
    expect((await post([{ product: shirt.id, design: pictured, sizes: { S: 1 } }])).body.fieldErrors).toEqual({
      'items.0.design.elements.2.logo.picture': [expect.stringMatching(/^We do not have this picture/)],
    });
  });

  it('is refused for what only warns where the shop has that block', async () => {
    const nameless = { ...home, elements: home.elements.filter(({ kind }) => kind !== 'name') };
    const line = [{ product: shirt.id, design: nameless, players: [{ name: 'Hudson', size: 'S' }] }];
    const strict = (strictKitChecks: OptionalCheck[]) =>
      payload.updateGlobal({ slug: 'site-settings', data: { strictKitChecks } });
    for (const code of ['outside-palette', 'not-printed'] as const) {
      await strict([code]);
      const refused = await post(line);
      expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([422, ['items.0.design']]);
      const { body } = await post(line, '', '/api/cart');
      expect(body.checks).toContainEqual(expect.objectContaining({ code, severity: 'blocks' }));
    }
    await strict([]);
    expect((await post(line)).status).toBe(201);
  });

  it('takes a kit that is stored by its hash, and keeps of it the garment that is ordered', async () => {
    const { hash } = await store(whole);
    const { status, body } = await post([
      { product: shirt.id, design: hash, sizes: { S: 1 } },
      { product: shorts.id, design: hash, quantity: 2 },
    ]);
    expect(status).toBe(201);
    expect((await linesOf(body.orderNumber)).map(({ kit, garments }) => [kit, garments])).toEqual([
      ['Riverside home', 1],
      ['Riverside home', 1],
    ]);
    const [first, second] = body.items;
    expect(first?.design).toBe((await store(home)).hash);
    expect(second?.design).not.toBe(first?.design);
  });

  it('costs what its technique adds to each piece, and is refused in one that is not offered', async () => {
    const made = (technique: 'embroidery' | 'vinyl') => setTechnique(home, 'football-shirt', technique);
    const inThread = made('embroidery');
    const ask = async (design: object) =>
      (await api<CartQuote>('POST', '/api/cart', { body: { items: [{ product: shirt.id, sizes: { S: 2 }, design }] } }))
        .body;
    await payload.updateGlobal({ slug: 'site-settings', data: { techniquePrices: { embroidery: 6.5 } } });
    const [plain, priced] = [await ask(home), await ask(inThread)];
    expect(priced.totalAmount).toBeCloseTo(plain.totalAmount + 13);
    expect((await ask(made('vinyl'))).fieldErrors).toEqual({
      'items.0.design': ['Vinyl is not offered at the moment.'],
    });
    const { hash } = await store(inThread);
    const { body } = await post([{ product: shirt.id, design: hash, sizes: { S: 2 } }]);
    expect(body.items).toMatchObject([{ unitPrice: (plain.lines[0]?.unitPrice ?? 0) + 6.5 }]);
    const [ordered] = await rows<{ id: string }>`select id from orders where order_number = ${body.orderNumber}`;
    const placed = await findOrderById(payload, ordered?.id ?? '');
    expect(placed?.items.map(({ kit }) => kit?.technique)).toEqual(['embroidery']);
    const offers = await api<{ items: { techniquePrices: object }[] }>(
      'GET',
      '/api/kits/products?garment=football-shirt',
    );
    expect(offers.body.items[0]?.techniquePrices).toEqual({ embroidery: 6.5 });

    await payload.updateGlobal({ slug: 'site-settings', data: { techniquePrices: { embroidery: null } } });
    expect((await post([{ product: shirt.id, design: hash, sizes: { S: 2 } }])).status).toBe(422);
    expect((await linesOf(body.orderNumber))[0]).toMatchObject({ quantity: 2, kit: 'Riverside home' });
  });

  it('keeps a line for each kit, and takes their stock together', async () => {
    const before = await stockOf(shirt.id);
    const { body } = await post([
      { product: shirt.id, design: home, sizes: { S: 1 } },
      { product: shirt.id, design: away, sizes: { S: 2 } },
    ]);
    expect((await linesOf(body.orderNumber)).map(({ kit, quantity }) => [kit, quantity])).toEqual([
      ['Riverside home', 1],
      ['Riverside away', 2],
    ]);
    expect((await stockOf(shirt.id)).sizes.S).toBe((before.sizes.S ?? 0) - 3);

    const left = (before.sizes.S ?? 0) - 3;
    const short = await post([
      { product: shirt.id, design: home, sizes: { S: left } },
      { product: shirt.id, design: away, sizes: { S: 1 } },
    ]);
    expect(short).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', shortages: [{ size: 'S', requested: left + 1, available: left }] },
    });
    expect((await stockOf(shirt.id)).sizes.S).toBe(left);
  });

  it('answers the same order to the same request, and refuses another kit or player under its key', async () => {
    const key = randomUUID();
    const body = checkoutBody({
      product: shirt.id,
      design: home,
      sizes: { M: 1 },
      players: [{ name: 'A', size: 'M' }],
    });
    const send = (items: object[]) =>
      api<Body>('POST', '/api/checkout', {
        body: { ...body, items },
        headers: { 'Idempotency-Key': key },
        address: newAddress(),
      });
    const [item] = body.items;
    const first = await send([{ ...item }]);
    expect(first.status).toBe(201);
    expect((await send([{ ...item }])).body).toEqual(first.body);
    for (const change of [{ design: away }, { players: [{ name: 'B', size: 'M' }] }])
      expect((await send([{ ...item, ...change }])).body.code).toBe('idempotency_key_reused');
  });

  it.each([
    ['no design of ours', () => ({ design: 'f'.repeat(64) }), 'items.0.design'],
    ['an id of nothing', () => ({ design: randomUUID() }), 'items.0.design'],
    ['a script', () => ({ design: { ...home, script: 'alert(1)' } }), 'items.0.design'],
    ['a name no press prints', () => ({ players: [{ name: '🏉', size: 'S' }] }), 'items.0.players.0.name'],
  ])('refuses %s', async (_, change, field) => {
    const before = await rows`select count(*) from kit_documents`;
    const { status, body } = await post([{ product: shirt.id, design: home, sizes: { S: 1 }, ...change() }]);
    expect(status).toBe(422);
    expect(Object.keys(body.fieldErrors)).toContain(field);
    expect(await rows`select count(*) from kit_documents`).toEqual(before);
  });
});

it('a cart is priced with its kits, and nothing of it is stored', async () => {
  const fresh = starterKit('football-shirt', ['#112233'], unique('Kit'));
  const before = await rows`select count(*) from kit_documents`;
  const { status, body } = await post([{ product: shirt.id, design: fresh, sizes: { S: 2 } }], undefined, '/api/cart');
  expect(status).toBe(200);
  expect(body).toMatchObject({ totalAmount: 40, totalItems: 2, fieldErrors: {} });
  expect(JSON.stringify(body)).not.toContain('colorways');
  expect(await rows`select count(*) from kit_documents`).toEqual(before);
});

it('a design is ordered by its id by the team whose it is, and by nobody else', async () => {
  const [ours, theirs] = [await createTeam(), await createTeam()];
  const { id } = await store(home);
  const design = await payload.create({
    collection: 'kit-designs',
    data: { name: 'Home', document: id, team: ours.user.id, shareToken: unique('token'), isActive: true },
  });
  const quote = async (headers: object) =>
    (await post([{ product: shirt.id, design: design.id, sizes: { S: 1 } }], undefined, '/api/cart', headers)).body;
  expect((await quote({ Authorization: `JWT ${ours.token}` })).fieldErrors).toEqual({});
  for (const headers of [{}, { Authorization: `JWT ${theirs.token}` }])
    expect((await quote(headers)).fieldErrors).toEqual({ 'items.0.design': ['We have no such design.'] });
});

it('an ordered kit is opened by the team that ordered it and by staff, and by nobody else', async () => {
  const { hash } = await store({ ...whole, name: 'As ordered' });
  const [own, other, editor] = await Promise.all([createTeam(), createTeam(), createStaff('content_manager')]);
  const staff = await createStaff('administrator');
  const open = async (token?: string) => {
    const { status, body } = await api<{ document: { name: string } }>('GET', `/api/kits/documents/${hash}`, { token });
    return [status, body.document?.name];
  };
  expect(await open(own.token)).toEqual([404, undefined]);
  const kit = { hash, name: 'As ordered', garment: 'football-shirt' as const };
  await createTeamOrder(own.user, { data: teamOrderData(teamOrderItem({ kit })) });
  expect(await open(own.token)).toEqual([200, 'As ordered']);
  expect(await open(staff.token)).toEqual([200, 'As ordered']);
  expect(await open(other.token)).toEqual([404, undefined]);
  expect(await open(editor.token)).toEqual([401, undefined]);
  expect(await open()).toEqual([401, undefined]);
});

it('stores a kit to be ordered, and names the products of its garments', async () => {
  const stored = await api<{ hash: string }>('POST', '/api/kits/documents', {
    body: { document: whole },
    address: newAddress(),
  });
  expect(stored).toMatchObject({ status: 201, body: { hash: (await store(whole)).hash } });
  const { user } = await createTeam();
  const team = { ...user, collection: 'teams' as const };
  const builder = await loadOrderBuilder({ payload, team, kit: stored.body.hash });
  expect(builder).toMatchObject({
    kits: [{ hash: stored.body.hash, garments: whole.garments.map(({ type }) => type) }],
  });
  expect(await loadOrderBuilder({ payload, team, kit: 'no hash' })).toMatchObject({ kits: [] });
  expect((await api('POST', '/api/kits/documents', { body: { document: {} }, address: newAddress() })).status).toBe(
    422,
  );

  const answer = await api<{ items: { garment: string; options: { product: { id: string }; colors: [] } }[] }>(
    'GET',
    '/api/kits/products?garment=football-shirt,football-shorts,spaceship',
  );
  expect(answer.body.items.map(({ garment, options }) => [garment, options.product.id, options.colors])).toEqual([
    ['football-shirt', shirt.id, []],
    ['football-shorts', shorts.id, []],
  ]);
});

describe('an edit by staff', () => {
  const edit = async (orderId: string, change: Parameters<typeof editPlaced>[2]) =>
    editPlaced((await createStaff('administrator')).user, orderId, change);
  const stored = (orderId: string) =>
    rows<{ quantity: number; kit: string | null; names: string[] }>`
      select i.quantity::int as quantity, k.document->>'name' as kit,
           array(select p->>'name' from jsonb_array_elements(i.players) p) as names
      from order_items i left join kit_documents k on k.id = i.kit_document_id where i._parent_id = ${orderId}
      order by i._order`;

  it('keeps kit and players of a line; with fewer pieces the last players go', async () => {
    const players = ['A', 'B', 'C'].map((name) => ({ name, size: 'M' }));
    const { id } = await placed({ product: shirt.id, design: home, players }, { product: socks.id, quantity: 1 });
    const before = await stored(id);
    expect(before[0]).toEqual({ quantity: 3, kit: 'Riverside home', names: ['A', 'B', 'C'] });
    expect(
      await edit(id, (lines) => lines.map((line, index) => (index === 1 ? { ...line, quantity: 2 } : line))),
    ).toMatchObject({ ok: true });
    expect(await stored(id)).toEqual([before[0], { quantity: 2, kit: null, names: [] }]);
    await edit(id, ([first]) => [{ ...first, quantity: 2 }]);
    expect(await stored(id)).toEqual([{ quantity: 2, kit: 'Riverside home', names: ['A', 'B'] }]);
  });

  it('makes lines to a corrected design of the same name, at their price, voids the proof and says so', async () => {
    const players = ['A', 'B'].map((name) => ({ name, size: 'M' }));
    const { id } = await placed({ product: shirt.id, design: home, players });
    const waiting = async () =>
      (await rows<{ status: string }>`select status from order_proofs where order_id = ${id}`).map(
        ({ status }) => status,
      );
    const { req } = await asStaff((await createStaff('administrator')).user);
    expect(await addProof({ req, kind: 'shop', orderId: id, bytes: await proofPicture(), note: '' })).toMatchObject({
      ok: true,
    });
    expect(await waiting()).toEqual(['waiting']);
    const [before] = await rows<{ total: number }>`select total_amount::float8 as total from orders where id = ${id}`;
    await payload.update({ collection: 'products', id: shirt.id, data: { price: 99 } });
    const recolored = starterKit('football-shirt', ['#7f1d1d', '#ffffff'], 'Riverside home');
    const { hash } = await store({ ...recolored, garments: [...recolored.garments, whole.garments[1]!] });
    expect(await edit(id, (lines) => lines.map((line) => ({ ...line, design: hash })))).toMatchObject({
      ok: true,
      totalAmount: before?.total,
    });
    expect(await waiting()).toEqual(['void']);
    const [kit] = await rows<{ colors: string[]; garments: number }>`
      select k.document->'colorways'->0->'colors' as colors, jsonb_array_length(k.document->'garments') as garments
      from order_items i join kit_documents k on k.id = i.kit_document_id where i._parent_id = ${id}`;
    expect(kit).toEqual({ colors: ['#7f1d1d', '#ffffff'], garments: 1 });
    expect(await stored(id)).toEqual([{ quantity: 2, kit: 'Riverside home', names: ['A', 'B'] }]);
    const [entry] = await rows<{ before: object; after: object }>`select before, after from activity_log
      where subject_id = ${id} and action = 'order.edited'`;
    expect(editSummary(entry?.before, entry?.after)[0]).toBe(
      'Match Shirt, kit “Riverside home”: the design has changed',
    );
    await payload.update({ collection: 'products', id: shirt.id, data: { price: 20 } });
  });

  it('refuses a design without the garment, in another technique, that cannot be printed or does not exist', async () => {
    const { id } = await placed({ product: shirt.id, design: home, players: [{ name: 'A', size: 'M' }] });
    const refusalsOf = async (design: string) => {
      const edited = await edit(id, (lines) => lines.map((line) => ({ ...line, design })));
      return edited.ok ? [] : (edited.fieldErrors?.['lines.0.design'] ?? edited.fieldErrors?.['lines.0.players.0']);
    };
    expect(await refusalsOf('0'.repeat(64))).toEqual(['We have no such design.']);
    expect(await refusalsOf((await store(starterKit('hoodie', ['#000000']))).hash)).toEqual([
      'This design has no football shirt.',
    ]);
    expect(await refusalsOf((await store(setTechnique(home, 'football-shirt', 'vinyl'))).hash)).toEqual([
      'Names, numbers and logos are put onto this design in another way than was ordered. Choose the same in the designer.',
    ]);
    const lost = { ...home, elements: home.elements.map((each) => ({ ...each, y: 1500 })) };
    expect(await refusalsOf((await store(lost)).hash)).not.toEqual([]);
    expect(await stored(id)).toMatchObject([{ kit: 'Riverside home' }]);
  });
});

describe('an order with a kit is shown', () => {
  const kitOrder = () =>
    placed({ product: shirt.id, design: home, players: [{ name: 'Hudson', number: '07', size: 'S' }, { size: 'S' }] });

  it('in the confirmation to known mailboxes, and without typed texts to one that may be another’s', async () => {
    const order = await kitOrder();
    expect(orderOf(order).text).toMatch(
      /Kit: Riverside home, http:\/\/shop\.test\/api\/kits\/pictures\/[0-9a-f]{64}\?/,
    );
    expect(orderOf(order).text).toContain('07 Hudson');
    expect(orderOf(order).html.source).toContain('07 Hudson');
    const source = (markup: Markup) => /<img src="http:\/\/shop\.test([^"]+)"/.exec(markup.source)?.[1] ?? '';
    const shown = source(orderOf(order).html);
    const bare = source(itemsOf(order).html);
    expect(shown).toMatch(/^\/api\/kits\/pictures\/[0-9a-f]{64}\?.*format=png/);
    expect(bare).toBe(`${shown}&amp;bare=true`);
    for (const text of [itemsOf(order).text, itemsOf(order).html.source]) {
      expect(text).toContain('Match Shirt');
      expect(text).not.toMatch(/Hudson|Riverside/);
    }
  });

  it('on the production sheet, with front and back of the kit and each piece', async () => {
    const { id } = await kitOrder();
    const { payload, req } = await asStaff((await createStaff('administrator')).user);
    const data = await loadOrderDocument(payload, req, id);
    const lines = data?.order.orderItems ?? [];
    const [design] = designsOf(lines);
    expect(proForma(data!).charges.rows[0]?.name).toContain('Riverside home');
    expect(design && printRows(design)).toEqual([
      { size: 'Small', number: '07', name: 'Hudson', pieces: 1 },
      { size: 'Small', number: '', name: '', pieces: 1 },
    ]);
    const pictures = await drawKitPictures(lines);
    expect([...pictures.values()].map((views) => views.map((png) => png.subarray(1, 4).toString()))).toEqual([
      ['PNG', 'PNG'],
    ]);
    const answer = await pdfResponse({
      document: createElement(ProductionSheet, {
        ...data!,
        order: shopDocument(data!.order),
        pictures,
      }) as ReactElement<DocumentProps>,
      fileName: 'sheet.pdf',
      disposition: 'inline',
    });
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    expect(pdf.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('in the file of its lines', async () => {
    const { orderNumber } = await kitOrder();
    const { payload } = await asStaff((await createStaff('administrator')).user);
    const filters = parseOrderFilters(new URLSearchParams({ search: orderNumber }));
    let csv = '';
    for await (const piece of exportOrders({ payload, filters, rows: 'lines' })) csv += piece;
    expect(csv.trim().split('\r\n').at(-1)).toMatch(/,Riverside home,07 Hudson; –$/);
  });
});

it('a set is made part by part, in the sizes of its players, whatever becomes of the product', async () => {
  const parts = [
    { name: 'Shirt', worn: 'sizePreference', sizes: [] },
    { name: 'Shorts', worn: 'shortsSize', sizes: ['S', 'M', 'L'] },
    { name: 'Socks', worn: 'socksSize', sizes: ['M'] },
  ];
  const set = await createProduct({ name: 'Full Kit', stock: { S: 9, M: 9 }, isCustomizable: true, parts });
  const player = (name: string, size: string, sizes?: object) => ({ name, size, ...(sizes && { sizes }) });
  const ask = (...players: object[]) => ({ product: set.id, color: 'Red', sizes: { S: 1, M: 2 }, players });
  const shorts = { Shorts: 'Large', Socks: '' };

  for (const path of ['/api/cart', '/api/checkout'])
    expect(
      (await post([ask(player('A', 'S', shorts), player('B', 'M'))], randomUUID(), path)).body.fieldErrors,
    ).toEqual({
      'items.0.players.0.sizes.Socks': ['Socks: not made in Small.'],
    });
  expect((await post([ask(player('B', 'M'))])).body.fieldErrors).toEqual({
    'items.0.sizes': ['Socks: not made in Small.'],
  });

  const { status, body } = await post([ask(player('A', 'S', { ...shorts, Socks: 'M' }), player('B', 'M'))]);
  expect(status).toBe(201);
  const names = ['Shirt', 'Shorts', 'Socks'];
  expect(body.items).toMatchObject([
    { size: 'S', parts: names, players: [{ name: 'A', sizes: { Shorts: 'L', Socks: 'M' } }] },
    { size: 'M', parts: names, players: [{ name: 'B', sizes: { Shorts: 'M', Socks: 'M' } }] },
  ]);
  expect(await stockOf(set.id)).toMatchObject({ sizes: { S: 8, M: 7 } });

  await payload.update({ collection: 'products', id: set.id, data: { parts: [] } });
  const filters = parseOrderFilters(new URLSearchParams({ search: body.orderNumber }));
  let csv = '';
  for await (const piece of exportOrders({ payload, filters, rows: 'lines' })) csv += piece;
  expect(csv).toContain('A (Shorts L, Socks M)');
  const [row] = await rows<{ id: string }>`select id from orders where order_number = ${body.orderNumber}`;
  const { req } = await asStaff((await createStaff('administrator')).user);
  const found = (await loadOrderDocument(payload, req, String(row?.id))) ?? expect.fail('There is no such order.');
  const { orderItems } = shopDocument(found.order);
  expect(matricesOf(orderItems).map(({ productName, sizes, totals }) => [productName, sizes, totals])).toEqual([
    ['Full Kit, Shirt', ['Small', 'Medium'], [1, 2]],
    ['Full Kit, Shorts', ['Medium', 'Large'], [2, 1]],
    ['Full Kit, Socks', ['Medium'], [3]],
  ]);
  expect(designsOf(orderItems).flatMap(printRows)).toMatchObject([
    { name: 'A', size: 'Small', partSizes: 'Shorts Large\nSocks Medium' },
    { name: 'B', size: 'Medium', partSizes: 'Shorts Medium\nSocks Medium' },
    { size: 'Medium', pieces: 1 },
  ]);
});

describe('a set that is made to a kit', () => {
  let set: TestProduct;
  const number = { ...home.elements.find(({ kind }) => kind === 'number'), height: 60, maxWidth: 80 };
  const kit = (x = 150) =>
    ({
      ...whole,
      garments: [...whole.garments, { type: 'crew-socks', cut: 'mens' }],
      elements: [...home.elements, { ...number, id: 'leg', garment: 'football-shorts', surface: 'front', x, y: 330 }],
    }) as typeof home;
  const players = (sizes: object) => [
    { name: 'Hudson', number: '7', size: 'S', sizes },
    { name: 'Hill', number: '8', size: 'M' },
  ];
  const ask = (design: typeof home, sizes: object = { Shorts: 'L' }) => [
    { product: set.id, design, players: players(sizes), sizes: { S: 1, M: 1 } },
  ];

  beforeAll(async () => {
    const parts = [
      { name: 'Shirt', worn: 'sizePreference', sizes: [], garment: '' },
      { name: 'Shorts', worn: 'shortsSize', sizes: ['XSB', 'S', 'M', 'L'], garment: 'football-shorts' },
      { name: 'Socks', worn: 'socksSize', sizes: ['S', 'M'], garment: 'crew-socks' },
    ];
    set = await createProduct({ name: 'Match Kit', stock: { S: 60, M: 60 }, kitGarment: 'football-shirt', parts });
  });

  it('keeps the garments that it has of the kit, and which part each is, through an edit too', async () => {
    const { status, body } = await post(ask(kit()));
    expect([status, body.fieldErrors]).toEqual([201, undefined]);
    const [order] = await rows<{ id: string }>`select id from orders where order_number = ${body.orderNumber}`;
    const kitOfLines = async () => (await findOrderById(payload, order!.id))?.items.map((line) => line.kit);
    const made = {
      ...{ name: 'Riverside home', garment: 'football-shirt' },
      parts: [
        { part: 'Shorts', garment: 'football-shorts' },
        { part: 'Socks', garment: 'crew-socks' },
      ],
    };
    expect(await kitOfLines()).toMatchObject([made, made]);
    expect((await linesOf(body.orderNumber)).map(({ garments }) => garments)).toEqual([3, 3]);
    const { user: staff } = await createStaff('administrator');
    await payload.update({ collection: 'products', id: set.id, data: { isActive: false } });
    const edited = await editPlaced(staff, order!.id, ([, second]) => [{ ...second, quantity: 1 }]);
    expect(edited).toMatchObject({ ok: true });
    expect(await kitOfLines()).toMatchObject([made]);
    await payload.update({ collection: 'products', id: set.id, data: { isActive: true } });
  });

  it('is refused to a kit that has not all of the set', async () => {
    for (const path of ['/api/cart', '/api/checkout'])
      expect((await post(ask(home), randomUUID(), path)).body.fieldErrors).toEqual({
        'items.0.design': ['Match Kit is a set, and this design has no shorts and no socks. Add them to the design.'],
      });
  });

  it('costs what the techniques of all its garments add, each of which has to be offered', async () => {
    const inVinyl = setTechnique(setTechnique(kit(), 'football-shorts', 'vinyl'), 'football-shirt', 'embroidery');
    const quote = async (design: typeof home) =>
      (await post(ask(design), '', '/api/cart')).body as unknown as CartQuote;
    await payload.updateGlobal({ slug: 'site-settings', data: { techniquePrices: { embroidery: 6.5 } } });
    expect((await quote(inVinyl)).fieldErrors).toEqual({ 'items.0.design': ['Vinyl is not offered at the moment.'] });
    await payload.updateGlobal({ slug: 'site-settings', data: { techniquePrices: { embroidery: 6.5, vinyl: 3 } } });
    const [plain, priced] = [await quote(kit()), await quote(inVinyl)];
    expect(priced.totalAmount).toBeCloseTo(plain.totalAmount + 2 * 9.5);
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { techniquePrices: { embroidery: null, vinyl: null } },
    });
  });

  it('is checked as a whole: a number once, and each part in its own size as the shop cuts it', async () => {
    const twice = ask(kit()).map((item) => ({
      ...item,
      players: players({}).map((each) => ({ ...each, number: '7' })),
    }));
    expect((await post(twice)).body.fieldErrors).toEqual({
      'items.0.players.1': ['7 is worn twice, by Hudson and Hill. Give one of them another.'],
    });
    const besides = [{ product: shorts.id, design: kit(), quantity: 1, players: [{ name: 'Hudson', number: '7' }] }];
    expect((await post([...ask(kit()), ...besides])).status).toBe(201);

    const near = async (shortsSize: string) =>
      ((await post(ask(kit(48), { Shorts: shortsSize }), '', '/api/cart')).body.checks as KitCheck[])
        .filter(({ message }) => message.includes('the shorts'))
        .map(({ item, player, code, message }) => [item, player, code, / in size (.*)\. Move/.exec(message)?.[1]]);
    const inBoysSize = [[0, 0, 'outside-safe-area', 'Boys XS']];
    expect([await near('L'), await near('XSB')]).toEqual([[], inBoysSize]);
    const wide = Object.fromEntries(['XSB', 'SB', 'MB', 'LB', 'XLB'].map((size) => [size, { across: 400 }]));
    await payload.updateGlobal({ slug: 'site-settings', data: { sizeTable: { 'football-shorts_mens': wide } } });
    expect(await near('XSB')).toEqual([]);
    await payload.updateGlobal({ slug: 'site-settings', data: { sizeTable: null } });
    expect(await near('XSB')).toEqual(inBoysSize);
  });

  it('has a garment once: two parts that would be drawn as one are refused', async () => {
    const update = (garments: string[]) =>
      payload.update({
        collection: 'products',
        id: set.id,
        data: {
          parts: ['Shirt', 'Shorts', 'Spare'].map((name, index) => ({
            ...{ name, worn: 'sizePreference', sizes: index ? ['S'] : [], garment: garments[index] },
          })),
        },
      });
    await expect(update(['', 'crew-socks', 'crew-socks'])).rejects.toThrow();
    await expect(update(['', 'football-shirt', ''])).rejects.toThrow();
  });
});

it('staff read kit and players of an order over REST and GraphQL, strangers nothing', async () => {
  const { body } = await post([{ product: shirt.id, design: home, players: [{ name: 'A', number: '7', size: 'S' }] }]);
  const staff = await createStaff('administrator');
  const Authorization = `JWT ${staff.token}`;
  const address = `/api/orders?where[orderNumber][equals]=${body.orderNumber}`;
  const rest = await api<{ docs: { orderItems: { kitDocument: string }[] }[] }>('GET', address, {
    headers: { Authorization },
  });
  const line = rest.body.docs[0]?.orderItems[0];
  expect(line).toMatchObject({ players: [{ name: 'A', number: '7' }], kitDocument: expect.any(String) });
  expect((await api('GET', address)).status).toBe(401);
  const question = `{ Orders(where: { orderNumber: { equals: "${body.orderNumber}" } }) {
    docs { orderItems { players kitDocument { hash document } } } } }`;
  expect((await gql(question, { headers: { Authorization } })).body).toMatchObject({
    data: { Orders: { docs: [{ orderItems: [{ players: [{ number: '7' }], kitDocument: { document: home } }] }] } },
  });
  expect((await gql(question)).body.data?.Orders ?? null).toBeNull();
  const kit = `/api/kit-documents/${line?.kitDocument}`;
  expect((await api('GET', kit, { headers: { Authorization } })).body).toMatchObject({
    document: { name: 'Riverside home' },
  });
  expect((await api('GET', kit)).status).toBe(401);
});
