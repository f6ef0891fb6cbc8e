import { describe, expect, it } from 'vitest';
import { beginSecondFactor, enableSecondFactor } from '@/modules/accounts/second-factor/set-up';
import { allowPasswordRequest } from '@/modules/accounts/password/allow-password-request';
import { isPasswordLink } from '@/modules/accounts/data/password-links';
import { requestStaffPassword, setStaffPassword } from '@/modules/accounts/password/staff-password';
import {
  activateStaff,
  changeStaffRole,
  deactivateStaff,
  deleteStaff,
  removeSecondFactor,
} from '@/areas/back-office/staff/change-staff';
import { inviteStaff, sendPasswordLink } from '@/areas/back-office/staff/invite-staff';
import { listStaff } from '@/areas/back-office/staff/data';
import { socketAddressHeader } from '@kitroom/front/http/socket-address';
import { openToken } from '@/lib/mail/sealed-token';
import { localRequest } from '@/lib/payload/local-request';
import { generateSync } from 'otplib';
import { api } from '../setup/http';
import { asStaff, createStaff, password, rows, payload, unique } from '../setup/shop';
import { writeEmail } from '../setup/written-email';

const admin = await acting();

let address = 0;
const login = (email: string, secret: string) =>
  api<{ token?: string }>('POST', '/api/admin-users/login', {
    body: { email, password: secret },
    address: `198.51.100.${(address += 1)}`,
  });

async function acting() {
  const { user, token } = await createStaff('owner');
  return { ...(await asStaff(user)), token };
}

async function emailsTo(email: string) {
  const emails = await rows<{ template: string; data: Record<string, unknown> }>`select template, data
    from mail_messages where "to" = ${email} order by created_at`;
  return emails.map(({ template, data }) => ({ template, token: openToken(data), news: data.news }));
}

const entriesAbout = (id: string) =>
  rows<{ action: string; type: string; subject: string; before: unknown; after: unknown }>`
    select action, subject_type as type, subject, before, after from activity_log
    where subject_id = ${id} order by created_at`;

const setPassword = async (token: string, secret: string) =>
  setStaffPassword({ req: await localRequest(payload), token, password: secret });

const statusOf = async (id: string) =>
  (
    await rows<{ role: string; active: boolean }>`select role, is_active as active from admin_users where id = ${id}`
  )[0];

