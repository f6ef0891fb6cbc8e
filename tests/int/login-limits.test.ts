import { generateSync } from 'otplib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { createDeviceCookie } from '@/modules/accounts/session/known-devices';
import { revokeOtherSessions } from '@/modules/accounts/own-account/login-history';
import { beginSecondFactor, enableSecondFactor } from '@/modules/accounts/second-factor/set-up';
import { localRequest } from '@/lib/payload/local-request';
import type { AdminUser } from '@/payload-types';
import { api, type Answer } from '../setup/http';
import { hashAgain, hashNothing, hashOnce, holdHashing } from '../setup/password-work';
import { shutOut } from '../setup/shut-out';
import { asStaff, createStaff, createTeam, password, rows, payload } from '../setup/shop';

afterEach(() => {
  hashAgain();
  vi.useRealTimers();
});

type Body = { token?: string; code?: string; message?: string; challenge?: string };
type Try = { secret?: string; from?: string; cookie?: string; code?: string };

let network = 0;
const elsewhere = () => `198.18.${Math.floor((network += 1) / 250)}.${network % 250}`;

const kinds = {
  staff: {
    path: '/api/admin-users',
    cookie: 'payload-device',
    create: async () => {
      const { user } = await createStaff('administrator');
      return { id: user.id, body: { email: user.email } };
    },
    collection: 'admin-users',
  },
  teams: {
    path: '/api/teams',
    cookie: 'team-device',
    create: async () => {
      const { user } = await createTeam();
      return { id: user.id, body: { username: user.username } };
    },
    collection: 'teams',
  },
} as const;

function deviceOf({ headers }: Answer<Body>): string | undefined {
  const cookie = headers.getSetCookie().find((each) => /^(?:payload|team)-device=/.test(each));
  return cookie?.split(';')[0];
}

