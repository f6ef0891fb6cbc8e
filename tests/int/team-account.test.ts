import { beforeEach, describe, expect, it } from 'vitest';
import { allowPasswordRequest } from '@/modules/accounts/password/allow-password-request';
import { requestPasswordReset } from '@/areas/portal/account/request-password-reset';
import { changePassword, resetPassword } from '@/areas/portal/account/set-password';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { socketAddressHeader } from '@kitroom/front/http/socket-address';
import { openToken } from '@/lib/mail/sealed-token';
import { localRequest } from '@/lib/payload/local-request';
import { api } from '../setup/http';
import { hashAgain, hashNothing, hashOnce, pbkdf2 } from '../setup/password-work';
import { createTeam, password, rows, payload, unique } from '../setup/shop';

let address = 0;

const { user } = await createTeam({ email: `${unique('manager')}@team.test` });
beforeEach(() => void pbkdf2.mockClear());

const login = (username: string | null | undefined, secret: string, from = `198.51.100.${(address += 1)}`) =>
  api<{ token?: string; code?: string; message?: string }>('POST', '/api/teams/login', {
    body: { username, password: secret },
    address: from,
  });

const colors = (token: string | undefined, body: unknown) => api('PUT', '/api/team/colors', { token, body });
const isSignedIn = async (token: string | undefined) => (await colors(token, { colors: ['#000000'] })).status === 200;

async function tokenFor(email: string | null | undefined): Promise<string | undefined> {
  const [message] = await rows<{ data: Record<string, unknown> }>`select data from mail_messages where "to" = ${email}
    order by created_at desc limit 1`;
  return message && openToken(message.data);
}

describe('a team’s login', () => {
  it('signs in by username in any case, with a cookie of its own that scripts cannot read', async () => {
    const { status, body, headers } = await login(` ${user.username?.toUpperCase()} `, password);
    expect(status).toBe(200);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^team-token=/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(await isSignedIn(body.token)).toBe(true);
    const [row] = await rows<{ last_login: Date }>`select last_login from team_profiles where id = ${user.id}`;
    expect(Math.abs(Date.now() - Number(row?.last_login))).toBeLessThan(10_000);
  });

  it('answers wrong password, unknown user and inactive team alike, after the same work', async () => {
    const { user: inactive } = await createTeam({ isActive: true });
    await payload.update({ collection: 'teams', id: inactive.id, data: { isActive: false } });
    const answers = [];
    for (const attempt of [
      () => login(user.username, 'Wrong-password-1'),
      () => login(unique('nobody'), 'Wrong-password-1'),
      () => login(inactive.username, password),
    ]) {
      pbkdf2.mockClear();
      const { status, text } = await attempt();
      answers.push({ status, text, hashes: pbkdf2.mock.calls.length });
    }
    expect(answers[0]).toEqual({
      status: 401,
      text: JSON.stringify({
        type: '/developers/errors#invalid_credentials',
        code: 'invalid_credentials',
        message: 'Invalid username or password',
      }),
      hashes: 1,
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('asks for both fields, and takes only so many attempts', async () => {
    expect((await login('', 'x')).status).toBe(422);
    expect((await login(user.username, '')).status).toBe(422);
    const { user: other } = await createTeam();
    const from = '203.0.113.87';
    hashNothing();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await login(other.username, 'Wrong-1', from)).status).toBe(401);
    }
    const { status, body } = await login(other.username, password, from);
    hashAgain();
    expect([status, body.message]).toEqual([429, 'Too many attempts. Please try again in 15 minutes.']);
  });

  it('does not shut out an address from which many sign in', async () => {
    const { user: busy } = await createTeam();
    hashOnce();
    const statuses = [];
    for (let attempt = 0; attempt < 55; attempt += 1) {
      statuses.push((await login(busy.username, password, '203.0.113.88')).status);
    }
    hashAgain();
    expect(new Set(statuses)).toEqual(new Set([200]));
  }, 60_000);

  it('is no login of staff, nor staff’s one of teams', async () => {
    const { body } = await login(user.username, password);
    expect((await api('GET', '/api/orders', { token: body.token })).status).toBe(403);
    const { status } = await api('POST', '/api/admin-users/login', {
      body: { email: user.email, password },
      address: '198.51.100.250',
    });
    expect(status).toBe(401);
  });

  it('cannot be shut out from an address that is shut out itself', async () => {
    const { user: innocent } = await createTeam();
    const from = '203.0.113.89';
    hashNothing();
    for (let attempt = 0; attempt < 50; attempt += 1) await login(unique('x'), 'Wrong-1', from);
    hashAgain();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await login(innocent.username, 'Wrong-1', from)).status).toBe(429);
    }
    expect((await login(innocent.username, password)).status).toBe(200);
  }, 60_000);

  it('is made by no page of another site, which would have a visitor work in a team of its own', async () => {
    const from = (origin: string, type = 'application/json') =>
      api('POST', '/api/teams/login', {
        body: JSON.stringify({ username: user.username, password }),
        headers: { 'Content-Type': type, Origin: origin },
        address: '203.0.113.90',
      });
    const refused = await from('https://evil.test');
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
    // As a form sends it, without a preflight.
    const form = await from('https://evil.test', 'text/plain');
    expect([form.status, form.headers.get('set-cookie')]).toEqual([415, null]);
    expect((await from('http://shop.test')).status).toBe(200);
  });

  it('is refused by the portal’s cookie from another site', async () => {
    const { body } = await login(user.username, password);
    const from = (origin?: string) =>
      api('PUT', '/api/team/colors', {
        body: { colors: ['#000000'] },
        headers: { Cookie: `team-token=${body.token}`, ...(origin && { Origin: origin }) },
      });
    expect((await from('https://evil.test')).status).toBe(401);
    expect((await from('http://shop.test')).status).toBe(200);
  });
});

