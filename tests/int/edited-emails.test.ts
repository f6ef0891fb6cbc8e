import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import {
  previewEmailAction,
  saveEmailAction,
  sendTestEmailAction,
} from '@/areas/back-office/settings/emails/email-actions';
import { createDelivery } from '@/lib/mail/transport';
import { queueMailNow } from '@/lib/mail/queue';
import { startMailWorker } from '@/lib/mail/worker';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { emails } from '../../emails';
import { startMailServer } from '../fixtures/smtp-server';
import { api } from '../setup/http';
import { createStaff, payload, rows, unique } from '../setup/shop';

const server = await startMailServer();
const worker = startMailWorker({ payload: getPayloadClient, emails, deliver: createDelivery(server.url), paceMs: 0 });
afterAll(async () => {
  await worker.stop();
  await server.close();
});

const { user, token } = await createStaff('administrator', { fullName: 'Alex Morgan' });
const editor = await createStaff('content_manager');

beforeEach(async () => {
  signIn(token);
  await rows`delete from email_texts`;
});

const edit = (texts: Record<string, string>, revision = 0, template = 'staff-invitation') => ({
  ...{ template, sample: '', revision, texts },
});

async function sent(): Promise<{ subject?: string; text?: string; html?: string }> {
  const to = `${unique('reader')}@edited.test`;
  const data = { fullName: 'Sam & <Co>', inviter: 'Alex', token: 'secret' };
  await queueMailNow(payload, [{ to, template: 'staff-invitation', data }]);
  return (await server.waitFor(to))[0]!.email;
}

describe('the texts of an email', () => {
  it('are sent as staff edited them, escaped, and as ours where nobody did', async () => {
    expect(await saveEmailAction(edit({ greeting: 'Dear {fullName} <b>!', button: 'Start', closing: 'x' }))).toEqual({
      ok: true,
    });
    expect(await rows`select texts, revision, by_name from email_texts`).toEqual([
      { texts: { greeting: 'Dear {fullName} <b>!', button: 'Start' }, revision: 1, by_name: 'Alex Morgan' },
    ]);
    const email = await sent();
    expect(email.subject).toContain('Your account for the back office');
    expect(email.text).toContain('Dear Sam & <Co> <b>!');
    expect(email.html).toContain('Dear Sam &amp; &lt;Co&gt; &lt;b&gt;!');
    expect(email.html).toMatch(/set-password\?token=secret"[^>]*>Start</);
    expect(email.html).toContain('Choose a password to begin.');

    const ours = { greeting: 'Hello {fullName},', button: 'Choose a password' };
    expect(await saveEmailAction(edit(ours, 1))).toEqual({ ok: true });
    expect(await rows`select 1 from email_texts`).toEqual([]);
    expect((await sent()).text).toContain('Hello Sam & <Co>,');
    expect(
      await rows`select action, subject, before, after from activity_log where subject_id = 'staff-invitation'
        order by created_at`,
    ).toMatchObject([
      { action: 'email.edited', subject: 'Staff invitation', after: { button: 'Start' } },
      { action: 'email.reset', before: { button: 'Start' } },
    ]);
  });

  it('are refused by name of the placeholder that is unknown or missing, and nothing is stored', async () => {
    const texts = { title: 'Yours, {customer}', subject: '' };
    expect(await saveEmailAction(edit(texts))).toMatchObject({
      code: 'invalid',
      fieldErrors: { title: ['Unknown placeholder: {customer}.'], subject: ['Please write a text.'] },
    });
    expect(await saveEmailAction(edit({ opening: 'Hello' }, 0, 'quote'))).toMatchObject({
      fieldErrors: { opening: ['Please keep {totals}.'] },
    });
    expect(await saveEmailAction(edit({ opening: 'x'.repeat(4001) }))).toMatchObject({ code: 'invalid' });
    expect(await saveEmailAction(edit({}, 0, 'plain'))).toMatchObject({ code: 'not_found' });
    expect(await saveEmailAction(edit({}, 0, 'constructor'))).toMatchObject({ code: 'not_found' });
    expect(await rows`select 1 from email_texts`).toEqual([]);
  });

  it('are not saved over somebody else’s, of two at once neither', async () => {
    const both = await Promise.all([
      saveEmailAction(edit({ button: 'One' })),
      saveEmailAction(edit({ button: 'Two' })),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.filter(({ ok }) => !ok)).toMatchObject([{ code: 'conflict' }]);
    expect(await saveEmailAction(edit({ button: 'Three' }))).toMatchObject({ code: 'conflict' });
  });

  it('give way to ours where a release has made them invalid', async () => {
    await rows`insert into email_texts (template, texts, revision, by_name)
      values ('staff-invitation', '{"title":"Old {gone}","button":"Begin"}', 1, 'Alex')`;
    const email = await sent();
    expect(email.html).toContain('Your account for the back office</h1>');
    expect(email.html).toContain('>Begin<');
  });

  it('are previewed and tested as typed, by those who may change settings alone', async () => {
    const typed = { ...edit({ title: 'Welcome, {fullName}', button: '{oops}' }), sample: 'Example' };
    expect(await previewEmailAction(typed)).toMatchObject({
      ok: true,
      preview: {
        subject: expect.stringContaining('Welcome, Sam Taylor'),
        html: expect.stringContaining('>Choose a password<'),
        problems: { button: ['Unknown placeholder: {oops}.'] },
      },
    });
    expect(await sendTestEmailAction(typed)).toMatchObject({ code: 'invalid' });
    expect(await sendTestEmailAction(edit({ title: 'Welcome, {fullName}' }))).toEqual({ ok: true });
    const [test] = await server.waitFor(user.email);
    expect(test?.email.subject).toMatch(/^Test: Welcome, Sam Taylor/);

    signIn(editor.token);
    for (const action of [saveEmailAction, previewEmailAction, sendTestEmailAction]) {
      await expect(action(edit({ button: 'Mine' }))).rejects.toThrow();
    }
    expect(await rows`select 1 from email_texts`).toEqual([]);
    for (const path of ['email-texts', 'email_texts']) {
      expect((await api('GET', `/api/${path}`, { token })).status).toBe(404);
    }
  });
});
