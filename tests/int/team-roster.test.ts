import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Player } from '@/domain/teams/roster';
import { loadDashboard } from '@/areas/portal/dashboard/load-dashboard';
import { loadOrderBuilder } from '@/modules/team/order-builder/load-order-builder';
import { loadRoster } from '@/modules/team/data/players';
import type { ImportPreview } from '@/areas/portal/roster/import-players';
import type { Team } from '@/payload-types';
import { api } from '../setup/http';
import { waiterBehind } from '../setup/locks';
import { createTeam, rows, payload, type Signed } from '../setup/shop';

const ours = await createTeam();
const theirs = await createTeam();

type Body = {
  player: Player;
  preview: ImportPreview;
  counts: ImportPreview['counts'];
  fieldErrors: Record<string, string[]>;
  message: string;
  code: string;
};
const call = (method: 'GET' | 'POST' | 'PATCH', path: string, { token }: Signed<Team>, body?: unknown) =>
  api<Body>(method, `/api/team/members${path}`, { token, body });
const add = (team: Signed<Team>, body: unknown) => call('POST', '', team, body);
const playersOf = ({ user }: Signed<Team>) =>
  rows<{ id: string; name: string; number: number | null; size: string | null; active: boolean }>`
    select id, name, jersey_number::int as number, size_preference as size, is_active as active
    from team_members where team_id = ${user.id} order by name, id`;

describe('POST /api/team/members', () => {
  it('adds a player with cleaned fields', async () => {
    const { status, body } = await add(ours, {
      name: '  Abi \n Carter ',
      position: 'Goal Shooter',
      jerseyNumber: 1,
      sizePreference: 'Small',
      shortsSize: 'large',
      nameOnBack: 'CARTER',
      email: ' Abi@Club.test ',
    });
    expect(status).toBe(201);
    expect(body.player).toEqual({
      id: expect.any(String),
      name: 'Abi Carter',
      position: 'Goal Shooter',
      jerseyNumber: 1,
      sizePreference: 'S',
      shortsSize: 'L',
      socksSize: null,
      squad: null,
      nameOnBack: 'CARTER',
      email: 'abi@club.test',
      isActive: true,
    });
  });

  it('makes one player of what is sent twice, with what was sent last', async () => {
    const team = await createTeam();
    const id = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => add(team, { id, name: 'Bea' })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    await add(team, { id, name: 'Bea Lindqvist', jerseyNumber: 2 });
    expect(await playersOf(team)).toMatchObject([{ id, name: 'Bea Lindqvist', number: 2 }]);
  });

  it('names every field that is wrong', async () => {
    const { status, body } = await add(ours, {
      name: ' ',
      jerseyNumber: 1000,
      sizePreference: 'XS',
      nameOnBack: 'x'.repeat(21),
      email: 'nobody',
    });
    expect(status).toBe(422);
    expect(body.fieldErrors).toEqual({
      name: ['Enter the player’s name.'],
      jerseyNumber: ['Enter a whole number from 0 to 999.'],
      sizePreference: ['There is no size “XS”.'],
      nameOnBack: ['Please use at most 20 characters.'],
      email: ['Enter an email address, such as ada@club.test.'],
    });
  });

  it('takes a number that someone has, and needs a login', async () => {
    expect((await add(ours, { name: 'Same Number', jerseyNumber: 1 })).status).toBe(201);
    expect((await api('POST', '/api/team/members', { body: { name: 'X' } })).status).toBe(401);
  });
});

