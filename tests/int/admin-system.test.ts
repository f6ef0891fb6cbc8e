import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { listUnsentEmails, sendEmailAgain } from '@/lib/mail/unsent-emails';
import { clearCache } from '@/modules/system/clear-cache';
import { exportData } from '@/modules/system/export-data';
import { listActivity, streamActivity } from '@/modules/system/activity/data/activity';
import { loadActivity } from '@/modules/system/activity/load-activity';
import { parseActivityFilters } from '@/modules/system/activity/activity-filters';
import { isTicket, issueTicket } from '@/modules/system/tickets';
import { installStore, ResponseStore } from '@kitroom/front/cache/store';
import { createEntry } from '@kitroom/front/http/cached-response';
import { secrets, storeSamples } from '../setup/access-matrix';
import { api } from '../setup/http';
import { asStaff, createProduct, createStaff, rows, payload } from '../setup/shop';
import { unpack } from '../setup/unpack';

const { user, token } = await createStaff('owner', { fullName: 'Alex Morgan' });
await storeSamples();

const request = async () => (await asStaff(user)).req;

describe('the export', () => {
  it('holds every business record once, and no secret', async () => {
    await rows`insert into categories (name, slug, sort_order, is_active)
      select 'Many ' || n, 'many-' || n, 0, true from generate_series(1, 450) n`;
    const args = { payload, req: await request(), signal: new AbortController().signal };
    const started = await exportData(args);
    expect(await exportData(args)).toMatchObject({ code: 'busy' });
    if (!started.ok) throw new Error(started.message);
    const files = await unpack(await buffer(started.stream));

    const ofMachinery = ['mail-messages', 'payment-events', 'proof-jobs', 'team-order-drafts', 'size-replies'];
    for (const { slug } of payload.config.collections) {
      if (slug.startsWith('payload-') || ofMachinery.includes(slug)) continue;
      const lines = (files[`${slug}.ndjson`] ?? '').split('\n').filter(Boolean);
      const ids = lines.map((line) => (JSON.parse(line) as { id: string }).id);
      const { totalDocs } = await payload.count({ collection: slug });
      expect([slug, new Set(ids).size, ids.length]).toEqual([slug, totalDocs, totalDocs]);
      expect(files['README.txt']).toContain(`${slug}.ndjson: ${totalDocs}`);
    }
    expect(files['categories.ndjson']).toContain('Many 450');
    const all = Object.values(files).join('\n');
    for (const secret of await secrets()) expect(all).not.toContain(secret);
    const tokens = await rows<{ token: string }>`select token from team_size_requests union select token
      from team_size_replies`;
    expect(tokens.length).toBeGreaterThan(0);
    for (const { token: secret } of tokens) expect(all).not.toContain(`"token":"${secret}"`);
    expect(all).not.toMatch(/"(?:hash|salt|sessions|resetPasswordToken)"/);
  });

  it('may be broken off, and made again', async () => {
    const controller = new AbortController();
    const first = await exportData({ req: await request(), signal: controller.signal });
    if (!first.ok) throw new Error(first.message);
    first.stream.on('error', () => undefined);
    controller.abort(new Error('gone'));
    await expect
      .poll(async () => {
        const next = await exportData({ req: await request(), signal: AbortSignal.timeout(10_000) });
        if (next.ok) await buffer(next.stream);
        return next.ok;
      })
      .toBe(true);
  });
});

it('clears the cache of this process, tells the others, and records it', async () => {
  const store = new ResponseStore();
  installStore(store);
  const rendered = {
    headers: {},
    body: Buffer.from('x'),
    tags: ['shop'],
    checks: [],
    immutable: false,
    isVariant: false,
  };
  const entry = await createEntry(rendered, Date.now());
  for (const key of ['/a', '/b']) store.set(key, entry, 0);
  expect(store.size).toBe(2);
  expect(await clearCache({ payload, req: await request() })).toEqual({ ok: true, entries: 2 });
  expect(store.size).toBe(0);
  installStore(undefined);
  const [logged] = await rows`select actor_name as by, after from activity_log where action = 'system.cache-cleared'`;
  expect(logged).toEqual({ by: 'Alex Morgan', after: { entries: 2 } });
});

