import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import {
  confirmIssueAction,
  createIssueAction,
  previewIssueAction,
  stopIssueAction,
  testIssueAction,
} from '@/areas/back-office/newsletter/issue-actions';
import { listSubscribers } from '@/areas/back-office/newsletter/data';
import { createDelivery } from '@/lib/mail/transport';
import { queueMailNow } from '@/lib/mail/queue';
import { startMailWorker } from '@/lib/mail/worker';
import { claimEmails } from '@/lib/mail/waiting-emails';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { countReaders, findIssue, listFailures } from '@/modules/newsletter/issues/data';
import { queueIssues } from '@/modules/newsletter/issues/send-issues';
import { unsubscribe } from '@/modules/newsletter/data';
import { emails } from '../../emails';
import { startMailServer } from '../fixtures/smtp-server';
import { api } from '../setup/http';
import { createStaff, payload, rows, unique } from '../setup/shop';

const server = await startMailServer();
afterAll(() => server.close());

const { user, token } = await createStaff('administrator');
const sales = await createStaff('sales');

const sending = async (work: () => Promise<void>) => {
  const deliver = createDelivery(server.url);
  const worker = startMailWorker({ payload: getPayloadClient, emails, deliver, paceMs: 0 });
  try {
    await work();
  } finally {
    await worker.stop();
  }
};

const text = (words: string) => ({
  root: {
    ...{ type: 'root', version: 1, direction: 'ltr' as const, format: '' as const, indent: 0 },
    children: [
      {
        ...{ type: 'paragraph', version: 1, direction: 'ltr' as const, format: '' as const, indent: 0 },
        children: [{ type: 'text', version: 1, text: words, format: 1, detail: 0, mode: 'normal', style: '' }],
      },
    ],
  },
});

async function page(extra: object[] = []): Promise<string> {
  const title = unique('Spring kits');
  const { id } = await payload.create({
    collection: 'pages',
    draft: true,
    data: {
      title,
      slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      content: [
        {
          blockType: 'text',
          content: text('New <kits> are here'),
          fontSize: 'base',
          alignment: 'left',
          color: 'gray-900',
        },
        { blockType: 'button', text: 'See them', link: '/shop', variant: 'primary', size: 'md', alignment: 'left' },
        ...extra,
      ] as never,
    },
  });
  return id;
}

async function readers(count: number): Promise<string[]> {
  const made = Array.from({ length: count }, () => `${unique('reader')}@issues.test`);
  await rows`insert into newsletter_subscribers (email, status, requested_at, confirmed_at)
    select email, 'confirmed', now(), now() from unnest(${made}::text[]) email`;
  return made;
}

async function issue(subject = 'Spring kits', extra: object[] = []) {
  const input = { page: await page(extra), subject, preheader: 'Just in' };
  const made = await createIssueAction(input);
  if (!made.ok) throw new Error(made.message);
  return { id: made.id, revision: 1, input };
}

const queueAll = async () => {
  while (await queueIssues(payload));
};
const sentTo = (email: string) => server.emails.filter(({ to }) => to.includes(email));

beforeEach(async () => {
  signIn(token);
  server.emails.length = 0;
  await rows`delete from newsletter_issues`;
  await rows`delete from newsletter_subscribers`;
  await rows`delete from mail_messages`;
});

