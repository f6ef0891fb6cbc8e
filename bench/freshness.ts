import { setTimeout as sleep } from 'node:timers/promises';
import type { Shop } from '../tests/stress/server';

export interface Freshness {
  edits: number;
  reads: number;
  /** Answers that did not show an edit acknowledged before they were asked for. */
  stale: number;
}

const READERS = 20;
const EDIT_EVERY_MS = 200;

/** An administrator edits a product while shoppers read its page, the list and the API; nobody may see an old name. */
export async function measureFreshness(shop: Shop, seconds: number): Promise<Freshness> {
  const token = await signIn(shop);
  const [product] = await shop.sql<{ id: string; slug: string }>(
    'select id, slug from products where is_active order by created_at desc limit 1',
  );
  if (!product) throw new Error('There is no product.');
  const addresses = [`/product/${product.slug}`, '/shop?sort=newest', `/api/products/${product.id}`];
  const result: Freshness = { edits: 0, reads: 0, stale: 0 };
  const end = performance.now() + seconds * 1000;

  async function edit() {
    while (performance.now() < end) {
      const next = result.edits + 1;
      const response = await fetch(`${shop.url}/api/products/${product?.id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
        body: JSON.stringify({ name: `Edited ${next} times` }),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`An edit was refused: ${response.status}`);
      result.edits = next;
      await sleep(EDIT_EVERY_MS);
    }
  }

  async function read(address: string) {
    while (performance.now() < end) {
      const acknowledged = result.edits;
      const text = await (await fetch(`${shop.url}${address}`)).text();
      const shown = Number(/Edited (\d+) times/.exec(text)?.[1] ?? 0);
      result.reads += 1;
      if (shown < acknowledged) result.stale += 1;
    }
  }

  const readers = Array.from({ length: READERS }, (_, index) => read(addresses[index % addresses.length] ?? '/'));
  await Promise.all([edit(), ...readers]);
  return result;
}

async function signIn(shop: Shop): Promise<string> {
  const response = await fetch(`${shop.url}/api/admin-users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.test', password: 'Demo-pass-1234' }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`The demo’s administrator could not sign in: ${response.status}`);
  return token;
}
