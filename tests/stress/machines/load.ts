import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { order, type Answer } from '../orders';
import type { Shop } from '../server';

const READERS = 6;
const SHOPPERS = 3;
const RETRY_MS = 100;
const UPLOAD_EVERY_MS = 700;
const PATIENCE_MS = 30_000;
const LISTS = ['orders/list', 'customers/list', 'invoices/list', 'products/list', 'orders/export.csv'];

export interface Counts {
  pages: number;
  /** Answered 503 with a time to try again. */
  pagesDeferred: number;
  pagesFailed: number;
  lists: number;
  listsFailed: number;
  ordersDeferred: number;
  ordersFailed: number;
  uploadsFailed: number;
  failures: Map<string, number>;
}

export interface Load {
  acknowledged: { orders: Map<string, string>; media: Set<string> };
  begin: () => Counts;
  counts: () => Counts;
  stop: () => Promise<void>;
}

type Loaded = {
  shop: Shop;
  product: string;
  paths: readonly string[];
  token: string;
  pauseMs?: number;
};

type Call = { path: string; method?: string; body?: FormData; headers?: Record<string, string> };

/** Pages, orders, staff’s lists and uploads. An order is sent by its key until it is accepted. */
export function startLoad({ shop, product, paths, token, pauseMs = RETRY_MS }: Loaded): Load {
  const acknowledged: Load['acknowledged'] = { orders: new Map(), media: new Set() };
  const none = (): Counts => ({
    ...{ pages: 0, pagesDeferred: 0, pagesFailed: 0, lists: 0, listsFailed: 0 },
    ...{ ordersDeferred: 0, ordersFailed: 0, uploadsFailed: 0, failures: new Map() },
  });
  let counts = none();
  let isOpen = true;
  const fail = (what: string, status: number): void => {
    const name = `${what} ${status}`;
    counts.failures.set(name, (counts.failures.get(name) ?? 0) + 1);
  };

  const call = async ({ path, headers = {}, ...request }: Call): Promise<Omit<Answer, 'ms'>> => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      const response = await fetch(`${shop.url}${path}`, { ...request, headers, signal });
      const { status } = response;
      const isDeferred = status === 503 && response.headers.has('Retry-After');
      return { status, isDeferred, text: await response.text() };
    } catch {
      return { status: 0, text: '' };
    }
  };
  const staff = { Cookie: `payload-token=${token}`, Authorization: `JWT ${token}` };

  const reader = async (number: number): Promise<void> => {
    while (isOpen) {
      const path = paths[randomInt(paths.length)] ?? '/';
      const { status, isDeferred } = await call({ path, headers: { 'X-Forwarded-For': `10.0.0.${number}` } });
      counts.pages += 1;
      if (status === 200) continue;
      counts[isDeferred ? 'pagesDeferred' : 'pagesFailed'] += 1;
      fail(path, status);
    }
  };

  const shopper = async (): Promise<void> => {
    while (isOpen) {
      const key = randomUUID();
      while (isOpen) {
        const { status, text, isDeferred } = await order(shop, product, key);
        if (status === 201) {
          acknowledged.orders.set(key, (JSON.parse(text) as { orderNumber: string }).orderNumber);
          break;
        }
        counts[isDeferred ? 'ordersDeferred' : 'ordersFailed'] += 1;
        if (!isDeferred) fail('order', status);
        await sleep(RETRY_MS);
      }
      await sleep(pauseMs);
    }
  };

  const lister = async (): Promise<void> => {
    for (let number = 0; isOpen; number += 1) {
      const path = `/admin/${LISTS[number % LISTS.length]}`;
      const { status } = await call({ path, headers: staff });
      counts.lists += 1;
      if (status !== 200) {
        counts.listsFailed += 1;
        fail(path, status);
      }
      await sleep(pauseMs);
    }
  };

  const canceller = async (): Promise<void> => {
    let done = 0;
    while (isOpen) {
      await sleep(RETRY_MS);
      const number = [...acknowledged.orders.values()][done * 5];
      if (number === undefined) continue;
      const found = await call({ path: `/api/orders?depth=0&where[orderNumber][equals]=${number}`, headers: staff });
      const id = found.status === 200 && (JSON.parse(found.text) as { docs: { id: string }[] }).docs[0]?.id;
      if (!id) continue;
      const cancelled = await fetch(`${shop.url}/api/orders/${id}`, {
        method: 'PATCH',
        headers: { ...staff, 'Content-Type': 'application/json' },
        body: JSON.stringify({ status: 'cancelled', statusReason: 'Test' }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => undefined);
      if (cancelled?.ok) done += 1;
    }
  };

  const uploader = async (): Promise<void> => {
    while (isOpen) {
      const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
      const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: { r, g, b } } })
        .png()
        .toBuffer();
      const body = new FormData();
      body.append('file', new File([new Uint8Array(picture)], 'stress.png', { type: 'image/png' }));
      body.append('_payload', JSON.stringify({ alt: 'Stress' }));
      const { status, text } = await call({ path: '/api/media', method: 'POST', body, headers: staff });
      if (status === 201) acknowledged.media.add((JSON.parse(text) as { doc: { id: string } }).doc.id);
      else {
        counts.uploadsFailed += 1;
        fail('upload', status);
      }
      await sleep(UPLOAD_EVERY_MS);
    }
  };

  const people = [
    ...Array.from({ length: READERS }, (_, number) => reader(number)),
    ...Array.from({ length: SHOPPERS }, shopper),
    ...[lister(), canceller(), uploader()],
  ];
  return {
    acknowledged,
    begin: () => (counts = none()),
    counts: () => counts,
    stop: async () => {
      isOpen = false;
      await Promise.all(people);
    },
  };
}

export async function signIn(shop: Shop): Promise<string> {
  const response = await fetch(`${shop.url}/api/admin-users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.9.9.9' },
    body: JSON.stringify({ email: 'admin@demo.test', password: 'Demo-pass-1234' }),
  });
  return ((await response.json()) as { token: string }).token;
}
