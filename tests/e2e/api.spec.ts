import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@playwright/test';
import { staffRequest } from './fixtures';

/** Behaviour that depends on NODE_ENV or the HTTP server. */

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
    { data: { __schema: { queryType: { name: 'Query' } } }, extensions: { cost: 1 } },
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
  const answer = await request.get('/api/schema.graphql');
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

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const send = (baseURL: string | undefined, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const request = httpRequest(new URL(path, baseURL), { method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    request.on('error', reject).end();
  });

test('puts title and share tags in the head of a page for everybody, whatever the first request', async ({
  playwright,
  baseURL,
}) => {
  const staff = await staffRequest(playwright, baseURL);
  const slugs = async (collection: string, limit: number) => {
    const { docs } = (await (await staff.get(`/api/${collection}?limit=${limit}`)).json()) as {
      docs: { slug: string }[];
    };
    return docs.map(({ slug }) => slug);
  };
  const paths = [
    ...['/', '/shop', '/shop?category=netball', '/custom-kits/designer', '/checkout', '/find-order', '/wishlist'],
    ...(await slugs('products', 2)).map((slug) => `/product/${slug}`),
    ...(await slugs('pages', 50)).filter((slug) => slug !== '/').map((slug) => `/${slug}`),
  ];
  for (let purge = 0; purge < 2; purge += 1) {
    expect((await staff.post('/api/globals/site-settings', { data: {} })).status()).toBe(200);
    const answers = await Promise.all(
      paths.flatMap((path) => [
        send(baseURL, path),
        send(baseURL, path, { 'Content-Security-Policy': "script-src 'nonce-theirs'" }),
        send(baseURL, path, { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)' }),
      ]),
    );
    for (const [index, { status, text }] of answers.entries()) {
      const path = paths[Math.floor(index / 3)];
      const head = text.slice(0, text.indexOf('</head>'));
      expect([path, status]).toEqual([path, 200]);
      expect(head, path).toContain('<title>');
      expect(head, path).toMatch(/<meta name="(?:description|robots)"/);
      expect(text.slice(head.length), path).not.toMatch(
        /<meta (?:name="description"|property="og:)|<link rel="canonical"/,
      );
      expect(text, path).not.toContain('theirs');
    }
  }
  await staff.dispose();
});

test('doors answer what no browser asks for', async ({ baseURL }) => {
  const { host, port } = new URL(baseURL ?? '');
  const page = { Accept: 'text/html' };
  const alias = await send(baseURL, '/shop?sort=newest', { ...page, Host: `localhost:${port}` });
  expect([alias.status, alias.headers.location]).toEqual([307, `${baseURL}/shop?sort=newest`]);
  const elsewhere = await send(baseURL, '/admin/login', { ...page, Host: 'elsewhere.test' });
  expect([elsewhere.status, elsewhere.text.includes(`<a href="${baseURL}">Go to ${host}</a>`)]).toEqual([421, true]);
  expect((await send(baseURL, '/api/health', { Host: 'elsewhere.test' })).status).toBe(200);

  const upgrade = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQAAP__' };
  expect((await send(baseURL, '/api/products?limit=1', upgrade)).status).toBe(200);

  for (const [method, path, allow] of [
    ['PROPFIND', '/', 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT'],
    ['TRACE', '/api/products', 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT'],
    ['DELETE', '/api/health', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/api/graphql', 'OPTIONS, POST'],
    ['DELETE', '/shop', 'GET, HEAD, OPTIONS, POST'],
    ['POST', '/favicon.ico', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/checkout', 'OPTIONS, POST'],
  ] as const) {
    const { status, headers, text } = await send(baseURL, path, {}, method);
    expect([method, path, status, headers.allow]).toEqual([method, path, 405, allow]);
    expect(JSON.parse(text)).toMatchObject({ code: 'method_not_allowed' });
  }
  for (const [path, allow] of [
    ['/shop', 'GET, HEAD, OPTIONS, POST'],
    ['/favicon.ico', 'GET, HEAD, OPTIONS'],
  ] as const) {
    const { status, headers, text } = await send(baseURL, path, {}, 'OPTIONS');
    expect([path, status, headers.allow, text]).toEqual([path, 204, allow, '']);
  }
  const malformed = await send(baseURL, '/product/%E0%A4%A');
  expect([malformed.status, malformed.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  for (const [icon, type] of [
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)/],
    ['/apple-touch-icon.png', /^image\/png/],
  ] as const) {
    const { status, headers } = await send(baseURL, icon);
    expect([icon, status]).toEqual([icon, 200]);
    expect(headers['content-type']).toMatch(type);
  }
});
