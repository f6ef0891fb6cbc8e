import { randomUUID } from 'node:crypto';
import { order, sell } from '../tests/stress/orders';
import { percentile } from '../tests/stress/report';
import type { Shop } from '../tests/stress/server';

export interface Flows {
  perSecond: number;
  /** ms */
  p99: number;
  failed: number;
}

const PRODUCTS = 16;

export async function measureFlows(shop: Shop, clients: number, seconds: number): Promise<Flows> {
  const products = await Promise.all(Array.from({ length: PRODUCTS }, () => sell(shop, 1_000_000)));
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;

  async function shopper(index: number) {
    const product = products[index % PRODUCTS] ?? '';
    while (performance.now() < end) {
      const since = performance.now();
      const quoted = await fetch(`${shop.url}/api/cart`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ items: [{ product, color: 'Red', sizes: { M: 1 } }] }),
      });
      await quoted.arrayBuffer();
      const { status } = await order(shop, product, randomUUID());
      if (!quoted.ok || status !== 201) failed += 1;
      times.push(performance.now() - since);
    }
  }

  await Promise.all(Array.from({ length: clients }, (_, index) => shopper(index)));
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99), failed };
}
