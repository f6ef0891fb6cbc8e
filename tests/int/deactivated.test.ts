import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { refundOrder } from '@/modules/payments/refund-order';
import { markPaid } from '@/modules/payments/mark-paid';
import { deleteTeam } from '@/areas/back-office/teams/delete-team';
import { anonymiseCustomer } from '@/areas/back-office/customers/anonymise-customer';
import { bulkStatus } from '@/areas/back-office/orders/bulk/order-bulk-endpoint';
import { memberRequest, requireMember } from '@/areas/back-office/access/session';
import { trashPage } from '@/modules/pages/editing/trash-page';
import { editorRequest, requireEditor } from '@/modules/accounts/session/editor-session';
import { currentTeam, requireTeam } from '@/modules/team/session';
import { localRequest } from '@/lib/payload/local-request';
import { deactivate, sampleOf, store } from '../setup/access-matrix';
import { callActions, callRoutes, outcome } from '../setup/every-road';
import { api, gql } from '../setup/http';
import { made } from '../setup/pages';
import { createStaff, createTeam, placed, createProduct, rows, payload } from '../setup/shop';

/** Set in the database, so that the session stays stored and each rule must check by itself. */
const jar = new Map<string, string>();
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => jar.has(name) && { name, value: jar.get(name) },
    set: () => undefined,
    delete: () => undefined,
  }),
}));
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  redirect: (to: string) => {
    throw new Error(`Sent to ${to}`);
  },
}));
const page = { id: '' };

const staff = await createStaff('administrator');
const team = await createTeam();
Object.assign(page, await made({ title: 'Live' }, true));
beforeEach(async () => {
  for (const { user } of [staff, team]) await deactivate(user.id);
  jar.clear();
  jar.set('payload-token', staff.token).set('team-token', team.token);
});

const LOGIN =
  /^Error: Sent to \/(?:admin(?:\/login)?|cms\/login|teamwear-portal)(?:\?|$)|^\{"ok":false,"code":"signed_out"/;

it('has a session that is stored and a token that is good: once it is active again both serve', async () => {
  const stored = await rows`select 1 from admin_users_sessions where _parent_id = ${staff.user.id} union all select 1
    from team_profiles_sessions where _parent_id = ${team.user.id}`;
  expect(stored).toHaveLength(2);
  for (const { user } of [staff, team]) await deactivate(user.id, true);
  expect((await api('GET', `/api/admin-users/${staff.user.id}`, { token: staff.token })).status).toBe(200);
  expect((await api('GET', `/api/teams/${team.user.id}`, { token: team.token })).status).toBe(200);
  expect((await currentStaff()).user?.id).toBe(staff.user.id);
  expect((await currentTeam()).session?.team.id).toBe(team.user.id);
});

describe('a deactivated team', () => {
  const OWN = [
    ...['team-members', 'team-orders', 'size-requests', 'size-replies', 'team-order-drafts', 'design-assets'],
    'kit-designs',
  ];

  it.each(OWN)('reaches nothing of its own: %s', async (slug) => {
    const id = await store(slug, { ...(await sampleOf(slug)), team: team.user.id });
    const call = (method: 'GET' | 'PATCH' | 'DELETE', address: string) =>
      api<{ docs?: object[]; totalDocs?: number }>(method, address, {
        token: team.token,
        body: method === 'PATCH' ? {} : undefined,
      });
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      expect((await call(method, `/api/${slug}/${id}`)).status, method).toBeOneOf([401, 404]);
      expect((await call(method, `/api/${slug}?where[team][equals]=${team.user.id}`)).body.docs ?? [], method).toEqual(
        [],
      );
    }
    expect((await call('GET', `/api/${slug}/count`)).body.totalDocs ?? 0).toBe(0);
    const created = await api('POST', `/api/${slug}`, {
      token: team.token,
      body: { ...(await sampleOf(slug)), team: team.user.id },
    });
    expect(created.status).toBe(401);
  });

  it('reaches its own account neither over REST nor GraphQL', async () => {
    const { id } = team.user;
    for (const method of ['GET', 'PATCH'] as const)
      expect(
        (await api(method, `/api/teams/${id}`, { token: team.token, body: method === 'PATCH' ? {} : undefined }))
          .status,
      ).toBe(401);
    const { body } = await gql(
      `{ Team(id: "${id}") { id } Teams { docs { id } } TeamMembers { docs { id } } TeamOrders { docs { id } } }`,
      { token: team.token },
    );
    expect(JSON.stringify(body.data)).not.toMatch(/"id":/);
  });

  it('is sent to the login by every route of the portal', async () => {
    const answers = await callRoutes('src/app/api/team', page.id, jar);
    expect(Object.keys(answers).length).toBeGreaterThan(20);
    expect(Object.entries(answers).filter(([, status]) => status !== '401')).toEqual([]);
  });

  it('is led to the login by the guards', async () => {
    expect((await currentTeam()).session).toBeUndefined();
    expect(await outcome(() => requireTeam('/teamwear-portal/orders', 'portal'))).toMatch(LOGIN);
  });
});

