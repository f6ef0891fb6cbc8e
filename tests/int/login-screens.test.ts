import { generateSync } from 'otplib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as backOffice from '@/areas/back-office/login/session-actions';
import * as cms from '@/areas/cms/login/session-actions';
import * as portal from '@/areas/portal/session-actions';
import { readSession } from '@/modules/accounts/session/session';
import { beginSecondFactor, enableSecondFactor } from '@/modules/accounts/second-factor/set-up';
import { socketAddressHeader } from '@kitroom/front/http/socket-address';
import { localRequest } from '@/lib/payload/local-request';
import { api } from '../setup/http';
import { createStaff, createTeam, password, rows, payload } from '../setup/shop';

type Cookie = { name: string; value: string; expires?: Date } & Record<string, unknown>;
const jar = new Map<string, Cookie>();
let incoming = new Headers();
vi.mock('next/headers', () => ({
  headers: async () => incoming,
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (first: string | Cookie, value = '', options = {}) => {
      const cookie = typeof first === 'string' ? { name: first, value, ...options } : first;
      jar.set(cookie.name, cookie);
    },
  }),
}));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`Sent to ${to}`);
  },
}));

let address = 0;
beforeEach(() => {
  jar.clear();
  incoming = new Headers({ [socketAddressHeader]: `198.51.100.${(address += 1)}` });
});

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const isGood = async (slug: string, token: string | undefined) =>
  (await api<{ user: unknown }>('GET', `/api/${slug}/me`, { token })).body.user !== null;

async function staffMember() {
  const { user } = await createStaff('administrator');
  return { user, name: { email: user.email } };
}
async function team() {
  const { user } = await createTeam();
  return { user, name: { username: user.username } };
}

const staff = { slug: 'admin-users', cookie: 'payload', field: 'email', make: staffMember } as const;
const backOfficeLogin = {
  ...staff,
  place: 'the back office',
  send: (fields: Record<string, string>) => backOffice.signIn({ email: '' }, form(fields)),
  leave: backOffice.signOut,
  home: '/admin/dashboard',
  page: '/admin/orders?page=2',
  login: '/admin/login',
};
const cmsLogin = {
  ...staff,
  place: 'the CMS',
  send: (fields: Record<string, string>) => cms.signIn({ email: '' }, form(fields)),
  leave: cms.signOut,
  home: '/cms/dashboard',
  page: '/cms/pages?page=2',
  login: '/cms/login',
};
const portalLogin = {
  slug: 'teams',
  cookie: 'team',
  field: 'username',
  make: team,
  place: 'the portal',
  send: (fields: Record<string, string>) => portal.signIn({ username: '' }, form(fields)),
  leave: portal.signOut,
  home: '/teamwear-portal',
  page: '/teamwear-portal/orders?page=2',
  login: '/teamwear-portal',
} as const;

describe.each([backOfficeLogin, cmsLogin, portalLogin])('the login of $place', (kind) => {
  const { slug, field, make, send, leave, home, page, login } = kind;
  const session = () => jar.get(`${kind.cookie}-token`);
  const signedIn = async () => (await readSession(slug)).user?.id;

  it('signs in, leads to the requested page, and signs out for good', async () => {
    const { user, name } = await make();
    await expect(send({ ...name, password, next: page })).rejects.toThrow(`Sent to ${page}`);
    const { value: token, expires } = session() ?? {};
    expect(session()).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' });
    expect(Number(expires)).toBeGreaterThan(Date.now());
    expect(await signedIn()).toBe(user.id);
    expect(jar.get(`${kind.cookie}-device`)?.value).toBeTruthy();

    expect(await isGood(slug, token)).toBe(true);
    await expect(leave()).rejects.toThrow(`Sent to ${login}`);
    expect(await isGood(slug, token)).toBe(false);
    expect(session()?.value).toBe('');
    expect(Number(session()?.expires)).toBeLessThan(Date.now());
  });

  it('leads nowhere else, and signs out a user who is not signed in', async () => {
    const { name } = await make();
    await expect(send({ ...name, password, next: 'https://elsewhere.test/' })).rejects.toThrow(`Sent to ${home}`);
    jar.clear();
    await expect(leave()).rejects.toThrow(`Sent to ${login}`);
  });

  it('keeps the name that was typed, and starts no session, where something is wrong', async () => {
    const { name } = await make();
    const failure = { description: expect.any(String) as string };
    expect(await send({ ...name, password: 'Wrong-password-1' })).toMatchObject({ ...name, failure });
    expect(await send({ ...name, [field]: 'a'.repeat(321), password })).toMatchObject({ [field]: '', failure });
    expect(await send({ ...name, password: 'a'.repeat(1001) })).toMatchObject({ ...name, failure });
    expect([...jar.keys()]).toEqual([]);
  });
});

describe.each([backOfficeLogin, cmsLogin])('the login of $place', ({ send, home }) => {
  it('asks for the code of a second factor, as often as it is wrong, and until the password has to be shown again', async () => {
    const { user } = await staffMember();
    const req = await localRequest(payload, { user: { ...user, collection: 'admin-users' } });
    const begun = await beginSecondFactor({ req, user, password });
    if (!begun.ok) throw new Error(begun.message);
    const codeOf = (steps: number) =>
      generateSync({ secret: begun.secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
    expect(await enableSecondFactor({ req, user, code: codeOf(-1) })).toMatchObject({ ok: true });

    const step = await send({ email: user.email, password });
    expect(step).toEqual({ email: user.email, challenge: expect.any(String) as string });
    const { challenge = '' } = step;
    for (const code of ['', 'wrong'])
      expect(await send({ email: user.email, code, challenge })).toMatchObject({ failure: {}, challenge });
    const over = await send({ email: user.email, code: codeOf(0), challenge: 'forged' });
    expect(over).toMatchObject({ failure: {}, challenge: undefined });
    expect([...jar.keys()]).toEqual([]);
    await expect(send({ email: user.email, code: codeOf(0), challenge })).rejects.toThrow(`Sent to ${home}`);
    expect((await readSession('admin-users')).user?.id).toBe(user.id);
  });

  it('says so where the login could not be written down, and can be tried again', async () => {
    const { user } = await staffMember();
    await rows`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
    await rows`create trigger refuse before insert on staff_logins for each row execute function refuse()`;
    const failed = await send({ email: user.email, password });
    await rows`drop function refuse cascade`;
    const description = 'An unexpected error occurred. Please try again.';
    expect(failed).toMatchObject({ email: user.email, failure: { description }, challenge: undefined });
    expect([...jar.keys()]).toEqual([]);
    await expect(send({ email: user.email, password })).rejects.toThrow(`Sent to ${home}`);
  });
});
