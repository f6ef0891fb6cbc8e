import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { inTransaction } from '@/lib/database/transaction';
import { once } from '@/lib/idempotency/once';
import { localRequest } from '@/lib/payload/local-request';
import { forgetOldRows } from '@/modules/system/retention/data';
import { newAddress } from '../setup/address';
import { requestKey, storeKey, withKey } from '../setup/api-keys';
import { signIn } from '../setup/incoming';
import { api, gql, type Call } from '../setup/http';
import { random, rounds } from '../setup/rounds';
import {
  actionsOn,
  checkoutBody,
  createProduct,
  createStaff,
  createTeam,
  password,
  payload,
  rows,
  unique,
} from '../setup/shop';

const staff = await createStaff('administrator');
const team = await createTeam();
const { token } = staff;

const newKey = () => `key-${randomUUID()}`;
const category = (name = unique('Group')) => ({ name, slug: name.toLowerCase(), sortOrder: 0, isActive: true });
const create = (key: string, body: object, call: Call = {}) =>
  api('POST', '/api/categories', { token, body, ...call, headers: { 'Idempotency-Key': key, ...call.headers } });
const stored = async (name: string) => (await rows`select 1 from categories where name = ${name}`).length;
const age = (key: string, seconds: number) =>
  rows`update idempotency_keys set started_at = now() - make_interval(secs => ${seconds}) where key = ${key}`;

