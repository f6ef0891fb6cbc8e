import { createServer } from 'node:http';
import type { LookupAddress, lookup } from 'node:dns';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../setup/incoming';
import { listen } from '@kitroom/front/http/http-server';
import { EVENT_TYPES } from '@/domain/webhooks/event-types';
import { env } from '@/lib/env';
import { getPayloadClient } from '@/lib/payload/payload-client';
import type { Worker } from '@/lib/work/loop';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { forgetOldRows } from '@/modules/system/retention/data';
import {
  createWebhook,
  deleteWebhook,
  pauseWebhook,
  resendDelivery,
  resendRange,
  resumeWebhook,
  rotateSecret,
  sendTestEvent,
} from '@/modules/webhooks/change-webhooks';
import { findDelivery, listDeliveries } from '@/modules/webhooks/data/log';
import { listWebhooks } from '@/modules/webhooks/data/endpoints';
import { startWebhookWorker, type Post } from '@/modules/webhooks/deliver';
import { post } from '@/modules/webhooks/post';
import { startMetrics } from '@/server/metrics';
import { startReceiver } from '../fixtures/webhook-receiver';
import { api } from '../setup/http';
import { asStaff, createProduct, createStaff, placed, payload, rows } from '../setup/shop';

vi.hoisted(() => {
  process.env.WEBHOOKS_TO_LOOPBACK = 'true';
});

const { user, token } = await createStaff('administrator');
const editor = await createStaff('content_manager');
const { id: product } = await createProduct({ stock: 1000 });
const receiver = await startReceiver();
/** Seconds. */
const PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

const workers: Worker[] = [];
let id = '';
let secret = '';

afterAll(() => receiver.close());
beforeEach(async () => {
  await rows`delete from webhook_events`;
  await rows`delete from webhook_endpoints`;
  receiver.accept();
  receiver.received.length = 0;
  ({ id, secret } = await create());
  receiver.secrets.splice(0, Infinity, secret);
});
afterEach(() => stop());

const call = async () => ({ req: (await asStaff(user)).req, id });

async function create(url = receiver.url) {
  const made = await createWebhook({ req: (await asStaff(user)).req, input: { url, events: [...EVENT_TYPES] } });
  return made.ok ? made : expect.fail(made.message);
}

function work(send?: Post): Worker {
  const worker = startWebhookWorker({ payload: getPayloadClient, pollMs: 20, paceMs: 0, retryMs: 10 }, send);
  workers.push(worker);
  return worker;
}
const stop = () => Promise.all(workers.splice(0).map((worker) => worker.stop()));

type Row = {
  type: string;
  attempts: number;
  settled: boolean;
  status: number | null;
  error: string | null;
  wait: number;
};
const log =
  () => rows<Row>`select e.type, d.attempts, d.settled_at is not null as settled, d.status, d.last_error as error,
  extract(epoch from d.attempt_after - now())::float8 as wait
  from webhook_deliveries d join webhook_events e on e.id = d.event_id order by d.id`;
const until = (done: (found: Row[]) => boolean) =>
  vi.waitFor(
    async () => {
      const found = await log();
      if (!done(found)) throw new Error(`Not yet: ${JSON.stringify(found)}`);
      return found;
    },
    { timeout: 60_000, interval: 20 },
  );
const settled = () => until((found) => found.length > 0 && found.every((row) => row.settled));
const failed = (times: number) => until(([first]) => first?.attempts === times && first.error !== null);
const due = async () => {
  await rows`update webhook_deliveries set attempt_after = now() where settled_at is null`;
  await rows`update webhook_endpoints set attempt_after = now()`;
};
const ordered = () => placed({ product, quantity: 1 });
const advance = async (orderId: string, status: 'cancelled' | 'delivered' | 'processing' | 'shipped') =>
  updateOrderStatus({ ...(await asStaff(user)), orderId, status, reason: 'As planned', despiteUnpaid: true });
const sentTypes = () => receiver.received.map(({ type }) => type);