describe('an invitation', () => {
  const invite = (email: string, secret = password) =>
    inviteStaff({ ...admin, person: { fullName: 'Ada Okafor', email, role: 'content_manager' }, password: secret });

  it('makes an account nobody can sign in to until its email’s link set a password, once', async () => {
    const email = `${unique('ada')}@shop.test`;
    expect(await invite(email)).toEqual({ ok: true });
    const [message] = await emailsTo(email);
    expect(message?.template).toBe('staff-invitation');
    const token = message?.token ?? '';
    const [stored] = await rows<{ id: string; token: string; days: number }>`select id, reset_password_token as token,
           round(extract(epoch from reset_password_expiration - now()) / 86400)::int as days
      from admin_users where email = ${email}`;
    expect(stored?.token).not.toBe(token);
    expect(stored?.days).toBe(7);
    expect(await isPasswordLink(payload, 'admin-users', token)).toBe(true);
    expect(await setPassword(token, 'short')).toMatchObject({
      code: 'invalid',
      fieldErrors: { password: ['Use at least 12 characters.'] },
    });
    expect(await setPassword(token, email)).toMatchObject({
      code: 'invalid',
      fieldErrors: { password: [expect.stringContaining('too easy to guess')] },
    });
    expect(await setPassword(token, 'Ada-chose-this-1')).toEqual({ ok: true });
    expect(await setPassword(token, 'Ada-chose-this-2')).toMatchObject({ code: 'expired' });
    expect(await isPasswordLink(payload, 'admin-users', token)).toBe(false);
    expect((await login(email, 'Ada-chose-this-1')).status).toBe(200);
    const entry = { type: 'admin-users', subject: 'Ada Okafor' };
    expect(await entriesAbout(stored?.id ?? '')).toMatchObject([
      { ...entry, action: 'staff.invited' },
      { ...entry, action: 'staff.password-set-by-link' },
    ]);
    expect((await emailsTo(email)).map(({ template, news }) => [template, news])).toEqual([
      ['staff-invitation', undefined],
      ['staff-security', 'password-changed'],
    ]);
  });

  it('leads to a page of ours', async () => {
    const data = { fullName: 'Ada <b>', inviter: 'Alex', token: 'abc' };
    const email = await writeEmail('staff-invitation', data);
    expect(email?.text).toContain('http://shop.test/admin/set-password?token=abc');
    expect(email?.html).toContain('Ada &lt;b&gt;');
  });

  it('needs the password of the inviter, and goes to an address once', async () => {
    const email = `${unique('ada')}@shop.test`;
    expect(await invite(email, 'Wrong-password')).toMatchObject({ code: 'wrong_password' });
    expect(await rows`select 1 from admin_users where email = ${email}`).toEqual([]);
    await invite(email);
    expect(await invite(email)).toMatchObject({ code: 'email_taken', fieldErrors: { email: [expect.any(String)] } });
    expect(await emailsTo(email)).toHaveLength(1);
  });

  it('is sent again: the link before it is worth nothing', async () => {
    const email = `${unique('ada')}@shop.test`;
    await invite(email);
    const [person] = await rows<{ id: string }>`select id from admin_users where email = ${email}`;
    expect(await sendPasswordLink({ ...admin, id: person?.id ?? '' })).toEqual({ ok: true, to: email });
    const [first, second] = await emailsTo(email);
    expect(second?.template).toBe('staff-invitation');
    expect(await setPassword(first?.token ?? '', 'Ada-chose-this-1')).toMatchObject({ code: 'expired' });
    expect(await setPassword(second?.token ?? '', 'Ada-chose-this-1')).toEqual({ ok: true });
  });
});

describe('a forgotten password', () => {
  const ask = (email: unknown, from: string) =>
    api('POST', '/api/admin-users/forgot-password', { body: { email }, address: from });

  it('gets the same answer for all, and only active accounts get an email', async () => {
    const { user } = await createStaff('administrator');
    const { user: inactive } = await createStaff('administrator');
    await rows`update admin_users set is_active = false where id = ${inactive.id}`;
    const answers = [];
    for (const email of [user.email.toUpperCase(), inactive.email, `${unique('nobody')}@shop.test`]) {
      const { status, text } = await ask(email, '203.0.113.5');
      answers.push({ status, text });
    }
    expect(answers).toEqual(Array(3).fill({ status: 200, text: '{"message":"Success"}' }));
    for (const email of ['', ' ', 7, 'x'.repeat(321)])
      expect((await ask(email, '203.0.113.8')).body).toMatchObject({ code: 'invalid' });
    await expect.poll(() => emailsTo(user.email)).toHaveLength(1);
    expect(await emailsTo(inactive.email)).toEqual([]);
  });

  it('is replaced by the link, for an hour; every session ends, the second factor stays', async () => {
    const { user, token } = await createStaff('administrator');
    const staff = await asStaff(user);
    const begun = await beginSecondFactor({ ...staff, password });
    if (!begun.ok) throw new Error(begun.message);
    await enableSecondFactor({ ...staff, code: generateSync({ secret: begun.secret }) });
    await requestStaffPassword({ req: await localRequest(payload), email: user.email });
    const email = (await emailsTo(user.email)).at(-1);
    expect(email?.template).toBe('staff-password-reset');
    expect(await setPassword(email?.token ?? '', 'Brand-new-pass-1')).toEqual({ ok: true });
    expect((await api('GET', '/api/orders', { token })).status).toBe(401);
    expect((await login(user.email, 'Brand-new-pass-1')).body).toMatchObject({ code: 'second_factor_required' });
    await requestStaffPassword({ req: await localRequest(payload), email: user.email });
    const late = (await emailsTo(user.email)).at(-1)?.token ?? '';
    await rows`update admin_users set reset_password_expiration = now() - interval '1 second' where id = ${user.id}`;
    expect(await setPassword(late, 'Brand-new-pass-2')).toMatchObject({ code: 'expired' });
  });

  const mayAsk = async (name: string, from: string) =>
    allowPasswordRequest({
      payload,
      headers: new Headers({ [socketAddressHeader]: from }),
      collection: 'admin-users',
      name,
    });

  it('is limited in its requests', async () => {
    const email = `${unique('often')}@shop.test`;
    const allowed = [];
    for (let attempt = 0; attempt < 6; attempt += 1) allowed.push((await mayAsk(email, '203.0.113.6')).ok);
    expect(allowed).toEqual([true, true, true, true, true, false]);
  });

  it('is set over no other road: Payload’s would sign in without a second factor', async () => {
    const body = { token: 'x', password };
    expect((await api('POST', '/api/admin-users/reset-password', { body, address: '203.0.113.7' })).status).toBe(404);
  });
});

