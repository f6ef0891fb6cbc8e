import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { staffRequest } from './fixtures';

/** What depends on NODE_ENV or on the HTTP server is asked of the shop as it is started; no page is opened. */

const introspection = { query: '{ __schema { queryType { name } } }' };

test('staff read the GraphQL schema by introspection, strangers and teams do not', async ({
  request,
  playwright,
  baseURL,
}) => {
  const staff = await staffRequest(playwright, baseURL);
  const asStaff = await staff.post('/api/graphql', { data: introspection });
  expect([asStaff.status(), await asStaff.json()]).toEqual([
    200,
    { data: { __schema: { queryType: { name: 'Query' } } } },
  ]);
  await staff.dispose();

  const login = await request.post('/api/teams/login', {
    data: { username: 'northside-netball', password: 'Demo-pass-1234' },
  });
  const { token } = (await login.json()) as { token: string };
  const stranger = await playwright.request.newContext({ baseURL });
  for (const headers of [undefined, { Authorization: `JWT ${token}` }]) {
    const answer = await stranger.post('/api/graphql', { data: introspection, headers });
    expect([answer.status(), ((await answer.json()) as { code: string }).code]).toEqual([400, 'bad_request']);
  }
  await stranger.dispose();
});

test('everyone reads the committed schema', async ({ request }) => {
  const answer = await request.get('/api/graphql/schema');
  expect(answer.status()).toBe(200);
  expect((await answer.text()) === readFileSync('docs/schema.graphql', 'utf8')).toBe(true);
});

test('HEAD answers like GET, without a body', async ({ request }) => {
  for (const path of ['/api/products?limit=2', '/api/categories', '/api/pages', '/api/products/count', '/api/health']) {
    const [head, get] = [await request.head(path), await request.get(path)];
    expect([path, head.status(), head.headers()['content-type']]).toEqual([path, 200, get.headers()['content-type']]);
    expect((await head.body()).length).toBe(0);
  }
  expect((await request.head('/api/nowhere')).status()).toBe(404);
});
