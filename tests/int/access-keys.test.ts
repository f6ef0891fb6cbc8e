import { afterEach, describe, expect, it } from 'vitest';
import { scopesOfRoute } from '@/domain/api-keys/key-routes';
import { scopesOf, VERBS } from '@/domain/api-keys/scopes';
import { requestKey, storeKey, withKey } from '../setup/api-keys';
import { api, gql } from '../setup/http';
import { ownPaths } from '../setup/own-routes';
import {
  createPerson,
  createProduct,
  createStaff,
  createTeam,
  password,
  payload,
  placed,
  rows,
  unique,
} from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';

const admin = await createStaff('administrator');
afterEach(() => rows`delete from api_keys`);

// Scopes and what they open: access-matrix.test.ts.
describe('keys are not accepted', () => {
  it.each(['login', 'logout', 'me', 'refresh-token', 'forgot-password', 'init'])('at %s of an account', (path) => {
    for (const slug of ['admin-users', 'teams', 'team-people'])
      for (const method of ['GET', 'POST'])
        expect(scopesOfRoute({ method, path: `/api/${slug}/${path}` })).toBeUndefined();
  });
});

describe('a key', () => {
  it('is shown once, stored as its hash, and reads what its scopes say', async () => {
    const made = await requestKey(admin.token, { scopes: ['orders:read'] });
    expect(made.status).toBe(201);
    const { id, key, prefix } = made.body;
    expect(made.body).toEqual({ id, key, prefix });
    expect(key).toMatch(/^kitroom_sk_[\w-]{43}$/);
    expect(key.startsWith(prefix)).toBe(true);
    const [stored] = await rows<Record<string, unknown>>`select * from api_keys where id = ${id}`;
    expect(JSON.stringify(stored)).not.toContain(key.slice('kitroom_sk_'.length + 4));
    const listed = await api('GET', `/api/api-keys/${id}`, { token: admin.token });
    expect(listed.body).toMatchObject({ prefix, scopes: ['orders:read'], makerName: admin.user.fullName });
    expect(listed.text).not.toContain(String(stored?.hash));
    expect((await api('GET', '/api/orders', withKey(made.body))).status).toBe(200);
    const product = await api('GET', '/api/products', withKey(made.body));
    expect([product.status, product.body.code]).toEqual([403, 'missing_scope']);
  });

  it('needs the password of who makes it, who may be an administrator or a manager', async () => {
    const scopes = ['team-orders:read'];
    expect((await requestKey(admin.token, { scopes, password: undefined })).status).toBe(403);
    expect((await requestKey(admin.token, { scopes, password: 'wrong' })).body.code).toBe('wrong_password');
    expect((await requestKey(undefined, { scopes })).status).toBe(401);
    expect((await requestKey((await createStaff('content_manager')).token, { scopes })).status).toBe(403);
    const { user } = await createTeam();
    expect((await requestKey((await createPerson(user, 'coach')).token, { scopes })).status).toBe(403);
    expect((await requestKey((await createPerson(user, 'manager')).token, { scopes })).status).toBe(201);
    const refused = await requestKey(admin.token, { scopes: ['admin-users:read'] });
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid']);
  });

  it('ends with the next request once it is revoked, and once it expires', async () => {
    const { body: key } = await requestKey(admin.token, { scopes: ['orders:read'], expiresAt: '2999-01-01T00:00:00Z' });
    const read = async () => (await api('GET', '/api/orders', withKey(key))).status;
    expect(await read()).toBe(200);
    await rows`update api_keys set expires_at = now() where id = ${key.id}`;
    expect(await read()).toBe(401);
    await rows`update api_keys set expires_at = null where id = ${key.id}`;
    expect(await read()).toBe(200);
    expect((await api('DELETE', `/api/api-keys/${key.id}`, { token: admin.token })).status).toBe(200);
    expect(await read()).toBe(401);
    for (const path of ['/api/products', '/api/team/draft', '/api/kits/designs']) {
      const { status, body } = await api('GET', path, withKey(key));
      expect([status, body.code]).toEqual([401, 'invalid_key']);
    }
    const asked = await gql('{ Orders { totalDocs } }', withKey(key));
    expect([asked.status, asked.body.code]).toEqual([401, 'invalid_key']);
    const log = await rows<{
      action: string;
    }>`select action from activity_log where subject_id = ${key.id} order by created_at`;
    expect(log.map(({ action }) => action)).toEqual(['api-key.created', 'api-key.revoked']);
  });

  it('is used from its addresses alone', async () => {
    const key = await storeKey(admin, ['orders:read'], { addresses: ['198.51.100.0/24'] });
    const from = async (address: string) => (await api('GET', '/api/orders', withKey(key, { address }))).body.code;
    expect(await from('198.51.100.7')).toBeUndefined();
    expect(await from('203.0.113.7')).toBe('address_not_allowed');
  });

  it('has no more rights than its maker has now', async () => {
    const maker = await createStaff('administrator');
    const key = await storeKey(maker, ['orders:read', 'pages:update']);
    const status = async (path: string) => (await api('GET', path, withKey(key))).status;
    expect(await status('/api/orders')).toBe(200);
    await rows`update admin_users set role = 'content_manager' where id = ${maker.user.id}`;
    expect(await status('/api/orders')).toBe(403);
    await rows`update admin_users set role = 'administrator', is_active = false where id = ${maker.user.id}`;
    expect(await status('/api/orders')).toBe(401);
    await rows`delete from admin_users where id = ${maker.user.id}`;
    expect(await status('/api/orders')).toBe(401);
  });

  it('notes its last use, at most once a minute', async () => {
    const key = await storeKey(admin, ['orders:read']);
    const used = async () => {
      await api('GET', '/api/orders', withKey(key));
      const [row] = await rows<{ at: Date | null }>`select last_used_at as at from api_keys where id = ${key.id}`;
      return row?.at?.getTime();
    };
    const first = await used();
    expect(first).toEqual(expect.any(Number));
    expect(await used()).toBe(first);
    await rows`update api_keys set last_used_at = now() - interval '2 minutes' where id = ${key.id}`;
    expect(await used()).toBeGreaterThanOrEqual(first ?? 0);
  });

  it('does not reach what its records relate to', async () => {
    const { id: category } = await payload.create({
      collection: 'categories',
      data: { name: 'Shirts', slug: unique('shirts'), sortOrder: 0, isActive: true },
    });
    const product = await createProduct({ stock: { M: 3 }, category });
    const read = async (scopes: string[]) =>
      (await api('GET', `/api/products/${product.id}?depth=1`, withKey(await storeKey(admin, scopes)))).body;
    const alone = await read(['products:read']);
    expect(alone.category).toBe(category);
    expect(alone).not.toHaveProperty('variations');
    expect(await read(['products:read', 'categories:read'])).toMatchObject({ category: { id: category } });
    const id = product.variationIds.M;
    const query = `{ Product(id: "${product.id}") { id variations { docs { id } } } }`;
    const { text } = await gql(query, withKey(await storeKey(admin, ['products:read'])));
    expect(text).toContain(product.id);
    expect(text).not.toContain(id);
  });

  it('changes under its own name in the log, over REST, GraphQL and routes', async () => {
    const product = await createProduct({ stock: { M: 3 } });
    const name = unique('Stock');
    const key = await storeKey(admin, ['products:update'], { name });
    const change = { body: { description: 'By a key' } };
    expect((await api('PATCH', `/api/products/${product.id}`, withKey(key, change))).status).toBe(200);
    const mutation = `mutation { updateProduct(id: "${product.id}", data: { description: "By it again" }) { id } }`;
    expect((await gql(mutation, withKey(key))).body.errors).toBeUndefined();
    const named = (subject: string) =>
      rows`select actor_name, action, after from activity_log where subject_id = ${subject} order by created_at`;
    expect(await named(product.id)).toEqual(
      ['By a key', 'By it again'].map((description) =>
        expect.objectContaining({ actor_name: `${name} (API key)`, action: 'product.updated', after: { description } }),
      ),
    );
    const team = await createTeam();
    const ours = await storeKey(team, ['team-members:create'], { name });
    expect((await api('POST', '/api/team/members', withKey(ours, { body: { name: 'Sam' } }))).status).toBe(201);
    expect((await named(ours.id)).at(-1)).toEqual({
      actor_name: `${name} (API key)`,
      action: 'api-key.used',
      after: { request: 'POST /api/team/members' },
    });
  });

  it('moves an order on with the scope of orders alone', async () => {
    const product = await createProduct({ stock: { M: 3 } });
    const { id } = await placed({ product: product.id, color: 'Red', sizes: { M: 1 } });
    const key = await storeKey(admin, ['orders:update']);
    const moved = await api('PATCH', `/api/orders/${id}`, withKey(key, { body: { status: 'processing' } }));
    expect([moved.status, moved.body.doc]).toMatchObject([200, { status: 'processing' }]);
    const [logged] = await rows`select actor_name from activity_log where subject_id = ${id} order by created_at desc`;
    expect(logged).toEqual({ actor_name: 'Stock (API key)' });
  });

  it('changes many only if it may read them, as it finds them by a query', async () => {
    const { body } = await api<{ doc: { id: string } }>('POST', '/api/categories', {
      token: admin.token,
      body: { name: unique('Group'), slug: unique('group'), sortOrder: 0, isActive: true },
    });
    const change = async (...scopes: string[]) =>
      api(
        'PATCH',
        `/api/categories?where[id][equals]=${body.doc.id}`,
        withKey(await storeKey(admin, scopes), { body: { sortOrder: 7 } }),
      );
    expect((await change('categories:update')).body).toMatchObject({
      code: 'missing_scope',
      message: 'This key does not have the scope categories:read.',
    });
    expect((await change('categories:read', 'categories:update')).body).toMatchObject({ docs: [{ sortOrder: 7 }] });
  });

  it('takes the place of a cookie, whatever it may do', async () => {
    const key = await storeKey(admin, ['products:read']);
    const headers = { Cookie: `payload-token=${admin.token}`, 'Sec-Fetch-Site': 'same-origin' };
    expect((await api('GET', '/api/orders', { headers })).status).toBe(200);
    expect((await api('GET', '/api/orders', withKey(key, { headers }))).body.code).toBe('missing_scope');
    await api('DELETE', `/api/api-keys/${key.id}`, { token: admin.token });
    expect((await api('GET', '/api/orders', withKey(key, { headers }))).status).toBe(401);
    const elsewhere = withKey(await storeKey(admin, ['orders:read']), { headers: { Origin: 'https://a.test' } });
    expect((await api('GET', '/api/orders', elsewhere)).status).toBe(200);
  });

  it('is public if it only identifies: it reads what strangers read', async () => {
    const key = await storeKey(admin, ['public']);
    expect(key.key).toMatch(/^kitroom_pk_/);
    const [shown, hidden] = [await createProduct(), await createProduct({ isActive: false })];
    const status = async (path: string) => (await api('GET', path, withKey(key))).status;
    expect(await status(`/api/products/${shown.id}`)).toBe(200);
    expect(await status(`/api/products/${hidden.id}`)).toBe(404);
    expect(await status('/api/orders')).toBe(401);
    expect((await api('POST', '/api/cart', withKey(key, { body: { items: [] } }))).status).not.toBe(401);
    expect((await gql('{ menu { about { href } } }', withKey(key))).body.data).toHaveProperty('menu');
    expect((await api('GET', '/api/delivery-methods?country=GB', withKey(key))).status).toBe(200);
  });
});

