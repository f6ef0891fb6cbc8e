import type { ShopEvent } from '@/domain/shop-event';

/** How long the same step of the same product is not told again, ms. */
const QUIET_MS = 60_000;

const told = new Map<string, number>();

/** Tells that products came a step nearer to an order: which, and nothing of who. Failing, it is silent. */
export function measure(event: ShopEvent, productIds: readonly string[]): void {
  const now = Date.now();
  const news = productIds.filter((id) => now - (told.get(`${event} ${id}`) ?? -QUIET_MS) >= QUIET_MS);
  if (news.length === 0 || typeof navigator === 'undefined' || !('sendBeacon' in navigator)) return;
  for (const id of news) told.set(`${event} ${id}`, now);
  navigator.sendBeacon('/api/measure', JSON.stringify({ event, productIds: news }));
}