describe('a deactivated administrator', () => {
  const as = async () => ({
    payload,
    req: await localRequest(payload, { user: { ...staff.user, isActive: false, collection: 'admin-users' } }),
  });

  it('reaches neither the own account nor the own preferences', async () => {
    const { token } = staff;
    const at = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', address: string, body?: object) =>
      api(method, address, { token, body });
    const answers = [
      await at('GET', `/api/admin-users/${staff.user.id}`),
      await at('PATCH', `/api/admin-users/${staff.user.id}`, { bio: 'x' }),
      await at('GET', '/api/payload-preferences/columns'),
      await at('POST', '/api/payload-preferences/columns', { value: [1] }),
      await at('DELETE', '/api/payload-preferences/columns'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    const { body } = await gql('{ AdminUsers { docs { id } } Orders { docs { id } } __schema { types { name } } }', {
      token,
    });
    expect(JSON.stringify(body)).not.toMatch(/"id":|"name":"Order"/);
  });

  it('is led to the login by the guards', async () => {
    expect((await currentStaff()).user).toBeUndefined();
    for (const guard of [requireMember, memberRequest])
      expect(await outcome(() => guard('orders:read', '/admin/orders'))).toMatch(LOGIN);
    for (const guard of [requireEditor, editorRequest]) expect(await outcome(() => guard('/cms/pages'))).toMatch(LOGIN);
  });

  it.each(['src/app/(back-office)', 'src/app/(cms-routes)'])(
    'is told to sign in by every route of %s',
    async (folder) => {
      const answers = await callRoutes(folder, page.id, jar);
      expect(Object.keys(answers).length).toBeGreaterThan(30);
      expect(Object.entries(answers).filter(([, answer]) => answer !== '401' && !LOGIN.test(answer))).toEqual([]);
    },
  );

  it('is led to the login by every action', async () => {
    const answers = await callActions('src/{areas/back-office,areas/cms,modules/accounts}', page.id);
    expect(Object.keys(answers).length).toBeGreaterThan(50);
    expect(Object.entries(answers).filter(([, answer]) => !LOGIN.test(answer))).toEqual([]);
  });

  it('gets no file of a team', async () => {
    const asset = await store('design-assets', await sampleOf('design-assets'));
    for (const file of ['file', 'preview'])
      expect((await api('GET', `/api/team/assets/${asset}/${file}`, { token: staff.token })).status, file).toBe(401);
  });

  it('changes no further order of many from then on', async () => {
    await deactivate(staff.user.id, true);
    const { id } = await placed({ product: (await createProduct()).id, quantity: 1 });
    const body = { query: '', selection: { all: false, ids: [id] }, to: 'processing', until: new Date().toISOString() };
    const headers = { 'Content-Type': 'application/json' };
    const request = new Request('http://shop.test/', { method: 'POST', headers, body: JSON.stringify(body) });
    const response = await bulkStatus(request);
    await deactivate(staff.user.id);
    expect(
      (await response.text())
        .trim()
        .split('\n')
        .map((step): unknown => JSON.parse(step)),
    ).toEqual([{ done: 0, total: 1, changed: 0, refused: [] }]);
    expect(await rows`select status from orders where id = ${id}`).toEqual([{ status: 'pending' }]);
  });

  it('is refused by operations that write past Payload', async () => {
    const order = await placed({ product: (await createProduct()).id, quantity: 1 });
    const customer = await rows<{ id: string }>`select customer_id as id from orders where id = ${order.id}`;
    const answers = [
      await markPaid({ ...(await as()), orderId: order.id, revision: 1 }),
      await refundOrder({ ...(await as()), orderId: order.id, cents: 100, reason: 'x' }),
      await trashPage({ ...(await as()), id: page.id }),
      await deleteTeam({ ...(await as()), id: team.user.id }),
      await anonymiseCustomer({ ...(await as()), id: customer[0]!.id }),
    ];
    const refused = { ok: false, code: expect.stringMatching(/^(?:forbidden|refused)$/) as string };
    expect(answers).toMatchObject(answers.map(() => refused));
  });
});
