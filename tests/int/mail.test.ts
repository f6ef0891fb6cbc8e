import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emails } from '../../emails';
import { inTransaction } from '@/lib/database/transaction';
import { query } from '@/lib/database/query';
import { mailAdapter } from '@/lib/mail/payload-adapter';
import { queueMail, queueMailNow, type QueuedMail } from '@/lib/mail/queue';
import { announceWork } from '@/lib/work/signal';
import { createDelivery, EMAILS_AT_ONCE } from '@/lib/mail/transport';
import { startMailWorker, type MailWorkerOptions } from '@/lib/mail/worker';
import type { Worker } from '@/lib/work/loop';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { api } from '../setup/http';
import { checkoutBody, createProduct, createTeam, unique } from '../setup/shop';
import { startMailServer } from '../fixtures/smtp-server';

type Row = { to: string; attempts: number; sentAt: Date | null; lastError: string | null; waitSeconds: number };
const workers: Worker[] = [];

const server = await startMailServer();
afterAll(() => server.close());
beforeEach(async () => {
  await run('delete from mail_messages');
  server.emails.length = 0;
  server.refuseWith(undefined);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

const run = async (text: string, values: unknown[] = []) => query(await getPayloadClient(), text, values);

function work(options: Partial<MailWorkerOptions> = {}): Worker {
  const worker = startMailWorker({
    payload: getPayloadClient,
    emails,
    deliver: createDelivery(server.url),
    paceMs: 0,
    ...options,
  });
  workers.push(worker);
  return worker;
}

const plain = (to: string, data: Record<string, unknown> = {}): QueuedMail => ({
  to,
  template: 'plain',
  data: { subject: 'Hello', text: 'Hello there', html: '<p>Hello there</p>', ...data },
});

const queue = async (...mails: QueuedMail[]) => queueMailNow(await getPayloadClient(), mails);

const rows = async () =>
  (await run(
    `select "to", attempts::int, sent_at as "sentAt", last_error as "lastError",
            extract(epoch from attempt_after - now())::float8 as "waitSeconds" from mail_messages order by "to"`,
  )) as unknown as Row[];

const until = async (done: (rows: Row[]) => boolean): Promise<Row[]> =>
  vi.waitFor(
    async () => {
      const found = await rows();
      if (!done(found)) throw new Error(`Not yet: ${JSON.stringify(found)}`);
      return found;
    },
    { timeout: 60_000, interval: 25 },
  );

describe('the emails of an order', () => {
  it('go to the shopper and the supplier, in text and HTML, nothing of theirs taken for markup', async () => {
    work();
    const { id } = await createProduct({ price: 19.99 });
    const { body: order } = await api<{ orderNumber: string; trackingUrl: string }>('POST', '/api/checkout', {
      headers: { 'Idempotency-Key': randomUUID() },
      body: {
        ...checkoutBody({ product: id, quantity: 2 }),
        customer: { firstName: 'Ada', lastName: 'O\u2019Hara & "Co"', email: 'ada@shopper.test' },
        notes: 'Ring the <bell>\nor knock',
      },
    });
    const [confirmation] = await server.waitFor('ada@shopper.test');
    const [notice] = await server.waitFor('sales@kitroom.test');

    expect(confirmation?.email.subject).toContain(order.orderNumber);
    expect(confirmation?.email.text).toContain('Thank you, Ada!');
    expect(confirmation?.email.text).toContain(order.trackingUrl);
    expect(confirmation?.email.text).toContain('Total: $39.98');
    const due = new Date(Date.now() + 14 * 86_400_000).toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'Europe/London',
    });
    expect(confirmation?.email.text).toContain(`Please pay by ${due}.`);
    expect(confirmation?.email.html).toContain('Thank you, Ada!');
    expect(confirmation?.email.html).not.toContain('Ring the');
    expect(confirmation?.email.html).not.toContain('<table');
    expect(confirmation?.email.html).not.toMatch(/src=|@import|url\(/);
    expect(confirmation?.email.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );

    expect(notice?.email.subject).toContain('$39.98');
    expect(notice?.email.text).toContain('/admin/orders');
    expect(notice?.email.text).toContain('United Kingdom');
    expect(notice?.email.html).toContain('Ring the &lt;bell&gt;<br>or knock');
    expect(notice?.email.replyTo?.[0]?.address).toBe('ada@shopper.test');
    await until((all) => all.every(({ sentAt, attempts }) => sentAt !== null && attempts === 1));
    expect(await run("select 1 from mail_messages where data ? 'token'")).toEqual([]);
  });

  it('bring a picture that mail programs show, and to the account that ordered its names and address', async () => {
    work();
    const own = `${unique('coach')}@team.test`;
    const { token } = await createTeam({ email: own });
    const data = await sharp({ create: { width: 400, height: 500, channels: 3, background: 'navy' } })
      .webp()
      .toBuffer();
    const payload = await getPayloadClient();
    const file = { data, mimetype: 'image/webp', name: 'shirt.webp', size: data.length };
    const { id: image } = await payload.create({ collection: 'media', data: { alt: 'A shirt' }, file });
    const { id } = await createProduct({ stock: { M: 5 }, isCustomizable: true, images: [{ image }] });
    for (const email of [own, 'stranger@shopper.test']) {
      const sent = await api('POST', '/api/checkout', {
        token,
        headers: { 'Idempotency-Key': randomUUID() },
        body: {
          ...checkoutBody({ product: id, color: 'Red', players: [{ name: 'OKAFOR', number: '7', size: 'M' }] }),
          customer: { firstName: 'Ada', lastName: 'Okafor', email },
          shippingAddress: {
            line1: '500 Congress Ave',
            city: 'Austin',
            region: 'Texas',
            postcode: '78701',
            country: 'US',
          },
        },
      });
      expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    }
    const [[first], [second]] = [await server.waitFor(own), await server.waitFor('stranger@shopper.test')];
    expect(first?.email.text).toContain('7 OKAFOR');
    expect(first?.email.text).toContain('Austin, Texas 78701\nUnited States');
    expect(second?.email.text).not.toMatch(/OKAFOR|Delivery address/);
    for (const email of [first?.email, second?.email]) {
      expect(email?.html).toContain('<img src="cid:picture-1" alt=');
      const picture = email?.attachments.find(({ mimeType }) => mimeType === 'image/jpeg');
      expect(picture).toMatchObject({ filename: 'picture-1.jpg', contentId: '<picture-1>' });
      const { format, width, height } = await sharp(picture?.content as ArrayBuffer).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 160, height: 200 });
      expect(email?.html).toMatch(/<td width="94" valign="top"><img[^>]+><\/td><td valign="top"><strong>1 ×/);
    }
    const players = [{ name: 'Ada Okafor', nameOnBack: 'OKAFOR', number: 7, size: 'M' }];
    const submitted = await api('POST', '/api/team/orders', {
      token,
      headers: { 'Idempotency-Key': randomUUID() },
      body: { items: [{ product: id, color: 'Red', players, extras: {} }] },
    });
    expect(submitted.status, JSON.stringify(submitted.body)).toBe(201);
    const ofTeam = (await server.waitFor(own, 2)).find(({ email }) => email.subject?.startsWith('Your team order'));
    expect(ofTeam?.email.text).toContain('\n  7 OKAFOR · Medium');
    expect(ofTeam?.email.html).toContain('<img src="cid:picture-1" alt=');
    expect(ofTeam?.email.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/jpeg']);
  });

  it('are not written for an order that is not', async () => {
    await queue({ to: 'ada@shopper.test', template: 'order-confirmation', data: { token: 'nobody' } });
    work();
    const [row] = await until(([first]) => first?.lastError !== null);
    expect(row).toMatchObject({ attempts: 8, sentAt: null, lastError: 'What the email is about no longer exists.' });
    expect(server.emails).toHaveLength(0);
  });
});

