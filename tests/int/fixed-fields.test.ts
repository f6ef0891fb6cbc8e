import configPromise from '@payload-config';
import { randomUUID } from 'node:crypto';
import type { CollectionSlug, FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { sampleOf, store } from '../setup/access-matrix';
import { graphQLNames } from '../setup/graphql-names';
import { api, gql } from '../setup/http';
import { createProduct, createStaff, createTeam, password, placed, rows, payload } from '../setup/shop';
import { bodyOf, changeOf, loggedFor, recordOf } from '../setup/staff-changes';

const { token } = await createStaff('owner');

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown, as = token) =>
  api<{
    code?: string;
    fieldErrors?: object;
    docs?: object[];
    doc?: Record<string, unknown>;
    [field: string]: unknown;
  }>(method, path, {
    body,
    token: as,
    confirm: password,
  });

const kept: [field: string, value: unknown][] = [
  ['createdAt', '2001-01-01T00:00:00.000Z'],
  ['createdAt', '2099-01-01T00:00:00.000Z'],
  ['updatedAt', '2001-01-01T00:00:00.000Z'],
  ['updatedAt', '2099-01-01T00:00:00.000Z'],
  ['id', 'b4a3c6de-0000-4000-8000-000000000000'],
];

const sums: [string, unknown][] = [
  ['orderNumber', 'ORD-2026-999999'],
  ['totalAmount', 0.01],
  ['netAmount', 0.01],
  ['taxAmount', 3],
  ['taxReliefAmount', 3],
  ['taxLines', [{ rate: 20, net: 1, tax: 1 }]],
  ['taxTreatment', 'exempt'],
  ['vatNumber', 'DE136695976'],
  ['discountAmount', 5],
  ['shippingAmount', 9.95],
  ['totalItems', 99],
  ['currency', 'EUR'],
  ['promisedDate', '2026-12-24'],
  ['depositPercent', 50],
  ['remindersStopped', true],
  ['purchaseOrder', 'PO-1'],
  ['writtenOffAmount', 5],
  ['writtenOffOn', '2026-11-24'],
  ['writeOffReason', 'Insolvent'],
  ['revision', 99],
  ['idempotencyKey', 'known-before'],
  ['requestHash', 'ff'],
];
const logins: [string, unknown][] = [
  ['hash', 'ff'],
  ['salt', 'ff'],
  ['resetPasswordToken', 'ff'],
  ['resetPasswordExpiration', '2099-01-01T00:00:00.000Z'],
  ['sessions', [{ id: randomUUID(), expiresAt: '2099-01-01T00:00:00.000Z' }]],
  ['lastLogin', '2099-01-01T00:00:00.000Z'],
];

const fixed: Record<string, [field: string, value: unknown][]> = {
  orders: [
    ...sums,
    ['trackingToken', 'ff'],
    ['stockReturned', true],
    ['confirmBy', '2099-01-01T00:00:00.000Z'],
    ['confirmedAt', '2026-01-01T00:00:00.000Z'],
    ['customer', 'b4a3c6de-0000-4000-8000-000000000000'],
    ['orderItems', []],
    ['discounts', [{ productName: 'X', quantity: 1, percentOff: 10, amount: 1 }]],
    ['delivery', { method: 'express' }],
    ['companyName', 'Acme'],
    ['billingAddress', { city: 'Leeds' }],
  ],
  'team-orders': [
    ...sums,
    ['team', 'b4a3c6de-0000-4000-8000-000000000000'],
    ['neededBy', '2026-12-24'],
    ['shippingAddress', { city: 'Leeds' }],
    ['delivery', { method: 'express' }],
    ['stripeSessionId', 'cs_1'],
  ],
  products: [['unitPrice', 0.01]],
  pages: [['savedBy', 'b4a3c6de-0000-4000-8000-000000000000']],
  reviews: [
    ['rating', 1],
    ['order', 'b4a3c6de-0000-4000-8000-000000000000'],
  ],
  inquiries: [['kind', 'quote']],
  teams: [...logins, ['companyName', 'Acme']],
  'admin-users': logins,
};

const rowOf = async (slug: string, id: string) => {
  const { updatedAt: _, ...row } = (await payload.db.findOne({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
  })) as Record<string, unknown>;
  return row;
};

describe.each(loggedFor('update'))('%s', (slug) => {
  it('refuse every change of what may never change, over REST and GraphQL, and store nothing of it', async () => {
    const id = await recordOf(slug);
    const before = await rowOf(slug, id);
    const [one, , offers] = graphQLNames[slug] ?? [];
    for (const [field, value] of [...kept, ['createdAt', null] as const, ...(fixed[slug] ?? [])]) {
      const body = { ...changeOf(slug), [field]: value };
      const answer = await send('PATCH', `/api/${slug}/${id}`, body);
      expect([field, answer.status, answer.body.code]).toEqual([field, 400, 'bad_request']);
      expect(Object.keys(answer.body.fieldErrors ?? {}).map((path) => path.split('.')[0])).toEqual([field]);
      if (one === undefined || offers === 'queries' || Array.isArray(value)) continue;
      const mutation = `mutation($data: mutation${one}UpdateInput!) { update${one}(id: "${id}", data: $data) { id } }`;
      const { body: answered } = await gql(mutation, { token, variables: { data: body } });
      expect(answered.errors?.length, field).toBeGreaterThan(0);
    }
    const many = await send('PATCH', `/api/${slug}?where[id][equals]=${id}`, { createdAt: '2001-01-01T00:00:00.000Z' });
    expect(many.status).toBe(400);
    expect(await rowOf(slug, id)).toEqual(before);
  });

  it('refuse fields that there are not, with those that there are, and store nothing of the request', async () => {
    const id = await recordOf(slug);
    const before = await rowOf(slug, id);
    const { status, body } = await send('PATCH', `/api/${slug}/${id}`, { ...changeOf(slug), placedAt: '2001-01-01' });
    expect([status, body.code, Object.keys(body.fieldErrors ?? {})]).toEqual([400, 'bad_request', ['placedAt']]);
    expect(body.message).toMatch(/^There is no field "placedAt" to write. Fields: .*\bid\b/);
    expect(await rowOf(slug, id)).toEqual(before);
  });

  it('take a record back as it was read, with a change', async () => {
    const id = await recordOf(slug);
    for (const depth of [0, 1]) {
      const { body: read } = await send('GET', `/api/${slug}/${id}?depth=${depth}`);
      const answer = await send('PATCH', `/api/${slug}/${id}`, { ...read, ...changeOf(slug, 3 + depth) });
      expect(answer.body).toMatchObject({ doc: changeOf(slug, 3 + depth) });
    }
  });
});

