import { describe, expect, it } from 'vitest';
import { changeTeam } from '@/areas/back-office/teams/form/change-team';
import { activateStaff, deleteStaff } from '@/areas/back-office/staff/change-staff';
import { api, gql } from '../setup/http';
import { hashOnce } from '../setup/password-work';
import { asStaff, createStaff, createTeam, password, rows, payload, unique } from '../setup/shop';

hashOnce();
const admin = await createStaff('owner');
const team = await createTeam({ email: `${unique('m')}@team.test` });

const person = () => ({
  email: `${unique('new')}@staff.test`,
  fullName: 'New Person',
  password: 'A-good-password-1',
  role: 'administrator',
  isActive: true,
});
const emailsOf = async (email: string) => rows`select id from admin_users where email = ${email}`;

describe('an owner’s token alone', () => {
  const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, confirm?: string) =>
    api<{ code: string; message: string }>(method, path, { token: admin.token, body, confirm });
  const needed = { code: 'forbidden', message: expect.stringMatching(/^This needs your own password/) as string };

  it('makes no administrator, over REST and over GraphQL', async () => {
    const one = person();
    const refused = await send('POST', '/api/admin-users', one);
    expect([refused.status, refused.body]).toEqual([403, expect.objectContaining(needed)]);
    const mutation = `mutation { createAdminUser(data: { email: "${one.email}" }) { id } }`;
    expect((await gql(mutation, { token: admin.token })).body.data ?? null).toBeNull();
    expect(await emailsOf(one.email)).toEqual([]);
    const wrong = await send('POST', '/api/admin-users', one, 'Wrong-password-1');
    expect([wrong.status, wrong.body.message]).toEqual([403, 'That is not your password.']);
    expect(await emailsOf(one.email)).toEqual([]);
    expect((await send('POST', '/api/admin-users', one, password)).status).toBe(201);
    expect(await emailsOf(one.email)).toHaveLength(1);
  });

  it.each([
    ['role', { role: 'administrator' }],
    ['password', { password: 'Another-horse-2' }],
    ['email address', { email: 'evil@staff.test' }],
    ['role beside much else', { fullName: 'Renamed', bio: 'Hello', role: 'administrator' }],
  ])('changes no %s of someone else, one by one or many at once', async (_what, body) => {
    const { user } = await createStaff('content_manager');
    const before = await rows`select * from admin_users where id = ${user.id}`;
    expect((await send('PATCH', `/api/admin-users/${user.id}`, body)).body).toMatchObject(needed);
    expect((await send('PATCH', `/api/admin-users?where[id][equals]=${user.id}`, body)).status).toBeGreaterThanOrEqual(
      403,
    );
    expect(await rows`select * from admin_users where id = ${user.id}`).toEqual(before);
    expect((await send('PATCH', `/api/admin-users/${user.id}`, body, password)).status).toBe(200);
  });

  it('lets nobody in again and deletes nobody; shutting someone out stays quick', async () => {
    const { user } = await createStaff('content_manager');
    const path = `/api/admin-users/${user.id}`;
    expect((await send('PATCH', path, { isActive: false })).status).toBe(200);
    expect((await send('PATCH', path, { isActive: true })).body).toMatchObject(needed);
    expect((await send('DELETE', path)).body).toMatchObject(needed);
    expect(await emailsOf(user.email)).toHaveLength(1);
    expect(
      await activateStaff({ ...(await asStaff(admin.user)), id: user.id, password: 'Wrong-password-1' }),
    ).toMatchObject({
      fieldErrors: { password: ['That is not your password.'] },
    });
    expect(await activateStaff({ ...(await asStaff(admin.user)), id: user.id, password })).toEqual({ ok: true });
    expect(await deleteStaff({ ...(await asStaff(admin.user)), id: user.id, password: '' })).toMatchObject({
      fieldErrors: { password: ['Enter your password.'] },
    });
    expect(await deleteStaff({ ...(await asStaff(admin.user)), id: user.id, password })).toEqual({ ok: true });
    expect(await emailsOf(user.email)).toEqual([]);
  });

  it('sets no team’s password, nor the address that a new one is sent to', async () => {
    const { user } = await createTeam({ email: `${unique('m')}@team.test` });
    const before = await rows`select hash, salt, email from team_profiles where id = ${user.id}`;
    for (const body of [{ password: 'Another-horse-2' }, { email: 'thief@evil.test' }]) {
      expect((await send('PATCH', `/api/teams/${user.id}`, body)).body).toMatchObject(needed);
    }
    expect(
      await changeTeam({ ...(await asStaff(admin.user)), id: user.id, changes: { email: 'thief@evil.test' } }),
    ).toMatchObject({
      code: 'password_required',
    });
    expect(await rows`select hash, salt, email from team_profiles where id = ${user.id}`).toEqual(before);
    expect((await send('PATCH', `/api/teams/${user.id}`, { phone: '01', email: user.email })).status).toBe(200);
    const changes = { email: 'new@team.test' };
    expect(await changeTeam({ ...(await asStaff(admin.user)), id: user.id, changes, password })).toEqual({ ok: true });
    expect((await send('PATCH', `/api/teams/${user.id}`, { password: 'Another-horse-2' }, password)).status).toBe(200);
  });

  it('has ten wrong passwords in a quarter of an hour, in each session by itself', async () => {
    const { user, token } = await createStaff('owner');
    const login = await api<{ token: string }>('POST', '/api/admin-users/login', {
      body: { email: user.email, password },
    });
    const tries = [];
    for (let time = 0; time < 11; time += 1) {
      tries.push((await api('POST', '/api/admin-users', { token, body: person(), confirm: 'Wrong-1' })).status);
    }
    expect(tries).toEqual([...Array(10).fill(403), 429]);
    expect((await api('POST', '/api/admin-users', { token, body: person(), confirm: password })).status).toBe(429);
    const own = { token: login.body.token, body: person(), confirm: password };
    expect((await api('POST', '/api/admin-users', own)).status).toBe(201);
  });
});

