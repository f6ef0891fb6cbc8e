import { describe, expect, it } from 'vitest';
import { NOTIFICATION_GROUPS, shownKinds } from '@/domain/staff/notification-preferences';
import { isPasswordLink } from '@/modules/accounts/data/password-links';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { changePassword } from '@/modules/accounts/own-account/change-password';
import { loadLoginHistory, revokeOtherSessions, revokeSession } from '@/modules/accounts/own-account/login-history';
import { saveNotifications } from '@/areas/back-office/settings/save-notifications';
import { saveAppearance } from '@/modules/accounts/own-account/save-appearance';
import { saveProfile } from '@/modules/accounts/own-account/save-profile';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload/local-request';
import { notifyStaff, type NotificationKind } from '@/lib/notifications/staff-notifications';
import { api } from '../setup/http';
import { createStaff, later, password, rows, payload, unique } from '../setup/shop';
import { writeEmail } from '../setup/written-email';

let address = 0;
const login = (email: string, secret = password, headers = {}) =>
  api<{ token?: string }>('POST', '/api/admin-users/login', {
    body: { email, password: secret },
    address: `198.51.100.${(address += 1)}`,
    headers,
  });

async function as(token: string) {
  const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) });
  if (user?.collection !== 'admin-users') throw new Error('Nobody is signed in.');
  return { payload, user: user, req: await localRequest(payload, { user }) };
}

const sessionOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
const isGood = async (token: string | undefined) => (await api('GET', '/api/orders', { token })).status === 200;
const emailsTo = async (email: string) =>
  rows<{ template: string; data: Record<string, unknown> }>`select template, data from mail_messages
    where "to" = ${email} order by created_at`;
const underWay = (id: string, token: string) =>
  rows`update admin_users set reset_password_token = encode(sha256(${Buffer.from(token)}), 'hex'),
    reset_password_expiration = now() + interval '1 hour' where id = ${id}`;
const aboutStaff = (what: string, subject: string) => ({ action: `staff.${what}`, type: 'admin-users', subject });
const entriesOf = (id: string) =>
  rows`select action, subject_type as type, subject, before, after from activity_log
    where subject_id = ${id} order by created_at`;

describe('confirming the password', () => {
  it('is right or wrong, and leaves no session behind', async () => {
    const { user, token } = await createStaff('administrator');
    const staff = await as(token);
    const sessions = () => rows`select id from admin_users_sessions where _parent_id = ${user.id}`;
    const before = await sessions();
    expect(await confirmPassword({ ...staff, password })).toEqual({ ok: true });
    expect(await confirmPassword({ ...staff, password: 'Wrong-password' })).toMatchObject({
      code: 'wrong_password',
      fieldErrors: { password: ['That is not your password.'] },
    });
    expect(await confirmPassword({ ...staff, password: '' })).toMatchObject({ code: 'wrong_password' });
    expect(await sessions()).toEqual(before);
    expect(await isGood(token)).toBe(true);
  });

  it('fails ten times, and then no more is tried', async () => {
    const staff = await as((await createStaff('administrator')).token);
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const result = await confirmPassword({ ...staff, password: 'Wrong-password' });
      codes.push(result.ok ? 'ok' : result.code);
    }
    expect(codes).toEqual([...Array<string>(10).fill('wrong_password'), 'too_many_attempts']);
    expect(await confirmPassword({ ...staff, password })).toMatchObject({ code: 'too_many_attempts' });
  }, 60_000);

  it('is nobody’s who is not staff', async () => {
    expect(await confirmPassword({ req: await localRequest(payload), password })).toMatchObject({
      code: 'unauthorized',
    });
  });
});