describe('an issue of the newsletter', () => {
  it('goes to each confirmed reader once, in text and HTML, with a link to leave', async () => {
    const [first = '', second = ''] = await readers(2);
    await rows`insert into newsletter_subscribers (email, status, requested_at) values ('pending@issues.test', 'pending', now())`;
    const made = await issue();
    expect(await confirmIssueAction(made)).toEqual({ ok: true });
    await Promise.all([queueAll(), queueAll()]);
    await queueAll();
    await sending(async () => {
      await Promise.all([first, second].map((to) => server.waitFor(to)));
    });
    expect([first, second, 'pending@issues.test'].map((to) => sentTo(to).length)).toEqual([1, 1, 0]);
    const { email } = sentTo(first)[0]!;
    expect(email.subject).toBe('Spring kits');
    expect(email.text).toMatch(/New <kits> are here[^]*See them: http[^]*\/shop[^]*Unsubscribe: http/);
    expect(email.html).toContain('<strong>New &lt;kits&gt; are here</strong>');
    expect(email.html).toContain('Just in');
    const headers = Object.fromEntries(email.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toMatch(/^<http\S+\/newsletter\/unsubscribe\/\S+>$/);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(await findIssue(payload, made.id)).toMatchObject({ status: 'sent', queued: 2, sent: 2, failed: 0 });
    const [reader] = await rows<{ id: string }>`select id from newsletter_subscribers where email = ${first}`;
    await unsubscribe({ payload, id: reader!.id });
    expect(await findIssue(payload, made.id)).toMatchObject({ unsubscribed: 1 });
  });

  it('sends what was confirmed, fills the queue in small batches, and after orders', async () => {
    await readers(450);
    const made = await issue();
    await confirmIssueAction(made);
    await payload.update({ collection: 'pages', id: made.input.page, draft: true, data: { content: [] } });
    await queueAll();
    expect(await rows`select count(*)::int from mail_messages`).toEqual([{ count: 200 }]);
    await queueMailNow(payload, [{ to: 'order@issues.test', template: 'plain', data: { subject: 'Order' } }]);
    expect((await claimEmails(payload, 1)).map(({ to }) => to)).toEqual(['order@issues.test']);
    await rows`update mail_messages set sent_at = now() where sent_at is null`;
    await queueAll();
    await rows`update mail_messages set sent_at = now() where sent_at is null`;
    await queueAll();
    await rows`update mail_messages set sent_at = now() where sent_at is null`;
    await queueAll();
    expect(await findIssue(payload, made.id)).toMatchObject({ status: 'sent', queued: 450, sent: 450 });
  });

  it('is not sent again to a reader for whom the shop stopped halfway', async () => {
    const [email = ''] = await readers(1);
    const made = await issue();
    await confirmIssueAction(made);
    await queueAll();
    expect(await claimEmails(payload, 5)).toHaveLength(1);
    await rows`update mail_messages set attempt_after = now()`;
    await sending(async () => {
      await expect.poll(async () => (await findIssue(payload, made.id))?.failed, { timeout: 20_000 }).toBe(1);
    });
    expect(sentTo(email)).toEqual([]);
  });

  it('is tried again after a refusal for now, and not once more if the shop stops then', async () => {
    await readers(1);
    await confirmIssueAction(await issue());
    await queueAll();
    const known = () => rows<{ attempts: number; error: string | null }>`
      select attempts::int as attempts, last_error as error from mail_messages`;
    const seen: unknown[] = [];
    const deliver = async () => {
      seen.push(...(await known()));
      throw new Error('Busy');
    };
    const worker = startMailWorker({ payload: getPayloadClient, emails, deliver, paceMs: 0, pollMs: 50 });
    try {
      await expect.poll(known, { timeout: 20_000 }).toEqual([{ attempts: 1, error: 'Busy' }]);
      await rows`update mail_messages set attempt_after = now()`;
      await expect.poll(known, { timeout: 20_000 }).toEqual([{ attempts: 2, error: 'Busy' }]);
    } finally {
      await worker.stop();
    }
    expect(seen).toEqual([
      { attempts: 1, error: null },
      { attempts: 2, error: null },
    ]);
  });

  it('drops a reader whose mailbox refuses it, from the next one, too', async () => {
    const [gone = '', other = ''] = await readers(2);
    server.refuseRecipient(gone);
    const made = await issue();
    await confirmIssueAction(made);
    await queueAll();
    await sending(async () => {
      await server.waitFor(other);
      await expect.poll(async () => (await findIssue(payload, made.id))?.failed, { timeout: 20_000 }).toBe(1);
    });
    server.refuseRecipient(undefined);
    expect(await rows`select reason like '%550%' as told from newsletter_bounces`).toEqual([{ told: true }]);
    expect(await listFailures(payload, made.id)).toMatchObject([{ email: gone, reason: /550/ }]);
    const { rows: listed } = await listSubscribers({
      payload,
      filters: { search: '', status: 'all' },
      limit: 9,
      offset: 0,
    });
    expect(new Map(listed.map(({ email, refusal }) => [email, refusal]))).toEqual(
      new Map([
        [gone, expect.stringContaining('550')],
        [other, null],
      ]),
    );
    const next = await issue('Summer kits');
    await confirmIssueAction(next);
    await queueAll();
    expect(await findIssue(payload, next.id)).toMatchObject({ queued: 1 });
  });

  it('drops a reader whose email came back later, as a service tells by API', async () => {
    const [gone = '', other = ''] = await readers(2);
    const made = await issue();
    await confirmIssueAction(made);
    await queueAll();
    await sending(async () => {
      for (const reader of [gone, other]) await server.waitFor(reader);
      await expect.poll(async () => (await findIssue(payload, made.id))?.sent, { timeout: 20_000 }).toBe(2);
    });
    const bounce = { email: ` ${gone.toUpperCase()}`, reason: '550 5.1.1 No such user' };
    const tell = (body: object) => api('POST', '/api/newsletter/bounces', { token, body });
    for (const _ of [1, 2]) expect(await tell(bounce)).toMatchObject({ status: 200, body: { isSubscriber: true } });
    expect(await tell({ ...bounce, email: `${unique('no')}@issues.test` })).toMatchObject({
      status: 200,
      body: { isSubscriber: false },
    });
    expect(await tell({ email: gone, reason: ' ' })).toMatchObject({
      status: 422,
      body: { fieldErrors: { reason: ['Please say what the mail server answered.'] } },
    });
    expect(await listFailures(payload, made.id)).toMatchObject([{ email: gone, reason: bounce.reason }]);
    expect(await countReaders(payload)).toBe(1);
    expect(await rows`select action from activity_log where action = 'subscriber.bounced'`).toHaveLength(1);
  });

  it('is refused without readers, and stays a draft', async () => {
    const made = await issue();
    for (const at of [undefined, new Date(Date.now() + 60_000).toISOString()])
      expect(await confirmIssueAction({ ...made, ...(at && { at }) })).toMatchObject({
        ...{ ok: false, code: 'not_possible', message: expect.stringContaining('nobody to send it to') },
      });
    expect(await findIssue(payload, made.id)).toMatchObject({ status: 'draft', revision: 1, sendAt: null });
  });

  it('can be planned, taken back, and stopped', async () => {
    await readers(3);
    const made = await issue();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect(await confirmIssueAction({ ...made, at })).toEqual({ ok: true });
    await queueAll();
    const planned = await findIssue(payload, made.id);
    expect(planned).toMatchObject({ status: 'scheduled', queued: 0, sendAt: at });
    expect(await confirmIssueAction(made)).toMatchObject({ code: 'conflict' });
    expect(await stopIssueAction({ id: made.id, revision: planned!.revision })).toEqual({ ok: true });
    const draft = await findIssue(payload, made.id);
    expect(draft?.status).toBe('draft');
    await confirmIssueAction({ ...made, revision: draft!.revision });
    await queueAll();
    const queued = await findIssue(payload, made.id);
    expect(queued).toMatchObject({ queued: 3 });
    expect(await stopIssueAction({ id: made.id, revision: queued!.revision })).toEqual({ ok: true });
    await queueAll();
    expect(await findIssue(payload, made.id)).toMatchObject({ status: 'stopped', queued: 0 });
    expect(await rows`select 1 from mail_messages`).toEqual([]);
  });

  it('is refused with blocks that an email cannot show, an empty page, and to staff without the right', async () => {
    const form = { blockType: 'faq', items: [] };
    const made = await issue('Form', [form]);
    const preview = await previewIssueAction(made.input);
    expect(preview).toMatchObject({ preview: { undrawn: [expect.any(String)] } });
    expect(await confirmIssueAction(made)).toMatchObject({
      fieldErrors: { page: [expect.stringMatching(/^An email cannot show these blocks of the page: /)] },
    });
    expect(await createIssueAction({ ...made.input, subject: 'two\nlines' })).toMatchObject({ code: 'invalid' });
    expect(await testIssueAction({ ...made.input, page: await page() })).toEqual({ ok: true });
    await sending(async () => {
      expect((await server.waitFor(user.email))[0]?.email.subject).toBe('Test: Form');
    });
    signIn(sales.token);
    await expect(createIssueAction(made.input)).rejects.toThrow();
    await expect(confirmIssueAction(made)).rejects.toThrow();
  });
});