describe('an event', () => {
  it('is sent signed, with its id, type, time and data, and is logged', async () => {
    work();
    const order = await ordered();
    expect(await settled()).toMatchObject([{ type: 'order.placed', attempts: 1, status: 204, error: null }]);
    expect(receiver.received).toMatchObject([
      {
        type: 'order.placed',
        timestamp: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
        data: { id: order.id, orderNumber: order.orderNumber },
        headers: { 'content-type': 'application/json', 'user-agent': 'Kitroom-Webhooks' },
      },
    ]);
    const { deliveries } = await listDeliveries(payload, id, {});
    expect(deliveries).toMatchObject([{ state: 'accepted', eventId: receiver.received[0]?.id }]);
    expect(await findDelivery(payload, id, deliveries[0]!.id)).toMatchObject({ subject: order.id, answer: '' });
  });

  it('of one order waits for the one before, those of others do not', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const slow = await ordered();
    receiver.answerWith(async (res, { data }) => {
      if (data.id === slow.id) await answered;
      res.writeHead(200).end('ok');
    });
    for (const status of ['processing', 'shipped', 'delivered'] as const) await advance(slow.id, status);
    work();
    await until((found) => found.filter(({ attempts }) => attempts > 0).length === 1);
    await ordered();
    await until((found) => found.filter((row) => row.settled).length === 1);
    expect(receiver.received).toHaveLength(2);
    answer();
    await settled();
    const ofSlow = receiver.received.filter(({ data }) => data.id === slow.id);
    expect(ofSlow.map(({ data }) => data.status)).toEqual(['pending', 'processing', 'shipped', 'delivered']);
    expect(new Set(receiver.received.map((event) => event.id)).size).toBe(receiver.received.length);
  });

  it('is tried again after growing pauses, with the id that it had, and given up after three days', async () => {
    receiver.answerWith((res) => res.writeHead(500).end('Broken\0'));
    work();
    const { id: orderId } = await ordered();
    await advance(orderId, 'cancelled');
    expect(PAUSES.reduce((sum, pause) => sum + pause, 0) / 3600).toBeCloseTo(75.6, 1);
    for (const [index, pause] of PAUSES.entries()) {
      const [row] = await failed(index + 1);
      expect(row).toMatchObject({ status: 500, error: 'It answered 500.', settled: false });
      expect(row!.wait).toBeGreaterThan(pause - 60);
      expect(row!.wait).toBeLessThanOrEqual(pause);
      await rows`update webhook_deliveries set last_error = null`;
      await due();
    }
    expect(new Set(receiver.received.map((event) => event.id)).size).toBe(1);
    await until(([first]) => first!.settled);
    receiver.accept();
    await due();
    const found = await until(([, second]) => second!.settled);
    expect(found).toMatchObject([{ attempts: 10, error: 'It answered 500.' }, { error: null }]);
    expect(sentTypes().at(-1)).toBe('order.status_changed');
  });

  it('is sent once more with its id if the process ends before it has noted the answer', async () => {
    let end: (error: Error) => void = () => undefined;
    const ended = new Promise<never>((_resolve, reject) => (end = reject));
    const dying = work(async (given) => {
      await post(given);
      return ended;
    });
    await ordered();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    const stopped = dying.stop();
    work();
    await rows`update webhook_deliveries set attempt_after = now()`;
    await settled();
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map((event) => event.id)).size).toBe(1);
    end(new Error('Too late.'));
    await stopped;
    expect(await log()).toMatchObject([{ settled: true, error: null }]);
  });

  it('is sent to each webhook by itself', async () => {
    const broken = createServer((_req, res) => res.writeHead(503).end());
    await create(`http://127.0.0.1:${await listen(broken, '127.0.0.1', 0)}`);
    work();
    await ordered();
    await until(
      (found) => found.filter((row) => row.settled).length === 1 && found.some(({ status }) => status === 503),
    );
    expect(receiver.received).toHaveLength(1);
    broken.close();
  });
});

