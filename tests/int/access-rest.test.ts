import { describe, expect, it } from 'vitest';
import { actors, actorTokens, matrix, secrets, store, storeSamples, type Actor } from '../setup/access-matrix';
import { api, type Answer, type Call } from '../setup/http';
import { createPage, createProduct, createStaff, createTeam, password, rows, payload } from '../setup/shop';

const slugs = Object.keys(matrix);

const tokens: Partial<Record<Actor, string>> = {};
const seen: string[] = [];

await storeSamples();
Object.assign(tokens, await actorTokens());

async function as<Body = Record<string, unknown>>(
  actor: Actor,
  method: Parameters<typeof api>[0],
  path: string,
  call: Call = {},
): Promise<Answer<Body>> {
  const answer = await api<Body>(method, path, { confirm: tokens[actor] && password, ...call, token: tokens[actor] });
  seen.push(answer.text);
  return answer;
}

const refused = ({ status, body }: Answer) => {
  expect([401, 403, 404]).toContain(status);
  expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
};

async function expectHidden(slug: string, id: string) {
  const one = await as('stranger', 'GET', `/api/${slug}/${id}`);
  const list = await as<{ docs: object[] }>('stranger', 'GET', `/api/${slug}?where[id][equals]=${id}`);
  const count = await as('stranger', 'GET', `/api/${slug}/count?where[id][equals]=${id}`);
  refused(one);
  expect([list.body.docs, count.body.totalDocs]).toEqual([[], 0]);
}

// Roles and the records of others: access-matrix.test.ts.
it.each(['editor', 'administrator'] as const)('%s: the brand of the site, and rules of the shop', async (actor) => {
  const send = (body: object) => as(actor, 'POST', '/api/globals/site-settings', { body });
  expect((await send({ tagline: 'Ours' })).status).toBe(200);
  expect((await send({ assetQuotaMb: 77 })).status).toBe(actor === 'administrator' ? 200 : 400);
  const [rule] = await rows<{ quota: number }>`select asset_quota_mb::int as quota from site_settings`;
  expect(rule?.quota === 77).toBe(actor === 'administrator');
});

describe('what strangers see', () => {
  it('is no inactive product or category and no page that is not published', async () => {
    const product = await createProduct({ isActive: false });
    const name = product.slug;
    const category = await payload.create({
      collection: 'categories',
      data: { name, slug: name, sortOrder: 0, isActive: false },
    });
    const page = await createPage({ isPublished: false });
    await expectHidden('products', product.id);
    await expectHidden('categories', category.id);
    await expectHidden('pages', page.id);
    for (const query of ['draft=true', 'where[_status][equals]=draft', 'where[or][0][id][exists]=true']) {
      const { body } = await as<{ docs?: { id: string }[] }>('stranger', 'GET', `/api/pages?${query}&limit=100`);
      expect(body.docs?.map(({ id }) => id) ?? []).not.toContain(page.id);
      expect((await as('stranger', 'GET', `/api/pages/${page.id}?${query}`)).status).toBe(404);
    }
  });

  it('is the published page, not the draft saved over it', async () => {
    const { id } = await createPage({ title: 'As published' });
    await payload.update({ collection: 'pages', id, data: { title: 'As drafted' }, draft: true });
    for (const query of ['', '?draft=true']) {
      const { status, body } = await as('stranger', 'GET', `/api/pages/${id}${query}`);
      expect(status).toBe(200);
      expect(body.title).toBe('As published');
    }
    const list = await as('stranger', 'GET', `/api/pages?draft=true&where[id][equals]=${id}`);
    expect(list.text).not.toContain('As drafted');
    expect((await as('editor', 'GET', `/api/pages/${id}?draft=true`)).body.title).toBe('As drafted');
  });

  it('is a product with its category, pictures and variations', async () => {
    const image = await store('media', { alt: 'A shirt' });
    const { id: category } = await payload.create({
      collection: 'categories',
      data: { name: 'Shirts', slug: 'shirts', sortOrder: 0, isActive: true },
    });
    const product = await createProduct({ stock: { M: 2 }, category, images: [{ image }] });
    const { body } = await as('stranger', 'GET', `/api/products/${product.slug ? product.id : ''}?depth=1`);
    expect(body).toMatchObject({
      category: { slug: 'shirts' },
      images: [{ image: { id: image, alt: 'A shirt', url: expect.stringContaining('/api/media/file/') } }],
      variations: { docs: [{ id: product.variationIds.M, sizeCode: 'M' }] },
    });
  });

  it('does not tell of a product’s variations once it is inactive', async () => {
    const product = await createProduct({ stock: { M: 2 }, isActive: false });
    refused(await as('stranger', 'GET', `/api/product-variations/${product.variationIds.M}`));
  });
});