describe('a team’s credentials', () => {
  it('are not changed over REST by its session alone', async () => {
    const { user: team, token } = await createTeam();
    for (const data of [{ password: 'Another-pass-1' }, { username: unique('x') }, { email: 'thief@evil.test' }]) {
      expect((await api('PATCH', `/api/teams/${team.id}`, { token, body: data })).status, JSON.stringify(data)).toBe(
        403,
      );
    }
    expect((await api('PATCH', `/api/teams/${team.id}`, { token, body: { phone: '01' } })).status).toBe(200);
    expect((await login(team.username, password)).status).toBe(200);
  });

  it('change with the old password, and every other session ends', async () => {
    const { user: team } = await createTeam();
    const [here, elsewhere] = [await login(team.username, password), await login(team.username, password)];
    const { user: signed } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${here.body.token}` }) });
    const req = await localRequest(payload, { user: signed });
    const change = (current: string, next: string) =>
      changePassword({ req, user: signed as SignedTeam, current, password: next });
    expect(await change('Wrong-1', 'Another-pass-1')).toMatchObject({
      code: 'invalid',
      fieldErrors: { current: expect.anything() },
    });
    expect(await change(password, 'short')).toMatchObject({
      code: 'invalid',
      fieldErrors: { password: ['Use at least 10 characters.'] },
    });
    expect(await change(password, 'Another-pass-1')).toEqual({ ok: true });
    expect([await isSignedIn(here.body.token), await isSignedIn(elsewhere.body.token)]).toEqual([true, false]);
    expect((await login(team.username, password)).status).toBe(401);
    expect((await login(team.username, 'Another-pass-1')).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const ask = async (name: string) => requestPasswordReset({ req: await localRequest(payload), name });
  const mayAsk = async (name: string, from: string, cookie = '') =>
    allowPasswordRequest({
      payload,
      headers: new Headers({ [socketAddressHeader]: from, Cookie: cookie }),
      collection: 'teams',
      name,
    });
  const reset = async (token: string, secret: string) =>
    resetPassword({ req: await localRequest(payload), token, password: secret });

  it('is replaced once by the link of an email, which signs in and ends every other session', async () => {
    const { user: team, token: session } = await createTeam({ email: `${unique('m')}@team.test` });
    await ask(team.email?.toUpperCase() ?? '');
    const token = (await tokenFor(team.email)) ?? '';
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(await reset(token, 'short')).toMatchObject({ code: 'invalid' });
    const set = await reset(token, 'Brand-new-pass');
    expect(await reset(token, 'Brand-new-pass-2')).toMatchObject({ code: 'expired' });
    expect([await isSignedIn(session), set.ok && (await isSignedIn(set.signed.token))]).toEqual([false, true]);
    expect((await login(team.username, 'Brand-new-pass')).status).toBe(200);
  });

  it('works by username as well; unknown and inactive teams and those without an address get no email', async () => {
    const { user: team } = await createTeam({ email: `${unique('m')}@team.test` });
    await ask(team.username ?? '');
    expect(await tokenFor(team.email)).toBeDefined();
    const before = await rows`select id from mail_messages`;
    const { user: inactive } = await createTeam({ email: `${unique('m')}@team.test` });
    await payload.update({ collection: 'teams', id: inactive.id, data: { isActive: false } });
    const { user: mute } = await createTeam();
    for (const name of [unique('nobody'), inactive.username ?? '', mute.username ?? '', '']) await ask(name);
    expect(await rows`select id from mail_messages`).toEqual(before);
  });

  it('expires, and is limited in its requests', async () => {
    const { user: team } = await createTeam({ email: `${unique('m')}@team.test` });
    await ask(team.username ?? '');
    await rows`update team_profiles set reset_password_expiration = now() - interval '1 second' where id = ${team.id}`;
    expect(await reset((await tokenFor(team.email)) ?? '', 'Brand-new-pass')).toMatchObject({ code: 'expired' });
    const name = unique('often');
    const allowed = [];
    for (let attempt = 0; attempt < 6; attempt += 1) allowed.push((await mayAsk(name, '203.0.113.77')).ok);
    expect(allowed).toEqual([true, true, true, true, true, false]);
  });

  it('is refused for any name to an address with too many requests', async () => {
    const [from, innocent] = ['203.0.113.78', unique('innocent')];
    for (let attempt = 0; attempt < 50; attempt += 1) await mayAsk(unique('x'), from);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await mayAsk(innocent, from)).ok).toBe(false);
    expect((await mayAsk(innocent, '203.0.113.79')).ok).toBe(true);
  });
});

describe('PUT /api/team/colors', () => {
  it('takes one to six, each once', async () => {
    const { user: team, token } = await createTeam();
    const { status, body } = await colors(token, { colors: ['#7C3AED', 'fff', '#ffffff'] });
    expect([status, body]).toEqual([200, { colors: ['#7c3aed', '#ffffff'] }]);
    expect(await payload.findByID({ collection: 'teams', id: team.id })).toMatchObject(body);
  });

  it.each([
    [{ colors: [] }, 'Teams must have at least one color.'],
    [
      { colors: ['#1', '#2', '#3', '#4', '#5', '#6', '#7'].map((hex) => `${hex}00000`) },
      'Teams can have a maximum of 6 colors.',
    ],
    [{ colors: ['red'] }, 'Enter a colour as #rrggbb.'],
    [{ colors: [7] }, 'Enter a colour as #rrggbb.'],
    [{}, 'Give the colours as a list.'],
  ])('refuses %j', async (sent, message) => {
    const { token } = await createTeam();
    const { status, body } = await colors(token, sent);
    expect(status).toBe(422);
    expect(Object.values(body.fieldErrors as object).flat()).toContain(message);
  });

  it('refuses strangers and what is no JSON', async () => {
    expect((await colors(undefined, { colors: ['#000000'] })).status).toBe(401);
    const { token } = await createTeam();
    expect((await colors(token, 'nonsense')).status).toBe(400);
  });
});

describe('REST', () => {
  it('does not prolong a session by the staff’s cookie', async () => {
    const { token } = await createTeam();
    const { status, headers } = await api('POST', '/api/teams/refresh-token', { token });
    expect([status, headers.get('set-cookie')]).toEqual([404, null]);
  });

  it('takes no address of a logo that a browser would run', async () => {
    const { user: team, token } = await createTeam();
    const save = (logoUrl: string) => api('PATCH', `/api/teams/${team.id}`, { token, body: { logoUrl } });
    expect((await save('javascript:alert(1)')).status).toBe(422);
    expect((await save('https://club.test/logo.png')).status).toBe(200);
  });
});