describe('a write with an Idempotency-Key', () => {
  it('is done once, and its answer repeated', async () => {
    const [key, body] = [newKey(), category()];
    const first = await create(key, body);
    expect([first.status, first.headers.get('Idempotency-Replayed')]).toEqual([201, null]);
    for (let time = 0; time < 2; time += 1) {
      const again = await create(key, body);
      expect([again.status, again.text]).toEqual([201, first.text]);
      expect(again.headers.get('Idempotency-Replayed')).toBe('true');
      expect(again.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'));
    }
    expect(await stored(body.name)).toBe(1);
  });

  it('is changed and deleted once', async () => {
    const { body } = await api<{ doc: { id: string } }>('POST', '/api/categories', { token, body: category() });
    const path = `/api/categories/${body.doc.id}`;
    const change = { token, body: { sortOrder: 7 }, headers: { 'Idempotency-Key': newKey() } };
    const changed = await api('PATCH', path, change);
    await rows`update categories set sort_order = 8 where id = ${body.doc.id}`;
    const again = await api('PATCH', path, change);
    expect([again.text, again.headers.get('ETag')]).toEqual([changed.text, changed.headers.get('ETag')]);
    expect(await rows`select sort_order as n from categories where id = ${body.doc.id}`).toEqual([{ n: '8' }]);
    const deletion = { token, headers: { 'Idempotency-Key': newKey() } };
    expect((await api('DELETE', path, deletion)).status).toBe(200);
    expect((await api('DELETE', path, deletion)).status).toBe(200);
    expect((await api('DELETE', path, { token })).status).toBe(404);
  });

  it('is done once by two at a time', async () => {
    for (let round = rounds(50); round > 0; round -= 1) {
      const [key, body] = [newKey(), category()];
      const answers = await Promise.all([create(key, body), create(key, body), create(key, body)]);
      const done = answers.filter(({ status, headers }) => status === 201 && !headers.has('Idempotency-Replayed'));
      expect([done.length, await stored(body.name)]).toEqual([1, 1]);
      for (const { status, body: answer, headers } of answers.filter((each) => each.status !== 201)) {
        expect([status, answer.code]).toEqual([409, 'idempotency_in_progress']);
        expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      }
      expect((await create(key, body)).text).toBe(done[0]?.text);
    }
  });

  it('is marked where it is repeated, with orders as with any', async () => {
    const product = await createProduct({ stock: { M: 9 } });
    const { items, ...order } = checkoutBody({ product: product.id, color: 'Red', sizes: { M: 1 } });
    const teamOrder = { items: [{ product: product.id, color: 'Red', extras: { M: 1 } }] };
    for (const [path, call] of [
      ['/api/checkout', { body: { items, ...order } }],
      ['/api/team/orders', { body: { ...order, ...teamOrder }, token: team.token }],
    ] as const) {
      const headers = { 'Idempotency-Key': newKey() };
      const first = await api('POST', path, { ...call, headers });
      const again = await api('POST', path, { ...call, headers });
      expect([first.status, first.headers.get('Idempotency-Replayed')]).toEqual([201, null]);
      expect([again.status, again.text, again.headers.get('Idempotency-Replayed')]).toEqual([201, first.text, 'true']);
    }
  });

  it('is refused for another body, address or condition', async () => {
    const [key, body] = [newKey(), category()];
    await create(key, body);
    const others = [
      await create(key, category()),
      await create(key, body, { headers: { 'If-Match': '"x"' } }),
      await api('POST', '/api/categories?depth=0', { token, body, headers: { 'Idempotency-Key': key } }),
      await api('POST', '/api/pages', { token, body, headers: { 'Idempotency-Key': key } }),
    ];
    for (const { status, body: answer } of others)
      expect([status, answer.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await stored(body.name)).toBe(1);
  });

  it('is another’s own, of a person as of a key', async () => {
    const key = newKey();
    const another = await createStaff('administrator');
    const program = await storeKey(staff, ['categories:create']);
    const bodies = [category(), category(), category()] as const;
    const answers = [
      await create(key, bodies[0]),
      await create(key, bodies[1], { token: another.token }),
      await create(key, bodies[2], withKey(program, { token: undefined })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await create(key, bodies[2], withKey(program, { token: undefined }))).text).toBe(answers[2]?.text);
  });

  it('is refused again if it was, but not for who asked or for a failure of ours', async () => {
    const [key, wrong] = [newKey(), { ...category(), name: 7 }];
    const refused = await create(key, wrong);
    expect(refused.status).toBe(422);
    expect((await create(key, wrong)).headers.get('Idempotency-Replayed')).toBe('true');

    const [other, body] = [newKey(), category()];
    expect((await create(other, body, { token: team.token })).status).toBe(403);
    await rows`create function fail() returns trigger language plpgsql as $body$ begin raise exception 'Broken'; end $body$`;
    await rows`create trigger fail before insert on categories for each row execute function fail()`;
    const failed = await create(other, body).finally(() => rows`drop function fail() cascade`);
    expect(failed.status).toBe(500);
    expect((await create(other, body)).status).toBe(201);
  });

  it('of a team’s key is logged once', async () => {
    const key = newKey();
    const program = await storeKey(team, ['team-members:create']);
    const body = { name: 'Ada Byron' };
    const send = () =>
      api('POST', '/api/team/members', withKey(program, { body, headers: { 'Idempotency-Key': key } }));
    const first = await send();
    expect([first.status, (await send()).text]).toEqual([201, first.text]);
    expect(await actionsOn(program.id)).toEqual(['api-key.used']);
  });

  it('ends after 24 hours, and is forgotten', async () => {
    const [key, body] = [newKey(), category()];
    await create(key, body);
    await age(key, 86_500);
    const other = category();
    expect((await create(key, other)).status).toBe(201);
    await age(key, 86_500);
    await forgetOldRows(payload);
    expect(await rows`select 1 from idempotency_keys where key = ${key}`).toEqual([]);
  });

  it('stores nothing of strangers', async () => {
    const key = newKey();
    expect((await create(key, category(), { token: undefined })).status).toBe(401);
    await api('POST', '/api/admin-users/login', {
      body: { email: staff.user.email, password },
      headers: { 'Idempotency-Key': key },
    });
    expect(await rows`select 1 from idempotency_keys where key = ${key}`).toEqual([]);
  });

  it('stores secrets sealed', async () => {
    const headers = { 'Idempotency-Key': newKey() };
    const body = { name: 'Stock', scopes: ['orders:read'], password };
    const made = await api<{ key: string }>('POST', '/api/api-keys', { token, body, headers });
    expect(made.status).toBe(201);
    expect((await api('POST', '/api/api-keys', { token, body, headers })).text).toBe(made.text);
    const kept = JSON.stringify(await rows`select * from idempotency_keys`);
    for (const secret of [made.body.key, Buffer.from(made.body.key).toString('base64').slice(2, -4), password])
      expect(kept).not.toContain(secret);
    expect((await requestKey(token, { scopes: ['orders:read'] })).body.key).not.toBe(made.body.key);
  });
});

describe('over GraphQL', () => {
  const mutation =
    'mutation ($name: String!) { createCategory(data: { name: $name, slug: $name, sortOrder: 0, isActive: true }) { id } }';
  const send = (key: string, name: string, query = mutation) =>
    gql(query, { token, variables: { name }, headers: { 'Idempotency-Key': key } });

  it('a mutation is done once', async () => {
    const [key, name] = [newKey(), unique('group')];
    const first = await send(key, name);
    expect(first.body.errors).toBeUndefined();
    const again = await send(key, name);
    expect([again.text, again.headers.get('Idempotency-Replayed'), await stored(name)]).toEqual([
      first.text,
      'true',
      1,
    ]);
    expect((await send(key, unique('group'))).body.code).toBe('idempotency_key_reused');
  });

  it('an order is marked where it is repeated', async () => {
    const product = await createProduct({ stock: { M: 9 } });
    const items = [{ product: product.id, color: 'Red', sizes: [{ size: 'M', quantity: 1 }] }];
    const variables = { key: newKey(), input: { ...checkoutBody(), items } };
    const place =
      'mutation ($input: OrderInput!, $key: String!) { placeOrder(input: $input, idempotencyKey: $key) { trackingUrl } }';
    const [first, again] = [await gql(place, { variables }), await gql(place, { variables })];
    expect(first.headers.get('Idempotency-Replayed')).toBeNull();
    expect([again.text, again.headers.get('Idempotency-Replayed')]).toEqual([first.text, 'true']);
  });

  it('an error releases the key', async () => {
    const [key, name] = [newKey(), unique('group')];
    await rows`insert into categories (name, slug) values ('Taken', ${name})`;
    expect((await send(key, name)).body.errors).toHaveLength(1);
    await rows`delete from categories where slug = ${name}`;
    expect((await send(key, name)).body.errors).toBeUndefined();
  });

  it('a query is answered each time', async () => {
    const key = newKey();
    const query = 'query ($name: String) { Categories(where: { name: { equals: $name } }) { totalDocs } }';
    await send(key, 'x', query);
    expect((await send(key, 'y', query)).status).toBe(200);
  });
});

describe('after the end of a process', () => {
  const leave = async (key: string, what: 'written' | 'unwritten') => {
    await rows`update idempotency_keys set finished_at = null, answer = null where key = ${key}`;
    if (what === 'unwritten') await rows`update idempotency_keys set written_at = null where key = ${key}`;
  };

  it('is done again only if nothing was committed', async () => {
    const [key, body] = [newKey(), category()];
    await create(key, body);
    await leave(key, 'written');
    expect((await create(key, body)).body.code).toBe('idempotency_in_progress');
    await age(key, 61);
    const answer = await create(key, body);
    expect([answer.status, answer.body.code]).toEqual([409, 'idempotency_outcome_unknown']);
    expect(await stored(body.name)).toBe(1);
    await leave(key, 'unwritten');
    await rows`delete from categories where name = ${body.name}`;
    expect((await create(key, body)).status).toBe(201);
  });

  it('is not done again by a route that does not write in transactions alone', async () => {
    const key = newKey();
    const send = () =>
      api('PUT', '/api/team/colors', {
        token: team.token,
        body: { colors: ['#ff0000'] },
        headers: { 'Idempotency-Key': key },
      });
    expect((await send()).status).toBe(200);
    await leave(key, 'unwritten');
    await age(key, 61);
    expect((await send()).body.code).toBe('idempotency_outcome_unknown');
  });

  it('a run whose place was taken commits nothing', async () => {
    const [key, body] = [newKey(), category()];
    const req = await localRequest(payload, { user: { ...staff.user, collection: 'admin-users' } });
    const request = new Request('http://shop.test/api/x', { method: 'POST', headers: { 'Idempotency-Key': key } });
    const slow = once({ req, request, isAtomic: true }, async () => {
      await rows`update idempotency_keys set run = gen_random_uuid() where key = ${key}`;
      await inTransaction(req, ({ client }) =>
        client.query('insert into categories (name, slug) values ($1, $1)', [body.name]),
      );
      return Response.json({});
    });
    await expect(slow).rejects.toThrow('taken over');
    expect(await stored(body.name)).toBe(0);
  });
});

describe('an answer', () => {
  const send = async (key: string, work: () => Promise<Response>, body?: FormData) => {
    const req = await localRequest(payload, { user: { ...staff.user, collection: 'admin-users' } });
    const request = new Request('http://shop.test/api/x', {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body,
    });
    const response = await once({ req, request }, work);
    return { status: response.status, text: await response.text(), code: response.headers.get('Idempotency-Replayed') };
  };

  it('too long to be stored is given once', async () => {
    const key = newKey();
    expect((await send(key, async () => new Response('x'.repeat(300_000)))).status).toBe(200);
    const again = await send(key, () => Promise.reject(new Error('Done twice.')));
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('idempotency_outcome_unknown')]);
  });

  it('of a form is repeated, whatever its boundary', async () => {
    const key = newKey();
    const form = () => {
      const sent = new FormData();
      sent.append('file', new Blob(['text']), 'a.txt');
      return sent;
    };
    expect((await send(key, async () => new Response(null, { status: 204 }), form())).code).toBeNull();
    expect(await send(key, () => Promise.reject(new Error('Done twice.')), form())).toMatchObject({
      status: 204,
      code: 'true',
    });
  });

  it('of lines is repeated without reading them', async () => {
    const req = await localRequest(payload, { user: { ...staff.user, collection: 'admin-users' } });
    const headers = { 'Idempotency-Key': newKey(), 'Content-Type': 'application/x-ndjson', 'Content-Length': '9' };
    const work = vi.fn<() => Promise<Response>>(async () => Response.json({}, { status: 202 }));
    for (let time = 0; time < 2; time += 1) {
      const pull = vi.fn<() => void>();
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const request = new Request('http://shop.test/api/imports', {
        method: 'POST',
        headers,
        body,
        ...{ duplex: 'half' },
      });
      expect((await once({ req, request }, work)).status).toBe(202);
      expect(pull).not.toHaveBeenCalled();
    }
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('of lines whose length is not declared is refused, since others could not be told from them', async () => {
    const req = await localRequest(payload, { user: { ...staff.user, collection: 'admin-users' } });
    const headers = { 'Idempotency-Key': newKey(), 'Content-Type': 'application/x-ndjson' };
    const request = new Request('http://shop.test/api/imports', { method: 'POST', headers, body: '{}' });
    const response = await once({ req, request }, () => Promise.reject(new Error('Done.')));
    expect([response.status, await response.json()]).toMatchObject([422, { fieldErrors: { 'Content-Length': [{}] } }]);
  });

  it('of any row of requests is what a list of the first answers says', async () => {
    const next = random();
    const pick = (count: number) => Math.floor(next() * count);
    const prefix = newKey();
    const kept = new Map<string, { status: number; text: string } | 'written'>();
    let writes = 0;
    const outcomes = ['done', 'refused', 'failed', 'thrown', 'failed after a write'] as const;
    for (let step = rounds(2_000); step > 0; step -= 1) {
      const key = `${prefix}-${pick(40)}`;
      const outcome = outcomes[pick(outcomes.length)];
      let hasRun = false;
      const work = async () => {
        hasRun = true;
        if (outcome === 'thrown') throw new Error('Thrown.');
        if (outcome === 'done' || outcome === 'failed after a write') {
          writes += 1;
          const req = await localRequest(payload);
          await inTransaction(req, ({ client }) => client.query('select 1'));
        }
        const status = { done: 201, refused: 409, failed: 500, 'failed after a write': 503 }[outcome ?? 'failed'];
        return Response.json({ step }, { status });
      };
      const answer = await send(key, work).catch(() => undefined);
      const first = kept.get(key);
      expect(hasRun).toBe(first === undefined);
      if (first === 'written') expect(answer).toMatchObject({ status: 409 });
      else if (first) expect(answer).toEqual({ ...first, code: 'true' });
      else if (outcome === 'failed after a write') kept.set(key, 'written');
      else if (answer && answer.status < 500) kept.set(key, { status: answer.status, text: answer.text });
    }
    expect(writes).toBeGreaterThan(10);
  });
});

it('every write of the reference takes the key', async () => {
  // After the request of incoming.ts is in place.
  const { apiReference } = await import('@/app/api-reference');
  const { paths } = await apiReference();
  signIn(token);
  const taken: string[] = [];
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const has = operation.parameters?.some((each) => '$ref' in each && each.$ref.endsWith('/repeatKey'));
      if (!has) continue;
      const isOfTeam = /^\/api\/(?:team|kits)\//.test(path);
      const { status, body } = await api(
        method.toUpperCase() as 'POST',
        path.replaceAll(/\{\w+\}/g, 'b4a3c6de-0000-4000-8000-000000000000'),
        {
          token: isOfTeam ? team.token : token,
          headers: { 'Idempotency-Key': 'short' },
          address: newAddress(),
          ...(method !== 'delete' && { body: {} }),
        },
      );
      expect([`${method} ${path}`, status, body.fieldErrors]).toEqual([
        `${method} ${path}`,
        422,
        { 'Idempotency-Key': [expect.stringContaining('8 to 200')] },
      ]);
      taken.push(path);
    }
  }
  expect(taken.length).toBeGreaterThan(60);
});
