import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from '@/lib/crypto/sealed';
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
} from '@/modules/accounts/second-factor/set-up';
import type { AdminUser } from '@/payload-types';
import { api } from '../setup/http';
import { asStaff, createStaff, password, rows, unique } from '../setup/shop';

type LoginBody = { token?: string; code?: string; message?: string; challenge?: string };

let address = 0;
const login = (body: object) =>
  api<LoginBody>('POST', '/api/admin-users/login', { body, address: `198.51.100.${(address += 1)}` });
const me = async (token: string | undefined) =>
  (await api<{ user: AdminUser | null }>('GET', '/api/admin-users/me', { token })).body.user;

const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** Enabled with the previous code. */
async function createGuarded(role: AdminUser['role'] = 'administrator') {
  const { user, token } = await createStaff(role);
  const staff = await asStaff(user);
  const begun = await beginSecondFactor({ ...staff, password });
  if (!begun.ok) throw new Error(begun.message);
  const enabled = await enableSecondFactor({ ...staff, code: codeOf(begun.secret, -1) });
  if (!enabled.ok) throw new Error(enabled.message);
  return { ...staff, token, secret: begun.secret, codes: enabled.codes };
}

async function notified({ id, email, fullName }: AdminUser): Promise<string[]> {
  const entries = await rows<{ action: string }>`select action from activity_log
    where subject_id = ${id} and subject_type = 'admin-users' and subject = ${fullName} and actor_id::text = ${id}
    order by created_at`;
  const mails = await rows<{ data: { news: string } }>`select data from mail_messages where "to" = ${email}
    and template = 'staff-security' order by created_at`;
  expect(mails.map(({ data }) => data)).toEqual(
    entries.map(({ action }) => ({ fullName, news: action.replace('staff.', '') })),
  );
  return mails.map(({ data }) => data.news);
}

const wrongCode = (secret: string) => {
  const right = [-1, 0, 1].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
};

describe('setting up a second factor', () => {
  it('asks for the password, then for a code; until then the login asks for none', async () => {
    const { user } = await createStaff('administrator');
    const staff = await asStaff(user);
    expect(await beginSecondFactor({ ...staff, password: 'Wrong-password' })).toMatchObject({
      code: 'wrong_password',
      fieldErrors: { password: ['That is not your password.'] },
    });
    const begun = await beginSecondFactor({ ...staff, password });
    if (!begun.ok) throw new Error(begun.message);
    expect((await login({ email: user.email, password })).status).toBe(200);
    for (const code of [wrongCode(begun.secret), 'six digits'])
      expect(await enableSecondFactor({ ...staff, code })).toMatchObject({
        code: 'invalid_code',
        fieldErrors: { code: [expect.any(String)] },
      });
    const enabled = await enableSecondFactor({ ...staff, code: codeOf(begun.secret).replace(/^.../, '$& ') });
    expect(enabled).toMatchObject({ ok: true });
    expect(new Set(enabled.ok ? enabled.codes : []).size).toBe(10);
    expect((await login({ email: user.email, password })).body.code).toBe('second_factor_required');
    expect(await beginSecondFactor({ ...staff, password })).toMatchObject({ code: 'conflict' });
  });

  it('keeps neither key nor codes in the clear, in no table and no log', async () => {
    const { user, secret, codes } = await createGuarded();
    const dump = JSON.stringify([
      await rows`select * from staff_second_factors where user_id = ${user.id}`,
      await rows`select * from activity_log`,
      await rows`select * from mail_messages`,
    ]);
    for (const clear of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(dump).not.toContain(clear);
    }
  });

  it('is logged, and emailed to the account’s address', async () => {
    const { user } = await createGuarded();
    expect(await notified(user)).toEqual(['second-factor-enabled']);
  });

  it('can be neither enabled, renewed nor removed where there is none, nor enabled again', async () => {
    const { user } = await createStaff('administrator');
    const staff = await asStaff(user);
    const conflict = { ok: false, code: 'conflict' };
    expect(await enableSecondFactor({ ...staff, code: '123456' })).toMatchObject(conflict);
    expect(await renewRecoveryCodes({ ...staff, password })).toMatchObject(conflict);
    expect(await disableSecondFactor({ ...staff, password })).toMatchObject(conflict);
    const guarded = await createGuarded();
    expect(await enableSecondFactor({ ...guarded, code: codeOf(guarded.secret) })).toMatchObject(conflict);
    expect([await notified(user), await notified(guarded.user)]).toEqual([[], ['second-factor-enabled']]);
  });
});