describe('role and active flag', () => {
  it('shut out with the next request, over REST; the deactivated lose their sessions for good', async () => {
    const { user, token } = await createStaff('administrator');
    const { user: other, token: otherToken } = await createStaff('administrator');
    const read = async (by: string) => (await api('GET', '/api/orders', { token: by })).status;
    expect([await read(token), await read(otherToken)]).toEqual([200, 200]);
    expect(await deactivateStaff({ ...admin, id: user.id })).toEqual({ ok: true });
    expect(await changeStaffRole({ ...admin, id: other.id, role: 'content_manager', password })).toEqual({ ok: true });
    expect([await read(token), await read(otherToken)]).toEqual([401, 403]);
    expect(await activateStaff({ ...admin, id: user.id, password })).toEqual({ ok: true });
    expect(await read(token)).toBe(401);
    expect((await login(user.email, password)).status).toBe(200);
  });

  it('are written down with what was before and after', async () => {
    const { user } = await createStaff('content_manager');
    await changeStaffRole({ ...admin, id: user.id, role: 'administrator', password });
    await api('PATCH', `/api/admin-users/${user.id}`, { token: admin.token, body: { isActive: false } });
    expect(await entriesAbout(user.id)).toMatchObject([
      { action: 'staff.role-changed', before: { role: 'content_manager' }, after: { role: 'administrator' } },
      { action: 'staff.deactivated', before: { isActive: true }, after: { isActive: false } },
    ]);
  });

  it('of oneself stay, by screen and by REST', async () => {
    const { user, req, payload, token } = admin;
    const own = { payload, req, id: user.id };
    const message = 'You cannot change your own role or deactivate yourself.';
    expect(await deactivateStaff(own)).toMatchObject({ code: 'conflict', message });
    expect(await changeStaffRole({ ...own, role: 'content_manager', password })).toMatchObject({ message });
    for (const body of [{ isActive: false }, { role: 'content_manager' }]) {
      expect((await api('PATCH', `/api/admin-users/${user.id}`, { token, body, confirm: password })).status).toBe(409);
    }
    expect((await api('DELETE', `/api/admin-users/${user.id}`, { token, confirm: password })).status).toBe(409);
    expect(await deleteStaff({ ...own, password })).toMatchObject({ code: 'conflict' });
    expect(await statusOf(user.id)).toEqual({ role: 'owner', active: true });
  });

  it('of a missing account change nothing', async () => {
    const id = 'd9428888-122b-11e1-b85c-61cd3cbb3210';
    expect(await deactivateStaff({ ...admin, id })).toMatchObject({ code: 'not_found' });
  });
});

