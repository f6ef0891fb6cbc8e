import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { api, gql, type Answer } from '../setup/http';
import { sampleOf, store } from '../setup/access-matrix';
import { createProduct, createStaff, createTeam, placed, rows, payload, unique } from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';

const { token } = await createStaff('administrator');
const { id: category } = await payload.create({
  collection: 'categories',
  data: { name: 'Shirts', slug: 'shirts', sortOrder: 0, isActive: true },
});
const product = await createProduct({ stock: { M: 3 }, category });

function expectShape({ status, body, text }: Answer) {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\S/) });
  for (const messages of Object.values(body.fieldErrors ?? {})) expect(messages).toEqual([expect.any(String)]);
  expect(text).not.toMatch(/node_modules|select \\?"|\.[jt]s:\d|DrizzleQueryError|at \w+ \(/);
}

function expectHarmless(answer: Answer) {
  if (answer.status === 200) expect((answer.body.docs as unknown[] | undefined) ?? []).toHaveLength(0);
  else expectShape(answer);
}

const q = encodeURIComponent;

describe('bad questions', () => {
  it.each([
    'where[nope][equals]=1',
    'where[name][nope]=1',
    'where[price][equals]=many',
    'where[price][greater_than]=1e400',
    'where[stockQuantity][equals]=99999999999999999999999',
    'where[id][equals]=not-a-uuid',
    `where[id][in]=${q("1,2,'")}`,
    `where[name][like]=${q("'; drop table products; --")}`,
    `where[name][equals]=${q("' or '1'='1")}`,
    `where[${q("name'; drop table products; --")}][equals]=x`,
    `where[name][equals]=${q('\u0000')}`,
    'where[createdAt][greater_than]=yesterday',
    'where[createdAt][equals]=2026-13-45',
    'where[isActive][equals]=perhaps',
    'where[category][equals]=x',
    'where[category.slug][equals]=none',
    'where[variations.stockQuantity][equals]=999999',
    'where[and][0][or][0][name][equals]=none',
    'where[or]=none',
    'where=none',
    'where[name]=none',
    'page=-1&where[name][equals]=none',
    'page=1e99&where[name][equals]=none',
    'page=99999999999999999999&where[name][equals]=none',
    'limit=x&where[name][equals]=none',
    'depth=x&where[name][equals]=none',
    'depth=-5&where[name][equals]=none',
    'sort=nope&where[name][equals]=none',
    `sort=${q('name; drop table products')}&where[name][equals]=none`,
    'select[nope]=true&where[name][equals]=none',
    'populate[nope][x]=true&where[name][equals]=none',
    'joins[nope][limit]=1&where[name][equals]=none',
    'joins[variations][limit]=-1&where[name][equals]=none',
    'joins[variations][where][nope][equals]=1&where[name][equals]=none',
    'locale=xx&where[name][equals]=none',
    `where${'[and][0]'.repeat(60)}[name][equals]=none`,
  ])('GET /api/products?%s', async (query) => {
    expectHarmless(await api('GET', `/api/products?${query}`));
    expectHarmless(await api('GET', `/api/products?${query}`, { token }));
  });

  it.each(['where[nope][equals]=x', 'sort=-nope', 'select[nope]=true'])(
    'an unknown field is refused with the names of those there are: %s',
    async (query) => {
      const { status, body } = await api('GET', `/api/products?${query}`);
      expect([status, body.code]).toEqual([400, 'bad_request']);
      expect(body.message).toMatch(/^There is no field "nope" to .*\. Fields: .*\bid, .*\bname, .*\bslug\b/);
    },
  );

  it('names no field that nobody reads', async () => {
    const { body } = await api('GET', '/api/orders?sort=nope', { token });
    expect(body.message).toContain('orderNumber');
    expect(body.message).not.toMatch(/trackingToken|idempotencyKey|requestHash/);
  });

  it.each(['x', '1', randomUUID(), q("' or 1=1 --"), q('\u0000'), 'undefined', 'null'])(
    'an id that is none: %s',
    async (id) => {
      for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
        const path = `/api/products/${id}`;
        expectShape(await api(method, path, { token, body: method === 'PATCH' ? { name: 'X' } : undefined }));
      }
      expectShape(await api('POST', `/api/products/${id}/duplicate`, { token, body: {} }));
    },
  );

  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/nothing/at/all'],
    ['GET', '/api/globals/nothing'],
    ['GET', '/api/globals'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/nothing/1'],
    ['PATCH', '/api/products'],
    ['DELETE', '/api/products'],
    ['PUT', '/api/products'],
    ['GET', '/api/og'],
    ['POST', '/api/admin-users/verify/x'],
    ['POST', '/api/admin-users/logout'],
    ['GET', '/api/payload-migrations'],
    ['GET', '/api/products/versions'],
    ['GET', `/api/products/versions/${randomUUID()}`],
    ['POST', `/api/pages/versions/${randomUUID()}`],
  ] as const)('an address that is none: %s %s', async (method, path) => {
    expectShape(await api(method, path));
    if (!path.endsWith('logout')) expectShape(await api(method, path, { token }));
  });

  it.each(['/api/nothing', '/api/nothing/at/all', '/api/og', '/api/products/a/b/c/d'])(
    'an address that is none has one answer: %s',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE'] as const)
        expect(await api(method, path)).toMatchObject({
          status: 404,
          body: { code: 'not_found', message: 'There is nothing at this address.' },
        });
    },
  );

  it('PATCH and DELETE without a where touch nothing', async () => {
    const count = async () => (await rows<{ n: number }>`select count(*)::int as n from products`)[0]?.n;
    const before = await count();
    for (const query of [
      '',
      '?where=',
      '?where[]=',
      '?limit=0',
      '?where[constructor][equals]=x',
      '?where[__proto__][a]=x',
    ]) {
      expectHarmless(await api('PATCH', `/api/products${query}`, { token, body: { name: 'Overwritten' } }));
      expectHarmless(await api('DELETE', `/api/products${query}`, { token }));
    }
    expect(await count()).toBe(before);
    expect(await rows`select 1 from products where name = 'Overwritten'`).toEqual([]);
  });
});