describe('the queue', () => {
  it('sends what a transaction wrote as soon as it commits, and nothing of one that does not', async () => {
    work();
    const payload = await getPayloadClient();
    const began = Date.now();
    await inTransaction(await localRequest(payload), (session) => queueMail(session, [plain('kept@shopper.test')]));
    const failing = inTransaction(await localRequest(payload), async (session) => {
      await queueMail(session, [plain('lost@shopper.test')]);
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    await server.waitFor('kept@shopper.test');
    expect(Date.now() - began).toBeLessThan(2000);
    expect((await rows()).map(({ to }) => to)).toEqual(['kept@shopper.test']);
  });

  it('is looked at every now and then, for emails of other processes', async () => {
    work({ pollMs: 100 });
    await run(
      `insert into mail_messages ("to", template, data, attempts, attempt_after) values ('far@shopper.test', 'plain', '{"subject": "x", "text": "x"}', 0, now())`,
    );
    await server.waitFor('far@shopper.test');
  });

  it('gives each email to one of several workers', { timeout: 60_000 }, async () => {
    const addresses = Array.from({ length: 60 }, (_, index) => `n${index}@shopper.test`);
    await queue(...addresses.map((address) => plain(address)));
    for (let worker = 0; worker < 6; worker += 1) work();
    await until((all) => all.every(({ sentAt }) => sentAt !== null));
    expect(server.emails.map(({ to }) => to[0]).sort()).toEqual([...addresses].sort());
  });

  it('tries again later each time, and gives up after the eighth', async () => {
    server.refuseWith('Come back later');
    await queue(plain('late@shopper.test'));
    work();
    for (const [index, minutes] of [1, 5, 30, 60, 120, 240, 480].entries()) {
      const [row] = await until(([first]) => first?.attempts === index + 1 && first.lastError !== null);
      expect(row?.lastError).toContain('Come back later');
      expect(Math.round((row?.waitSeconds ?? 0) / 60)).toBe(minutes);
      await run('update mail_messages set attempt_after = now(), last_error = null');
      announceWork('mail');
    }
    await until(([first]) => first?.attempts === 8 && first.lastError !== null);
    server.refuseWith(undefined);
    await run('update mail_messages set attempt_after = now()');
    await queue(plain('next@shopper.test'));
    announceWork('mail');
    await server.waitFor('next@shopper.test');
    expect(server.emails).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ attempts: 8, sentAt: null });
  });

  it('takes over from a worker that died, once its lease has run out', async () => {
    await queue(plain('orphan@shopper.test'));
    await run(`update mail_messages set attempts = 1, attempt_after = now() + interval '300 milliseconds'`);
    work({ pollMs: 100 });
    await server.waitFor('orphan@shopper.test');
    expect((await until(([first]) => first?.sentAt !== null))[0]?.attempts).toBe(2);
  });

  it('outlives its database going away, and sends nothing twice', async () => {
    let failures = Infinity;
    const payload = await getPayloadClient();
    const pool = Object.assign(Object.create(payload.db.pool) as typeof payload.db.pool, {
      query: async (...args: [string, unknown[]]) => {
        failures += 1;
        if (failures <= 5) throw new Error('Connection terminated unexpectedly');
        return payload.db.pool.query(...args);
      },
    });
    const flaky = Object.assign(Object.create(payload) as typeof payload, {
      db: Object.assign(Object.create(payload.db) as typeof payload.db, { pool }),
    });
    const deliver = createDelivery(server.url);
    work({
      payload: async () => flaky,
      pollMs: 100,
      retryMs: 10,
      deliver: async (email) => {
        await deliver(email);
        failures = 0;
      },
    });
    await queue(plain('a@shopper.test'), plain('b@shopper.test'));
    await until((all) => all.every(({ sentAt }) => sentAt !== null));
    expect(server.emails.map(({ to }) => to[0]).sort()).toEqual(['a@shopper.test', 'b@shopper.test']);
  });

  it('is sent while the server of one recipient does not answer', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const deliver = createDelivery(server.url);
    work({ deliver: async (email) => (email.to === 'slow@shopper.test' ? answered : deliver(email)) });
    await queue(
      plain('slow@shopper.test'),
      ...Array.from({ length: 30 }, (_, index) => plain(`n${index}@shopper.test`)),
    );
    await until((all) => all.filter(({ sentAt }) => sentAt !== null).length === 30);
    answer();
    await until((all) => all.every(({ sentAt, attempts }) => sentAt !== null && attempts === 1));
  });

  it('finishes the emails under way when it is stopped', async () => {
    let finished = 0;
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const worker = work({
      deliver: async () => {
        await arrived;
        finished += 1;
      },
    });
    await queue(...Array.from({ length: EMAILS_AT_ONCE + 1 }, (_, index) => plain(`n${index}@shopper.test`)));
    await until((all) => all.filter(({ attempts }) => attempts === 1).length === EMAILS_AT_ONCE);
    const stopped = worker.stop();
    arrive();
    await stopped;
    expect(finished).toBe(EMAILS_AT_ONCE);
    expect((await rows()).filter(({ sentAt }) => sentAt).length).toBe(EMAILS_AT_ONCE);
  });
});