describe('PATCH /api/team/members/{id}', () => {
  it('changes what is given alone; a player leaves and comes back', async () => {
    const { body } = await add(ours, { name: 'Chloe', jerseyNumber: 3, sizePreference: 'S' });
    const { id } = body.player;
    expect((await call('PATCH', `/${id}`, ours, { position: 'Centre' })).body.player).toMatchObject({
      name: 'Chloe',
      position: 'Centre',
      jerseyNumber: 3,
      sizePreference: 'S',
    });
    expect((await call('PATCH', `/${id}`, ours, { jerseyNumber: null })).body.player.jerseyNumber).toBeNull();
    expect((await call('PATCH', `/${id}`, ours, { isActive: false })).body.player.isActive).toBe(false);
    expect((await call('PATCH', `/${id}`, ours, { isActive: true })).body.player.isActive).toBe(true);
    expect((await call('PATCH', `/${id}`, ours, { name: '' })).status).toBe(422);
  });

  it('overwrites nothing saved since it was read, and returns the current state', async () => {
    const { id } = (await add(ours, { name: 'Erin', sizePreference: 'S', email: 'e@club.test' })).body.player;
    await call('PATCH', `/${id}`, ours, { sizePreference: 'L' });
    const stale = await call('PATCH', `/${id}`, ours, { sizePreference: 'M', seen: { sizePreference: 'S' } });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'conflict', player: { name: 'Erin', sizePreference: 'L' } });
    for (const change of [
      { sizePreference: 'L', seen: { sizePreference: 'S' } },
      { position: 'GK', seen: { position: null, sizePreference: 'S' } },
      { sizePreference: 'M', seen: { sizePreference: 'L' } },
    ]) {
      expect((await call('PATCH', `/${id}`, ours, change)).status, JSON.stringify(change)).toBe(200);
    }
    expect((await call('PATCH', `/${id}`, ours, {})).body.player).toMatchObject({
      sizePreference: 'M',
      position: 'GK',
    });
  });

  it('loses no change that is made at the same time', async () => {
    const { id } = (await add(ours, { name: 'Dana' })).body.player;
    await Promise.all([
      call('PATCH', `/${id}`, ours, { position: 'Centre' }),
      call('PATCH', `/${id}`, ours, { jerseyNumber: 44 }),
      call('PATCH', `/${id}`, ours, { sizePreference: 'M' }),
    ]);
    expect((await call('PATCH', `/${id}`, ours, {})).body.player).toMatchObject({
      position: 'Centre',
      jerseyNumber: 44,
      sizePreference: 'M',
    });
  });
});

it('names are sorted as the language does, on the dashboard and in the builder too', async () => {
  const team = await createTeam();
  for (const name of ['Zoe', 'élodie', 'Eve', 'Ängus', 'adam']) await add(team, { name });
  const sorted = ['adam', 'Ängus', 'élodie', 'Eve', 'Zoe'];
  const signed = { ...team.user, collection: 'teams' as const };
  const dashboard = await loadDashboard({ payload, team: signed });
  expect(dashboard.ok && dashboard.dashboard.roster.map(({ name }) => name)).toEqual(sorted);
  const builder = await loadOrderBuilder({ payload, team: signed });
  expect(builder.ok && builder.roster.members.map(({ name }) => name)).toEqual(sorted);
  expect((await loadRoster(payload, team.user.id)).map(({ name }) => name)).toEqual(sorted);
});

describe('another team’s players', () => {
  it('are not there, for any route', async () => {
    const { player } = (await add(theirs, { name: 'Theirs', jerseyNumber: 9 })).body;
    const before = await playersOf(theirs);
    expect((await add(ours, { id: player.id, name: 'Stolen' })).status).toBe(404);
    expect((await call('GET', '/export', ours)).text).not.toContain('Theirs');
    const { preview } = (await call('POST', '/import', ours, { text: 'Theirs,,10' })).body;
    expect(preview.rows).toMatchObject([{ kind: 'added', warnings: [] }]);
    expect((await call('POST', '/import', ours, { text: 'Theirs,,10', seal: preview.seal })).status).toBe(200);
    expect(await playersOf(theirs)).toEqual(before);
  });

  it('stay theirs over REST too', async () => {
    const [player] = await playersOf(theirs);
    const { token } = ours;
    const change = async (id: string | undefined) =>
      (await api('PATCH', `/api/team-members/${id}`, { token, body: { name: 'X' } })).status;
    expect([await change(player?.id), await change(randomUUID())]).toEqual([403, 403]);
    const { body } = await api<{ docs: { team: string }[] }>('GET', '/api/team-members?limit=100', { token });
    expect(new Set(body.docs.map(({ team }) => team))).toEqual(new Set([ours.user.id]));
  });
});