describe('bad bodies', () => {
  const valid = () => {
    const name = unique('body');
    return { name, slug: name, sku: name, price: 5, stockQuantity: 1, reviews: 0, isActive: true };
  };

  it.each(['{', '', 'x', '{"name":', '[1', '"\\u"'])('no JSON: %j', async (body) => {
    const answer = await api('POST', '/api/products', { token, body });
    expectShape(answer);
    if (body) expect(answer.body.code).toBe('bad_request');
  });

  it.each([null, [], 'text', 7, true, [valid()]])('JSON that is no object: %j', async (body) =>
    expectShape(await api('POST', '/api/products', { token, body: JSON.stringify(body) })),
  );

  it.each([
    ['name', undefined, 'name'],
    ['name', '', 'name'],
    ['name', 'x'.repeat(161), 'name'],
    ['name', { a: 1 }, undefined],
    ['name', ['a'], undefined],
    ['slug', 'Not A Slug', 'slug'],
    ['slug', 7, 'slug'],
    ['price', -1, 'price'],
    ['price', 1.005, 'price'],
    ['price', 'x', 'price'],
    ['price', 0.1 + 0.2, 'price'],
    ['price', 1e300, 'price'],
    ['price', null, 'price'],
    ['price', 10_000_000, 'price'],
    ['salePrice', -0.01, 'salePrice'],
    ['stockQuantity', 1.5, 'stockQuantity'],
    ['stockQuantity', -1, 'stockQuantity'],
    ['stockQuantity', 3e9, 'stockQuantity'],
    ['rating', 9, 'rating'],
    ['sizes', ['HUGE'], 'sizes'],
    ['sizes', 'M;', 'sizes'],
    ['colors', [{ name: 'Red', hex: 'red' }], 'colors.0.hex'],
    ['colors', [{ hex: '#ff0000' }], 'colors.0.name'],
    ['category', 'not-a-uuid', undefined],
    ['category', { a: 1 }, undefined],
    ['category', 'b4a3c6de-0000-4000-8000-000000000000', undefined],
    ['images', [{ image: 'x' }], undefined],
    ['images', 'x', undefined],
    ['colors', 'x', undefined],
    ['colors', [null, 7, 'x'], undefined],
    ['features', [{ a: 1 }], undefined],
    ['isActive', 'perhaps', undefined],
    ['description', '\u0000', undefined],
    ['createdAt', 'yesterday', undefined],
    ['id', 'not-a-uuid', undefined],
  ])('a product whose %s is %j', async (field, value, path) => {
    const answer = await api('POST', '/api/products', { token, body: { ...valid(), [field]: value } });
    if (path === undefined && answer.status === 201) return;
    expectShape(answer);
    if (path) {
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid']);
      expect(Object.keys(answer.body.fieldErrors as object)).toContain(path);
    }
  });

  it('a sale price that is no lower than the price is refused, whichever of the two is sent', async () => {
    const made = await api('POST', '/api/products', { token, body: { ...valid(), price: 20, salePrice: 15 } });
    const { id } = made.body.doc as { id: string };
    const message = 'The sale price must be lower than the price.';
    for (const body of [{ salePrice: 20 }, { salePrice: 25.5 }, { price: 15 }, { price: 10, salePrice: 12 }]) {
      const answer = await api('PATCH', `/api/products/${id}`, { token, body });
      expect([answer.status, answer.body.fieldErrors]).toEqual([422, { salePrice: [message] }]);
      const mutation = `mutation ($data: mutationProductUpdateInput!) { updateProduct(id: "${id}", data: $data) { id } }`;
      const { body: answered } = await gql(mutation, { token, variables: { data: body } });
      expect(JSON.stringify(answered.errors)).toContain(message);
    }
    const many = await api('PATCH', `/api/products?where[id][equals]=${id}`, { token, body: { salePrice: 25 } });
    expect([many.status, many.body.message]).toEqual([409, `Nothing was changed. salePrice: ${message}`]);
    expect((await api('GET', `/api/products/${id}`, { token })).body).toMatchObject({ price: 20, salePrice: 15 });
    const created = await api('POST', '/api/products', { token, body: { ...valid(), price: 5, salePrice: 5 } });
    expect([created.status, created.body.fieldErrors]).toEqual([422, { salePrice: [message] }]);
    for (const body of [{ price: 30 }, { salePrice: 29.99 }, { salePrice: null, price: 10 }])
      expect((await api('PATCH', `/api/products/${id}`, { token, body })).status).toBe(200);
  });

  it('a picture that is no id is refused beside its field, and what is read beside it still is', async () => {
    const body = { stockQuantity: 2, images: [{ color: 'Red' }, { image: 'no-id' }] };
    const answer = await api('PATCH', `/api/products/${product.id}`, { token, body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fieldErrors ?? {}).sort()).toEqual(['images.0.image', 'images.1.image']);
  });

  it('refuses a duplicate beside its field', async () => {
    for (const field of ['slug', 'sku'] as const) {
      const answer = await api('POST', '/api/products', { token, body: { ...valid(), [field]: product[field] } });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fieldErrors as object)).toEqual([field]);
    }
  });

  it('the same variation twice, and stock below nothing, are refused', async () => {
    const variation = {
      product: product.id,
      colorName: 'Red',
      colorHex: '#ff0000',
      additionalPrice: 0,
      isAvailable: true,
    };
    expectShape(
      await api('POST', '/api/product-variations', { token, body: { ...variation, sizeCode: 'M', stockQuantity: 1 } }),
    );
    expectShape(
      await api('POST', '/api/product-variations', { token, body: { ...variation, sizeCode: 'L', stockQuantity: -1 } }),
    );
  });

  it('fields that do not exist, or that are not for the sender, are refused by name', async () => {
    expect((await api('POST', '/api/products', { token, body: { ...valid(), unitPrice: 0.01 } })).status).toBe(400);
    const body = { ...valid(), nope: 1, constructor: { x: 1 }, __v: 3 };
    const answer = await api('POST', '/api/products', { token, body });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request']);
    expect(Object.keys(answer.body.fieldErrors ?? {})).toEqual(['nope', 'constructor', '__v']);
    expect(answer.body.message).toMatch(/^There is no field "nope" to write. Fields: .*\bname, /);
  });
});

