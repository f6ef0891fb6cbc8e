import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { newAddress } from '../setup/address';
import { api, gql } from '../setup/http';
import {
  checkoutBody,
  createPage,
  createPerson,
  createProduct,
  createStaff,
  createTeam,
  payload,
  rows,
  stockOf,
  unique,
} from '../setup/shop';

const word = unique('zephyr');
const shirt = await createProduct({ name: `${word} Shirt`, stock: { M: 50, L: 2 }, price: 20, salePrice: 18 });
await createProduct({ name: `${word} Hidden`, isActive: false });

type Failed = { message: string; extensions: { code: string; fieldErrors?: object; data?: object } };

async function send<Data>(
  query: string,
  variables?: object,
  token?: string,
): Promise<{ data: Data; errors?: Failed[]; cost: number }> {
  const { body } = await gql(query, { variables, token, address: newAddress() });
  const { data, errors, extensions } = body as { data: Data; errors?: Failed[]; extensions: { cost: number } };
  return { data, errors, cost: extensions?.cost };
}

/** Sizes as GraphQL has them, for those of REST. */
const items = (...of: { product: string; color?: string; sizes: Record<string, number> }[]) =>
  of.map(({ sizes, ...item }) => ({
    ...item,
    sizes: Object.entries(sizes).map(([size, quantity]) => ({ size, quantity })),
  }));

const red = { product: shirt.id, color: 'Red', sizes: { M: 2, L: 1 } };

const PLACE = `mutation($input: OrderInput!, $key: String!) {
  placeOrder(input: $input, idempotencyKey: $key) {
    orderNumber status totalAmount items { productName color size quantity totalPrice } trackingUrl
  }
}`;

type Placed = { placeOrder: { orderNumber: string; totalAmount: number; trackingUrl: string; items: object[] } | null };

const place = (change: object = {}, key: string = randomUUID()) =>
  send<Placed>(PLACE, { key, input: { ...checkoutBody(), items: items(red), ...change } });

