import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedInstance } from '@kitroom/front/shared-instance';
import type { Limiter } from '@kitroom/front/limiter';
import { createDeviceCookie } from '@/modules/accounts/session/known-devices';
import { api } from '../setup/http';
import { hashAgain, hashNothing, hashOnce, holdHashing, pbkdf2, realPbkdf2 } from '../setup/password-work';
import { createPerson, createStaff, createTeam, password, rows, payload, unique } from '../setup/shop';

const spies: { mockRestore: () => void }[] = [];
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore();
  hashAgain();
});

let network = 0;
const elsewhere = () => `198.18.${Math.floor((network += 1) / 250)}.${network % 250}`;

const kinds = [
  {
    kind: 'staff',
    slug: 'admin-users',
    table: 'admin_users',
    activeIn: 'admin_users',
    field: 'email',
    create: async () => (await createStaff('administrator')).user,
    name: ({ email }: { email?: string | null }) => email ?? '',
  },
  {
    kind: 'teams',
    slug: 'teams',
    table: 'team_profiles',
    activeIn: 'team_profiles',
    field: 'username',
    create: async () => (await createTeam()).user,
    name: ({ username }: { username?: string | null }) => username ?? '',
  },
  {
    kind: 'people of teams',
    slug: 'team-people',
    table: 'team_people',
    activeIn: 'team_profiles',
    field: 'email',
    create: async () => (await createPerson((await createTeam()).user, 'coach')).user,
    name: ({ email }: { email?: string | null }) => email ?? '',
  },
] as const;

/** A person’s is their team’s. */
const accountOf = ({ id, ...account }: { id: string; team?: unknown }) => account.team ?? id;

describe.each(kinds)('a login of $kind', ({ slug, table, activeIn, field, create, name }) => {
  const login = (of: string, secret: string, cookie = '') =>
    api<{ token?: string; code?: string }>('POST', `/api/${slug}/login`, {
      body: { [field]: of, password: secret },
      address: elsewhere(),
      headers: { Cookie: cookie },
    });
  const isGood = async (token?: string) =>
    (await api<{ user: unknown }>('GET', `/api/${slug}/me`, { token })).body.user !== null;
  let known: string;
  let id: string;

  beforeAll(async () => {
    const user = await create();
    [known, id] = [name(user), user.id];
  });

  async function whileLocked(work: () => Promise<void>): Promise<void> {
    const holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query(`select 1 from ${table} where id = $1 for update`, [id]);
      await work();
    } finally {
      await holder.end();
    }
  }

  async function noConnectionHeld(): Promise<void> {
    const { pool } = payload.db;
    await expect.poll(() => [pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0]);
  }

  it('answers a wrong password while the account’s row is locked: it waits for nothing that an unknown name has not', async () => {
    await whileLocked(async () => {
      expect((await login(known, 'Wrong-password-1')).status).toBe(401);
      hashNothing();
      const many = await Promise.all(Array.from({ length: 5 }, () => login(known, 'Wrong-password-1')));
      expect(many.map(({ status }) => status)).toEqual(Array(5).fill(401));
    });
  });

  it('takes the same steps for an unknown name, a wrong password and an inactive account', async () => {
    const inactive = await create();
    await rows(`update ${activeIn} set is_active = false where id = $1`, accountOf(inactive));
    const { pool } = payload.db;
    const [query, connect] = [vi.spyOn(pool, 'query'), vi.spyOn(pool, 'connect')];
    spies.push(query, connect);
    const steps = async (of: string, secret: string) => {
      for (const spy of [query, connect, pbkdf2]) spy.mockClear();
      const { status, text } = await login(of, secret);
      const statements = (query.mock.calls as unknown as [string | { text: string }][]).map(([statement]) =>
        typeof statement === 'string' ? statement : statement.text,
      );
      // Transactions pass no callback.
      const transactions = (connect.mock.calls as unknown[][]).filter((args) => args.length === 0).length;
      const hashes = pbkdf2.mock.calls.map(([, , rounds, bytes]) => [rounds, bytes]);
      return { status, text, statements, transactions, hashes };
    };
    const unknown = await steps(unique('nobody'), 'Wrong-password-1');
    expect(unknown).toMatchObject({ status: 401, transactions: 0, hashes: [[600_000, 32]] });
    expect(unknown.statements.length).toBeGreaterThan(0);
    expect(await steps(known, 'Wrong-password-1')).toEqual(unknown);
    expect(await steps(name(inactive), 'Wrong-password-1')).toEqual(unknown);
    expect(await steps(name(inactive), password)).toEqual(unknown);
  });

  it('signs nobody in by a password that was changed while it was checked', async () => {
    const user = await create();
    const change = () => rows(`update ${table} set salt = salt || 'x' where id = $1`, user.id);
    pbkdf2.mockImplementationOnce((...args) => void change().then(() => realPbkdf2(...args)));
    expect((await login(name(user), password)).status).toBe(401);
    expect(await rows(`select 1 from ${table}_sessions where _parent_id = $1 offset 1`, user.id)).toEqual([]);
  });

  it('keeps every session of a dozen logins at once', async () => {
    hashOnce();
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(known, password)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await Promise.all(answers.map(({ body }) => isGood(body.token)))).toEqual(Array(12).fill(true));
  });

  it('hashes only so many at a time, and refuses known and unknown names alike where too many wait, but no known device', async () => {
    pbkdf2.mockClear();
    const held = holdHashing();
    const flood = Array.from({ length: 40 }, (_, index) => login(index % 2 ? known : unique('nobody'), 'Wrong-1'));
    const settled = { 401: 0, 503: 0 };
    for (const answer of flood) void answer.then(({ status }) => void (settled[status as 401] += 1));
    await expect.poll(() => settled[503]).toBeGreaterThan(0);
    const { name: device, value } = await createDeviceCookie(payload, new Headers(), slug, id);
    const checks = vi.spyOn(sharedInstance<Limiter>('password-checks', expect.fail), 'run');
    spies.push(checks);
    const own = login(known, 'Own-1', `${device}=${value}`);
    await expect.poll(() => checks.mock.calls.some(([, options]) => options?.first)).toBe(true);
    const [one, other] = [await login(known, 'Wrong-1'), await login(unique('nobody'), 'Wrong-1')];
    expect([one.status, one.body.code]).toEqual([503, 'busy']);
    expect([other.status, other.text]).toEqual([one.status, one.text]);
    const running = pbkdf2.mock.calls.length;
    expect(running).toBeLessThanOrEqual(3);
    await noConnectionHeld();
    held.release();
    expect((await own).status).toBe(401);
    expect(pbkdf2.mock.calls.map(([secret]) => secret).indexOf('Own-1')).toBe(running);
    await Promise.all(flood);
    expect(settled[401] + settled[503]).toBe(40);
    expect(settled[401]).toBeGreaterThanOrEqual(31);
    hashAgain();
    expect((await login(known, password)).status).toBe(200);
  });

  it('holds no connection while it waits for its turn', async () => {
    pbkdf2.mockClear();
    const held = holdHashing();
    const waiting = Array.from({ length: 15 }, () => login(known, 'Wrong-1'));
    await expect.poll(() => pbkdf2.mock.calls.length).toBeGreaterThan(0);
    await noConnectionHeld();
    held.release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).not.toContain(500);
  });
});