describe('an unknown status', () => {
  it('is named with its field over REST and GraphQL', async () => {
    const order = await placed({ product: (await createProduct()).id, quantity: 1 });
    const teamOrder = await createTeamOrder((await createTeam()).user);
    for (const path of [`/api/orders/${order.id}`, `/api/team-orders/${teamOrder}`]) {
      const answer = await api('PATCH', path, { token, body: { status: 'lost' } });
      expect([answer.status, Object.keys(answer.body.fieldErrors ?? {})]).toEqual([422, ['status']]);
    }
    const read = await api('GET', '/api/orders?where[status][equals]=lost', { token });
    expect([read.status, read.body.message]).toEqual([400, '"status" cannot have this value.']);
    for (const query of [
      `mutation { updateOrder(id: "${order.id}", data: { status: lost }) { id } }`,
      '{ Orders(where: { status: { equals: lost } }) { docs { id } } }',
    ]) {
      const { status, body } = await gql(query, { token });
      expect(status).toBe(400);
      expect(body.errors?.[0]?.message).toMatch(/^(?:data\.status|where\.status\.equals): Value "lost" does not exist/);
    }
    const sent = 'mutation ($data: mutationOrderUpdateInput!) { updateOrder(id: "x", data: $data) { id } }';
    const { body } = await gql(sent, { token, variables: { data: { status: 'lost' } } });
    expect(body.errors?.[0]?.message).toContain('at "data.status"');
  });
});

