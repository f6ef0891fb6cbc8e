import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { findSizeLink } from '@/areas/portal/size-form/data';
import { storeTeamOrder } from '@/domain/teams/stored-team-order';
import { backNameOf } from '@/domain/teams/back-name';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { loadOrderBuilder } from '@/modules/team/order-builder/load-order-builder';
import { api } from '../setup/http';
import { createStaff, createTeam, rows, payload } from '../setup/shop';
import { createTeamOrder, teamOrderData, teamOrderItem } from '../setup/team-orders';

const team = await createTeam();
const staff = await createStaff('administrator');

const ON_BACK =
  '“王” cannot be printed on a shirt. Use Latin, Greek or Cyrillic letters, numbers and simple punctuation.';
const IN_NAME = '“王” cannot be printed on a shirt. Enter a name on back in Latin, Greek or Cyrillic letters.';

type Body = {
  player: { id: string };
  token: string;
  fieldErrors: Record<string, string[]>;
  message: string;
};
const call = (method: 'POST' | 'PATCH' | 'PUT', path: string, body: unknown, token = team.token) =>
  api<Body>(method, `/api${path}`, { token, body });
const refusedAt = async (answer: Promise<{ status: number; body: Body }>) => {
  const { status, body } = await answer;
  return [status, body.fieldErrors];
};

async function storedBefore(): Promise<string> {
  const { body } = await call('POST', '/team/members', { name: 'Old Name' });
  await rows`update team_members set name = '王小明', name_on_back = '王' where id = ${body.player.id}`;
  return body.player.id;
}

it('is refused in the portal, with the letter named', async () => {
  expect(await refusedAt(call('POST', '/team/members', { name: 'Wang', nameOnBack: '王' }))).toEqual([
    422,
    { nameOnBack: [ON_BACK] },
  ]);
  expect(await refusedAt(call('POST', '/team/members', { name: '王小明' }))).toEqual([422, { nameOnBack: [IN_NAME] }]);
  const { status, body } = await call('POST', '/team/members', { name: '王小明', nameOnBack: 'WANG' });
  expect(status).toBe(201);
  const change = (fields: object) => refusedAt(call('PATCH', `/team/members/${body.player.id}`, fields));
  expect(await change({ nameOnBack: null })).toEqual([422, { nameOnBack: [IN_NAME] }]);
  expect((await call('PATCH', `/team/members/${body.player.id}`, { nameOnBack: 'ΩМЕГА' })).status).toBe(200);
});

it('is refused over REST, for teams and for staff', async () => {
  const { body } = await call('POST', '/team/members', { name: 'Bea' });
  for (const token of [team.token, staff.token]) {
    const answer = await call('PATCH', `/team-members/${body.player.id}`, { nameOnBack: '王' }, token);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(ON_BACK);
    expect((await call('PATCH', `/team-members/${body.player.id}`, { name: '王' }, token)).text).toContain(IN_NAME);
  }
});

it('is judged over REST by the rule of the team', async () => {
  const own = await createTeam({ backNames: 'as_typed' });
  const add = (name: string, token = own.token) => call('POST', '/team-members', { team: own.user.id, name }, token);
  const refused = await add('王 Smith');
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(IN_NAME)]);
  await rows`update team_profiles set back_names = 'surname' where id = ${own.user.id}`;
  expect((await add('王 Smith')).status).toBe(201);
});

it('is kept if stored before, and may be corrected', async () => {
  const id = await storedBefore();
  expect((await call('PATCH', `/team/members/${id}`, { position: 'Wing' })).status).toBe(200);
  expect((await call('PATCH', `/team-members/${id}`, { position: 'Centre' }, staff.token)).status).toBe(200);
  expect((await call('PATCH', `/team/members/${id}`, { nameOnBack: 'WANG' })).status).toBe(200);
});

it('is refused to a player at a size link, whose name needs a name on back', async () => {
  const request = await call('POST', '/team/size-requests', {
    title: 'Kit',
    deadline: new Date(Date.now() + 86_400_000).toISOString(),
  });
  expect(request.status).toBe(201);
  const [{ token } = { token: '' }] = await rows<{ token: string }>`select token from team_size_requests
    where team_id = ${team.user.id}`;
  const wishesOf = (nameOnBack: string) => ({ sizePreference: 'M', jerseyNumber: null, nameOnBack });
  const join = (nameOnBack: string) =>
    call('POST', `/sizes/${token}`, { id: randomUUID(), name: '王芳', ...wishesOf(nameOnBack) });
  expect(await refusedAt(join('王'))).toEqual([422, { nameOnBack: [ON_BACK] }]);
  expect(await refusedAt(join(''))).toEqual([422, { nameOnBack: [IN_NAME] }]);
  const joined = await join('Fang');
  expect(joined.status).toBe(200);
  const answer = (nameOnBack: string) => call('PUT', `/sizes/${joined.body.token}`, wishesOf(nameOnBack));
  expect(await refusedAt(answer('王'))).toEqual([422, { nameOnBack: [ON_BACK] }]);
  expect(await refusedAt(answer(''))).toEqual([422, { nameOnBack: [IN_NAME] }]);
  expect((await answer('Fang')).status).toBe(200);
});

