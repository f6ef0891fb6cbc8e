import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, gql } from '../setup/http';
import { createStaff, createTeam, password, rows, payload, unique } from '../setup/shop';
import type { AdminUser, Team } from '@/payload-types';

const hash = crypto.pbkdf2;
const pbkdf2 = vi.spyOn(crypto, 'pbkdf2');
// Named imports see the spy from here on.
syncBuiltinESMExports();

let address = 0;

const { user } = await createStaff('administrator');
beforeEach(() => void pbkdf2.mockClear());

const login = (email: string, secret: string, from = `198.51.100.${(address += 1)}`) =>
  api<{ token?: string; code?: string; message?: string }>('POST', '/api/admin-users/login', {
    body: { email, password: secret },
    address: from,
  });

const me = async (token: string | undefined) =>
  (await api<{ user: AdminUser | null }>('GET', '/api/admin-users/me', { token })).body.user;

describe('signing in', () => {
  it('answers a token and a cookie that scripts cannot read and other sites do not send', async () => {
    const { status, body, headers } = await login(user.email.toUpperCase(), password);
    expect(status).toBe(200);
    expect((await me(body.token))?.id).toBe(user.id);
    expect(headers.get('set-cookie')).toMatch(/^payload-token=[^;]+;.*HttpOnly.*/);
    expect(headers.get('set-cookie')).toMatch(/SameSite=Lax/i);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('answers a team what it is called, without its players and orders', async () => {
    const { user: team } = await createTeam();
    await rows`insert into team_members (team_id, name) values (${team.id}, 'Kim')`;
    const { body } = await api<{ user: Team }>('POST', '/api/teams/login', {
      body: { username: team.username, password },
      address: '198.51.101.4',
    });
    expect(body.user).toMatchObject({ id: team.id, teamName: 'Northside' });
    for (const list of ['members', 'orders']) expect(body.user).not.toHaveProperty(list);
  });

  it('is possible by the form of the panel as well', async () => {
    const send = (body: unknown, headers = {}) =>
      api('POST', '/api/admin-users/login', { body, headers, address: '198.51.101.1' });
    const form = (fields: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.set(name, value);
      return data;
    };
    expect((await send(form({ _payload: JSON.stringify({ email: user.email, password }) }))).status).toBe(200);
    expect((await send(form({ email: user.email, password }))).status).toBe(422);
    expect((await send('no form', { 'Content-Type': 'multipart/form-data; boundary=x' })).status).toBe(422);
  });

  it.each(['admin-users', 'teams'])('is refused to a page of another site: %s', async (slug) => {
    const { user: team } = await createTeam();
    const answer = await api('POST', `/api/${slug}/login`, {
      body: { email: user.email, username: team.username, password },
      headers: { Origin: 'https://evil.test' },
      address: '198.51.101.2',
    });
    expect([answer.status, answer.body.code, answer.headers.getSetCookie()]).toEqual([403, 'forbidden', []]);
  });

  it('writes the time of the last login, and nothing else of the account', async () => {
    const { user: person } = await createStaff('content_manager', { lastLogin: null });
    const [before] = await rows`select * from admin_users where id = ${person.id}`;
    expect((await login(person.email, password)).status).toBe(200);
    const [after] = await rows<{ last_login: Date }>`select * from admin_users where id = ${person.id}`;
    expect(Math.abs(Date.now() - Number(after?.last_login))).toBeLessThan(10_000);
    expect({ ...after, last_login: null, updated_at: null }).toEqual({ ...before, last_login: null, updated_at: null });
  });

  it('works many times at once for one account: every token is good', async () => {
    const { user: person } = await createStaff('content_manager');
    const answers = await Promise.all(Array.from({ length: 6 }, () => login(person.email, password)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const known = await Promise.all(answers.map(({ body }) => me(body.token)));
    expect(known.map((each) => each?.id)).toEqual(Array(6).fill(person.id));
  });

  it('ends with the account’s sign-out: the token is worth nothing afterwards', async () => {
    const { body } = await login(user.email, password);
    expect((await api('POST', '/api/admin-users/logout', { token: body.token })).status).toBe(200);
    expect(await me(body.token)).toBeNull();
  });
});

describe('a refused login', () => {
  it('looks the same for wrong password, unknown account and inactive account', async () => {
    const { user: inactive } = await createStaff('administrator');
    await payload.update({ collection: 'admin-users', id: inactive.id, data: { isActive: false } });
    const attempts = [
      () => login(user.email, 'Wrong-password-1'),
      () => login(`${unique('nobody')}@staff.test`, 'Wrong-password-1'),
      () => login(inactive.email, password),
    ];
    const answers = [];
    for (const attempt of attempts) {
      pbkdf2.mockClear();
      const { status, text, headers } = await attempt();
      answers.push({
        status,
        text,
        cookie: headers.get('set-cookie'),
        hashes: pbkdf2.mock.calls.map(([, , rounds, length]) => [rounds, length]),
      });
    }
    expect(answers[0]).toMatchObject({
      status: 401,
      text: JSON.stringify({
        type: '/developers/errors#invalid_credentials',
        code: 'invalid_credentials',
        message: 'Invalid credentials',
      }),
      cookie: null,
    });
    expect(answers[0]?.hashes).toHaveLength(1);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it.each([
    ['nothing', {}],
    ['no password', { email: 'a@b.test' }],
    ['objects', { email: { like: '%' }, password: { not_equals: '' } }],
    ['empty texts', { email: '', password: '' }],
    ['a password of 2 kB', { email: 'a@b.test', password: 'x'.repeat(2000) }],
  ])('hashes nothing for %s', async (_what, body) => {
    const { status, body: answer } = await api('POST', '/api/admin-users/login', { body, address: '203.0.113.9' });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ code: 'required', message: 'Email and password are required.' });
    expect(pbkdf2).not.toHaveBeenCalled();
  });

  it('is no wrong password where the shop cannot tell: the database away, or a hash of another form', async () => {
    const { pool } = payload.db;
    const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    const broken = vi.spyOn(pool, 'query').mockImplementation(away);
    const waiting = await login(user.email, password);
    broken.mockRestore();
    expect([waiting.status, waiting.body.code]).toEqual([503, 'busy']);
    const { user: person } = await createStaff('content_manager');
    await rows`update admin_users set hash = 'another-form' where id = ${person.id}`;
    const unknown = await login(person.email, password);
    expect([unknown.status, unknown.body.code]).toEqual([500, 'unexpected']);
    const text = await login('nobody\u0000@staff.test', password);
    expect([text.status, text.body.code]).toEqual([401, 'invalid_credentials']);
  });

  it('is throttled by account and network, before anything is hashed', async () => {
    const { user: person } = await createStaff('administrator');
    const from = '203.0.113.76';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await login(person.email, 'Wrong-1', from)).status).toBe(401);
    }
    pbkdf2.mockClear();
    const { status, body, headers } = await login(` ${person.email.toUpperCase()} `, password, from);
    expect([status, body.code]).toEqual([429, 'too_many_attempts']);
    expect(body.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes?\.$/);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(pbkdf2).not.toHaveBeenCalled();
  });

  it('is throttled by address, whatever the account, before anything is hashed', async () => {
    const from = '203.0.113.77';
    pbkdf2.mockImplementation((...args: unknown[]) => {
      (args.at(-1) as (error: null, key: Buffer) => void)(null, Buffer.alloc(32));
    });
    for (let attempt = 0; attempt < 50; attempt += 1) await login(`${unique('x')}@staff.test`, 'Wrong-1', from);
    pbkdf2.mockClear();
    expect((await login(user.email, password, from)).status).toBe(429);
    expect(pbkdf2).not.toHaveBeenCalled();
    pbkdf2.mockImplementation(hash);
    expect((await login(user.email, password)).status).toBe(200);
  });
});

describe('a role or flag that changes during a login', () => {
  const role = async (id: string) =>
    (await rows`select role, is_active as active from admin_users where id = ${id}`)[0];

  async function during<Answer>(login: () => Promise<Answer>, change: () => Promise<unknown>): Promise<Answer> {
    let changed: Promise<unknown> | undefined;
    pbkdf2.mockImplementationOnce((...args: Parameters<typeof hash>) => {
      changed = change();
      hash(...args);
    });
    const answer = await login();
    expect(changed).toBeDefined();
    await changed;
    return answer;
  }

  it('is kept: the login does not write the old one back', async () => {
    const { user: person } = await createStaff('administrator');
    const { body } = await during(
      () => login(person.email, password),
      async () => payload.update({ collection: 'admin-users', id: person.id, data: { role: 'content_manager' } }),
    );
    expect(await role(person.id)).toEqual({ role: 'content_manager', active: true });
    expect((await api('GET', '/api/orders', { token: body.token })).status).toBe(403);
  });

  it('is kept if the login ended first', async () => {
    const { user: person } = await createStaff('administrator');
    const { body } = await login(person.email, password);
    await payload.update({ collection: 'admin-users', id: person.id, data: { role: 'content_manager' } });
    expect((await me(body.token))?.role).toBe('content_manager');
    expect((await api('GET', '/api/orders', { token: body.token })).status).toBe(403);
  });

  it('keeps out a user deactivated during it', async () => {
    const { user: person } = await createStaff('administrator');
    const { body } = await during(
      () => login(person.email, password),
      async () => payload.update({ collection: 'admin-users', id: person.id, data: { isActive: false } }),
    );
    expect(await role(person.id)).toEqual({ role: 'administrator', active: false });
    expect((await api('GET', '/api/orders', { token: body.token })).status).toBe(401);
  });

  it('is kept for a team as well', async () => {
    const { user: team } = await createTeam();
    const body = { username: team.username, password };
    await during(
      () => api('POST', '/api/teams/login', { body, address: '198.51.101.3' }),
      () => payload.update({ collection: 'teams', id: team.id, data: { isActive: false, teamName: 'Renamed' } }),
    );
    expect(await payload.findByID({ collection: 'teams', id: team.id })).toMatchObject({
      isActive: false,
      teamName: 'Renamed',
    });
  });

  it('shuts out a deactivated account with its next request, and its preferences too', async () => {
    const { user: person, token } = await createStaff('administrator');
    expect((await api('GET', '/api/orders', { token })).status).toBe(200);
    await payload.update({ collection: 'admin-users', id: person.id, data: { isActive: false } });
    for (const path of ['/api/orders', '/api/admin-users', '/api/payload-preferences', '/api/globals/site-settings']) {
      expect((await api('GET', path, { token })).status, path).toBe(401);
    }
    expect((await gql('{ __schema { queryType { name } } }', { token })).body.data ?? null).toBeNull();
  });
});

describe('cookies', () => {
  const write = async (headers: Record<string, string>) => {
    const { body } = await login(user.email, password);
    return api('PATCH', `/api/admin-users/${user.id}`, {
      body: { bio: 'Changed' },
      headers: { Cookie: `payload-token=${body.token}`, ...headers },
    });
  };

  it.each([
    ['its own origin', { Origin: 'http://shop.test' }, 200],
    ['a foreign origin', { Origin: 'https://evil.test' }, 401],
    ['a null origin', { Origin: 'null' }, 401],
    ['another port', { Origin: 'http://shop.test:8080' }, 401],
    ['another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }, 401],
    ['no word on where it is from', {}, 401],
  ])('count where a change comes from %s', async (_what, headers, status) => {
    expect((await write(headers)).status).toBe(status);
  });

  it('are guarded twice: the setting csrf names our origin, and Payload adds serverURL by itself', async () => {
    const { config } = payload;
    expect(config.csrf).toEqual(['http://shop.test', 'http://shop.test']);
  });

  it('do not count for GraphQL from a foreign origin', async () => {
    const { body } = await login(user.email, password);
    const answer = await gql('mutation { updateSiteSetting(data: { tagline: "Hacked" }) { tagline } }', {
      headers: { Cookie: `payload-token=${body.token}`, Origin: 'https://evil.test' },
    });
    expect(answer.body.data?.updateSiteSetting ?? null).toBeNull();
  });

  it('let no other site read answers', async () => {
    const { headers } = await api('GET', '/api/products', { headers: { Origin: 'https://evil.test' } });
    expect(headers.get('access-control-allow-origin')).not.toBe('*');
    expect(headers.get('access-control-allow-origin')).not.toBe('https://evil.test');
  });
});

describe('accounts', () => {
  it('of teams have no other roads than the login', async () => {
    const { user: team } = await createTeam();
    for (const path of ['unlock', 'forgot-password', 'reset-password', 'verify/x']) {
      expect((await api('POST', `/api/teams/${path}`, { body: { username: team.username, password } })).status).toBe(
        404,
      );
    }
  });

  it('give a team no way into the panel or to staff’s records', async () => {
    const { token } = await createTeam();
    expect((await api('GET', '/api/payload-preferences', { token })).status).toBe(403);
    expect((await api('POST', '/api/payload-preferences/x', { token, body: { value: 1 } })).status).toBe(403);
  });

  it('answer forgotten passwords the same for known and unknown addresses, and not for ever', async () => {
    const ask = (email: string) =>
      api('POST', '/api/admin-users/forgot-password', { body: { email }, address: '203.0.113.50' });
    const [known, unknown] = [await ask(user.email), await ask(`${unique('x')}@staff.test`)];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const statuses = [];
    for (let attempt = 0; attempt < 20; attempt += 1) statuses.push((await ask('a@b.test')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each(['admin-users', 'teams'])('are never made by the first caller: %s, while there are none', async (slug) => {
    await payload.delete({ collection: slug as 'teams', where: { id: { exists: true } } });
    const body = {
      email: 'evil@staff.test',
      username: 'evil',
      password,
      fullName: 'Evil',
      teamName: 'Evil',
      role: 'administrator',
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api('POST', `/api/${slug}/first-register`, { body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await api('POST', `/api/${slug}`, { body })).status).toBe(401);
    expect((await payload.count({ collection: slug as 'teams' })).totalDocs).toBe(0);
  });
});