describe('without a mail server', () => {
  it('writes one readable file for each email', async () => {
    const outbox = path.join(await mkdtemp(path.join(tmpdir(), 'outbox-')), 'outbox');
    work({ deliver: createDelivery('', outbox) });
    await queue(plain('file@shopper.test', { subject: 'Größe: ✓' }));
    await until(([first]) => first?.sentAt !== null);
    const [file, ...others] = await readdir(outbox);
    expect(others).toEqual([]);
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f-]{36}\.eml$/);
    const email = await PostalMime.parse(await readFile(path.join(outbox, file ?? '')));
    expect(email).toMatchObject({ subject: 'Größe: ✓', text: 'Hello there\n', to: [{ address: 'file@shopper.test' }] });
  });
});

describe('Payload’s own emails', () => {
  it('go through the queue', async () => {
    const payload = await getPayloadClient();
    const adapter = mailAdapter({ payload });
    expect(adapter.defaultFromAddress).toBe('orders@kitroom.test');
    await adapter.sendEmail({
      to: ['Ada <ada@shopper.test>', { address: 'bo@shopper.test', name: 'Bo' }],
      subject: 'Reset your password',
      html: '<p>Follow <a href="http://x.test">this link</a></p>',
    });
    work();
    const [received] = await server.waitFor('ada@shopper.test');
    await server.waitFor('bo@shopper.test');
    expect(received?.email).toMatchObject({ subject: 'Reset your password', text: 'Follow this link\n' });
  });
});