describe('a ticket', () => {
  it('opens one thing, for one person, for ten minutes', () => {
    const now = Date.now();
    const ticket = issueTicket('backup:a', 'me', now);
    expect(isTicket(ticket, 'backup:a', 'me', now + 9 * 60_000)).toBe(true);
    expect(isTicket(ticket, 'backup:b', 'me', now)).toBe(false);
    expect(isTicket(ticket, 'backup:a', 'you', now)).toBe(false);
    expect(isTicket(ticket, 'backup:a', 'me', now + 11 * 60_000)).toBe(false);
    const later = ticket.replace(/^\d+/, String(now + 3_600_000));
    for (const forged of [later, '', '.', 'x.y', null]) expect(isTicket(forged, 'backup:a', 'me', now)).toBe(false);
  });
});

describe('the activity list', () => {
  const filters = (query: string) => parseActivityFilters(new URLSearchParams(query));
  const list = async (query: string, offset = 0) =>
    listActivity({ payload, filters: filters(query), limit: 5, offset });
  const count = async (query: string) => (await loadActivity(payload, filters(query))).matching;

  beforeAll(async () => {
    for (let index = 0; index < 7; index += 1) {
      const { id } = await createProduct({ name: `Filtered ${index}` });
      await api('PATCH', `/api/products/${id}`, { token, body: { price: 30 + index } });
    }
  });

  it('goes on newest first to the last, and counts what matches', async () => {
    const query = 'search=filtered+product.updated';
    const steps = [await list(query), await list(query, 5)];
    expect(steps.map((step) => step.length)).toEqual([5, 2]);
    expect(steps.flat().map(({ subject }) => subject)).toEqual(
      Array.from({ length: 7 }, (_, index) => `Filtered ${6 - index}`),
    );
    expect(steps.flat()[0]).toMatchObject({ before: { price: 20 }, after: { price: 36 }, actorName: 'Alex Morgan' });
    expect(steps.flat()[0]?.place).toBeGreaterThan(0);
    expect(await count(query)).toBe(7);
  });

  it('is filtered by person, action, subject and day', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await count(`person=${user.id}&action=product.updated&type=products&from=${today}&to=${today}`)).toBe(7);
    expect(await count('person=system&action=product.updated')).toBe(0);
    expect(await count('to=2020-01-01')).toBe(0);
    expect(await count(`search=${encodeURIComponent('100%')}`)).toBe(0);
  });

  it('is exported whole', async () => {
    const ids: string[] = [];
    for await (const step of streamActivity(payload, filters(''))) ids.push(...step.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(await count(''));
  });
});

describe('unsent emails', () => {
  const put = async (to: string, attempts: number, minutes: number, sentAt: string | null = null) => {
    const [email] = await rows<{ id: string }>`
      insert into mail_messages ("to", template, data, attempts, attempt_after, last_error, sent_at)
      values (${to}, 'order-confirmation', '{}', ${attempts}, now() + make_interval(mins => ${minutes}),
              ${attempts > 0 ? 'Mailbox unavailable' : null}, ${sentAt}) returning id`;
    return String(email?.id);
  };

  it('are listed, failed ones first, and sent again on request', async () => {
    await rows`delete from mail_messages`;
    await put('later@shopper.test', 0, 5);
    await put('soon@shopper.test', 1, 1);
    const failed = await put('gone@shopper.test', 8, 0);
    const sent = await put('sent@shopper.test', 1, 0, new Date().toISOString());

    const { emails, total } = await listUnsentEmails(payload);
    expect(total).toBe(3);
    expect(emails.map(({ to, hasFailed, attempts, lastError }) => [to, hasFailed, attempts, lastError])).toEqual([
      ['gone@shopper.test', true, 8, 'Mailbox unavailable'],
      ['soon@shopper.test', false, 1, 'Mailbox unavailable'],
      ['later@shopper.test', false, 0, null],
    ]);

    expect([await sendEmailAgain(payload, failed), await sendEmailAgain(payload, sent)]).toEqual([true, false]);
    const [first] = (await listUnsentEmails(payload)).emails;
    expect([first?.to, first?.hasFailed, first?.attempts]).toEqual(['gone@shopper.test', false, 0]);
  });
});
