import { describe, expect, it } from 'vitest';
import { loadSizeRequest } from '@/areas/portal/size-requests/load-size-request';
import { loadOrderBuilder } from '@/modules/team/order-builder/load-order-builder';
import { api } from '../setup/http';
import { createTeam, rows, payload } from '../setup/shop';

const call = <Body = Record<string, unknown>>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  api<Body>(method, `/api/team/${path}`, { token: team.token, body });
const signed = () => ({ ...team.user, collection: 'teams' as const });
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();

const team = await createTeam();
for (const [name, squad] of [
  ['Ada', 'U13'],
  ['Bea', ' U13 '],
  ['Cem', 'Seniors'],
  ['Dan', undefined],
] as const)
  expect((await call('POST', 'members', { name, squad })).status).toBe(201);

const squads = async () =>
  Object.fromEntries(
    (
      await rows<{ name: string; squad: string | null }>`select name, squad from team_members
        where team_id = ${team.user.id} order by name`
    ).map(({ name, squad }) => [name, squad]),
  );

it('a player is in one squad, which changes like any other field', async () => {
  expect(await squads()).toEqual({ Ada: 'U13', Bea: 'U13', Cem: 'Seniors', Dan: null });
  const [dan] = await rows<{ id: string }>`
    select id from team_members where team_id = ${team.user.id} and name = 'Dan'`;
  const change = (squad: unknown, seen: unknown) =>
    call('PATCH', `members/${dan!.id}`, { squad, seen: { squad: seen } });
  expect((await change('Vets', null)).status).toBe(200);
  expect((await change('U9', null)).status).toBe(409);
  expect((await change('x'.repeat(61), 'Vets')).status).toBe(422);
  expect((await change(null, 'Vets')).status).toBe(200);
  expect(await squads()).toMatchObject({ Dan: null });
});

it('lists a player of several squads in each, for sizes and orders', async () => {
  const club = await createTeam();
  const as = <Body = Record<string, unknown>>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    api<Body>(method, `/api/team/${path}`, { token: club.token, body });
  const add = (name: string, squad: string) => as<{ player: { squad: string } }>('POST', 'members', { name, squad });
  expect((await add('Ada', ' U12; U14,u12 ')).body.player.squad).toBe('U12, U14');
  await add('Bea', 'U14');
  expect((await add('Cem', 'a,b,c,d,e,f,g')).status).toBe(422);
  await as('POST', 'size-requests', { title: 'Kit', deadline: inAWeek, squad: 'U14' });
  const request = await loadSizeRequest(payload, { ...club.user, collection: 'teams' });
  expect(request?.players.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
  expect((await as('PATCH', 'members/squad', { from: 'U14', to: 'Under 14' })).body).toMatchObject({ players: 2 });
  expect((await as('PATCH', 'members/squad', { from: 'U12', to: 'U12, U13' })).status).toBe(422);
  const stored = await rows`select squad from team_members where team_id = ${club.user.id} order by name`;
  expect(stored).toEqual([{ squad: 'U12, Under 14' }, { squad: 'Under 14' }]);
});

it('goes out with a list and comes back by it', async () => {
  const { text } = await call('GET', 'members/export');
  expect(text.split('\r\n')[0]).toContain('Squad');
  const read = async (list: string) => {
    const { body } = await call<{ preview: { seal: string; counts: object } }>('POST', 'members/import', {
      text: list,
    });
    return body.preview;
  };
  expect((await read(text)).counts).toMatchObject({ changed: 0, added: 0, unchanged: 4 });
  const list = 'Name,Age group\nDan,U15';
  const { seal } = await read(list);
  expect((await call('POST', 'members/import', { text: list, seal })).status).toBe(200);
  expect(await squads()).toMatchObject({ Ada: 'U13', Dan: 'U15' });
});

it('a size form for a squad asks its players alone, those too who come later', async () => {
  const open = (squad: string) =>
    call<{ id: string }>('POST', 'size-requests', { title: 'Kit', deadline: inAWeek, squad });
  expect(await open('U99')).toMatchObject({ status: 422, body: { fieldErrors: { squad: expect.anything() } } });
  const { body } = await open('U13');
  const sizeRequest = async () => {
    const request = await loadSizeRequest(payload, signed());
    return { squad: request?.squad, names: request?.players.map(({ name }) => name) };
  };
  expect(await sizeRequest()).toEqual({ squad: 'U13', names: ['Ada', 'Bea'] });
  await call('POST', 'members', { name: 'Eve', squad: 'U13' });
  await call('POST', 'members', { name: 'Flo', squad: 'Seniors' });
  expect(await sizeRequest()).toEqual({ squad: 'U13', names: ['Ada', 'Bea', 'Eve'] });
  await call('POST', `size-requests/${body.id}/lock`);
  await call('POST', 'size-requests', { title: 'All', deadline: inAWeek });
  expect((await sizeRequest()).names).toHaveLength(6);
});

it('the order builder knows who is in which squad', async () => {
  const loaded = await loadOrderBuilder({ payload, team: signed() });
  if (!loaded.ok) throw new Error(loaded.message);
  expect(loaded.roster.members.filter(({ squad }) => squad === 'U13').map(({ name }) => name)).toEqual([
    'Ada',
    'Bea',
    'Eve',
  ]);
});

describe('a squad’s new name', () => {
  const rename = (from: string, to: string, merge?: boolean) => call('PATCH', 'members/squad', { from, to, merge });
  const currentSquad = async () => (await loadSizeRequest(payload, signed()))?.squad;

  it('is that of all its players and of their size requests, and touches no other team', async () => {
    const other = await createTeam();
    const body = { name: 'Zoe', squad: 'U13' };
    expect((await api('POST', '/api/team/members', { token: other.token, body })).status).toBe(201);
    await call('POST', 'members', { name: 'Gil', squad: 'u13' });
    const open = await loadSizeRequest(payload, signed());
    await call('POST', `size-requests/${open!.id}/lock`);
    await call('POST', 'size-requests', { title: 'Kit', deadline: inAWeek, squad: 'U13' });
    expect(await rename('u13', '  Under  14 ')).toMatchObject({ status: 200, body: { squad: 'Under 14', players: 4 } });
    const now = { Ada: 'Under 14', Bea: 'Under 14', Cem: 'Seniors', Dan: 'U15', Eve: 'Under 14', Gil: 'Under 14' };
    expect(await squads()).toMatchObject(now);
    expect(await currentSquad()).toBe('Under 14');
    expect(await rows`select squad from team_members where team_id = ${other.user.id}`).toEqual([{ squad: 'U13' }]);
    expect((await rename('Under 14', 'under 14')).status).toBe(200);
    expect(await squads()).toMatchObject({ Ada: 'under 14' });
  });

  it('merges it into the squad of that name, once confirmed', async () => {
    const before = await squads();
    expect(await rename('U15', 'SENIORS')).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'There is already a squad called Seniors, with 2 players.' },
    });
    expect(await squads()).toEqual(before);
    expect((await rename('U15', 'SENIORS', true)).body).toMatchObject({ squad: 'Seniors', players: 1 });
    expect(await squads()).toEqual({ ...before, Dan: 'Seniors' });
  });

  it('is within the limits of the player’s form, of a squad that is there', async () => {
    for (const to of ['  ', 'x'.repeat(61)])
      expect(await rename('Seniors', to)).toMatchObject({
        status: 422,
        body: { fieldErrors: { to: expect.anything() } },
      });
    expect((await rename('U99', 'U100')).status).toBe(404);
  });
});
