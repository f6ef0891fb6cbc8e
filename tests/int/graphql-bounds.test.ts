import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { api, gql } from '../setup/http';
import { createProduct, createStaff, createTeam } from '../setup/shop';

const tokens: Record<'team' | 'staff', string> = { team: '', staff: '' };

await createProduct({ stock: { S: 1, M: 1, L: 1 } });
tokens.team = (await createTeam()).token;
tokens.staff = (await createStaff('content_manager')).token;

const ask = (query: string, { token, variables }: { token?: string; variables?: object } = {}) =>
  gql(query, { token, variables, address: randomUUID() });

function nested(depth: number, limit: number | string): string {
  const level = (at: number): string => {
    if (at > depth) return 'id';
    return at % 2 === 1 ? `product { ${level(at + 1)} }` : `variations(limit: ${limit}) { docs { ${level(at + 1)} } }`;
  };
  return `{ Products(limit: ${limit}) { docs { ${level(2)} } } }`;
}

async function answered(...args: Parameters<typeof ask>): Promise<boolean> {
  const { status, body } = await ask(...args);
  if (status === 200) {
    expect(body.errors).toBeUndefined();
    return true;
  }
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'bad_request', message: expect.stringMatching(/\S/), errors: expect.any(Array) });
  expect(body.data).toBeUndefined();
  return false;
}

describe.each(['stranger', 'team'] as const)('a %s', (who) => {
  const token = () => (who === 'team' ? tokens.team : undefined);

  it('asks for four records within each other', async () => {
    expect(await answered(nested(4, 2), { token: token() })).toBe(true);
    expect(await answered(nested(5, 2), { token: token() })).toBe(false);
    const folded = `query { Products(limit: 1) { docs { ...V } } }
      fragment V on Product { variations(limit: 1) { docs { ...P } } }
      fragment P on ProductVariation { product { variations(limit: 1) { docs { ... on ProductVariation { product { id } } } } } }`;
    expect(await answered(folded, { token: token() })).toBe(false);
  });

  it.each([
    ['no limit', '{ Products(limit: 100) { docs { variations { docs { id } } } } }'],
    ['a limit of 0', '{ Products(limit: 100) { docs { variations(limit: 0) { docs { id } } } } }'],
    ['a limit below 0', '{ Products(limit: 100) { docs { variations(limit: -1) { docs { id } } } } }'],
    ['limits that multiply', nested(4, 20)],
    ['a limit of 0 at the top', '{ Products(limit: 0) { docs { variations(limit: 30) { docs { id } } } } }'],
    [
      'the same under another name',
      `{ Products(limit: 15) { docs { ${[1, 2, 3, 4].map((n) => `v${n}: variations(limit: 20) { docs { id } }`).join(' ')} } } }`,
    ],
    [
      'fragments',
      '{ Products(limit: 100) { docs { ...A } } } fragment A on Product { ...B } fragment B on Product { variations { docs { id } } }',
    ],
    ['directives', '{ Products(limit: 100) { docs { variations(limit: 50) @include(if: true) { docs { id } } } } }'],
    [
      'fragments of fragments',
      `{ Products { docs { ...F0 } } } ${Array.from({ length: 20 }, (_, n) => `fragment F${n} on Product { ...F${n + 1} name ...F${n + 1} }`).join(' ')} fragment F20 on Product { id }`,
    ],
    ['a long text', `{ ${'Products { totalDocs } '.repeat(1_000)} }`],
  ])('is refused what multiplies: %s', async (_what, query) => {
    expect(await answered(query, { token: token() })).toBe(false);
  });

  it('is charged for what variables say', async () => {
    const query = 'query($n: Int = 100) { Products(limit: $n) { docs { variations(limit: $n) { docs { id } } } } }';
    expect(await answered(query, { token: token(), variables: { n: 10 } })).toBe(true);
    expect(await answered(query, { token: token(), variables: { n: 60 } })).toBe(false);
    expect(await answered(query, { token: token(), variables: { n: 0 } })).toBe(false);
    expect(await answered(query, { token: token() })).toBe(false);
  });

  it('has the bounds of lists in every `where`', async () => {
    const many = Array.from({ length: 21 }, (_, n) => `{ name: { not_equals: "x${n}" } }`).join(' ');
    for (const where of [`AND: [${many}]`, 'description: { like: "x" }', 'OR: null', 'AND: [null]']) {
      const { body } = await ask(`{ Products(where: { ${where} }) { totalDocs } }`, { token: token() });
      expect(body.data?.Products ?? null).toBeNull();
      expect(body.errors?.[0]).toMatchObject({ extensions: { statusCode: 400 } });
      const { body: inner } = await ask(
        `{ Products { docs { variations(limit: 1, where: { AND: [${many.replaceAll('name', 'colorName')}] }) { docs { id } } } } }`,
        { token: token() },
      );
      expect(inner.errors?.[0]).toMatchObject({ extensions: { statusCode: 400 } });
    }
  });

  it('does not read the schema here', async () => {
    expect(await answered('{ __schema { types { name } } }', { token: token() })).toBe(false);
    const { body } = await gql('{ __schema { types { name } } }', { token: token() });
    expect(body.errors?.[0]?.message).toBe(
      'Introspection is for staff. Everyone can read the schema at /api/schema.graphql.',
    );
    expect(await answered('{ __type(name: "Product") { name } }', { token: token() })).toBe(false);
    expect(await answered('{ Products { __typename } }', { token: token() })).toBe(true);
  });
});

it('refuses a stranger’s change before any query of the database', async () => {
  const { status, body } = await ask('mutation { deleteProduct(id: "x") { id } }');
  expect([status, body.code]).toEqual([401, 'unauthorized']);
});

it('staff ask for more, and not for everything', async () => {
  const { staff: token } = tokens;
  expect(await answered(nested(6, 2), { token })).toBe(true);
  expect(await answered('{ Products(limit: 100) { docs { variations { docs { id } } } } }', { token })).toBe(true);
  expect(await answered(nested(10, 2), { token })).toBe(false);
  expect(await answered(nested(4, 100), { token })).toBe(false);
  const introspection = '{ __schema { types { name } } }';
  expect(await answered(introspection, { token })).toBe(true);
  expect(await answered(introspection)).toBe(false);
  expect(await answered(introspection, { token: tokens.team })).toBe(false);
});

it('a network of strangers has points for each minute, dear questions cost more of them', async () => {
  const dear = '{ Products(limit: 15) { docs { variations(limit: 100) { docs { id } } } } }';
  const from = (address: string) => gql(dear, { address });
  const statuses: number[] = [];
  for (let request = 0; request < 12; request += 1) statuses.push((await from('203.0.113.9')).status);
  expect(statuses.indexOf(429)).toBeGreaterThan(8);
  const refused = await from('203.0.113.9');
  expect(refused.body).toMatchObject({ code: 'too_many_requests', message: expect.any(String) });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await from('203.0.113.10')).status).toBe(200);
  expect((await gql(dear, { address: '203.0.113.9', token: tokens.staff })).status).toBe(200);
});

it('the schema is read by everyone from its file, which is current', async () => {
  const { status, text, headers } = await api('GET', '/api/schema.graphql');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(readFileSync('docs/schema.graphql', 'utf8') === text, 'run `npm run generate`').toBe(true);
});