describe('a shop over GraphQL alone', () => {
  it('is found, priced, ordered once and tracked by a stranger', async () => {
    const { data: found } = await send<{
      siteSettings: { brandName: string; currency: string };
      menu: { categories: { href: string }[] };
      search: {
        total: number;
        products: { id: string; price: number; salePrice: number; colors: object[] }[];
        facets: object;
      };
    }>(`{
      siteSettings { brandName currency }
      menu { categories { label href } legal { label href } }
      search(q: "${word}", sort: PRICE_LOW) { total isCorrected products { id price salePrice colors { name } } facets { sizes { value count } } }
    }`);
    expect(found.siteSettings).toEqual({ brandName: 'Kitroom', currency: 'USD' });
    expect(found.menu.categories[0]?.href).toBe('/shop?category=sale');
    expect(found.search).toMatchObject({
      total: 1,
      isCorrected: false,
      products: [{ id: shirt.id, price: 20, salePrice: 18 }],
    });

    const { data: priced } = await send<{ cart: { totalAmount: number; totalItems: number } }>(
      `query($items: [CartItemInput!]!) { cart(items: $items) { totalAmount totalItems lines { sizeCode totalPrice } } }`,
      { items: items(red) },
    );
    const rest = await api<{ totalAmount: number }>('POST', '/api/cart', {
      body: { items: [red] },
      address: newAddress(),
    });
    expect(priced.cart).toMatchObject({ totalAmount: 54, totalItems: 3 });
    expect(priced.cart.totalAmount).toBe(rest.body.totalAmount);

    const key = randomUUID();
    const input = { ...checkoutBody(), items: items(red), expectedTotal: 54 };
    const before = await stockOf(shirt.id);
    const orders = await Promise.all([0, 1].map(() => send<Placed>(PLACE, { key, input })));
    const [order, again] = orders.map(({ data }) => data.placeOrder);
    expect(order).toMatchObject({
      totalAmount: 54,
      items: [
        { color: 'Red', size: 'M', quantity: 2 },
        { size: 'L', quantity: 1 },
      ],
    });
    expect(again).toEqual(order);
    expect((await stockOf(shirt.id)).total).toBe(before.total - 3);

    const token = order?.trackingUrl.split('/').at(-1);
    const { data: tracked } = await send<{ trackOrder: object }>(
      `query($token: String!) { trackOrder(token: $token) { orderNumber status totalAmount paidAmount events { kind at } } }`,
      { token },
    );
    expect(tracked.trackOrder).toMatchObject({ orderNumber: order?.orderNumber, totalAmount: 54, paidAmount: 0 });
    expect(await send('{ trackOrder(token: "no-such-token-at-all-here") { orderNumber } }')).toMatchObject({
      data: { trackOrder: null },
      errors: undefined,
    });
  });

  it('answers a page with its blocks only once it is published', async () => {
    const [shown, draft] = [await createPage({ title: 'Shown' }), await createPage({ isPublished: false })];
    const query = 'query($slug: String!) { pageBySlug(slug: $slug) { title content { __typename } } }';
    expect((await send(query, { slug: shown.slug })).data).toMatchObject({ pageBySlug: { title: 'Shown' } });
    expect((await send(query, { slug: draft.slug })).data).toEqual({ pageBySlug: null });
  });

  it('offers the ways to deliver that REST offers', async () => {
    const { data } = await send<{ deliveryMethods: object }>(
      '{ deliveryMethods(country: "GB", postcode: "LS1 4AP") { country isDelivered methods { id name } } }',
    );
    const { body } = await api<object>('GET', '/api/delivery-methods?country=GB&postcode=LS1%204AP');
    expect(body).toMatchObject(data.deliveryMethods);
  });

  it('names what is wrong with an order by code and field, and places none', async () => {
    const count = async () => (await rows<{ n: number }>`select count(*)::int as n from orders`)[0]?.n;
    const before = await count();
    const failed = async (change: object, key?: string) => {
      const { data, errors } = await place(change, key);
      expect(data).toBeNull();
      const { code, fieldErrors } = errors?.[0]?.extensions ?? { code: undefined };
      return [code, Object.keys(fieldErrors ?? {})];
    };
    expect(await failed({ items: items({ ...red, color: 'Beige' }) })).toEqual(['invalid', ['items.0.color']]);
    expect(await failed({ customer: { ...checkoutBody().customer, email: 'nobody' } })).toEqual([
      'invalid',
      ['customer.email'],
    ]);
    expect(await failed({}, 'short')).toEqual(['invalid', ['idempotencyKey']]);
    expect(await failed({ expectedTotal: 1 })).toEqual(['prices_changed', []]);
    expect(await failed({ items: items({ ...red, sizes: { L: 40 } }) })).toEqual(['out_of_stock', []]);
    const { errors } = await place({ items: items({ ...red, sizes: { L: 40 } }) });
    expect(errors?.[0]?.extensions.data).toMatchObject({
      shortages: [{ product: shirt.id, size: 'L', requested: 40 }],
    });
    expect(await count()).toBe(before);
  });

  it('refuses facets and categories that do not exist', async () => {
    for (const [facets, field] of [
      ['{ colors: ["beige-ish"] }', 'facets.colors.0'],
      ['{ category: "no-such-category" }', 'facets.category'],
    ] as const) {
      const { errors } = await send(`{ search(facets: ${facets}) { total } }`);
      expect(errors?.[0]?.extensions.code).toBe('invalid');
      expect(Object.keys(errors?.[0]?.extensions.fieldErrors ?? {})).toEqual([field]);
    }
  });

  it('opens no other mutation to strangers, alone or beside an order', async () => {
    for (const mutation of [
      'mutation { createProduct(data: { name: "x" }) { id } }',
      `mutation { placeOrder(input: {}, idempotencyKey: "12345678") { status } deleteProduct(id: "${shirt.id}") { id } }`,
      `mutation { ... on Mutation { deleteProduct(id: "${shirt.id}") { id } } }`,
    ]) {
      const { status, body } = await gql(mutation, { address: newAddress() });
      expect([status, body.data], mutation).toEqual([401, undefined]);
    }
  });

  it('answers two questions at once, of which one selects by hand, each with what it asks for', async () => {
    const { token } = await createStaff('administrator');
    const [parent, child] = [unique('kit'), unique('shirts')];
    const category = (name: string, under?: string) =>
      payload.create({
        collection: 'categories',
        data: { name, slug: name, parent: under, sortOrder: 0, isActive: true },
      });
    const { id } = await category(child, (await category(parent)).id);
    const [whole, selected] = [
      `whole: Category(id: "${id}") { parent { id name } }`,
      `selected: Category(id: "${id}", select: true) { parent { id } }`,
    ];
    for (const query of [whole + selected, selected + whole]) {
      type Answer = { parent: { id: string; name?: string } };
      const { errors, data } = await send<{ whole: Answer; selected: Answer }>(`{ ${query} }`, {}, token);
      expect(errors).toBeUndefined();
      expect(data.whole.parent).toEqual({ ...data.selected.parent, name: parent });
    }
  });

  it('tells the cost of an answer', async () => {
    const costOf = async (query: string) => (await send(query)).cost;
    expect(await costOf('{ menu { legal { href } } }')).toBe(22);
    expect(
      (await costOf('{ Products(limit: 30) { docs { id } } }')) -
        (await costOf('{ Products(limit: 10) { docs { id } } }')),
    ).toBe(20);
  });
});

