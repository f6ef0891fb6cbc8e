import { readStored, writeStored } from './browser-storage';

const PLACE = { key: 'kitroom.recent', version: 1 };
/** Products that are shown. */
const SHOWN = 8;

/** Ids of the products last looked at in this browser, the latest first, without the one that is on the screen. */
export function recentProducts(current?: string): string[] {
  const stored = readStored(PLACE);
  const ids = (Array.isArray(stored) ? stored : []).filter((id) => typeof id === 'string');
  return [...new Set(ids)].filter((id) => id !== current).slice(0, SHOWN);
}

/** Remembers, in this browser alone, that a product was looked at. */
export function rememberProduct(id: string): void {
  writeStored(PLACE, [id, ...recentProducts(id)]);
}