it('is refused in the lines of a team’s order unless it was there before', async () => {
  const player = (nameOnBack: string) => ({ name: 'A', nameOnBack, number: null, size: 'S' });
  const lines = (...names: string[]) => teamOrderData(teamOrderItem({ players: names.map(player) }));
  const id = await createTeamOrder(team.user, { data: lines('王') });
  const change = (...names: string[]) =>
    call('PATCH', `/team-orders/${id}`, { orderData: storeTeamOrder(lines(...names)) }, staff.token);
  expect((await change('王', 'BEA')).status).toBe(200);
  const refused = await change('王', 'BEA', '👟');
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('orderData.items.0.players.2: “👟” cannot be printed on a shirt.');
});

it('keeps 00 in the roster, an import and a size link, over REST too, and as another number than 0', async () => {
  const club = await createTeam();
  const as = <Answer = Body>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, body?: unknown) =>
    api<Answer>(method, `/api${path}`, { token: club.token, body });
  const stored = async () =>
    (
      await rows<{ number: string }>`select jersey_number as number from team_members where team_id = ${club.user.id}
        order by name`
    ).map(({ number }) => number);
  const added = await as<{ player: { id: string; jerseyNumber: unknown } }>('POST', '/team/members', {
    name: 'Ada',
    jerseyNumber: '00',
  });
  expect(added.body.player.jerseyNumber).toBe('00');
  const list = { text: 'Name,Number\nBea,00\nCem,0\nDan,07' };
  const { body } = await as<{ preview: { seal: string; rows: { warnings: string[] }[] } }>(
    'POST',
    '/team/members/import',
    list,
  );
  expect(body.preview.rows.map(({ warnings }) => warnings)).toEqual([['Number 00 is also Ada’s.'], [], []]);
  expect((await as('POST', '/team/members/import', { ...list, seal: body.preview.seal })).status).toBe(200);
  expect(await stored()).toEqual(['00', '00', '0', '7']);
  expect((await as('GET', '/team/members/export')).text).toContain('Bea,,00,');
  const rest = await as<{ jerseyNumber: unknown }>('GET', `/team-members/${added.body.player.id}`);
  expect(rest.body.jerseyNumber).toBe('00');
  expect((await as('PATCH', `/team-members/${added.body.player.id}`, { jerseyNumber: 4 })).status).toBe(200);
  expect((await as('PATCH', `/team-members/${added.body.player.id}`, { position: 'GK' })).status).toBe(200);
  expect(await stored()).toEqual(['4', '00', '0', '7']);
  expect((await as('PATCH', `/team-members/${added.body.player.id}`, { jerseyNumber: '1000' })).status).toBe(422);
  await as('POST', '/team/size-requests', { title: 'Kit', deadline: new Date(Date.now() + 86_400_000).toISOString() });
  const [{ token } = { token: '' }] = await rows<{ token: string }>`select token from team_size_replies
    where team_id = ${club.user.id} and member_id = ${added.body.player.id}`;
  const answer = { sizePreference: 'M', jerseyNumber: '00', nameOnBack: '' };
  expect((await as('PUT', `/sizes/${token}`, answer)).status).toBe(200);
  expect(await stored()).toEqual(['00', '00', '0', '7']);
  const link = await findSizeLink(payload, token);
  expect(link).toMatchObject({ taken: [0, '00', 7], player: { jerseyNumber: '00' } });
});

it('is made by the team’s rule, which the team chooses and an import follows', async () => {
  const club = await createTeam();
  const as = <Answer = Body>(method: 'POST' | 'PUT', path: string, body: unknown) =>
    api<Answer>(method, `/api/team/${path}`, { token: club.token, body });
  const load = async () => {
    const signed = {
      ...(await payload.findByID({ collection: 'teams', id: club.user.id })),
      collection: 'teams',
    };
    const loaded = await loadOrderBuilder({ payload, team: signed as SignedTeam });
    if (!loaded.ok) throw new Error(loaded.message);
    const { members, rules } = loaded.roster;
    return members.map((member) => backNameOf(member, rules).text);
  };
  for (const name of ['Bea van der Berg', 'Smith, John']) await as('POST', 'members', { name });
  expect(await load()).toEqual(['VAN DER BERG', 'SMITH']);
  const choose = (rules: object) => as<{ rules: object; code: string }>('PUT', 'shirt-rules', rules);
  expect((await choose({ backNames: 'initial_surname', capitalNames: false })).body.rules).toEqual({
    numbersUniqueIn: 'squad',
    backNames: 'initial_surname',
    capitalNames: false,
  });
  expect(await load()).toEqual(['B. van der Berg', 'J. Smith']);
  expect((await choose({ backNames: 'guessed' })).status).toBe(422);
  const { body } = await as<{ preview: { rows: { warnings: string[] }[] } }>('POST', 'members/import', {
    text: 'Name\nAnna van der Lindqvist-Hammarskjöld',
  });
  expect(body.preview.rows[0]?.warnings).toEqual([
    '“A. van der Lindqvist-Hammarskjöld” is cut to “A. van der Lindqvist”: a back has room for 20 characters.',
  ]);
});
