import { buildSchema, getNamedType, isInputObjectType, isNonNullType, type GraphQLInputType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { actors, actorTokens, mayDo, secrets, STAFF, storeSamples, type Actor } from '../setup/access-matrix';
import { graphQLNames } from '../setup/graphql-names';
import { api, gql } from '../setup/http';
import { createPage, createProduct, payload } from '../setup/shop';

const tokens: Partial<Record<Actor, string>> = {};

const samples = await storeSamples();
Object.assign(tokens, await actorTokens());

/** Limits count by address. */
const as = (actor: Actor, query: string, variables?: object) =>
  gql(query, { token: tokens[actor], variables, address: `198.51.100.${actors.indexOf(actor) + 1}` });

type Field = { name: string };
type Schema = { __schema: { mutationType: { fields: Field[] } } };
const introspection = '{ __schema { mutationType { fields { name } } } }';

it.each(actors)('%s: introspection is for staff', async (actor) => {
  const { body } = await as(actor, introspection);
  expect(Boolean(body.data)).toBe(STAFF.some((role) => role === actor));
});

describe('GraphQL', () => {
  it('requires no field in an update, of any collection or global, at any depth', async () => {
    const schema = buildSchema((await api('GET', '/api/schema.graphql')).text);
    const required: string[] = [];
    const seen = new Set<GraphQLInputType>();
    const walk = (type: GraphQLInputType): void => {
      const named = getNamedType(type);
      if (!isInputObjectType(named) || seen.has(named)) return;
      seen.add(named);
      for (const field of Object.values(named.getFields())) {
        if (isNonNullType(field.type)) required.push(`${named.name}.${field.name}`);
        walk(field.type);
      }
    };
    const updates = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name }) =>
      /^update/.test(name),
    );
    expect(updates.length).toBeGreaterThan(12);
    for (const { args } of updates) for (const { name, type } of args) if (name === 'data') walk(type);
    expect(seen.size).toBeGreaterThan(20);
    expect(required).toEqual([]);
    const order = samples.orders ?? '';
    const status = `mutation { updateOrder(id: "${order}", data: { status: processing }) { status } }`;
    expect((await as('administrator', status)).body.data).toEqual({ updateOrder: { status: 'processing' } });
  });

  it('shows no field that nobody may write or read, and one type for equal filters', async () => {
    const { text } = await api('GET', '/api/schema.graphql');
    const schema = buildSchema(text);
    const fieldsOf = (name: string) => {
      const type = schema.getType(name);
      return type && 'getFields' in type ? Object.keys(type.getFields()) : [];
    };
    expect(fieldsOf('mutationOrderUpdateInput')).toEqual([
      ...['contact', 'despiteUnpaid', 'notes', 'paidAt', 'paymentMethod', 'paymentStatus', 'refundedAmount'],
      ...['shippingAddress', 'status', 'statusReason', 'stripeSessionId'],
    ]);
    for (const type of ['Order', 'Order_where']) {
      expect(fieldsOf(type)).toContain('orderNumber');
      expect(fieldsOf(type).filter((field) => /token|idempotency/i.test(field))).toEqual([]);
    }
    expect(Object.keys(schema.getTypeMap()).filter((name) => name.endsWith('Filter'))).toEqual([
      ...['BooleanFilter', 'DateFilter', 'EmailFilter', 'JSONFilter', 'LongTextFilter', 'NumberFilter'],
      ...['RecordFilter', 'TextFilter'],
    ]);
    expect(text.split('\n').length).toBeLessThan(9_000);
  });

  it('offers every write of a collection that somebody may do, and no way to sign in', async () => {
    const { body } = await as('administrator', introspection);
    const offered = (body.data as Schema).__schema.mutationType.fields.map(({ name }) => name);
    const writes = Object.entries(graphQLNames).flatMap(([slug, [one, , offers]]) =>
      (['create', 'update', 'delete'] as const)
        .filter((action) => offers !== 'queries' && actors.some((actor) => mayDo(slug, actor, action)))
        .flatMap((action) => [`${action}${one}`, ...(action === 'create' ? [`duplicate${one}`] : [])]),
    );
    expect(offered).toEqual(expect.arrayContaining(writes));
    const forbidden = /login|password|register|unlock|verify|refresh|logout|AdminUser|Team$/i;
    expect(offered.filter((name) => forbidden.test(name))).toEqual([]);
  });

  it('shows strangers active products with variations and pictures, and published pages as published', async () => {
    const product = await createProduct({ stock: { M: 2 } });
    const hidden = await createProduct({ isActive: false });
    const page = await createPage({ title: 'As published' });
    await payload.update({ collection: 'pages', id: page.id, data: { title: 'As drafted' }, draft: true });
    const unpublished = await createPage({ isPublished: false });

    const { body, text } = await gql(`{
      Products(where: { id: { in: ["${product.id}", "${hidden.id}"] } }) { docs { id variations { docs { sizeCode stockQuantity } } } }
      Pages(draft: true, where: { id: { in: ["${page.id}", "${unpublished.id}"] } }) { docs { id title } }
      Page(id: "${page.id}", draft: true) { title }
    }`);
    expect(body.data?.Products).toEqual({
      docs: [{ id: product.id, variations: { docs: [{ sizeCode: 'M', stockQuantity: 2 }] } }],
    });
    expect(text).not.toContain('As drafted');
    expect(text).not.toContain(unpublished.id);
    expect((await gql(`{ Page(id: "${page.id}") { title } }`)).body.data).toEqual({ Page: { title: 'As published' } });
  });

  it('clamps lists and depth', async () => {
    for (const limit of [0, -1, 100_000]) {
      const { body } = await gql(`{ Products(limit: ${limit}) { limit docs { id } } }`);
      expect(body.data?.Products).toMatchObject({ limit: 100 });
    }
    const { body } = await gql('{ Products(pagination: false) { limit totalPages } }');
    expect((body.data?.Products as { limit: number }).limit).toBeLessThanOrEqual(100);
  });

  it('refuses what costs too much before doing any of it', async () => {
    const nested =
      '{ Categories(limit: 100) { docs { parent { parent { parent { parent { id } } } } icon { url } } } }';
    const heavy = `{ Products(limit: 100) { docs { ${Array.from({ length: 20 }, (_, index) => `v${index}: variations(limit: 100) { docs { id colorName sizeCode product { name } } }`).join(' ')} } } }`;
    const aliases = `{ ${Array.from({ length: 50 }, (_, index) => `p${index}: Products { docs { id } }`).join(' ')} }`;
    const fragments = `{ ${Array.from({ length: 12 }, () => 'Products { docs { id } }').join(' ')} }`;
    for (const query of [aliases, heavy, fragments]) {
      const { body } = await gql(query);
      expect(body.data ?? null, query).toBeNull();
      expect(body.errors?.length).toBeGreaterThan(0);
    }
    expect((await gql(nested)).status).toBeLessThan(500);
  });

  it('refuses alias bombs hidden in fragments', async () => {
    const inner = Array.from(
      { length: 10 },
      (_, index) => `a${index}: Products(limit: 100) { docs { id name description } }`,
    ).join(' ');
    const bombs = [
      `query { ...A ...B ...C } fragment A on Query { ${inner} } fragment B on Query { ${inner.replaceAll('a', 'b')} } fragment C on Query { ${inner} }`,
      `query { ... on Query { ${inner} ${inner.replaceAll(/a(\d)/g, 'c$1')} ${inner.replaceAll(/a(\d)/g, 'd$1')} } }`,
    ];
    for (const query of bombs) {
      const { body } = await gql(query);
      expect(body.data ?? null, query).toBeNull();
    }
  });

  it.each([
    ['no body', ''],
    ['no JSON', '{'],
    ['no query', '{}'],
    ['a list of queries', '[{"query":"{ Products { totalDocs } }"}]'],
    ['a query that is no text', '{"query":{"a":1}}'],
  ])('answers 400 in the one shape: %s', async (_what, body) => {
    const answer = await api('POST', '/api/graphql', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'bad_request', message: expect.any(String) });
  });

  it.each([
    ['a syntax error', '{ Products {', undefined],
    ['an unknown field', '{ Products { docs { secret } } }', undefined],
    ['a missing variable', 'query($id: String!) { Product(id: $id) { id } }', undefined],
    ['a variable of another type', 'query($n: Int) { Products(limit: $n) { limit } }', { n: 'many' }],
    ['an id that is no UUID', '{ Product(id: "1 or 1=1") { id } }', undefined],
    ['an unknown operator', '{ Products(where: { name: { sounds: "x" } }) { totalDocs } }', undefined],
    [
      'SQL in a value',
      `{ Products(where: { name: { like: "'; drop table products; --" } }) { totalDocs } }`,
      undefined,
    ],
    ['a number out of range', '{ Products(where: { stockQuantity: { equals: 1e300 } }) { totalDocs } }', undefined],
    ['an unknown sort', '{ Products(sort: "nope") { totalDocs } }', undefined],
  ])('never answers 500 or a stack: %s', async (_what, query, variables) => {
    const { status, text } = await gql(query, { variables });
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/node_modules|\.ts:\d|\.js:\d|at \w+ \(/);
  });

  it('lets no hidden value out', async () => {
    const everything = [
      '{ Orders(limit: 100) { docs { id orderNumber contact { email } statusChanges { docs { id } } customer { id } } } }',
      '{ AdminUsers(limit: 100) { docs { id email } } meAdminUser { user { id } token } }',
      '{ Teams(limit: 100) { docs { id username } } }',
    ];
    const known = await secrets();
    for (const actor of actors) {
      for (const query of everything) {
        const { text } = await as(actor, query);
        expect(known.filter((secret) => text.includes(secret))).toEqual([]);
      }
    }
    for (const query of [
      '{ Orders { docs { trackingToken } } }',
      '{ Orders { docs { idempotencyKey requestHash } } }',
      '{ AdminUsers { docs { hash salt } } }',
      '{ Teams { docs { salt resetPasswordToken } } }',
    ]) {
      const { body } = await as('administrator', query);
      const docs = Object.values(body.data ?? {}).flatMap((list) => (list as { docs?: object[] } | null)?.docs ?? []);
      expect(docs.flatMap(Object.values).filter(Boolean)).toEqual([]);
    }
  });
});