describe('a team', () => {
  it('reaches what is its own, and cannot give it away or free itself', async () => {
    const { user, token } = await createTeam();
    const other = await createTeam();
    const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
      api(method, path, { token, body });

    expect((await call('GET', `/api/teams/${user.id}`)).status).toBe(200);
    const member = await call('POST', '/api/team-members', { team: user.id, name: 'Sam', isActive: true });
    expect(member.status).toBe(201);
    const { id } = member.body.doc as { id: string };
    expect((await call('PATCH', `/api/team-members/${id}`, { name: 'Kay', team: other.user.id })).status).toBe(400);
    expect((await call('PATCH', `/api/team-members/${id}`, { name: 'Kim', team: user.id })).status).toBe(200);
    expect(await payload.findByID({ collection: 'team-members', id, depth: 0 })).toMatchObject({
      name: 'Kim',
      team: user.id,
    });
    expect((await call('DELETE', `/api/team-members/${id}`)).status).toBe(403);
    expect((await call('POST', '/api/team-members', { team: other.user.id, name: 'Spy', isActive: true })).status).toBe(
      403,
    );
    refused(await call('PATCH', `/api/teams/${other.user.id}`, { phone: '1' }));

    const freed = await call('PATCH', `/api/teams/${user.id}`, { teamName: 'Renamed', isActive: false, phone: '02' });
    expect([freed.status, Object.keys(freed.body.fieldErrors ?? {})]).toEqual([400, ['teamName', 'isActive']]);
    await call('PATCH', `/api/teams/${user.id}`, { phone: '01' });
    expect(await payload.findByID({ collection: 'teams', id: user.id })).toMatchObject({
      teamName: 'Northside',
      isActive: true,
      phone: '01',
    });
  });

  it('is a stranger from its next request once it is deactivated', async () => {
    const { user, token } = await createTeam();
    await payload.update({ collection: 'teams', id: user.id, data: { isActive: false } });
    expect((await api('GET', `/api/teams/${user.id}`, { token })).status).toBe(401);
    expect(
      (await api('POST', '/api/team-members', { token, body: { team: user.id, name: 'X', isActive: true } })).status,
    ).toBe(401);
  });
});

describe('staff', () => {
  it('reach their own account and preferences, not their role, flag or other people’s', async () => {
    const { user, token } = await createStaff('content_manager');
    const { user: colleague } = await createStaff('administrator');
    const body = { fullName: 'Renamed', role: 'administrator', isActive: false, lastLogin: '2000-01-01T00:00:00.000Z' };
    const power = await api('PATCH', `/api/admin-users/${user.id}`, { token, body });
    expect([power.status, Object.keys(power.body.fieldErrors ?? {}).sort()]).toEqual([
      400,
      ['isActive', 'lastLogin', 'role'],
    ]);
    const renamed = await api('PATCH', `/api/admin-users/${user.id}`, { token, body: { fullName: 'Renamed' } });
    expect(renamed.status).toBe(200);
    expect(await payload.findByID({ collection: 'admin-users', id: user.id })).toMatchObject({
      fullName: 'Renamed',
      role: 'content_manager',
      isActive: true,
    });
    refused(await api('PATCH', `/api/admin-users/${colleague.id}`, { token, body }));
    const list = await api<{ docs: { id: string }[] }>('GET', '/api/admin-users', { token });
    expect(list.body.docs.map(({ id }) => id)).toEqual([user.id]);

    await api('POST', '/api/payload-preferences/columns', { token, body: { value: [1] } });
    expect((await api('GET', '/api/payload-preferences/columns', { token })).body.value).toEqual([1]);
  });
});

it('fields that are hidden come out to nobody, nor can they be searched by', async () => {
  for (const actor of actors) {
    for (const slug of slugs) await as(actor, 'GET', `/api/${slug}?limit=100&depth=2&showHiddenFields=true`);
    await as(actor, 'GET', '/api/admin-users/me');
    await as(actor, 'GET', '/api/teams/me');
  }
  const text = seen.join('\n');
  const known = await secrets();
  expect(known.length).toBeGreaterThan(10);
  expect(known.filter((secret) => text.includes(secret))).toEqual([]);

  const [order] = await rows<{ token: string }>`select tracking_token as token from orders limit 1`;
  for (const where of [
    `orders?where[trackingToken][equals]=${order?.token}`,
    'admin-users?where[hash][exists]=true',
    'teams?where[salt][exists]=true',
  ]) {
    const { status, body } = await as('administrator', 'GET', `/api/${where}`);
    expect([status, body.code]).toEqual([400, 'bad_request']);
  }
});