describe('a webhook', () => {
  it('has a secret that is stored sealed, and signs with both for a day after it is rotated', async () => {
    expect(JSON.stringify(await rows`select * from webhook_endpoints`)).not.toContain(secret);
    const rotated = await rotateSecret(await call());
    if (!rotated.ok) expect.fail(rotated.message);
    receiver.secrets.push(rotated.secret);
    work();
    await ordered();
    await settled();
    expect(receiver.received).toHaveLength(1);
    await rows`update webhook_endpoints set rotated_at = now() - interval '25 hours'`;
    receiver.secrets.splice(0, Infinity);
    await ordered();
    await settled();
    const { headers, type, data } = receiver.received[1]!;
    const { timestamp } = receiver.received[1] as unknown as { timestamp: string };
    const verify = (by: string) =>
      new Webhook(by).verify(JSON.stringify({ type, timestamp, data }), headers as Record<string, string>);
    expect(verify(rotated.secret)).toMatchObject({ type });
    expect(() => verify(secret)).toThrow('No matching signature');
  });

  it('that answers again gets at once what waited, one attempt at a time until then', async () => {
    receiver.answerWith((res) => res.writeHead(503).end());
    for (let count = 0; count < 20; count += 1) await ordered();
    work();
    await until((found) => found.filter(({ error }) => error).length >= 5);
    await vi.waitFor(async () =>
      expect((await rows<{ failures: number }>`select failures from webhook_endpoints`)[0]!.failures).toBe(5),
    );
    await stop();
    const tried = receiver.received.length;
    expect(tried).toBeLessThan(20);
    work();
    await rows`update webhook_endpoints set attempt_after = now()`;
    await vi.waitFor(async () =>
      expect((await rows<{ failures: number }>`select failures from webhook_endpoints`)[0]!.failures).toBe(6),
    );
    await stop();
    expect(receiver.received).toHaveLength(tried + 1);
    receiver.accept();
    await rows`update webhook_endpoints set attempt_after = now()`;
    work();
    await settled();
    expect(new Set(receiver.received.map((event) => event.id)).size).toBe(20);
    expect((await listWebhooks(payload))[0]).toMatchObject({ failingSince: null, waiting: 0 });
  });

  it('is disabled when nothing was accepted for three days, or at once by 410, and the staff hear of it', async () => {
    await rows`update admin_users set notification_preferences = '{"mailed": ["system"]}'`;
    receiver.answerWith((res) => res.writeHead(500).end());
    const { id: orderId } = await ordered();
    await advance(orderId, 'cancelled');
    work();
    await failed(1);
    await rows`update webhook_endpoints set failing_since = now() - interval '73 hours'`;
    await due();
    expect(await settled()).toMatchObject([{ error: 'It answered 500.' }, { error: 'The endpoint is disabled.' }]);
    expect(await listWebhooks(payload)).toMatchObject([{ state: 'disabled' }]);
    expect(await rows`select title, body, href from staff_news where kind = 'system'`).toEqual([
      {
        title: `Webhook disabled: 127.0.0.1:${receiver.port}`,
        body: 'It has accepted nothing for three days.',
        href: `/admin/settings/webhooks/${id}`,
      },
    ]);
    expect(await rows`select 1 from mail_messages where template = 'staff-news'`).toHaveLength(1);
    await ordered();
    expect(await log()).toHaveLength(2);

    await resumeWebhook(await call());
    const range = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 1000), isFailedOnly: true };
    receiver.received.length = 0;
    receiver.answerWith((res) => res.writeHead(200).end());
    expect(await resendRange({ ...(await call()), range })).toMatchObject({ ok: true, events: 3 });
    await settled();
    expect(receiver.received.map(({ data }) => [data.id === orderId, data.status])).toEqual(
      expect.arrayContaining([
        [true, 'pending'],
        [true, 'cancelled'],
        [false, 'pending'],
      ]),
    );
    expect(await resendRange({ ...(await call()), range })).toMatchObject({ events: 0 });

    receiver.answerWith((res) => res.writeHead(410).end());
    await ordered();
    await until((found) => found.at(-1)!.status === 410);
    expect(await listWebhooks(payload)).toMatchObject([{ state: 'disabled' }]);
  });

  it('gets after a pause what happened meanwhile, and nothing once it is deleted', async () => {
    await pauseWebhook(await call());
    work();
    await ordered();
    await sendTestEvent(await call());
    expect(receiver.received).toEqual([]);
    await resumeWebhook(await call());
    await settled();
    expect(sentTypes().sort()).toEqual(['order.placed', 'webhook.test']);
    await deleteWebhook(await call());
    await ordered();
    expect(receiver.received).toHaveLength(2);
    expect(await sendTestEvent(await call())).toMatchObject({ ok: false, code: 'not_found' });
  });

  it('gets an event again under its own id', async () => {
    work();
    await ordered();
    await settled();
    const { deliveries } = await listDeliveries(payload, id, { state: 'accepted' });
    expect(await resendDelivery({ ...(await call()), deliveryId: deliveries[0]!.id })).toMatchObject({ ok: true });
    await until((found) => found.length === 2 && found.every((row) => row.settled));
    expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
  });

  it('is in the metrics, and its log is forgotten after a month', async () => {
    receiver.answerWith((res) => res.writeHead(500).end());
    await ordered();
    work();
    await failed(1);
    await stop();
    await rows`update webhook_deliveries set created_at = now() - interval '100 seconds'`;
    const metrics = startMetrics({ store: undefined, databaseUrl: env.databaseUrl });
    const text = await metrics.text();
    await metrics.close();
    expect(text).toMatch(/^kitroom_webhooks{state="waiting"} 1$/m);
    expect(text).toMatch(/^kitroom_webhooks{state="failed"} 0$/m);
    expect(text).toMatch(/^kitroom_oldest_webhook_seconds 1\d\d/m);
    await rows`update webhook_events set created_at = now() - interval '29 days'`;
    await forgetOldRows(payload);
    expect(await log()).toHaveLength(1);
    await rows`update webhook_events set created_at = now() - interval '31 days'`;
    await forgetOldRows(payload);
    expect(await log()).toEqual([]);
  });
});

