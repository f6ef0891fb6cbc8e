import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  process.env.DATABASE_POOL_SIZE = '4';
  process.env.DATABASE_PUBLIC_POOL_SIZE = '2';
});

const make = await import('../setup/shop');
const http = await import('../setup/http');
const locker = new pg.Client({ connectionString: process.env.DATABASE_URL });
await locker.connect();
afterAll(() => locker.end());

it('checkout, health, staff and teams are answered while strangers wait for all of their connections', async () => {
  const { token } = await make.createStaff('administrator');
  const team = await make.createTeam();
  const product = await make.createProduct({ stock: { M: 5 } });
  await http.api('GET', '/api/reviews');
  await locker.query('begin; lock table product_reviews in access exclusive mode');

  const questions = [
    () => http.api('GET', '/api/reviews'),
    () => http.api('GET', '/api/reviews/count', { token: 'of-nobody' }),
    () => http.gql('{ Reviews { totalDocs } }'),
  ];
  const strangers = Array.from({ length: 24 }, (_, index) => questions[index % questions.length]!());
  const others = await Promise.all([
    http.api('GET', '/api/health'),
    http.api('GET', '/api/products', { token }),
    http.gql('{ Products { totalDocs } }', { token }),
    http.api('GET', '/api/team-members', { token: team.token }),
    http.api('POST', '/api/checkout', {
      headers: { 'Idempotency-Key': randomUUID() },
      body: make.checkoutBody({ product: product.id, color: 'Red', sizes: { M: 1 } }),
    }),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201]);

  for (const { status, headers, body } of await Promise.all(strangers)) {
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  await locker.query('rollback');
  expect((await http.api('GET', '/api/reviews')).status).toBe(200);
});

it('nothing more is read for a client that has left', async () => {
  const { token } = await make.createStaff('administrator');
  const { id: product } = await make.createProduct();
  const data = { product, authorName: 'Ada', rating: 5, status: 'published' } as const;
  await make.payload.create({ collection: 'reviews', data });
  const ask = (signal?: AbortSignal) => http.gql('{ Reviews { docs { product { name } } } }', { token, signal });
  expect((await ask()).status).toBe(200);
  for (const call of [{}, { token }]) {
    expect((await http.api('GET', '/api/products', { ...call, signal: AbortSignal.abort() })).status).toBe(503);
  }
  await locker.query('begin; lock table product_reviews in access exclusive mode');
  const client = new AbortController();
  const answer = ask(client.signal);
  client.abort();
  await locker.query('rollback');
  expect((await answer).status).toBe(503);
});