describe('POST /api/team/members/import', () => {
  const text = 'Name;Number;Size\nAda Byron;7;Medium\nBea;8;L\nWrong One;8;XS\n';
  const preview = async (team: Signed<Team>, list: string) =>
    (await call('POST', '/import', team, { text: list })).body.preview;

  it('previews without writing, then writes what was shown', async () => {
    const team = await createTeam();
    await add(team, { name: 'ADA byrón', jerseyNumber: 4 });
    const shown = await preview(team, text);
    expect(shown.counts).toEqual({ added: 1, changed: 1, unchanged: 0, wrong: 1 });
    expect(await playersOf(team)).toHaveLength(1);
    const { status, body } = await call('POST', '/import', team, { text, seal: shown.seal });
    expect([status, body.counts]).toEqual([200, shown.counts]);
    expect(await playersOf(team)).toMatchObject([
      { name: 'ADA byrón', number: 7, size: 'M' },
      { name: 'Bea', number: 8, size: 'L' },
    ]);
  });

  it('takes a size word that nobody knows as the importer says', async () => {
    const team = await createTeam();
    const list = { text: 'Name,Size\nAda,Tween\nBea,TWEEN\nCy,Youth L' };
    const preview = (await call('POST', '/import', team, list)).body.preview;
    expect(preview).toMatchObject({ counts: { added: 1, wrong: 2 }, unknownSizes: [{ word: 'Tween', rows: 2 }] });
    const mapped = { ...list, sizeWords: { Tween: 'XLB' } };
    const { seal } = (await call('POST', '/import', team, mapped)).body.preview;
    expect((await call('POST', '/import', team, { ...list, seal })).body.code).toBe('conflict');
    expect((await call('POST', '/import', team, { ...mapped, seal })).status).toBe(200);
    expect((await playersOf(team)).map(({ size }) => size)).toEqual(['XLB', 'XLB', 'LB']);
    const wrong = await call('POST', '/import', team, { ...list, sizeWords: { Tween: 'HUGE' } });
    expect(wrong.status).toBe(422);
  });

  it('shows the preview anew where the roster has changed since', async () => {
    const team = await createTeam();
    const { seal } = await preview(team, text);
    await add(team, { name: 'Bea', jerseyNumber: 1 });
    const { status, body } = await call('POST', '/import', team, { text, seal });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.preview.counts).toEqual({ added: 1, changed: 1, unchanged: 0, wrong: 1 });
    expect(await playersOf(team)).toHaveLength(1);
    expect((await call('POST', '/import', team, { text, seal: body.preview.seal })).status).toBe(200);
  });

  it('writes nothing over what a player says by link in the meantime', async () => {
    const team = await createTeam();
    await add(team, { name: 'Bea', sizePreference: 'S' });
    const list = 'Name,Position\nBea,GK';
    const { seal } = await preview(team, list);
    const player = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await player.connect();
    await player.query('begin');
    await player.query(`update team_members set size_preference = 'XL' where team_id = $1`, [team.user.id]);
    const pending = call('POST', '/import', team, { text: list, seal });
    await waiterBehind(player);
    await player.query('commit');
    await player.end();
    await pending;
    expect(await playersOf(team)).toMatchObject([{ name: 'Bea', size: 'XL' }]);
  });

  it('makes one roster of a commit that is sent three times at once', async () => {
    const team = await createTeam();
    const { seal } = await preview(team, text);
    const sent = await Promise.all([1, 2, 3].map(() => call('POST', '/import', team, { text, seal })));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await playersOf(team)).toHaveLength(2);
  });

  it('writes 500 players or none, and refuses 501 and what is larger than 1 MB', async () => {
    const team = await createTeam();
    const list = (count: number) =>
      ['Name', ...Array.from({ length: count }, (_, index) => `Player ${index}`)].join('\n');
    expect((await call('POST', '/import', team, { text: list(501) })).body.fieldErrors).toEqual({
      text: ['The list has 501 rows. Import at most 500 at a time.'],
    });
    expect((await call('POST', '/import', team, { text: 'x'.repeat(1_000_001) })).status).toBe(413);
    const { seal } = await preview(team, list(500));
    await rows`create function refuse_500() returns trigger language plpgsql as
      $$ begin if new.name = 'Player 499' then raise exception 'no'; end if; return new; end $$`;
    await rows`create trigger refuse_500 before insert on team_members for each row execute function refuse_500()`;
    expect((await call('POST', '/import', team, { text: list(500), seal })).status).toBe(500);
    expect(await playersOf(team)).toEqual([]);
    await rows`drop trigger refuse_500 on team_members`;
    expect((await call('POST', '/import', team, { text: list(500), seal })).status).toBe(200);
    expect(await playersOf(team)).toHaveLength(500);
  });

  it('takes back what it exported, unchanged, and answers files', async () => {
    const team = await createTeam();
    await add(team, {
      name: '=SUM(A1)',
      position: '@home',
      jerseyNumber: 0,
      sizePreference: 'XLB',
      email: '+a@b.test',
    });
    await add(team, { name: 'Zoë, "Z" O’Neil', nameOnBack: "'-" });
    const gone = (await add(team, { name: 'Gone' })).body.player;
    await call('PATCH', `/${gone.id}`, team, { isActive: false });
    const file = await call('GET', '/export', team);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="roster.csv"');
    expect(file.text).toContain("'=SUM(A1),'@home");
    expect((await preview(team, file.text)).counts).toEqual({ added: 0, changed: 0, unchanged: 2, wrong: 0 });
    const template = await call('GET', '/template', team);
    expect((await preview(team, template.text)).counts).toEqual({ added: 1, changed: 0, unchanged: 0, wrong: 0 });
  });
});
