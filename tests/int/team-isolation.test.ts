import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AdminUser } from '@/payload-types';
import { api, gql } from '../setup/http';
import { createPerson, createStaff, createTeam, rows, payload, unique, type Signed } from '../setup/shop';
import { createTeamOrder, giveProof } from '../setup/team-orders';
import { teamCalls as cases, teamRoutes as routes, type Ids, type Method } from '../setup/team-routes';

const unknown = '00000000-0000-4000-8000-000000000000';

const marked: Ids = {
  answer: 'owner',
  asset: 'owner',
  invoice: 'owner',
  member: 'owner',
  person: 'owner',
  order: 'owner',
  proof: 'owner',
  request: 'owner',
  returned: 'owner',
};
const named = cases.filter(({ call }) => /owner/.test(JSON.stringify(call(marked))));

const owner = await createTeam();
const stranger = await createTeam();
const staff: Signed<AdminUser> = await createStaff('administrator');
const order = await createTeamOrder(owner.user);
await giveProof(staff.user, order);
await payload.update({ collection: 'team-orders', id: order, data: { status: 'approved' }, overrideAccess: true });
const idOf = async (...sql: Parameters<typeof rows>) => String((await rows<{ id: string }>(...sql))[0]?.id);
const ids = {
  answer: '',
  order,
  invoice: await idOf`select id from invoices where team_order_id = ${order}`,
  proof: await idOf`select id from team_order_proofs where team_order_id = ${order}`,
  asset: await idOf`insert into design_assets (team_id, name, type, file_format, filename, is_active)
    values (${owner.user.id}, 'Crest', 'logo', 'PNG', ${`${unique('crest')}.png`}, true) returning id`,
  member:
    await idOf`insert into team_members (team_id, name, is_active) values (${owner.user.id}, 'Abi', true) returning id`,
  person: (await createPerson(owner.user, 'coach')).user.id,
  request: await idOf`insert into team_size_requests (team_id, title, deadline, token)
    values (${owner.user.id}, 'Kit', now() + interval '1 day', ${unique('token')}) returning id`,
  returned:
    await idOf`insert into returns (return_number, team_order_id) values (${unique('RET')}, ${order}) returning id`,
};
await rows`insert into team_size_replies (team_id, size_request_id, member_id, token)
  values (${owner.user.id}, ${ids.request}, ${ids.member}, ${unique('secret-token')})`;
ids.answer = await idOf`
  insert into team_size_replies (team_id, size_request_id, name, size_preference, answered_at, token)
  values (${owner.user.id}, ${ids.request}, 'Abi', 'M', now(), ${unique('answer-token')}) returning id`;
await rows`insert into team_order_drafts (team_id, draft_data, version)
  values (${owner.user.id}, '{"items":[],"notes":"secret"}', 1)`;

const ask = (method: Method, { path: address, body }: { path: string; body?: object }, token?: string) =>
  api(method, `/api/team/${address}`, { token, body });

const belongings = () =>
  rows`select (select json_agg(m order by m.id) from team_members m where team_id = ${owner.user.id}) as members,
    (select json_agg(p order by p.id) from team_people p where team_id = ${owner.user.id}) as people,
    (select json_agg(a order by a.id) from design_assets a where team_id = ${owner.user.id}) as assets,
    (select json_agg(o order by o.id) from team_orders o where team_id = ${owner.user.id}) as orders,
    (select json_agg(p order by p.id) from team_order_proofs p where team_id = ${owner.user.id}) as proofs,
    (select json_agg(r order by r.id) from returns r where team_order_id = ${order}) as returns,
    (select json_agg(r order by r.id) from team_size_requests r where team_id = ${owner.user.id}) as requests,
    (select json_agg(r order by r.id) from team_size_replies r where team_id = ${owner.user.id}) as replies,
    (select json_agg(d order by d.id) from team_order_drafts d where team_id = ${owner.user.id}) as drafts`;

it('names every route of a team', () => {
  const folder = path.resolve('src/app/api/team');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('route.ts'));
  expect(Object.keys(routes).sort()).toEqual(files.map((file) => path.dirname(file)).sort());
});

describe('routes of a team', () => {
  it.each(named)('$method $route finds no record of another team, and changes none', async ({ method, call }) => {
    const before = await belongings();
    expect((await ask(method, call(ids), stranger.token)).status).toBe(404);
    expect(await belongings()).toEqual(before);
  });

  it.each(named)('$method $route finds nothing under ids that are none', async ({ method, call }) => {
    for (const id of [unknown, 'nonsense']) {
      const none = Object.fromEntries(Object.keys(ids).map((name) => [name, id])) as Ids;
      const { status } = await ask(method, call(none), stranger.token);
      expect([404, 422]).toContain(status);
    }
  });
});

describe('the API of Payload', () => {
  const collections = [
    'teams',
    'team-people',
    'team-members',
    'team-orders',
    'design-assets',
    'kit-designs',
    'size-requests',
    'size-replies',
    'team-order-drafts',
    'team-order-proofs',
    'team-order-events',
  ];

  it.each(collections)('%s shows a team its own records only, over REST', async (slug) => {
    const { status, text } = await api('GET', `/api/${slug}?limit=100&depth=2`, { token: stranger.token });
    expect(status).toBe(200);
    expect(text).not.toContain(owner.user.id);
  });

  it.each(collections)('%s is not searched by what belongs to another team', async (slug) => {
    const field = slug === 'teams' ? 'id' : 'team';
    for (const where of [
      `where[${field}][equals]=${owner.user.id}`,
      `where[or][0][${field}][equals]=${owner.user.id}`,
    ]) {
      const { body } = await api<{ totalDocs?: number }>('GET', `/api/${slug}?${where}`, { token: stranger.token });
      expect(body.totalDocs ?? 0).toBe(0);
    }
  });

  it('keeps keys of links and requests to itself, even from their own team', async () => {
    for (const slug of ['size-requests', 'size-replies', 'team-orders', 'design-assets']) {
      const { text } = await api('GET', `/api/${slug}?limit=100`, { token: owner.token });
      expect(text).toContain(owner.user.id);
      expect(text).not.toMatch(/"token"|"idempotencyKey"|"requestHash"|"stripeSessionId"|"previewName"/);
    }
  });

  it('lets no key be guessed letter by letter, by searching or sorting', async () => {
    for (const question of ['where[token][like]=secret', 'where[token][exists]=true']) {
      const { status, body } = await api<{ totalDocs?: number }>('GET', `/api/size-replies?${question}`, {
        token: owner.token,
      });
      expect(status >= 400 || (body.totalDocs ?? 0) === 0).toBe(true);
    }
  });

  it('shows a team its own records only, over GraphQL', async () => {
    const { text } = await gql(
      `{ TeamMembers(limit: 100) { docs { id team { id } } } TeamOrders(limit: 100) { docs { id team { id } orderData } }
         SizeReplies(limit: 100) { docs { id member { id name } } } DesignAssets(limit: 100) { docs { id team { id } } }
         TeamOrderDrafts(limit: 100) { docs { id draftData } } TeamOrderProofs(limit: 100) { docs { id url } } }`,
      { token: stranger.token },
    );
    for (const id of [owner.user.id, ids.member, ids.order, ids.asset, ids.proof, 'secret'])
      expect(text).not.toContain(id);
  });
});
