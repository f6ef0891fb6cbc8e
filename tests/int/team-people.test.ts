import { describe, expect, it } from 'vitest';
import type { TeamRole } from '@/domain/teams/team-roles';
import { localRequest } from '@/lib/payload/local-request';
import { openToken } from '@/lib/mail/sealed-token';
import { editTeamOrder } from '@/modules/team/orders/edit-team-order';
import { submitTeamOrder } from '@/modules/team/orders/submit-team-order';
import { removePerson } from '@/modules/team/change-people';
import { decideTeamProof } from '@/modules/team/proofs/decide-team-proof';
import { api, gql } from '../setup/http';
import { actionsOn, createPerson, createStaff, createTeam, password, rows, payload, unique } from '../setup/shop';
import { createTeamOrder, giveProof } from '../setup/team-orders';

const team = await createTeam({ teamName: 'Northside', contactPerson: 'Ada Okafor' });
const [manager, coach, treasurer] = [
  await createPerson(team.user, 'manager'),
  await createPerson(team.user, 'coach'),
  await createPerson(team.user, 'treasurer'),
];
const people = { manager, coach, treasurer };
const order = await createTeamOrder(team.user);
it('over GraphQL a treasurer sees orders, and neither players nor drafts nor designs', async () => {
  const ask = (query: string) => gql(query, { token: people.treasurer.token });
  expect((await ask('{ TeamOrders { docs { id } } }')).text).toContain(order);
  for (const name of ['TeamMembers', 'TeamOrderDrafts', 'DesignAssets', 'KitDesigns', 'SizeRequests'])
    expect((await ask(`{ ${name} { docs { id } } }`)).text, name).toContain('not allowed');
});

it('shows the invoiced customer to managers and treasurers, over every interface', async () => {
  await rows`update team_profiles set company_name = 'Northside Ltd' where id = ${team.user.id}`;
  const seen = async (role: TeamRole) => {
    const { token } = people[role];
    const rest = await api(`GET`, `/api/teams/${team.user.id}`, { token });
    const { text } = await gql(`{ Team(id: "${team.user.id}") { teamName companyName } }`, { token });
    return [rest.body.companyName, text.includes('Northside Ltd')];
  };
  expect(await seen('manager')).toEqual(['Northside Ltd', true]);
  expect(await seen('treasurer')).toEqual(['Northside Ltd', true]);
  expect(await seen('coach')).toEqual([undefined, false]);
});

describe('the team itself, over REST', () => {
  const change = (role: TeamRole, body: object) =>
    api('PATCH', `/api/teams/${team.user.id}`, { token: people[role].token, body });
  const stored = async () => payload.findByID({ collection: 'teams', id: team.user.id, depth: 0 });

  it('a coach changes its colours and nothing else, a treasurer nothing', async () => {
    expect((await change('coach', { phone: '01', division: 'First', teamName: 'Taken' })).status).toBe(400);
    expect((await change('coach', { colors: ['#123456'] })).status).toBe(200);
    expect(await stored()).toMatchObject({ colors: ['#123456'], phone: null, division: null, teamName: 'Northside' });
    expect((await change('treasurer', { colors: ['#000000'] })).status).toBe(403);
  });

  it('a manager changes its details, and not how its own login signs in', async () => {
    expect((await change('manager', { phone: '02' })).status).toBe(200);
    expect((await stored()).phone).toBe('02');
    for (const body of [{ password: 'Another-horse-2' }, { email: 'thief@evil.test' }, { username: unique('x') }]) {
      const confirmed = { token: people.manager.token, body, confirm: password };
      expect((await api('PATCH', `/api/teams/${team.user.id}`, confirmed)).status).toBe(403);
    }
  });

  it('takes no username that looks like the address of one of its people', async () => {
    const { token } = await createStaff('administrator');
    const body = { username: 'coach@club.test' };
    expect((await api('PATCH', `/api/teams/${team.user.id}`, { token, body })).status).toBe(422);
  });
});

