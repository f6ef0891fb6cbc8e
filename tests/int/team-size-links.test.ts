import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadSizeRequest } from '@/areas/portal/size-requests/load-size-request';
import { emails } from '../../emails';
import type { SiteSetting, Team } from '@/payload-types';
import { api } from '../setup/http';
import { waiterBehind } from '../setup/locks';
import { createTeam, rows, payload, type Signed } from '../setup/shop';
import { findSizeLink } from '@/areas/portal/size-form/data';

let team: Signed<Team>;
let address = 0;

beforeEach(async () => {
  team = await createTeam({ contactPerson: 'Maya Osei' });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const open = (title = 'Autumn kit', days = 7, token = team.token) =>
  api<{ id: string; code: string }>('POST', '/api/team/size-requests', {
    token,
    body: { title, deadline: inDays(days) },
  });
const act = (id: string, action: string, body?: unknown, token = team.token) =>
  api<{ sent: number; code: string; message: string }>('POST', `/api/team/size-requests/${id}/${action}`, {
    token,
    body,
  });
const view = async () => (await loadSizeRequest(payload, { ...team.user, collection: 'teams' }))!;
const add = async (name: string, data: object = {}) => {
  const { body } = await api<{ player: { id: string } }>('POST', '/api/team/members', {
    token: team.token,
    body: { name, ...data },
  });
  return body.player.id;
};
const tokenOf = (link: string) => link.split('/sizes/')[1] ?? '';
const linkOf = async (name: string) => tokenOf((await view()).players.find((player) => player.name === name)!.link);

type LinkBody = { code: string; message: string; token: string; fieldErrors: Record<string, string[]> };
const answer = (token: string, body: unknown = { sizePreference: 'M', jerseyNumber: 7, nameOnBack: 'ACE' }) =>
  api<LinkBody>('PUT', `/api/sizes/${token}`, { body, address: `198.51.100.${(address += 1) % 250}` });
const join = (token: string, name: string, changes: object = {}, from = `203.0.113.${(address += 1) % 250}`) =>
  api<LinkBody>('POST', `/api/sizes/${token}`, {
    body: { id: randomUUID(), name, sizePreference: 'M', jerseyNumber: 7, nameOnBack: 'ACE', ...changes },
    address: from,
  });
const members = () =>
  rows<{ name: string; number: number | null; size: string | null; back: string | null }>`
    select name, jersey_number::int as number, size_preference as size, name_on_back as back
    from team_members where team_id = ${team.user.id} order by name`;

describe('a call for sizes', () => {
  it('gives every active player a link of their own, later ones too, and one to the team', async () => {
    await add('Ada');
    const gone = await add('Gone');
    await api('PATCH', `/api/team/members/${gone}`, { token: team.token, body: { isActive: false } });
    expect((await open()).status).toBe(201);
    await add('Bea');
    const request = await view();
    expect(request).toMatchObject({ title: 'Autumn kit', state: 'open', answered: 0 });
    expect(request.players.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
    const tokens = [request.teamLink, ...request.players.map(({ link }) => link)].map(tokenOf);
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
  });

  it('is one at a time; one past its deadline makes way', async () => {
    const results = await Promise.all([open('A'), open('B'), open('C')]);
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await rows`update team_size_requests set deadline = now() - interval '1 second' where team_id = ${team.user.id}`;
    expect((await view()).state).toBe('expired');
    expect((await open('Next')).status).toBe(201);
    expect(await view()).toMatchObject({ title: 'Next', state: 'open' });
  });

  it('is locked and reopened with a new deadline, unless another is open', async () => {
    const { id } = (await open('First')).body;
    expect((await act(id, 'lock')).status).toBe(200);
    expect((await view()).state).toBe('locked');
    expect((await act(id, 'reopen', { deadline: inDays(-1) })).status).toBe(422);
    expect((await act(id, 'reopen', { deadline: inDays(2) })).status).toBe(200);
    expect((await view()).state).toBe('open');
    await act(id, 'lock');
    expect((await open('Second')).status).toBe(201);
    expect((await act(id, 'reopen', { deadline: inDays(2) })).status).toBe(409);
  });
});

describe('a player’s own link', () => {
  it('shows that player alone, and takes answers until the lock', async () => {
    await add('Ada', { jerseyNumber: 4, sizePreference: 'S' });
    await add('Bea');
    const { id } = (await open()).body;
    const token = await linkOf('Ada');
    const link = await findSizeLink(payload, token);
    expect(link).toEqual({
      teamName: 'Northside',
      squad: null,
      rules: { numbersUniqueIn: 'squad', backNames: 'surname', capitalNames: true },
      taken: [],
      title: 'Autumn kit',
      deadline: expect.any(String),
      state: 'open',
      player: {
        ...{ name: 'Ada', nameOnBack: null, jerseyNumber: 4, hasAnswered: false },
        ...{ sizePreference: 'S', shortsSize: null, socksSize: null, mark: '' },
      },
      isWaiting: false,
    });
    expect((await answer(token)).status).toBe(200);
    expect((await answer(token, { sizePreference: 'Boys XL', jerseyNumber: null, nameOnBack: '' })).status).toBe(200);
    expect(await members()).toEqual([
      { name: 'Ada', number: null, size: 'XLB', back: null },
      { name: 'Bea', number: null, size: null, back: null },
    ]);
    const sizes = { sizePreference: 'XLB', shortsSize: 'LB', socksSize: 'S' };
    expect((await answer(token, { ...sizes, jerseyNumber: null, nameOnBack: '' })).status).toBe(200);
    expect((await findSizeLink(payload, token))?.player).toMatchObject(sizes);
    expect((await view()).answered).toBe(1);
    await act(id, 'lock');
    const late = await answer(token);
    expect([late.status, late.body.code]).toEqual([423, 'locked']);
    expect((await findSizeLink(payload, token))?.state).toBe('locked');
    expect((await members())[0]).toMatchObject({ size: 'XLB' });
  });

  it('is refused after the deadline, and good again after it was moved', async () => {
    await add('Ada');
    const { id } = (await open()).body;
    const token = await linkOf('Ada');
    await rows`update team_size_requests set deadline = now() - interval '1 second' where id = ${id}`;
    const late = await answer(token);
    expect([late.status, late.body.code]).toEqual([410, 'expired']);
    await act(id, 'reopen', { deadline: inDays(1) });
    expect((await answer(token)).status).toBe(200);
  });

  it('is 404 where the token is wrong, or its player or team is no longer there', async () => {
    const ada = await add('Ada');
    await open();
    const token = await linkOf('Ada');
    expect((await answer('x')).status).toBe(404);
    expect((await answer(tokenOf((await view()).teamLink))).status).toBe(404);
    expect((await join(token, 'Ada')).status).toBe(404);
    await api('PATCH', `/api/team/members/${ada}`, { token: team.token, body: { isActive: false } });
    expect((await answer(token)).status).toBe(404);
    await api('PATCH', `/api/team/members/${ada}`, { token: team.token, body: { isActive: true } });
    await payload.update({ collection: 'teams', id: team.user.id, data: { isActive: false } });
    expect((await answer(token)).status).toBe(404);
    expect(await findSizeLink(payload, token)).toBeUndefined();
  });

  it('names the fields that are wrong', async () => {
    await add('Ada');
    await open();
    const { status, body } = await answer(await linkOf('Ada'), {
      sizePreference: '',
      jerseyNumber: 1000,
      nameOnBack: 'x'.repeat(21),
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fieldErrors)).toEqual(['sizePreference', 'jerseyNumber', 'nameOnBack']);
  });

  it('waits for a lock that is under way, and is refused by it', async () => {
    await add('Ada');
    const { id } = (await open()).body;
    const token = await linkOf('Ada');
    const manager = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await manager.connect();
    await manager.query('begin');
    await manager.query('update team_size_requests set locked_at = now() where id = $1', [id]);
    const pending = answer(token);
    await waiterBehind(manager);
    await manager.query('commit');
    await manager.end();
    expect((await pending).status).toBe(423);
    expect(await members()).toMatchObject([{ size: null }]);
  });

  it('never takes an answer after a lock was answered, however they race', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Player ${index}`);
    for (const name of names) await add(name);
    const { id } = (await open()).body;
    const tokens = (await view()).players.map(({ link }) => tokenOf(link));
    const [, ...answers] = await Promise.all([act(id, 'lock'), ...tokens.map((token) => answer(token))]);
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 423)).toBe(true);
    expect((await view()).answered).toBe(taken);
    const [late] = await rows<{ late: boolean }>`
      select coalesce(bool_or(reply.answered_at > request.locked_at + interval '1 second'), false) as late
       from team_size_replies reply join team_size_requests request on request.id = reply.size_request_id
      where request.id = ${id}`;
    expect(late?.late).toBe(false);
  });
});

describe('the team’s link', () => {
  const teamToken = async () => tokenOf((await view()).teamLink);
  const accept = (answers: { id: string; answeredAt: string }[], to: string, token = team.token) =>
    api<{ accepted: number; code: string; message: string }>('POST', '/api/team/size-answers', {
      token,
      body: { answers: answers.map(({ id, answeredAt }) => ({ id, seen: answeredAt, to })) },
    });

  it('puts nobody on the roster, and opens nobody’s form, before the manager accepts', async () => {
    const zoe = await add('Zoë O’Neil', { jerseyNumber: 4, sizePreference: 'S' });
    await open();
    const token = await teamToken();
    expect(await findSizeLink(payload, token)).toMatchObject({ player: null, teamName: 'Northside' });
    const sent = await join(token, "zoe o'neil", { jerseyNumber: null, shortsSize: 'L' });
    expect(sent.status).toBe(200);
    expect(sent.body.token).not.toBe(await linkOf('Zoë O’Neil'));
    expect((await join(token, 'Nova')).status).toBe(200);
    expect(await members()).toEqual([{ name: 'Zoë O’Neil', number: 4, size: 'S', back: null }]);
    expect(await findSizeLink(payload, sent.body.token)).toMatchObject({
      isWaiting: true,
      player: { name: "zoe o'neil", sizePreference: 'M', jerseyNumber: null, nameOnBack: 'ACE', hasAnswered: true },
    });
    const { waiting, answered, players } = await view();
    expect([waiting.map(({ name }) => name), answered, players.length]).toEqual([['Nova', "zoe o'neil"], 0, 1]);
    const [nova, own] = waiting;
    expect((await accept([own!], zoe)).body).toEqual({ accepted: 1 });
    expect((await accept([nova!], 'new')).body).toEqual({ accepted: 1 });
    expect(await members()).toEqual([
      { name: 'Nova', number: 7, size: 'M', back: 'ACE' },
      { name: 'Zoë O’Neil', number: 4, size: 'M', back: 'ACE' },
    ]);
    const [{ shorts }] = (await rows`select shorts_size as shorts from team_members where id = ${zoe}`) as [
      { shorts: string },
    ];
    expect(shorts).toBe('L');
    expect(await view()).toMatchObject({ waiting: [], answered: 2 });
    expect((await findSizeLink(payload, sent.body.token))?.isWaiting).toBe(false);
  });

  it('can be changed by a link of the answer’s own, and then waits again', async () => {
    await open();
    const { token } = (await join(await teamToken(), 'Nova')).body;
    const { waiting: before } = await view();
    expect((await answer(token, { sizePreference: 'L', jerseyNumber: 1, nameOnBack: '' })).status).toBe(200);
    const stale = await accept(before, 'new');
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    expect(await members()).toEqual([]);
    expect((await accept((await view()).waiting, 'new')).status).toBe(200);
    await answer(token, { sizePreference: 'XL', jerseyNumber: 1, nameOnBack: '' });
    expect(await members()).toMatchObject([{ name: 'Nova', size: 'L' }]);
    expect((await view()).waiting).toMatchObject([{ name: 'Nova', sizePreference: 'XL' }]);
  });

  it('makes one answer of what is sent five times at once, and of one that is sent again', async () => {
    await open();
    const token = await teamToken();
    const id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => join(token, 'Ada Byron', { id })));
    expect(new Set(sent.map(({ body }) => body.token)).size).toBe(1);
    await join(token, 'Ada Lovelace', { id });
    expect((await view()).waiting.map(({ name }) => name)).toEqual(['Ada Lovelace']);
  });

  it('takes a decision of its own team alone, about answers and players that are its own', async () => {
    await add('Ada');
    await open();
    await join(await teamToken(), 'Ada');
    await join(await teamToken(), 'Ada');
    const { waiting, players } = await view();
    const stranger = await createTeam();
    expect((await accept(waiting, 'new', stranger.token)).status).toBe(404);
    expect((await accept(waiting, players[0]!.id)).status).toBe(422);
    expect((await accept(waiting.slice(1), randomUUID())).status).toBe(404);
    expect((await accept(waiting, 'nobody')).status).toBe(422);
    expect((await accept(waiting, 'discard')).body).toEqual({ accepted: 0 });
    expect([await members(), (await view()).waiting]).toEqual([
      [{ name: 'Ada', number: null, size: null, back: null }],
      [],
    ]);
  });

  it('is refused after the lock, when what was sent before can still be accepted', async () => {
    const { id } = (await open()).body;
    const token = await teamToken();
    await join(token, 'Early');
    await act(id, 'lock');
    expect((await join(token, 'Late')).status).toBe(423);
    const { waiting } = await view();
    expect(waiting.map(({ name }) => name)).toEqual(['Early']);
    expect((await accept(waiting, 'new')).status).toBe(200);
    expect(await members()).toMatchObject([{ name: 'Early', size: 'M' }]);
  });

  it('names the fields that are wrong', async () => {
    await open();
    const { status, body } = await join(await teamToken(), ' ', { sizePreference: '' });
    expect(status).toBe(422);
    expect(Object.keys(body.fieldErrors)).toEqual(['sizePreference', 'name']);
  });

  it('is throttled by address', async () => {
    const tries = Array.from({ length: 201 }, () => join('x', 'A', {}, '192.0.2.99'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 404).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([200, 1]);
  });
});

describe('emails', () => {
  const write = async (data: Record<string, unknown>) =>
    emails['size-link'].write({
      payload,
      settings: { brandName: 'Kitroom', salesEmail: 'a@b.test' } as SiteSetting,
      data,
    });
  const queued = (to: string) =>
    rows<{ data: { reply: string; isReminder: boolean } }>`select data from mail_messages where "to" = ${to}
      order by created_at`;

  it('go to everyone missing with an address, once an hour, and say nothing any more once answered', async () => {
    const to = `${randomUUID()}@player.test`;
    await add('Ada', { email: to, sizePreference: 'S' });
    await add('No Address');
    const { id } = (await open()).body;
    const sends = await Promise.all([act(id, 'send'), act(id, 'send')]);
    expect(sends.map(({ body }) => body.sent).sort()).toEqual([0, 1]);
    await rows`update team_size_replies set reminded_at = now() - interval '61 minutes' where size_request_id = ${id}`;
    expect((await act(id, 'send')).body.sent).toBe(1);
    const mails = await queued(to);
    expect(mails.map(({ data }) => data.isReminder)).toEqual([false, true]);
    expect(JSON.stringify(mails)).not.toContain(await linkOf('Ada'));

    const email = await write(mails[1]!.data);
    expect(email?.subject).toBe('Reminder: your size for Northside · Autumn kit');
    expect(email?.text).toContain(`http://shop.test/sizes/${await linkOf('Ada')}`);
    expect(email?.text).toContain('We have Small so far');
    await answer(await linkOf('Ada'));
    expect(await write(mails[1]!.data)).toBeUndefined();
    await rows`update team_size_replies set reminded_at = null where size_request_id = ${id}`;
    expect((await act(id, 'send')).body.sent).toBe(0);
    await act(id, 'lock');
    expect((await act(id, 'send')).status).toBe(423);
  });

  it('go to one mailbox 30 times a day at most, however many players a manager gives it', async () => {
    const mailbox = randomUUID();
    for (let player = 0; player < 41; player += 1) {
      await add(`Player ${player}`, { email: `${mailbox}+${player}@player.test` });
    }
    const { id } = (await open()).body;
    expect((await act(id, 'send')).body.sent).toBe(30);
    expect((await act(id, 'send')).body.sent).toBe(0);
    expect(await rows`select 1 from mail_messages where "to" like ${`${mailbox}%`}`).toHaveLength(30);
  });

  it('and forms say which of two players of one name they are for', async () => {
    const to = `${randomUUID()}@player.test`;
    for (const squad of ['U12', 'U12', 'U14']) await add('Tom Smith', { email: to, squad });
    const { id } = (await open()).body;
    await act(id, 'send');
    const texts = await Promise.all((await queued(to)).map(async ({ data }) => (await write(data))?.text));
    const marks = ['U12, 1 of 2', 'U12, 2 of 2', 'U14'];
    for (const mark of marks) expect(texts.join()).toContain(`This link is for Tom Smith (${mark}).`);
    const { players } = await view();
    const links = await Promise.all(players.map(async ({ link }) => findSizeLink(payload, tokenOf(link))));
    expect(links.map((link) => link?.player?.mark).sort()).toEqual(marks);
  });

  it('carry no links but their own, whatever a manager typed', async () => {
    const to = `${randomUUID()}@player.test`;
    await add('Ada http://pills.test', { email: to });
    const { id } = (await open('Win at http://pills.test now')).body;
    await act(id, 'send');
    const [mail] = await queued(to);
    const email = await write(mail!.data);
    expect(email?.text).toContain('Hello,');
    for (const part of [email?.subject, email?.text, email?.html]) expect(part).not.toContain('pills');
  });
});