describe('a login with a second factor', () => {
  it('takes two steps, or one with everything', async () => {
    const { user, secret } = await createGuarded();
    const first = await login({ email: user.email, password });
    expect([first.status, first.body.code, first.body.message]).toEqual([
      401,
      'second_factor_required',
      'Enter the 6-digit code',
    ]);
    expect(first.body.token).toBeUndefined();
    expect(first.headers.get('set-cookie')).toBeNull();
    const none = await login({ challenge: first.body.challenge });
    expect([none.status, none.body.code]).toEqual([401, 'invalid_code']);
    const second = await login({ challenge: first.body.challenge, code: codeOf(secret) });
    expect(second.status).toBe(200);
    expect((await me(second.body.token))?.id).toBe(user.id);
    const both = await login({ email: user.email, password, code: codeOf(secret, 1) });
    expect(both.status).toBe(200);
    expect((await me(both.body.token))?.id).toBe(user.id);
  });

  it('leaves no session behind after the password alone', async () => {
    const { user } = await createGuarded('content_manager');
    const sessions = () => rows`select id from admin_users_sessions where _parent_id = ${user.id}`;
    const before = await sessions();
    await login({ email: user.email, password });
    expect(await sessions()).toEqual(before);
  });

  it('says nothing of the code where the password is wrong', async () => {
    const { user, secret } = await createGuarded();
    const { status, body } = await login({ email: user.email, password: 'Wrong-password', code: codeOf(secret) });
    expect([status, body]).toMatchObject([401, { code: 'invalid_credentials', message: 'Invalid credentials' }]);
  });

  it('takes a code once, even of eight at the same time', async () => {
    const { user, secret } = await createGuarded();
    const { body } = await login({ email: user.email, password });
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 8 }, () => login({ challenge: body.challenge, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await login({ challenge: body.challenge, code });
    expect([again.status, again.body.code]).toEqual([401, 'invalid_code']);
    expect((await login({ challenge: body.challenge, code: codeOf(secret, -1) })).status).toBe(401);
  });

  it('takes a recovery code once', async () => {
    const { user, codes } = await createGuarded();
    const [code = ''] = codes;
    const typed = ` ${code.replace('-', '').toUpperCase()} `;
    expect((await login({ email: user.email, password, code: typed })).status).toBe(200);
    expect((await login({ email: user.email, password, code })).body.code).toBe('invalid_code');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => login({ email: user.email, password, code: codes[1] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes no challenge that is forged, old, of another purpose, or from before the password changed', async () => {
    const { user, secret, payload } = await createGuarded();
    const { body } = await login({ email: user.email, password });
    const challenge = body.challenge ?? '';
    const content = JSON.parse(unseal('staff login challenge', '', challenge) ?? '{}') as object;
    const refused = async (other: string) => (await login({ challenge: other, code: codeOf(secret) })).body.code;
    const old = JSON.stringify({ ...content, until: Date.now() - 1 });
    expect(await refused(`${challenge.slice(0, -2)}AA`)).toBe('challenge_expired');
    expect(await refused('nonsense')).toBe('challenge_expired');
    expect(await refused(seal('staff login challenge', '', old))).toBe('challenge_expired');
    expect(await refused(seal('second factor', '', JSON.stringify(content)))).toBe('challenge_expired');
    await payload.update({ collection: 'admin-users', id: user.id, data: { password: 'Another-horse-2' } });
    expect(await refused(challenge)).toBe('challenge_expired');
  });

  it('takes no code of someone who was deactivated in the meantime', async () => {
    const { user, secret, payload } = await createGuarded();
    const { body } = await login({ email: user.email, password });
    await payload.update({ collection: 'admin-users', id: user.id, data: { isActive: false } });
    expect((await login({ challenge: body.challenge, code: codeOf(secret) })).body.code).toBe('challenge_expired');
  });

  it('takes only so many wrong codes, from wherever they come', async () => {
    const { user, secret } = await createGuarded();
    const { body } = await login({ email: user.email, password });
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      statuses.push((await login({ challenge: body.challenge, code: wrongCode(secret) })).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429]);
    const right = await login({ email: user.email, password, code: codeOf(secret) });
    expect([right.status, right.body.code]).toEqual([429, 'too_many_attempts']);
  });

  it('is in the login history: with the address, the browser, the outcome and the session', async () => {
    const { user, secret } = await createGuarded();
    await rows`delete from staff_logins`;
    // Recorded after the answer.
    const written = (count: number) => expect.poll(() => rows`select 1 from staff_logins`).toHaveLength(count);
    await login({ email: ` ${user.email.toUpperCase()} `, password: 'Wrong-password' });
    await written(1);
    await login({ email: unique('nobody@x'), password });
    const { body } = await login({ email: user.email, password });
    await login({ challenge: body.challenge, code: wrongCode(secret) });
    await login({ challenge: body.challenge, code: codeOf(secret) });
    await rows`update admin_users set is_active = false where id = ${user.id}`;
    await login({ email: user.email, password });
    await written(4);
    const history = await rows<{ outcome: string; session: boolean }>`
      select outcome, session_id in (select id from admin_users_sessions) as session from staff_logins
      where address like '198.51.100.%' order by created_at`;
    expect(history).toEqual([
      { outcome: 'wrong_password', session: null },
      { outcome: 'wrong_code', session: null },
      { outcome: 'signed_in', session: true },
      { outcome: 'inactive', session: null },
    ]);
  });
});

describe('a second factor', () => {
  it('is disabled, and its recovery codes renewed, with the password alone', async () => {
    const staff = await createGuarded();
    const { user, codes } = staff;
    for (const operation of [disableSecondFactor, renewRecoveryCodes]) {
      expect(await operation({ ...staff, password: 'Wrong-password' })).toMatchObject({ code: 'wrong_password' });
    }
    const renewed = await renewRecoveryCodes({ ...staff, password });
    expect((await login({ email: user.email, password, code: codes[0] })).status).toBe(401);
    expect((await login({ email: user.email, password, code: renewed.ok ? renewed.codes[0] : '' })).status).toBe(200);
    expect(await disableSecondFactor({ ...staff, password })).toEqual({ ok: true });
    expect((await login({ email: user.email, password })).status).toBe(200);
    expect(await rows`select 1 from staff_second_factors where user_id = ${user.id}`).toEqual([]);
    expect(await notified(user)).toEqual(['second-factor-enabled', 'recovery-codes-renewed', 'second-factor-disabled']);
  });

  it('of one account opens nothing of another', async () => {
    const [one, other] = [await createGuarded(), await createGuarded()];
    expect((await login({ email: one.user.email, password, code: codeOf(other.secret) })).status).toBe(401);
    expect((await login({ email: one.user.email, password, code: other.codes[0] })).status).toBe(401);
    const { body } = await login({ email: one.user.email, password });
    expect((await login({ challenge: body.challenge, code: codeOf(other.secret) })).status).toBe(401);
  });
});
