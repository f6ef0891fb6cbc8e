import { randomUUID } from 'node:crypto';
import type { FlattenedField } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import '../setup/incoming';
import { log } from '@/lib/log';
import { dealer } from '../setup/rounds';
import { api, type Answer } from '../setup/http';
import { ownPaths } from '../setup/own-routes';
import { createStaff, password, payload } from '../setup/shop';
import { loggedFor, recordOf } from '../setup/staff-changes';

const { token } = await createStaff('owner');

const uuid = randomUUID();
const FORM = 'multipart/form-data; boundary=x';

const BODIES: readonly (readonly [what: string, type: string, body: string | undefined])[] = [
  ['no body', '', undefined],
  ['an empty object', 'application/json', '{}'],
  ['JSON as text', 'text/plain', '{"a":1}'],
  ['JSON without a type', '', '{"a":1}'],
  ['XML', 'application/xml', '<a/>'],
  ['a type that is none', '////', '{"a":1}'],
  ['a form without fields', 'application/x-www-form-urlencoded', 'a=1'],
  ['an empty form with files', FORM, ''],
  ['an ended form with files', FORM, '--x--\r\n'],
  ['a form with files that breaks off', FORM, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
  ['a form with files that is none', FORM, 'none'],
  ['a form with files without a boundary', 'multipart/form-data', 'none'],
  [
    'a form whose data is no JSON',
    FORM,
    '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n',
  ],
  [
    'a form whose data is no object',
    FORM,
    '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n7\r\n--x--\r\n',
  ],
];

const TAILS = [
  '/versions',
  `/versions/${uuid}`,
  '/count',
  `/${uuid}/duplicate`,
  '/login',
  '/me',
  '/forgot-password',
  '/reset-password',
  '/unlock',
  '/init',
  '/refresh-token',
  '/first-register',
  '/verify/x',
  '/file/x',
  '/access',
  `/access/${uuid}`,
  '/paste-url',
  '/a/b/c/d',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

let calls = 0;

/** A new address avoids limits. */
async function send(
  method: (typeof METHODS)[number],
  path: string,
  [, type, body]: (typeof BODIES)[number],
  as?: string,
) {
  calls += 1;
  const address = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
  return api(method, path, { body, headers: { 'Content-Type': type }, token: as, address });
}

/** None for a success, or a refusal in the one shape, or in the one of the assistants’ protocol. */
function complaint({ status, body, text }: Answer): string | undefined {
  if (status < 400) return undefined;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (body.jsonrpc === '2.0' && typeof body.error === 'object') return undefined;
  const isShaped = typeof body.code === 'string' && typeof body.message === 'string' && !/node_modules/.test(text);
  return isShaped ? undefined : `${status} without shape: ${text.slice(0, 200)}`;
}

type Case = { method: (typeof METHODS)[number]; path: string; body: (typeof BODIES)[number] };

async function complaintsOf(cases: readonly Case[]): Promise<string[]> {
  const errors = vi.spyOn(log, 'error');
  const found: string[] = [];
  for (const { method, path, body } of cases) {
    for (const as of [undefined, token]) {
      if (as && (method === 'DELETE' || path.endsWith('/logout'))) continue;
      errors.mockClear();
      const answer = await send(method, path, body, as);
      const wrong = complaint(answer) ?? (errors.mock.calls.length > 0 ? 'a line in the log' : undefined);
      if (wrong) found.push(`${method} ${path} with ${body[0]}${as ? ' by staff' : ''}: ${wrong}`);
    }
  }
  errors.mockRestore();
  return found;
}

const DOCUMENTS = ['', `/${uuid}`];

function bodiesFor(method: string, tail: string): typeof BODIES {
  if (method !== 'POST' && method !== 'PATCH') return BODIES.slice(0, 1);
  if (DOCUMENTS.includes(tail)) return BODIES;
  return method === 'POST' ? BODIES.slice(0, 3) : BODIES.slice(0, 1);
}

describe('requests that make no sense', () => {
  it('are the sender’s fault at every address of every collection', async () => {
    const { config } = payload;
    const slugs = [
      ...config.collections.map(({ slug }) => slug),
      ...config.globals.map(({ slug }) => `globals/${slug}`),
    ];
    const cases = slugs.flatMap((slug) =>
      [...DOCUMENTS, ...TAILS].flatMap((tail) =>
        METHODS.flatMap((method) =>
          bodiesFor(method, tail).map((body): Case => ({ method, path: `/api/${slug}${tail}`, body })),
        ),
      ),
    );
    expect(await complaintsOf(dealer(cases)())).toEqual([]);
  }, 600_000);

  it('are the sender’s fault at every address of our own', async () => {
    const cases = (await ownPaths()).flatMap(({ path, methods }) =>
      METHODS.filter((method) => methods.includes(method)).flatMap((method) =>
        bodiesFor(method, '').map((body): Case => ({ method, path, body })),
      ),
    );
    expect(cases.length).toBeGreaterThan(100);
    expect(await complaintsOf(cases)).toEqual([]);
  });

  it.each([
    ['POST', `/api/products/versions/${uuid}`, BODIES[0], 404, 'not_found'],
    ['POST', `/api/orders/versions/${uuid}`, BODIES[1], 404, 'not_found'],
    ['POST', '/api/products', BODIES[2], 415, 'unsupported_media_type'],
    ['POST', '/api/products', BODIES[3], 415, 'unsupported_media_type'],
    ['POST', '/api/inquiries', BODIES[10], 400, 'bad_request'],
  ] as const)('%s %s with %j is %d %s', async (method, path, body, status, code) => {
    for (const as of [undefined, token])
      expect(await send(method, path, body as (typeof BODIES)[number], as)).toMatchObject({ status, body: { code } });
  });
});

describe('a method that an address does not take', () => {
  it.each([
    ['PUT', '/api/products', 'DELETE, GET, HEAD, OPTIONS, PATCH, POST'],
    ['PUT', `/api/orders/${uuid}`, 'DELETE, GET, HEAD, OPTIONS, PATCH'],
    ['DELETE', '/api/globals/site-settings', 'GET, HEAD, OPTIONS, POST'],
    ['PUT', '/api/access', 'GET, HEAD, OPTIONS'],
  ] as const)('is 405 with those that it does: %s %s', async (method, path, allowed) => {
    const answer = await send(method, path, BODIES[0]!);
    expect([answer.status, answer.headers.get('allow'), answer.body.code]).toEqual([
      405,
      allowed,
      'method_not_allowed',
    ]);
  });
});

describe('values of another kind than their field', () => {
  const KINDS = [5, true, 'x', '', null, {}, { a: 1 }, [], [5], [null], [{ a: 1 }]];

  function bodiesOf(fields: FlattenedField[]): Record<string, unknown>[] {
    return fields.flatMap((field) => [
      ...KINDS.map((value) => ({ [field.name]: value })),
      ...('flattenedFields' in field && field.type === 'group'
        ? bodiesOf(field.flattenedFields).map((body) => ({ [field.name]: body }))
        : []),
    ]);
  }

  it.each(loggedFor('update'))('are the sender’s fault wherever %s have them', async (slug) => {
    const { config } = payload;
    const { flattenedFields } = config.collections.find((each) => each.slug === slug)!;
    const id = await recordOf(slug);
    const found: string[] = [];
    for (const body of dealer(bodiesOf(flattenedFields))()) {
      const answer = await api('PATCH', `/api/${slug}/${id}`, { body, token, confirm: password });
      const wrong = complaint(answer);
      if (wrong) found.push(`${JSON.stringify(body)}: ${wrong}`);
    }
    expect(found).toEqual([]);
  });

  it.each([
    ['team-members', { nameOnBack: 5 }, 'nameOnBack'],
    ['team-members', { name: { a: 1 } }, 'name'],
    ['redirects', { to: 5 }, 'to'],
    ['product-variations', { sizeCode: true }, 'sizeCode'],
    ['products', { priceTiers: 5 }, 'priceTiers'],
    ['products', { images: null }, 'images'],
    ['products', { colors: [null] }, 'colors.0'],
    ['orders', { contact: null }, 'contact'],
    ['orders', { shippingAddress: { postcode: 5 } }, 'shippingAddress.postcode'],
    ['orders', { confirmBy: 'x' }, 'confirmBy'],
    ['teams', { username: ['a'] }, 'username'],
    ['admin-users', { email: 5 }, 'email'],
    ['pages', { content: 'x' }, 'content'],
    ['pages', { publishAt: '' }, 'publishAt'],
    ['pages', { unpublishAt: 'kit-4286' }, 'unpublishAt'],
    ['components', { template: null }, 'template'],
  ])('of %s are refused beside the field: %j', async (slug, body, field) => {
    const answer = await api('PATCH', `/api/${slug}/${await recordOf(slug)}`, { body, token, confirm: password });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(Object.keys(answer.body.fieldErrors ?? {})).toEqual([field]);
  });

  it('are missing from a block without its kind', async () => {
    const body = { content: [{ heading: 'A' }] };
    const answer = await api('PATCH', `/api/pages/${await recordOf('pages')}`, { body, token, confirm: password });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'A block needs "content.0.blockType", such as hero.' },
    });
    expect(answer.body.fieldErrors).toEqual({ 'content.0.blockType': ['Enter the kind of block.'] });
  });

  it('are missing from a link of the site', async () => {
    const body = { quickLinks: [{ label: 'Shop', href: null }] };
    const answer = await api('POST', '/api/globals/site-content', { body, token });
    expect([answer.status, Object.keys(answer.body.fieldErrors ?? {})]).toEqual([422, ['quickLinks.0.href']]);
  });
});