describe.each(['staff', 'teams'] as const)('a login of %s', (kind) => {
  const { path, create, collection } = kinds[kind];
  const login = (name: object, { secret = 'Wrong-password-1', from = elsewhere(), cookie, code }: Try = {}) =>
    api<Body>('POST', `${path}/login`, {
      body: { ...name, password: secret, code },
      address: from,
      headers: cookie ? { Cookie: cookie } : {},
    });
  const right = (name: object, rest: Try = {}) => login(name, { secret: password, ...rest });
  async function statuses(times: number, attempt: () => Promise<Answer<Body>>) {
    const all = [];
    for (let time = 0; time < times; time += 1) all.push((await attempt()).status);
    return all;
  }

  it('is shut for the network of ten wrong passwords, and open for every other', async () => {
    const { body } = await create();
    hashNothing();
    expect(await statuses(11, () => login(body, { from: '203.0.113.1' }))).toEqual([...Array(10).fill(401), 429]);
    hashAgain();
    const shut = async () => {
      const { status, body: answer } = await right(body, { from: '203.0.113.1' });
      return [status, answer.message];
    };
    expect(await shut()).toEqual([429, 'Too many attempts. Please try again in 15 minutes.']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (14 * 60 + 10) * 1000 });
    expect(await shut()).toEqual([429, 'Too many attempts. Please try again in 1 minute.']);
    vi.useRealTimers();
    expect((await right(body, { from: '203.0.113.2' })).status).toBe(200);
  });

  it('takes all addresses of one IPv6 customer for one', async () => {
    const { body } = await create();
    let host = 0;
    hashNothing();
    const all = await statuses(11, () =>
      login(body, { from: `2001:db8:0:${kind === 'staff' ? 1 : 2}::${(host += 1)}` }),
    );
    expect(all).toEqual([...Array(10).fill(401), 429]);
    hashAgain();
    expect((await right(body, { from: '2001:db8:0:3::1' })).status).toBe(200);
  });

  it('is limited from everywhere too, a hundred wrong ones in a quarter of an hour; not so for a known device', async () => {
    const { body } = await create();
    const cookie = deviceOf(await right(body));
    hashNothing();
    expect(new Set(await statuses(100, () => login(body)))).toEqual(new Set([401]));
    hashAgain();
    const stranger = await right(body);
    expect([stranger.status, stranger.body.code]).toEqual([429, 'too_many_attempts']);
    const own = await right(body, { cookie });
    expect(own.status).toBe(200);
    expect((await right(body, { cookie: deviceOf(own) })).status).toBe(200);
  }, 60_000);

  it('lets no more than ten wrong ones through on a known device either, and tells it nothing more', async () => {
    const { body } = await create();
    const [one, other] = [deviceOf(await right(body)), deviceOf(await right(body))];
    const [known, unknown] = [await login(body, { cookie: one }), await login(body)];
    expect([known.status, known.text, known.headers.getSetCookie()]).toEqual([401, unknown.text, []]);
    hashNothing();
    expect(await statuses(10, () => login(body, { cookie: one }))).toEqual([...Array(9).fill(401), 429]);
    hashAgain();
    expect((await right(body, { cookie: one })).status).toBe(429);
    expect((await right(body, { cookie: other })).status).toBe(200);
    expect((await right(body)).status).toBe(200);
  });

  it('knows a device for 180 days, until the password changes, and for one account alone', async () => {
    const [account, another] = [await create(), await create()];
    const cookie = deviceOf(await right(account.body));
    const whileShutOut = async ({ body }: typeof account) => {
      await shutOut(collection, body);
      return right(body, { cookie });
    };
    expect((await whileShutOut(another)).status).toBe(429);
    expect((await whileShutOut(account)).status).toBe(200);
    const day = 24 * 60 * 60 * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 179 * day });
    expect((await right(account.body, { cookie })).status).toBe(200);
    vi.setSystemTime(Date.now() + 2 * day);
    expect((await whileShutOut(account)).status).toBe(429);
    vi.useRealTimers();
    await rows(
      `update ${collection === 'teams' ? 'team_profiles' : 'admin_users'} set salt = salt || 'x' where id = $1`,
      account.id,
    );
    expect((await right(account.body, { cookie })).status).toBe(429);
  });

  it('gives a device a cookie that scripts cannot read, that is no session, and that says nothing of the account', async () => {
    const { id, body } = await create();
    const answer = await right(body);
    const set = answer.headers.getSetCookie().find((each) => each.startsWith(kinds[kind].cookie)) ?? '';
    expect(set).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly=true; SameSite=lax$/i);
    const cookie = deviceOf(answer) ?? '';
    const decoded = Buffer.from(cookie.split('=')[1] ?? '', 'base64url').toString('latin1');
    for (const known of [id, ...Object.values(body)]) expect(decoded).not.toContain(known);
    const me = await api<{ user: unknown }>('GET', `${path}/me`, {
      headers: { Cookie: cookie, Origin: 'http://shop.test' },
    });
    expect(me.body.user).toBeNull();
  });

  it('keeps the devices of several accounts on one browser apart', async () => {
    const [one, other] = [await create(), await create()];
    const first = deviceOf(await right(one.body));
    const both = deviceOf(await right(other.body, { cookie: first }));
    for (const { body } of [one, other]) {
      await shutOut(collection, body);
      expect((await right(body)).status).toBe(429);
    }
    for (const { body } of [one, other]) expect((await right(body, { cookie: both })).status).toBe(200);
  });

  it('lets a browser be known to five accounts, those that signed in last', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, () => create()));
    let cookie = '';
    for (const { id, body } of accounts) {
      const { name, value } = await createDeviceCookie(payload, new Headers({ cookie }), collection, id);
      cookie = `${name}=${value}`;
      await shutOut(collection, body);
    }
    const answers = await Promise.all(accounts.map(({ body }) => right(body, { cookie })));
    expect(answers.map(({ status }) => status)).toEqual([429, 200, 200, 200, 200, 200]);
  });
});