describe('people, over Payload’s own interfaces', () => {
  it('are seen by managers; everyone else sees themselves', async () => {
    const seen = async (token: string) =>
      (await api<{ docs: { id: string }[] }>('GET', '/api/team-people', { token })).body.docs.map(({ id }) => id);
    const all = Object.values(people).map(({ user }) => user.id);
    expect((await seen(team.token)).sort()).toEqual(all.toSorted());
    expect((await seen(people.manager.token)).sort()).toEqual(all.toSorted());
    expect(await seen(people.coach.token)).toEqual([people.coach.user.id]);
  });

  it('are made, promoted and removed by nobody', async () => {
    const { token: staff } = await createStaff('administrator');
    const body = { team: team.user.id, fullName: 'Eve', email: 'eve@evil.test', role: 'manager', password };
    for (const token of [staff, team.token, people.manager.token, people.coach.token]) {
      expect((await api('POST', '/api/team-people', { token, body, confirm: password })).status).toBe(403);
      const at = `/api/team-people/${people.treasurer.user.id}`;
      expect((await api('DELETE', at, { token, confirm: password })).status).toBe(403);
      expect((await api('PATCH', at, { token, body: { role: 'manager' }, confirm: password })).status).not.toBe(200);
    }
    const own = `/api/team-people/${people.coach.user.id}`;
    const other = (await createTeam()).user.id;
    await api('PATCH', own, { token: people.coach.token, body: { role: 'manager', team: other, fullName: 'Boss' } });
    const [row] = await rows`select role, team_id, full_name from team_people where id = ${people.coach.user.id}`;
    expect(row).toEqual({ role: 'coach', team_id: team.user.id, full_name: 'The coach' });
  });

  it('change their password only with the one they have', async () => {
    const { user, token } = await createPerson(team.user, 'coach');
    const change = (confirm?: string) =>
      api('PATCH', `/api/team-people/${user.id}`, { token, body: { password: 'Another-horse-2' }, confirm });
    expect((await change()).status).toBe(403);
    expect((await change('Wrong-horse-9')).status).toBe(403);
    expect((await change(password)).status).toBe(200);
    expect(await login(user.email, 'Another-horse-2')).toMatchObject({ status: 200 });
  });
});

const login = (email: string, secret: string) =>
  api<{ token: string; code?: string }>('POST', '/api/team-people/login', { body: { email, password: secret } });
const isIn = async (token: string) => (await api('GET', '/api/team/people', { token })).status !== 401;

async function linkTo(email: string): Promise<string> {
  const [mail] = await rows<{ data: Record<string, unknown> }>`select data from mail_messages where "to" = ${email}
    order by created_at desc, id desc limit 1`;
  return openToken(mail!.data);
}

const invite = (by: { token: string }, change: object = {}) =>
  api<{ id: string; code: string; fieldErrors?: Record<string, string[]> }>('POST', '/api/team/people', {
    token: by.token,
    body: { fullName: 'Grace Hill', email: `${unique('grace')}@club.test`, role: 'treasurer', password, ...change },
  });

async function join(token: string, secret = 'Chosen-horse-3') {
  const { resetPassword } = await import('@/areas/portal/account/set-password');
  return resetPassword({ req: await localRequest(payload), token, password: secret });
}