describe('an address', () => {
  beforeEach(() => void (receiver.secrets.length = 0));

  const resolving = (...addresses: string[]) =>
    ((_host: string, _options: object, callback: (error: null, found: LookupAddress[]) => void) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as unknown as typeof lookup;
  const send = (url: string, options: Partial<Parameters<typeof post>[0]> = {}) =>
    post({ url, headers: {}, body: '{}', allowsLoopback: false, ...options });

  it.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://2130706433',
    'http://0x7f.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://10.0.0.1',
    'http://169.254.169.254/latest/meta-data',
  ])('%s is refused', async (url) => {
    const at = url.replace(/^(http:\/\/[^/]+)/, `$1:${receiver.port}`);
    await expect(send(at)).rejects.toThrow('The address is in a private network.');
    expect(receiver.received).toEqual([]);
  });

  it('is refused if any that its host has is private, and is looked up once', async () => {
    for (const address of ['192.168.1.1', '::ffff:127.0.0.1', 'fd00::1']) {
      const found = resolving('93.184.215.14', address);
      await expect(send('http://rebound.test', { lookup: found })).rejects.toThrow('private network');
    }
    let lookups = 0;
    const counted = ((...args: Parameters<ReturnType<typeof resolving>>) => {
      lookups += 1;
      return (resolving('127.0.0.1') as (...given: unknown[]) => void)(...args);
    }) as unknown as typeof lookup;
    const url = `http://consumer.test:${receiver.port}`;
    expect(await send(url, { lookup: counted, allowsLoopback: true })).toMatchObject({ status: 204 });
    expect(lookups).toBe(1);
  });

  it('is not followed elsewhere, waited for or read at length', async () => {
    const loopback = { allowsLoopback: true, timeoutMs: 200 };
    receiver.answerWith((res) => res.writeHead(302, { location: receiver.url }).end());
    expect(await send(receiver.url, loopback)).toMatchObject({ status: 302 });
    expect(receiver.received).toHaveLength(1);
    receiver.answerWith((res) => res.writeHead(200).write('x'.repeat(100_000)));
    expect((await send(receiver.url, loopback)).answer).toHaveLength(4096);
    receiver.answerWith(() => undefined);
    await expect(send(receiver.url, loopback)).rejects.toThrow('No answer within 0.2 s.');
    receiver.answerWith((res) => res.writeHead(200).write('x'));
    await expect(send(receiver.url, loopback)).rejects.toThrow('No answer within 0.2 s.');
  });

  it('of a private network cannot be entered', async () => {
    const input = { url: 'https://10.0.0.1/hook', events: [...EVENT_TYPES] };
    expect(await createWebhook({ req: (await asStaff(user)).req, input })).toMatchObject({
      ok: false,
      fieldErrors: { url: ['The address is in a private network.'] },
    });
  });
});