describe('the last active owner', () => {
  async function lastTwo() {
    await rows`update admin_users set is_active = false where role = 'owner'`;
    return [await createStaff('owner'), await createStaff('owner')] as const;
  }
  const activeOwners = async () => (await rows`select id from admin_users where role = 'owner' and is_active`).length;

  it.each([
    [
      'deactivate',
      (id: string, token: string) => api('PATCH', `/api/admin-users/${id}`, { token, body: { isActive: false } }),
    ],
    [
      'demote',
      (id: string, token: string) =>
        api('PATCH', `/api/admin-users/${id}`, { token, body: { role: 'content_manager' }, confirm: password }),
    ],
    ['delete', (id: string, token: string) => api('DELETE', `/api/admin-users/${id}`, { token, confirm: password })],
    [
      'deactivate in bulk',
      (id: string, token: string) =>
        api('PATCH', `/api/admin-users?where[id][in]=${id}`, { token, body: { isActive: false } }),
    ],
  ] as const)(
    'stays where two %s each other at the same time',
    async (_how, act) => {
      for (let round = 0; round < 2; round += 1) {
        const [one, other] = await lastTwo();
        const answers = await Promise.all([act(other.user.id, one.token), act(one.user.id, other.token)]);
        expect(await activeOwners()).toBe(1);
        expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
        expect(answers.map(({ status }) => status).sort()[1]).toBeGreaterThanOrEqual(401);
      }
    },
    60_000,
  );

  it('can be replaced', async () => {
    const [one, other] = await lastTwo();
    const staff = await asStaff(one.user);
    expect(await deactivateStaff({ ...staff, id: other.user.id })).toEqual({ ok: true });
    expect(await activateStaff({ ...staff, id: other.user.id, password })).toEqual({ ok: true });
    expect(await activeOwners()).toBe(2);
  });
});

describe('email address and password of staff', () => {
  it('are changed by no session alone, over REST', async () => {
    const { user, token } = await createStaff('owner');
    const { user: other } = await createStaff('content_manager');
    for (const id of [user.id, other.id]) {
      for (const body of [{ password: 'Another-horse-2' }, { email: `${unique('evil')}@shop.test` }]) {
        expect((await api('PATCH', `/api/admin-users/${id}`, { token, body })).status).toBe(403);
      }
    }
    const same = { email: user.email, bio: 'Hello' };
    expect((await api('PATCH', `/api/admin-users/${user.id}`, { token, body: same })).status).toBe(200);
  });
});

describe('the second factor of someone else', () => {
  it('is removed with one’s own password, and its owner is notified', async () => {
    const acts = await acting();
    const { user } = await createStaff('content_manager');
    const staff = await asStaff(user);
    const begun = await beginSecondFactor({ ...staff, password });
    if (!begun.ok) throw new Error(begun.message);
    await enableSecondFactor({ ...staff, code: generateSync({ secret: begun.secret }) });
    const find = async () => (await listStaff(acts.payload)).find(({ id }) => id === user.id);
    expect(await find()).toMatchObject({ hasSecondFactor: true, role: 'content_manager', isActive: true });
    expect(await removeSecondFactor({ ...acts, id: user.id, password: 'Wrong-password' })).toMatchObject({
      code: 'wrong_password',
    });
    expect(await removeSecondFactor({ ...acts, id: user.id, password })).toEqual({ ok: true });
    expect(await removeSecondFactor({ ...acts, id: user.id, password })).toMatchObject({ code: 'conflict' });
    expect(await find()).toMatchObject({ hasSecondFactor: false });
    expect((await login(user.email, password)).status).toBe(200);
    expect((await entriesAbout(user.id)).map(({ action }) => action)).toContain('staff.second-factor-removed');
    expect((await emailsTo(user.email)).map(({ template }) => template)).toEqual(['staff-security', 'staff-security']);
  });
});