it.each(loggedFor('create').filter((slug) => slug !== 'media'))(
  '%s are not made with what the system gives',
  async (slug) => {
    for (const [field, value] of kept) {
      const answer = await send('POST', `/api/${slug}`, { ...(await sampleOf(slug)), [field]: value });
      expect([field, answer.status, answer.body.code]).toEqual([field, 400, 'bad_request']);
    }
    expect((await send('POST', `/api/${slug}`, await bodyOf(slug))).status).toBe(201);
  },
);

it('settings are no exception', async () => {
  for (const slug of ['site-settings', 'delivery-settings', 'tax-settings', 'site-content']) {
    const answer = await send('POST', `/api/globals/${slug}`, { createdAt: '2001-01-01T00:00:00.000Z' });
    expect([slug, answer.status]).toEqual([slug, 400]);
  }
});

it('an update of many names what may never change before it changes one', async () => {
  const ids = [(await createProduct()).id, (await createProduct()).id];
  const answer = await send('PATCH', `/api/products?where[id][in]=${ids.join(',')}`, { name: 'New', unitPrice: 1 });
  expect([answer.status, answer.body.fieldErrors]).toEqual([400, { unitPrice: ['This cannot be changed.'] }]);
  expect(await rows`select 1 from products where name = 'New'`).toEqual([]);
});

it('a record that the sender may not change is refused as such, whatever it is sent', async () => {
  const order = await placed({ product: (await createProduct()).id, quantity: 1 });
  const team = await createTeam();
  const body = { createdAt: '2001-01-01T00:00:00.000Z' };
  expect((await send('PATCH', `/api/orders/${order.id}`, body, team.token)).status).toBe(403);
  const other = await store('team-members', await sampleOf('team-members'));
  expect([403, 404]).toContain((await send('PATCH', `/api/team-members/${other}`, body, team.token)).status);
});

it('a page sent back as it was before someone else saved it is a conflict', async () => {
  const other = await createStaff('content_manager');
  const { id } = (await send('POST', '/api/pages', { title: 'Kits', slug: `kits-${randomUUID()}`, content: [] })).body
    .doc as { id: string };
  await send('PATCH', `/api/pages/${id}?draft=true`, { title: 'Mine' });
  const { body: read } = await send('GET', `/api/pages/${id}?draft=true&depth=0`);
  const newer = await send('PATCH', `/api/pages/${id}?draft=true`, { title: 'Newer' }, other.token);
  expect(newer.body.doc?.savedBy).not.toBe(read.savedBy);
  expect((await send('PATCH', `/api/pages/${id}?draft=true`, { ...read, title: 'Stale' })).status).toBe(409);
});

/** Undefined if only a form could make one up. */
function otherValue(field: FlattenedField, now: unknown): unknown {
  if ('hasMany' in field && field.hasMany) return undefined;
  if (field.type === 'text' || field.type === 'textarea') return `${String(now ?? '')}x`.slice(-40);
  if (field.type === 'number') return Number(now ?? 0) + 1;
  if (field.type === 'checkbox') return !now;
  if (field.type === 'date') return '2031-05-05T12:00:00.000Z';
  if (field.type === 'email') return `${randomUUID()}@changed.test`;
  if (field.type !== 'select') return undefined;
  const values = field.options.map((option) => (typeof option === 'string' ? option : option.value));
  return values.find((value) => value !== now);
}

/** Sent with a status, counted, or dropped by Payload from a file’s record. */
const unstored = new Set([
  ...['statusReason', 'despiteUnpaid', 'revision', '_status'],
  ...['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height'],
]);

it.each(loggedFor('update'))('%s: a field that is taken is stored and logged, or it is refused', async (slug) => {
  const config = await configPromise;
  const { flattenedFields } = config.collections.find((each) => each.slug === slug)!;
  const id = await recordOf(slug);
  const logged = async () => {
    const entries = await rows<{ after: object | null }>`select after from activity_log where subject_type = ${slug}
      and subject_id = ${id}`;
    return entries.flatMap(({ after }) => Object.keys(after ?? {}).map((name) => name.split('.')[0]));
  };
  let taken = 0;
  for (const field of flattenedFields) {
    const value = unstored.has(field.name)
      ? undefined
      : otherValue(field, (await send('GET', `/api/${slug}/${id}?depth=0`)).body[field.name]);
    if (value === undefined) continue;
    const { status } = await send('PATCH', `/api/${slug}/${id}`, { [field.name]: value });
    expect([200, 400, 403, 409, 422], field.name).toContain(status);
    if (status !== 200) continue;
    taken++;
    expect([field.name, await logged()]).toEqual([field.name, expect.arrayContaining([field.name])]);
  }
  expect(taken).toBeGreaterThan(0);
});