describe('confirming the password', () => {
  const inSession = async (user: AdminUser, session: string) =>
    localRequest(payload, { user: { ...user, collection: 'admin-users', _sid: session } as never });
  const confirm = async (user: AdminUser, session: string, secret = 'Wrong-password-1') => {
    const result = await confirmPassword({ req: await inSession(user, session), password: secret });
    return result.ok ? 'ok' : result.code;
  };
  const many = async (count: number, attempt: () => Promise<string>) => {
    const codes = [];
    for (let time = 0; time < count; time += 1) codes.push(await attempt());
    return codes;
  };
  const wrong = (count: number) => Array<string>(count).fill('wrong_password');

  it('is wrong fifty times over all sessions of an account, and not once more', async () => {
    const { user } = await createStaff('administrator');
    hashNothing();
    for (const session of ['1', '2', '3', '4', '5'])
      expect(await many(10, () => confirm(user, session))).toEqual(wrong(10));
    const refused = await confirmPassword({ req: await inSession(user, '6'), password });
    const message = 'Too many attempts. Please try again in 15 min.';
    expect(refused).toMatchObject({ code: 'too_many_attempts', message, fieldErrors: { password: [message] } });
  });

  it('is not counted where it is right, and what was wrong before is forgotten', async () => {
    const { user } = await createStaff('administrator');
    hashOnce();
    expect(await many(9, () => confirm(user, '1'))).toEqual(wrong(9));
    expect(await many(42, () => confirm(user, '1', password))).toEqual(Array(42).fill('ok'));
    expect(await many(11, () => confirm(user, '1'))).toEqual([...wrong(10), 'too_many_attempts']);
  });

  it('does not wait behind a flood of strangers', async () => {
    const { user } = await createStaff('administrator');
    const held = holdHashing();
    const stranger = () =>
      api('POST', '/api/teams/login', { body: { username: 'nobody', password: 'Wrong-1' }, address: elsewhere() });
    const flood = Array.from({ length: 40 }, stranger);
    await Promise.race(flood);
    const own = confirm(user, '1');
    for (let time = 0; time < 2; time += 1) expect((await stranger()).status).toBe(503);
    held.release();
    expect(await own).toBe('wrong_password');
    await Promise.all(flood);
  });

  it('is not checked where too many wait for that already', async () => {
    const { user } = await createStaff('administrator');
    const held = holdHashing();
    const answers = Array.from({ length: 45 }, async (_, index) =>
      confirmPassword({ req: await inSession(user, String(index)), password }),
    );
    const busy: unknown[] = [];
    for (const answer of answers) void answer.then((result) => busy.push(result));
    await expect.poll(() => busy.length).toBeGreaterThanOrEqual(12);
    expect(busy[0]).toMatchObject({ code: 'busy', fieldErrors: { password: [expect.any(String)] } });
    held.release();
    await Promise.all(answers);
  });
});

describe('a known device of staff', () => {
  const login = (user: AdminUser, rest: { cookie?: string; code?: string; challenge?: string } = {}) => {
    const { cookie, ...body } = rest;
    return api<Body>('POST', '/api/admin-users/login', {
      body: { ...(body.challenge ? {} : { email: user.email, password }), ...body },
      address: elsewhere(),
      headers: cookie ? { Cookie: cookie } : {},
    });
  };

  it('is a stranger’s after every other session was ended', async () => {
    const { user } = await createStaff('administrator');
    const cookie = deviceOf(await login(user));
    expect(await revokeOtherSessions(await asStaff(user))).toMatchObject({ ok: true });
    await shutOut('admin-users', { email: user.email });
    expect((await login(user, { cookie })).status).toBe(429);
  });

  it('needs the second factor like every other, and is not shut out by wrong codes from elsewhere', async () => {
    const { user } = await createStaff('administrator');
    const staff = await asStaff(user);
    const begun = await beginSecondFactor({ ...staff, password });
    if (!begun.ok) throw new Error(begun.message);
    const codeAt = (steps: number) =>
      generateSync({ secret: begun.secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
    await enableSecondFactor({ ...staff, code: codeAt(-1) });
    const cookie = deviceOf(await login(user, { code: codeAt(0) }));
    const { user: other } = await createStaff('administrator');
    const ofOther = await createDeviceCookie(payload, new Headers(), 'admin-users', other.id);
    const again = await login(user, { cookie });
    expect([again.status, again.body.code, deviceOf(again)]).toEqual([401, 'second_factor_required', undefined]);
    const { challenge } = again.body;
    const wrong = ['000000', '111111', '222222', '333333'].find((code) => ![-1, 0, 1].map(codeAt).includes(code));
    const codes = [];
    for (let time = 0; time < 21; time += 1) codes.push((await login(user, { challenge, code: wrong })).status);
    expect(codes).toEqual([...Array(20).fill(401), 429]);
    for (const stranger of [undefined, `${ofOther.name}=${ofOther.value}`])
      expect((await login(user, { challenge, code: codeAt(1), cookie: stranger })).status).toBe(429);
    expect((await login(user, { challenge, code: codeAt(1), cookie })).status).toBe(200);
  });
});
