import { readStored, writeStored } from '@/lib/browser-storage';

const PLACE = { key: 'kitroom.recent', version: 1 };
/** Products that are shown. */
const SHOWN = 8;
/** Products that are remembered: more, as some may stand on the page already. */
const KEPT = 16;

/** Ids of the products last looked at in this browser, the latest first, without those that are on the screen. */
export function recentProducts(onScreen: readonly string[] = []): string[] {
  return remembered()
    .filter((id) => !onScreen.includes(id))
    .slice(0, SHOWN);
}

/** Remembers, in this browser alone, that a product was looked at. */
export function rememberProduct(id: string): void {
  writeStored(PLACE, [...new Set([id, ...remembered()])].slice(0, KEPT));
}

function remembered(): string[] {
  const stored = readStored(PLACE);
  return [...new Set((Array.isArray(stored) ? stored : []).filter((id) => typeof id === 'string'))];
}
