import { readStored, writeStored } from '@/lib/client/browser-storage';

const PLACE = { key: 'kitroom.recent', version: 1 };
const SHOWN = 8;
/** Number remembered: more than shown, as some may be on the page already. */
const KEPT = 16;

/** Ids of products viewed in this browser, latest first, without those on screen. */
export function recentProducts(onScreen: readonly string[] = []): string[] {
  return remembered()
    .filter((id) => !onScreen.includes(id))
    .slice(0, SHOWN);
}

/** Remembers a viewed product, only in this browser. */
export function rememberProduct(id: string): void {
  writeStored(PLACE, [...new Set([id, ...remembered()])].slice(0, KEPT));
}

function remembered(): string[] {
  const stored = readStored(PLACE);
  return [...new Set((Array.isArray(stored) ? stored : []).filter((id) => typeof id === 'string'))];
}