describe('/api/webhooks', () => {
  const body = () => ({ url: receiver.url, events: ['stock.out', 'order.placed', 'order.placed'] });
  beforeEach(() => signIn(token));

  it('is for administrators', async () => {
    for (const [status, signed] of [
      [401, undefined],
      [403, editor.token],
    ] as const) {
      signIn(signed);
      expect((await api('POST', '/api/webhooks', { body: body() })).status).toBe(status);
      expect((await api('GET', `/api/webhooks/${id}`)).status).toBe(status);
    }
    signIn();
    expect((await api('GET', '/api/webhooks', { token })).status).toBe(200);
  });

  it('adds one with a secret that it tells once, up to twenty', async () => {
    const added = await api<{ id: string; secret: string }>('POST', '/api/webhooks', { body: body() });
    expect([added.status, added.body.secret]).toEqual([201, expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/)]);
    const read = await api('GET', `/api/webhooks/${added.body.id}`);
    expect(read.body).toMatchObject({ url: receiver.url, events: ['order.placed', 'stock.out'], state: 'active' });
    expect(read.text).not.toContain('whsec');
    for (const wrong of [
      { url: 'ftp://a.test' },
      { url: 'https://a:b@c.test' },
      { events: [] },
      { events: ['order.eaten'] },
    ]) {
      const { status } = await api('POST', '/api/webhooks', { body: { ...body(), ...wrong } });
      expect([status, wrong]).toEqual([422, wrong]);
    }
    while ((await listWebhooks(payload)).length < 20) await create();
    expect(await api('POST', '/api/webhooks', { body: body() })).toMatchObject({
      status: 409,
      body: { code: 'full' },
    });
  });

  it('changes, tests, resends and deletes one', async () => {
    const of = `/api/webhooks/${id}`;
    const call = async (method: 'DELETE' | 'PATCH' | 'POST', path: string, sent?: object) =>
      (await api(method, path, { body: sent })).status;
    expect(await call('PATCH', of, body())).toBe(200);
    expect(await call('PATCH', of, { state: 'paused' })).toBe(200);
    expect(await call('PATCH', of, { state: 'disabled' })).toBe(422);
    expect(await call('POST', `${of}/test`)).toBe(200);
    const log = await api<{ deliveries: { id: string }[] }>('GET', `${of}/deliveries?state=waiting`);
    expect(log.body).toMatchObject({ deliveries: [{ type: 'webhook.test', attempts: 0 }], hasMore: false });
    const delivery = log.body.deliveries[0]!.id;
    expect((await api('GET', `${of}/deliveries/${delivery}`)).body).toMatchObject({ data: { id } });
    expect(await call('POST', `${of}/resend`, { delivery })).toBe(200);
    expect(await call('POST', `${of}/resend`, { delivery: '99999999' })).toBe(404);
    expect(await call('POST', `${of}/resend`, { from: '2026-01-01T00:00:00Z', to: '2030-01-01T00:00:00Z' })).toBe(200);
    const rotated = await api<{ secret: string }>('POST', `${of}/rotate`);
    expect(rotated.body.secret).toMatch(/^whsec_/);
    expect(await call('DELETE', of)).toBe(200);
    for (const path of [of, '/api/webhooks/nothing', `${of}/deliveries`]) {
      expect((await api('GET', path)).status).toBe(404);
    }
    expect(await rows`select 1 from activity_log where subject_id = ${id} and action = 'webhook.deleted'`).toHaveLength(
      1,
    );
  });
});