describe('the profile', () => {
  it('is saved; another address needs the password, and the old one is notified', async () => {
    const { user, token } = await createStaff('administrator');
    const staff = await as(token);
    await underWay(user.id, 'a-link');
    const profile = { fullName: 'Ada Okafor', email: user.email, bio: 'Hello' };
    expect(await saveProfile({ ...staff, profile, password: '' })).toEqual({ ok: true });
    expect(await isPasswordLink(staff.payload, 'admin-users', 'a-link')).toBe(true);
    const moved = { ...profile, email: `${unique('new')}@staff.test` };
    expect(await saveProfile({ ...staff, profile: moved, password: 'Wrong-password' })).toMatchObject({
      code: 'wrong_password',
    });
    expect(await saveProfile({ ...staff, profile: moved, password })).toEqual({ ok: true });
    expect((await as(token)).user).toMatchObject(moved);
    expect((await login(moved.email)).status).toBe(200);
    expect(await emailsTo(user.email)).toEqual([
      { template: 'staff-security', data: { fullName: 'Ada Okafor', news: 'email-changed' } },
    ]);
    const change = { before: { email: user.email }, after: { email: moved.email } };
    const [, ...entries] = await entriesOf(user.id);
    expect(entries).toEqual([{ ...aboutStaff('email-changed', 'Ada Okafor'), ...change }]);
    expect(await isPasswordLink(staff.payload, 'admin-users', 'a-link')).toBe(false);
  });

  it('takes nobody else’s address', async () => {
    const { user: other } = await createStaff('administrator');
    const staff = await as((await createStaff('administrator')).token);
    const profile = { fullName: 'Ada', email: other.email, bio: '' };
    expect(await saveProfile({ ...staff, profile, password })).toMatchObject({
      code: 'email_taken',
      fieldErrors: { email: ['Another account uses this email address.'] },
    });
  });

  it('that cannot be written is no address that someone has', async () => {
    const staff = await as((await createStaff('administrator')).token);
    await rows`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
    await rows`create trigger refuse before insert on activity_log for each row execute function refuse()`;
    const profile = { fullName: 'Ada', email: `${unique('new')}@staff.test`, bio: '' };
    const saving = saveProfile({ ...staff, profile, password });
    await saving.catch(() => undefined);
    await rows`drop function refuse cascade`;
    await expect(saving).rejects.toThrow('no');
    expect(await rows`select 1 from admin_users where email = ${profile.email}`).toEqual([]);
  });
});

describe('a new password', () => {
  it('wants the current one, twelve characters and the same twice', async () => {
    const staff = await as((await createStaff('administrator')).token);
    const change = (current: string, next: string, repeat = next) =>
      changePassword({ ...staff, current, password: next, repeat });
    const errors = async (...typed: Parameters<typeof change>) => {
      const result = await change(...typed);
      return result.ok ? {} : result.fieldErrors;
    };
    expect(await errors(password, 'short')).toEqual({ password: ['Use at least 12 characters.'] });
    expect(await errors(password, 'Brand-new-pass', 'Brand-new-past')).toEqual({
      repeat: ['The two passwords do not match.'],
    });
    expect(await errors(password, password)).toEqual({
      password: ['Choose a password other than the current one.'],
    });
    expect(await errors('Wrong-password', 'Brand-new-pass')).toEqual({ current: ['That is not your password.'] });
  });

  it('ends every session but this one and every link, and is emailed to the address', async () => {
    const { user, token } = await createStaff('administrator');
    await underWay(user.id, 'a-link');
    const other = (await login(user.email)).body.token;
    const staff = await as(token);
    const next = 'Brand-new-pass';
    expect(await changePassword({ ...staff, current: password, password: next, repeat: next })).toEqual({ ok: true });
    expect([await isGood(token), await isGood(other)]).toEqual([true, false]);
    expect(await isPasswordLink(staff.payload, 'admin-users', 'a-link')).toBe(false);
    expect((await login(user.email)).status).toBe(401);
    expect((await login(user.email, next)).status).toBe(200);
    expect((await emailsTo(user.email)).map(({ data }) => data.news)).toEqual(['password-changed']);
    const change = { before: null, after: { password: '(changed)' } };
    expect(await entriesOf(user.id)).toEqual([{ ...aboutStaff('password-changed', user.fullName), ...change }]);
  });
});

describe('the login history', () => {
  it('names browser, address and outcome, marks this session, and ends others with the next request', async () => {
    const { user } = await createStaff('administrator');
    const agent = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const tokens = [];
    for (let count = 0; count < 3; count += 1) {
      tokens.push((await login(user.email, password, agent)).body.token ?? '');
      await later();
    }
    await login(user.email, 'Wrong-password');
    const [own = '', second, third] = tokens;
    const staff = await as(own);
    await expect.poll(async () => (await loadLoginHistory(staff)).entries).toHaveLength(4);
    const { entries, otherSessions } = await loadLoginHistory(staff);
    expect(entries.map(({ outcome, isCurrent }) => [outcome, isCurrent])).toEqual([
      ['wrong_password', false],
      ['signed_in', false],
      ['signed_in', false],
      ['signed_in', true],
    ]);
    expect(entries[3]).toMatchObject({ agent: agent['User-Agent'], sessionId: sessionOf(own) });
    expect(entries[3]?.address).toMatch(/^198\.51\.100\./);
    // Including createStaff’s, which is in no history.
    expect(otherSessions).toBe(3);
    expect(await revokeSession({ ...staff, sessionId: entries[1]?.sessionId ?? '' })).toEqual({ ok: true });
    expect(await Promise.all([own, second, third].map(isGood))).toEqual([true, true, false]);
    expect(await revokeSession({ ...staff, sessionId: entries[1]?.sessionId ?? '' })).toMatchObject({
      code: 'not_found',
    });
    expect(await revokeOtherSessions(staff)).toEqual({ ok: true, ended: 2 });
    expect(await Promise.all([own, second].map(isGood))).toEqual([true, false]);
    expect(await loadLoginHistory(staff)).toMatchObject({ otherSessions: 0 });
    expect(await revokeOtherSessions(staff)).toEqual({ ok: true, ended: 0 });
    const entry = { ...aboutStaff('sessions-ended', user.fullName), before: null };
    expect(await entriesOf(user.id)).toEqual([
      { ...entry, after: { ended: 1 } },
      { ...entry, after: { ended: 2 } },
    ]);
  });

  it('ends no session of someone else', async () => {
    const { token } = await createStaff('administrator');
    const other = await as((await createStaff('administrator')).token);
    expect(await revokeSession({ ...other, sessionId: sessionOf(token) })).toMatchObject({ code: 'not_found' });
    expect(await isGood(token)).toBe(true);
  });

  it('forgets what is older than half a year', async () => {
    const { user } = await createStaff('administrator');
    await login(user.email);
    await rows`update staff_logins set created_at = now() - interval '181 days' where user_id = ${user.id}`;
    await login(user.email);
    expect(await rows`select 1 from staff_logins where user_id = ${user.id}`).toHaveLength(1);
  });
});

describe('notification preferences', () => {
  const tell = async (kind: NotificationKind) =>
    inTransaction(await localRequest(payload), (session) =>
      notifyStaff(session, { kind, title: `News: ${kind}`, body: 'A <b>body</b>', href: '/admin/orders/1' }),
    );

  it('are obeyed by what sends: an email to each active administrator who wants this kind', async () => {
    const staff = await as((await createStaff('administrator')).token);
    const others = await Promise.all([
      createStaff('administrator'),
      createStaff('administrator', { isActive: true }),
      createStaff('content_manager'),
    ]);
    const wanted = { notificationPreferences: { hidden: [], mailed: ['quote'] } };
    for (const { user } of others.slice(1)) {
      await staff.payload.update({ collection: 'admin-users', id: user.id, data: wanted });
    }
    await rows`update admin_users set is_active = false where id = ${others[1]?.user.id}`;
    expect(await saveNotifications({ ...staff, group: 'email', kinds: ['quote', 'order'] })).toEqual({ ok: true });
    for (const kind of ['quote', 'message', 'order'] as const) await tell(kind);
    expect((await emailsTo(staff.user.email)).map(({ template, data }) => [template, data.title])).toEqual([
      ['staff-news', 'News: quote'],
      ['staff-news', 'News: order'],
    ]);
    for (const { user } of others) expect(await emailsTo(user.email)).toEqual([]);
    expect((await rows`select kind from staff_news`).map(({ kind }) => kind).sort()).toEqual([
      'message',
      'order',
      'quote',
    ]);
  });

  it('come with the notifications, or not at all', async () => {
    const staff = await as((await createStaff('administrator')).token);
    await saveNotifications({ ...staff, group: 'email', kinds: ['proof'] });
    const failing = inTransaction(await localRequest(payload), async (session) => {
      await notifyStaff(session, { kind: 'proof', title: 'Never', href: '/admin' });
      throw new Error('Rolled back.');
    });
    await expect(failing).rejects.toThrow('Rolled back.');
    expect(await emailsTo(staff.user.email)).toEqual([]);
  });

  it('are an email that leads to what happened', async () => {
    const data = { title: 'New order ORD-2026-000123', body: 'A <b>body</b>', href: '/admin/orders/1' };
    const email = await writeEmail('staff-news', data);
    expect(email?.subject).toContain('New order ORD-2026-000123');
    expect(email?.text).toContain('http://shop.test/admin/orders/1');
    expect(email?.html).toContain('A &lt;b&gt;body&lt;/b&gt;');
  });

  it('of one group leave the others alone, even where all are saved at once', async () => {
    const { token } = await createStaff('administrator');
    const staff = await as(token);
    await Promise.all(
      NOTIFICATION_GROUPS.map(async ({ value }) => {
        const req = await localRequest(staff.payload, { user: { ...staff.user, collection: 'admin-users' } });
        return saveNotifications({ ...staff, req, group: value, kinds: value === 'email' ? ['proof'] : [] });
      }),
    );
    const { notificationPreferences } = (await as(token)).user;
    expect(shownKinds(notificationPreferences)).toEqual([]);
    expect(notificationPreferences).toMatchObject({ mailed: ['proof'] });
  });
});

it('theme and colour scheme belong to the account, and need no password', async () => {
  const { token } = await createStaff('administrator');
  expect(await saveAppearance({ ...(await as(token)), theme: 'dark', colorScheme: 'orange' })).toEqual({ ok: true });
  expect((await as(token)).user).toMatchObject({ theme: 'dark', colorScheme: 'orange' });
});