describe('a key to webhooks', () => {
  type Added = { id: string; secret: string };
  const webhook = { url: 'https://hooks.example/kitroom', events: ['order.placed'] };
  const add = (key: { key: string }) => api<Added>('POST', '/api/webhooks', withKey(key, { body: webhook }));

  it('manages them by its scopes, under its name in the log', async () => {
    const [reads, creates, updates, deletes] = await Promise.all(
      VERBS.map((verb) => storeKey(admin, [`webhooks:${verb}`], { name: `Hooks ${verb}` })),
    );
    if (!reads || !creates || !updates || !deletes) throw new Error('There are four verbs.');
    const added = await add(creates);
    expect([added.status, added.body.secret]).toEqual([201, expect.stringMatching(/^whsec_/)]);
    const of = `/api/webhooks/${added.body.id}`;
    const calls = [
      ['GET', '/api/webhooks', reads],
      ['GET', of, reads],
      ['GET', `${of}/deliveries`, reads],
      ['PATCH', of, updates, { state: 'paused' }],
      ['POST', `${of}/test`, updates],
      ['POST', `${of}/rotate`, updates],
      ['POST', `${of}/resend`, updates, { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' }],
      ['DELETE', of, deletes],
    ] as const;
    for (const [method, path, key, body] of calls) {
      for (const other of [reads, creates, updates, deletes].filter((each) => each !== key)) {
        const refused = await api(method, path, withKey(other, { body }));
        expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'missing_scope']);
      }
      expect([path, (await api(method, path, withKey(key, { body }))).status]).toEqual([path, 200]);
    }
    const log = await rows`select action, actor_name as name from activity_log where subject_id = ${added.body.id}
      order by created_at, id`;
    expect(log).toEqual(
      expect.arrayContaining([
        { action: 'webhook.created', name: 'Hooks create (API key)' },
        { action: 'webhook.paused', name: 'Hooks update (API key)' },
        { action: 'webhook.deleted', name: 'Hooks delete (API key)' },
      ]),
    );
  });

  it('ends with the rights of its maker', async () => {
    const maker = await createStaff('administrator');
    const key = await storeKey(maker, ['webhooks:create', 'webhooks:read']);
    expect((await api('GET', '/api/webhooks', withKey(key))).status).toBe(200);
    await rows`update admin_users set role = 'content_manager' where id = ${maker.user.id}`;
    expect((await add(key)).status).toBe(403);
    expect((await api('GET', '/api/webhooks', withKey(key))).status).toBe(403);
    await rows`delete from api_keys where id = ${key.id}`;
    expect((await api('GET', '/api/webhooks', withKey(key))).status).toBe(401);
    const ofTeam = await storeKey(await createTeam(), ['webhooks:read']);
    expect((await api('GET', '/api/webhooks', withKey(ofTeam))).status).toBe(401);
  });
});

