import { setTimeout as sleep } from 'node:timers/promises';
import type { Shop } from '../tests/stress/server';
import { signInStaff } from './sign-in';

export interface Freshness {
  edits: number;
  refused: number;
  reads: number;
  /** Answers older than an edit acknowledged before the request. */
  stale: number;
}

export interface Watch {
  seconds: number;
  readers?: number;
  pauseMs?: number;
  /** ms */
  editEveryMs?: number;
}

export async function measureFreshness(
  shop: Shop,
  { seconds, readers = 20, pauseMs = 0, editEveryMs = 200 }: Watch,
): Promise<Freshness> {
  const cookie = await signInStaff(shop);
  const [product] = await shop.sql<{ id: string; slug: string }>(
    'select id, slug from products where is_active order by created_at desc limit 1',
  );
  if (!product) throw new Error('There is no product.');
  const addresses = [`/product/${product.slug}`, '/shop?sort=newest', `/api/products/${product.id}`];
  const result: Freshness = { edits: 0, refused: 0, reads: 0, stale: 0 };
  const end = performance.now() + seconds * 1000;

  async function edit() {
    while (performance.now() < end) {
      const next = result.edits + 1;
      const response = await fetch(`${shop.url}/api/products/${product?.id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Authorization: `JWT ${cookie.slice(cookie.indexOf('=') + 1)}` },
        body: JSON.stringify({ name: `Edited ${next} times` }),
      });
      await response.arrayBuffer();
      if (response.ok) result.edits = next;
      else if (response.status === 503) result.refused += 1;
      else throw new Error(`An edit was refused: ${response.status}`);
      await sleep(editEveryMs);
    }
  }

  async function read(address: string) {
    while (performance.now() < end) {
      const acknowledged = result.edits;
      const text = await (await fetch(`${shop.url}${address}`)).text();
      const shown = Number(/Edited (\d+) times/.exec(text)?.[1] ?? 0);
      result.reads += 1;
      if (shown < acknowledged) result.stale += 1;
      if (pauseMs > 0) await sleep(pauseMs);
    }
  }

  const reading = Array.from({ length: readers }, (_, index) => read(addresses[index % addresses.length] ?? '/'));
  await Promise.all([edit(), ...reading]);
  return result;
}