describe('kitRender', () => {
  const RENDER = `query($document: JSON!, $options: KitPictureInput) {
    kitRender(document: $document, options: $options) { contentType data }
  }`;
  type Rendered = { kitRender: { contentType: string; data: string } };
  const document = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Home');
  const render = (options?: object | null, kit: object = document) =>
    send<Rendered>(RENDER, { document: kit, options });

  it('draws what POST /api/kits/render draws', async () => {
    const options = { view: 'back', player: { name: 'Ada', number: '7' } };
    const { data } = await render({ ...options, width: null });
    const rest = await api('POST', '/api/kits/render', { body: { document, ...options }, address: newAddress() });
    expect(data.kitRender).toEqual({ contentType: 'image/svg+xml', data: rest.text });
    const png = await render({ format: 'png', width: 64 });
    const { format, width } = await sharp(Buffer.from(png.data.kitRender.data, 'base64')).metadata();
    expect([png.data.kitRender.contentType, format, width]).toEqual(['image/png', 'png', 64]);
  });

  it('names what is wrong with the kit, the picture and the player', async () => {
    const wrong = await Promise.all([
      render(null, { ...document, base: 'blue' }),
      render({ view: 'above' }),
      render({ garment: 'crew-socks' }),
      render({ player: { name: 'ハナ' } }),
    ]);
    const fields = wrong.map(({ errors }) => Object.keys(errors?.[0]?.extensions.fieldErrors ?? {}));
    expect(fields).toEqual([['document.base'], ['view'], ['garment'], ['player.name']]);
  });
});

describe('a team over GraphQL', () => {
  const input = {
    items: [
      {
        product: shirt.id,
        color: 'Red',
        players: [{ name: 'Ada', number: '7', size: 'M' }],
        extras: [{ size: 'L', quantity: 2 }],
      },
    ],
    notes: 'For the cup',
    shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
  };
  const SUBMIT = `mutation($input: TeamOrderInput!, $key: String!) {
    submitTeamOrder(input: $input, idempotencyKey: $key) { id orderNumber statusLabel totalAmount totalItems }
  }`;
  type Submitted = { submitTeamOrder: { id: string; totalAmount: number } };

  it('sees who it is, prices an order and submits it once, as over REST', async () => {
    const { user, token } = await createTeam();
    const { data: seen } = await send<object>('{ me { role permissions team { id teamName } } }', {}, token);
    expect(seen).toMatchObject({ me: { role: 'manager', team: { id: user.id, teamName: user.teamName } } });
    const { data: priced } = await send<{ teamPrices: { totalAmount: number } }>(
      'query($input: TeamOrderInput!) { teamPrices(input: $input) { totalAmount totalItems lines { totalPrice } fieldErrors } }',
      { input },
      token,
    );
    expect(priced.teamPrices).toMatchObject({ totalItems: 3, lines: [{ totalPrice: 54 }], fieldErrors: {} });
    const key = randomUUID();
    const submit = () =>
      send<Submitted>(SUBMIT, { key, input: { ...input, expectedTotal: priced.teamPrices.totalAmount } }, token);
    const [{ data: order }, { data: again }] = [await submit(), await submit()];
    expect(order.submitTeamOrder).toMatchObject({ totalAmount: priced.teamPrices.totalAmount, totalItems: 3 });
    expect(again).toEqual(order);
    const stored = await rows`select total_items::int as items, notes from team_orders where team_id = ${user.id}`;
    expect(stored).toEqual([{ items: 3, notes: 'For the cup' }]);
  });

  it('submits nothing for strangers, staff, or a coach', async () => {
    const team = await createTeam();
    const coach = await createPerson(team.user, 'coach');
    const codes = await Promise.all(
      [(await createStaff('administrator')).token, coach.token].map(async (token) => {
        const { errors } = await send(SUBMIT, { key: randomUUID(), input }, token);
        return errors?.[0]?.extensions.code;
      }),
    );
    expect(codes).toEqual(['signed_out', 'forbidden']);
    expect((await gql(SUBMIT, { variables: { key: randomUUID(), input }, address: newAddress() })).status).toBe(401);
    expect(await send('{ me { role } }')).toMatchObject({
      data: { me: null },
      errors: [{ extensions: { code: 'signed_out' } }],
    });
  });
});