it('a revoked key is refused by every route that takes keys', async () => {
  const revoked = { key: `kitroom_sk_${unique('gone')}` };
  const calls = (await ownPaths()).flatMap(({ path, methods }) =>
    methods.map((method) => [method as Parameters<typeof api>[0], path.replace(/\/$/, '')] as const),
  );
  const taking = calls.filter(([method, path]) => scopesOfRoute({ method, path })?.kind === 'route');
  expect(taking.length).toBeGreaterThan(60);
  for (const [method, path] of taking) {
    const body = method === 'GET' ? undefined : {};
    const headers = { 'Idempotency-Key': unique('key') };
    const { status, body: answer } = await api(method, path, withKey(revoked, { body, headers }));
    expect([method, path, status, answer.code]).toEqual([method, path, 401, 'invalid_key']);
  }
});

describe('a key of a team', () => {
  it('reaches its team’s records, as its maker’s role allows today', async () => {
    const [team, other] = [await createTeam(), await createTeam()];
    const [own, foreign] = [await createTeamOrder(team.user), await createTeamOrder(other.user)];
    const manager = await createPerson(team.user, 'manager');
    const key = await storeKey(manager, ['team-orders:read', 'team-members:read', 'team-order-drafts:read']);
    const status = async (path: string) => (await api('GET', path, withKey(key))).status;
    const list = await api<{ docs: { id: string }[] }>('GET', '/api/team-orders', withKey(key));
    expect(list.body.docs.map(({ id }) => id)).toEqual([own]);
    expect(await status(`/api/team-orders/${foreign}`)).toBe(404);
    expect(await status('/api/team/draft')).toBe(200);
    expect(await status('/api/team/assets')).toBe(403);
    expect(await status('/api/orders')).toBe(403);
    const priced = await gql('{ me { role } }', withKey(key));
    expect(JSON.stringify(priced.body)).toContain('This key does not have the scope teams:read.');
    await rows`update team_people set role = 'treasurer' where id = ${manager.user.id}`;
    expect(await status('/api/team/draft')).toBe(403);
    expect(await status(`/api/team-orders/${own}`)).toBe(200);
    await rows`delete from team_people where id = ${manager.user.id}`;
    expect(await status(`/api/team-orders/${own}`)).toBe(401);
  });

  it('answers me with its scope, and ends with its team', async () => {
    const team = await createTeam();
    const key = await storeKey(team, ['teams:read'], { team: team.user.id });
    const me = async () => gql('{ me { role team { id } } }', withKey(key));
    expect((await me()).body.data).toEqual({ me: { role: 'manager', team: { id: team.user.id } } });
    await rows`update team_profiles set is_active = false where id = ${team.user.id}`;
    expect((await me()).status).toBe(401);
    const others = await createTeam();
    const list = await api<{ docs: object[] }>('GET', '/api/api-keys', { token: others.token });
    expect([list.status, list.body.docs]).toEqual([200, []]);
    expect((await api('DELETE', `/api/api-keys/${key.id}`, { token: others.token })).status).toBe(403);
  });
});

it('keys neither make nor read keys, nor confirm a password', async () => {
  const key = await storeKey(
    admin,
    scopesOf('staff').filter((scope) => scope !== 'public'),
  );
  const asked = withKey(key, { confirm: password, body: { name: 'x', scopes: ['orders:read'], password } });
  for (const [method, path] of [
    ['POST', '/api/api-keys'],
    ['GET', '/api/api-keys'],
    ['GET', '/api/admin-users'],
    ['PATCH', `/api/admin-users/${admin.user.id}`],
    ['PATCH', `/api/teams/${(await createTeam()).user.id}`],
    ['GET', '/api/globals/developer-settings'],
    ['POST', '/api/globals/developer-settings'],
  ] as const) {
    const { status, body } = await api(method, path, method === 'GET' ? withKey(key) : asked);
    expect([path, status, body.code]).toEqual([path, 403, 'key_not_accepted']);
  }
});