describe('files of the library', () => {
  it('have their address where it alone is selected', async () => {
    const id = await store('media', await sampleOf('media'));
    const whole = await api<{ url: string; thumbnailURL: string | null }>('GET', `/api/media/${id}`, { token });
    expect(whole.body.url).toMatch(/^http.*\/api\/media\/file\//);
    for (const field of ['url', 'thumbnailURL'] as const) {
      const { body } = await api('GET', `/api/media/${id}?select[${field}]=true`, { token });
      expect(body[field]).toBe(whole.body[field]);
      const list = await api<{ docs: Record<string, unknown>[] }>(
        'GET',
        `/api/media?select[${field}]=true&where[id][equals]=${id}`,
        { token },
      );
      expect(list.body.docs[0]?.[field]).toBe(whole.body[field]);
    }
  });

  it('stay the logo of a team that changes something else of itself', async () => {
    const team = await createTeam();
    const logo = await store('media', await sampleOf('media'));
    const path = `/api/teams/${team.user.id}`;
    expect((await api('PATCH', path, { token, body: { logo } })).status).toBe(200);
    expect((await api('PATCH', path, { token: team.token, body: { phone: '01' } })).status).toBe(200);
    expect((await api('PATCH', path, { token: team.token, body: { phone: '02', logo } })).body).toMatchObject({
      doc: { phone: '02', logo: { id: logo } },
    });
  });
});

describe('a caller who is not signed in', () => {
  it.each([undefined, 'no.such.token'])('is told so by 401 on every surface, with token %j', async (as) => {
    const order = await placed({ product: (await createProduct()).id, quantity: 1 });
    for (const [method, path] of [
      ['GET', '/api/orders'],
      ['GET', `/api/orders/${order.id}`],
      ['POST', '/api/orders'],
      ['PATCH', `/api/orders/${order.id}`],
      ['DELETE', `/api/orders/${order.id}`],
      ['GET', '/api/customers/count'],
      ['GET', '/api/globals/site-settings'],
      ['GET', '/api/payload-preferences/x'],
      ['GET', '/api/team/draft'],
      ['GET', '/api/kits/designs'],
    ] as const) {
      const answer = await api(method, path, {
        token: as,
        body: method === 'GET' || method === 'DELETE' ? undefined : {},
      });
      expect([path, answer.status]).toEqual([path, 401]);
      expect(['unauthorized', 'signed_out']).toContain(answer.body.code);
    }
    for (const query of [
      '{ Orders { docs { id } } }',
      `mutation { updateOrder(id: "${order.id}", data: {}) { id } }`,
    ]) {
      const { status, body } = await gql(query, { token: as });
      expect([status, body.code]).toEqual([401, 'unauthorized']);
    }
    const mixed = await gql('{ Products(limit: 1) { totalDocs } Orders { totalDocs } }', { token: as });
    expect(mixed.body.data).toMatchObject({ Products: { totalDocs: expect.any(Number) as number } });
  });

  it('gets another answer than one without permission', async () => {
    const team = await createTeam();
    for (const path of ['/api/orders', '/api/customers', '/api/globals/site-settings'])
      expect((await api('GET', path, { token: team.token })).status).toBe(403);
    const { status, body } = await gql('{ Orders { docs { id } } }', { token: team.token });
    expect([status, body.errors?.[0]]).toMatchObject([200, { extensions: { statusCode: 403 } }]);
  });
});

describe('lists', () => {
  it.each([
    'limit=0',
    'limit=100000',
    'limit=-1',
    'limit=1.5',
    'pagination=false',
    'pagination=false&limit=0',
    'limit[]=0',
    'limit=',
  ])('are at most 100 long: %s', async (query) => {
    for (const as of [undefined, token]) {
      const { status, body } = await api('GET', `/api/products?${query}`, { token: as });
      expect(status).toBe(200);
      expect(body.limit).toBeGreaterThanOrEqual(1);
      expect(body.limit).toBeLessThanOrEqual(100);
    }
  });

  it('reach no deeper than two', async () => {
    const parent = await payload.create({
      collection: 'categories',
      data: { name: 'Top', slug: unique('top'), sortOrder: 0, isActive: true },
    });
    const category = await payload.create({
      collection: 'categories',
      data: { name: 'Sub', slug: unique('sub'), parent: parent.id, sortOrder: 0, isActive: true },
    });
    const { id } = await createProduct({ category: category.id });
    const deep = await api('GET', `/api/products/${id}?depth=99`);
    expect(deep.text).toBe((await api('GET', `/api/products/${id}?depth=2`)).text);
    expect((await api('GET', `/api/products/${id}`)).body.category).toMatchObject({ slug: category.slug });
  });
});
