import type { ShopEvent } from '@/domain/catalogue/shop-event';

/** Pause before the same step of the same product is reported again, in ms. */
const QUIET_MS = 60_000;

const sent = new Map<string, number>();

/** Does not name the visitor. Ignores failures. */
export function measure(event: ShopEvent, productIds: readonly string[]): void {
  const now = Date.now();
  const due = productIds.filter((id) => now - (sent.get(`${event} ${id}`) ?? -QUIET_MS) >= QUIET_MS);
  if (due.length === 0 || typeof navigator === 'undefined' || !('sendBeacon' in navigator)) return;
  for (const id of due) sent.set(`${event} ${id}`, now);
  const body = JSON.stringify({ event, productIds: due });
  navigator.sendBeacon('/api/measure', new Blob([body], { type: 'application/json' }));
}
