import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDeviceCookie } from '@/modules/accounts/session/known-devices';
import { allowPasswordRequest } from '@/modules/accounts/password/allow-password-request';
import { requestStaffPassword, setStaffPassword } from '@/modules/accounts/password/staff-password';
import { requestPasswordReset } from '@/areas/portal/account/request-password-reset';
import { resetPassword } from '@/areas/portal/account/set-password';
import { socketAddressHeader } from '@kitroom/front/http/socket-address';
import { openToken } from '@/lib/mail/sealed-token';
import { claimEmails, markSent } from '@/lib/mail/waiting-emails';
import { localRequest } from '@/lib/payload/local-request';
import { createStaff, createTeam, rows, payload, unique } from '../setup/shop';
import { writeEmail } from '../setup/written-email';

const request = async () => localRequest(payload);
let network = 0;
const elsewhere = () => `198.19.${Math.floor((network += 1) / 250)}.${network % 250}`;

const kinds = [
  {
    kind: 'staff',
    collection: 'admin-users',
    table: 'admin_users',
    template: 'staff-password-reset',
    page: '/admin/set-password',
    create: async (email: string) => (await createStaff('administrator', { email })).user,
    ask: async (email: string) => requestStaffPassword({ req: await request(), email }),
    use: async (token: string) => setStaffPassword({ req: await request(), token, password: 'A-brand-new-one-1' }),
  },
  {
    kind: 'a team',
    collection: 'teams',
    table: 'team_profiles',
    template: 'team-password-reset',
    page: '/teamwear-portal/reset-password',
    create: async (email: string) => (await createTeam({ email })).user,
    ask: async (name: string) => requestPasswordReset({ req: await request(), name }),
    use: async (token: string) => resetPassword({ req: await request(), token, password: 'A-brand-new-one-1' }),
  },
] as const;

describe.each(kinds)('a link to a new password of $kind', ({ collection, table, template, page, create, ask, use }) => {
  const mailsTo = (email: string) =>
    rows<{ data: Record<string, unknown>; text: string }>`select data, data::text as text from mail_messages
      where "to" = ${email} and template = ${template} order by created_at`;
  const newest = async (email: string) => openToken((await mailsTo(email)).at(-1)?.data ?? {});
  const mayAsk = async (name: string, from: string, cookie = '') => {
    const headers = new Headers({ [socketAddressHeader]: from, Cookie: cookie });
    return (await allowPasswordRequest({ payload, headers, collection, name })).ok;
  };
  const made = async () => {
    const email = `${unique('owner')}@links.test`;
    return { email, user: await create(email) };
  };

  it('is nowhere in the database: neither with the account nor with the queued email', async () => {
    const { email, user } = await made();
    await ask(email);
    const token = await newest(email);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const [row] = await rows<{ stored: string }>(
      `select reset_password_token as stored from ${table} where id = $1`,
      user.id,
    );
    expect(row?.stored).toBe(createHash('sha256').update(token).digest('hex'));
    expect((await mailsTo(email))[0]?.text).not.toContain(token);
    expect(await use(row?.stored ?? '')).toMatchObject({ code: 'expired' });
    expect(await use(token)).toMatchObject({ ok: true });
    expect(await use(token)).toMatchObject({ code: 'expired' });
  });

  it('is in the email that is sent, and is not kept beside its record', async () => {
    await rows`delete from mail_messages`;
    const { email } = await made();
    await ask(email);
    const token = await newest(email);
    const [waiting] = await claimEmails(payload, 1);
    const written = await writeEmail(template, waiting?.data ?? {});
    expect(written?.text).toContain(`http://shop.test${page}?token=${token}\n`);
    await markSent(payload, waiting!);
    expect(Object.keys((await mailsTo(email))[0]?.data ?? {})).not.toContain('sealedToken');
  });

  it('is mailed once in five minutes, and the one that is under way stays good; used, the next comes at once', async () => {
    const { email, user } = await made();
    await Promise.all([ask(email), ask(email)]);
    await ask(email);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await use(await newest(email))).toMatchObject({ ok: true });
    await ask(email);
    expect(await mailsTo(email)).toHaveLength(2);
    await rows(
      `update ${table} set reset_password_expiration = reset_password_expiration - interval '5 minutes' where id = $1`,
      user.id,
    );
    await ask(email);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('is refused to a stranger after five requests, and to nobody else', async () => {
    const { email, user } = await made();
    const stranger = elsewhere();
    const allowed = [];
    for (let time = 0; time < 6; time += 1) allowed.push(await mayAsk(email, stranger));
    expect(allowed).toEqual([true, true, true, true, true, false]);
    expect(await mayAsk(` ${email.toUpperCase()} `, elsewhere())).toBe(true);
    const unknown = `${unique('nobody')}@links.test`;
    const same = [];
    for (let time = 0; time < 6; time += 1) same.push(await mayAsk(unknown, elsewhere()));
    expect(same).toEqual(Array(6).fill(true));
    const device = await createDeviceCookie(payload, new Headers(), collection, user.id);
    while (await mayAsk(email, elsewhere()));
    expect(await mayAsk(` ${email.toUpperCase()} `, elsewhere())).toBe(false);
    expect(await mayAsk(email, elsewhere(), `${device.name}=${device.value}`)).toBe(true);
  });
});