describe('a team’s token', () => {
  it('changes how it signs in with the team’s password, given percent-encoded', async () => {
    const change = (confirm?: string) =>
      api('PATCH', `/api/teams/${team.user.id}`, { token: team.token, body: { email: 'own@team.test' }, confirm });
    expect((await change()).status).toBe(403);
    expect((await change('pässword ✓')).status).toBe(403);
    expect((await change(password)).status).toBe(200);
  });
});

describe('a password', () => {
  const policy = [
    ['admin-users', 'Use at least 12 characters.', 'eleven-char'],
    ['teams', 'Use at least 10 characters.', 'nine-char'],
  ] as const;
  const made = (slug: 'admin-users' | 'teams', secret: unknown) =>
    slug === 'teams'
      ? { username: unique('team'), teamName: 'New', colors: ['#000000'], isActive: true, password: secret }
      : { ...person(), password: secret };

  it.each(policy)(
    'of %s keeps the rules of the screens over REST, at creation and at every change',
    async (slug, message, short) => {
      const target = slug === 'teams' ? team.user.id : admin.user.id;
      for (const secret of ['four', short, 'x'.repeat(201)]) {
        for (const [method, path, body] of [
          ['POST', `/api/${slug}`, made(slug, secret)],
          ['PATCH', `/api/${slug}/${target}`, { password: secret }],
          ['PATCH', `/api/${slug}?where[id][equals]=${target}`, { password: secret }],
        ] as const) {
          const answer = await api<{ fieldErrors?: object }>(method, path, {
            token: admin.token,
            body,
            confirm: password,
          });
          expect(answer.status, path).toBeGreaterThanOrEqual(409);
          if (secret !== short || path.includes('where')) continue;
          expect([answer.status, answer.body.fieldErrors]).toEqual([422, { password: [message] }]);
        }
      }
      const { email, username } = made(slug, '') as { email?: string; username?: string };
      const own = slug === 'teams' ? { username } : { email };
      const easy = [
        'password1234',
        'aaaaaaaaaaaa',
        ...(slug === 'teams' ? ['aaaaaaaaaa'] : []),
        email ?? username ?? '',
      ];
      for (const secret of easy) {
        const body = { ...made(slug, secret), ...own };
        const answer = await api<{ fieldErrors?: object }>('POST', `/api/${slug}`, {
          token: admin.token,
          body,
          confirm: password,
        });
        expect([secret, answer.status, answer.body.fieldErrors]).toEqual([
          secret,
          422,
          {
            password: [
              'This password is too easy to guess. A few words that have nothing to do with each other are a good one.',
            ],
          },
        ]);
      }
      for (const secret of [undefined, null, 7, { length: 20 }]) {
        const answer = await api('POST', `/api/${slug}`, {
          token: admin.token,
          body: made(slug, secret),
          confirm: password,
        });
        expect(answer.status).toBe(422);
      }
    },
  );

  it.each(policy)('of %s keeps them in scripts too', async (slug, message, short) => {
    const create = payload.create({ collection: slug as 'teams', data: made(slug, short) as never });
    await expect(create).rejects.toMatchObject({ data: { errors: [{ path: 'password', message }] } });
  });
});