describe('an invitation', () => {
  it('leads to a password of one’s own, once, and to the portal in the role it was for', async () => {
    const email = `${unique('Grace')}@club.test`;
    const { status } = await invite(people.manager, { email });
    expect(status).toBe(201);
    expect((await login(email, password)).status).toBe(401);
    const link = await linkTo(email.toLowerCase());
    const joined = await join(link);
    expect(joined).toMatchObject({ ok: true, collection: 'team-people' });
    expect(await join(link)).toMatchObject({ ok: false, code: 'expired' });
    const { body } = await login(email.toUpperCase(), 'Chosen-horse-3');
    expect((await api('GET', '/api/team/draft', { token: body.token })).status).toBe(403);
    expect(await actionsOn(team.user.id)).toContain('team.person-invited');
    const [entry] = await rows<{ actor_name: string }>`select actor_name from activity_log
      where action = 'team.person-invited' order by created_at limit 1`;
    expect(entry?.actor_name).toBe('The manager');
  });

  it('needs the password of the inviter, a name, an address and an existing role', async () => {
    expect((await invite(team, { password: 'Wrong-horse-9' })).body.fieldErrors).toHaveProperty('password');
    const { body } = await invite(team, { fullName: ' ', email: 'nobody', role: 'owner' });
    expect(Object.keys(body.fieldErrors ?? {}).sort()).toEqual(['email', 'fullName', 'role']);
  });

  it('goes to no address that someone logs in with, of whichever team', async () => {
    const other = await createTeam();
    const { user } = await createPerson(other.user, 'coach');
    expect((await invite(team, { email: user.email })).body.fieldErrors).toHaveProperty('email');
    const email = `${unique('both')}@club.test`;
    const sent = await Promise.all([invite(team, { email }), invite(other, { email })]);
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('goes out again until it is followed; the link before is worth nothing', async () => {
    const email = `${unique('again')}@club.test`;
    const { body } = await invite(team, { email });
    const first = await linkTo(email);
    const again = () => api('POST', `/api/team/people/${body.id}/invite`, { token: team.token });
    expect((await again()).status).toBe(200);
    expect(await join(first)).toMatchObject({ code: 'expired' });
    expect(await join(await linkTo(email))).toMatchObject({ ok: true });
    expect((await again()).status).toBe(409);
  });

  it('is sent at most five times a day to one mailbox', async () => {
    const email = `${unique('often')}@club.test`;
    const { body } = await invite(team, { email });
    const again = () => api('POST', `/api/team/people/${body.id}/invite`, { token: team.token });
    for (let time = 2; time <= 5; time += 1) expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(429);
  });

  it('is not for more than fifty people', async () => {
    const { user, token } = await createTeam();
    await rows`insert into team_people (team_id, full_name, role, email)
      select ${user.id}, 'P', 'coach', 'p' || n || ${unique('@club')} from generate_series(1, 50) n`;
    expect((await invite({ token })).body.code).toBe('full');
  });

  it('is for nobody once its team is deactivated', async () => {
    const { user, token } = await createTeam();
    const email = `${unique('late')}@club.test`;
    await invite({ token }, { email });
    await rows`update team_profiles set is_active = false where id = ${user.id}`;
    expect(await join(await linkTo(email))).toMatchObject({ code: 'expired' });
  });
});

describe('access ends', () => {
  it('at once where someone is removed: session, password and link', async () => {
    const { user, token } = await createPerson(team.user, 'coach');
    expect(await isIn(token)).toBe(true);
    expect((await api('DELETE', `/api/team/people/${user.id}`, { token: people.manager.token })).status).toBe(200);
    expect(await isIn(token)).toBe(false);
    expect((await api('GET', '/api/team-orders', { token })).status).toBe(401);
    expect((await login(user.email, password)).status).toBe(401);
  });

  it('with a change of role, until they log in again', async () => {
    const { user, token } = await createPerson(team.user, 'coach');
    const change = (secret: string) =>
      api('PATCH', `/api/team/people/${user.id}`, { token: team.token, body: { role: 'treasurer', password: secret } });
    expect((await change('Wrong-horse-9')).status).toBe(403);
    expect(await isIn(token)).toBe(true);
    expect((await change(password)).status).toBe(200);
    expect(await isIn(token)).toBe(false);
    const { body } = await login(user.email, password);
    expect((await api('GET', '/api/team-members', { token: body.token })).status).toBe(403);
  });

  it('from the next request on where the team is deactivated, and nobody of it logs in', async () => {
    const { user } = await createTeam();
    const coach = await createPerson(user, 'coach');
    expect((await api('GET', '/api/team-members', { token: coach.token })).status).toBe(200);
    await rows`update team_profiles set is_active = false where id = ${user.id}`;
    expect(await isIn(coach.token)).toBe(false);
    for (const slug of ['teams', 'team-orders', 'team-members', 'size-requests', 'design-assets', 'kit-designs']) {
      const { status, body } = await api<{ docs?: unknown[] }>('GET', `/api/${slug}`, { token: coach.token });
      expect([status, body.docs], slug).toEqual([401, undefined]);
    }
    expect((await gql('{ TeamMembers { docs { id } } }', { token: coach.token })).text).toContain('Please sign in');
    expect((await login(coach.user.email, password)).status).toBe(401);
  });

  it('with the team itself', async () => {
    const { user } = await createTeam();
    await createPerson(user, 'coach');
    await payload.delete({ collection: 'teams', id: user.id });
    expect(await rows`select 1 from team_people where team_id = ${user.id}`).toEqual([]);
  });
});

it('nobody changes their own role or removes themselves', async () => {
  const { user, token } = people.manager;
  const body = { role: 'coach', password };
  expect((await api('PATCH', `/api/team/people/${user.id}`, { token, body })).status).toBe(409);
  expect((await api('DELETE', `/api/team/people/${user.id}`, { token })).status).toBe(409);
});

it('offers a forgotten password to people who log in with an address', async () => {
  const { requestPasswordReset } = await import('@/areas/portal/account/request-password-reset');
  const { user } = await createPerson(team.user, 'coach');
  const req = await localRequest(payload);
  await requestPasswordReset({ req, name: user.email.toUpperCase() });
  expect(await join(await linkTo(user.email))).toMatchObject({ ok: true, collection: 'team-people' });
});

it('the history of an order names staff to staff alone', async () => {
  const staff = await createStaff('administrator', { fullName: 'Sam Hill' });
  const order = await createTeamOrder(team.user, { needsProof: false });
  await api('PATCH', `/api/team-orders/${order}`, { token: staff.token, body: { status: 'approved' } });
  const named = async (token: string) => {
    const path = `/api/team-order-events?where[teamOrder][equals]=${order}`;
    return (await api<{ docs: { byName: string }[] }>('GET', path, { token })).body.docs.map(({ byName }) => byName);
  };
  expect(await named(staff.token)).toEqual(['Sam Hill']);
  expect(await named(people.manager.token)).toEqual(['Staff']);
  const { revision } = (
    await rows<{ revision: number }>`select revision::int from team_orders where id = ${order}`
  )[0]!;
  const late = await api('PUT', `/api/team/orders/${order}`, {
    token: people.manager.token,
    body: { revision: revision - 1, items: [], notes: '' },
  });
  expect(late.body).toMatchObject({ code: 'conflict', message: expect.stringMatching(/^Kitroom changed this order/) });
});

it('the history of an order names the person', async () => {
  const { user: staff } = await createStaff('administrator');
  const orderId = await createTeamOrder(team.user);
  await giveProof(staff, orderId);
  const [proof] = await rows<{ id: string }>`select id from team_order_proofs where team_order_id = ${orderId}`;
  const user = { ...people.manager.user, collection: 'team-people' as const };
  const req = await localRequest(payload, { user });
  const signed = { ...team.user, collection: 'teams' as const };
  const decided = await decideTeamProof({
    req,
    team: signed,
    orderId,
    answer: { proofId: proof!.id, decision: 'approve' },
  });
  expect(decided).toMatchObject({ ok: true });
  const events = await rows`select by_name from team_order_events where team_order_id = ${orderId} and not by_staff`;
  expect(events).toEqual([{ by_name: 'The manager' }]);
  const [row] = await rows`select decided_by_name from team_order_proofs where id = ${proof!.id}`;
  expect(row).toEqual({ decided_by_name: 'The manager' });
});

it.each(['coach', 'treasurer'] as const)(
  'a %s is refused by the operations themselves, whoever calls them',
  async (role) => {
    const user = { ...people[role].user, collection: 'team-people' as const };
    const req = await localRequest(payload, { user });
    const signed = { ...team.user, collection: 'teams' as const };
    const orderId = order;
    const input = { revision: 1, items: [], notes: '' };
    const proofId = '00000000-0000-4000-8000-000000000000';
    const refused = [
      await submitTeamOrder({
        req,
        team: signed,
        submission: { items: [], notes: '' },
        idempotencyKey: unique('k'),
      }),
      await editTeamOrder({ req, team: signed, orderId, input }),
      await decideTeamProof({ req, team: signed, orderId, answer: { proofId, decision: 'approve' } }),
      await removePerson({ req, teamId: team.user.id, id: people.manager.user.id }),
    ];
    expect(refused.map((answer) => !answer.ok && answer.code)).toEqual(Array(4).fill('forbidden'));
  },
);
