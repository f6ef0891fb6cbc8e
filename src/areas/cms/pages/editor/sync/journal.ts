import { z } from 'zod';
import type { PageDocument } from '@/domain/pages/editor/types';

/** Work that the server has not confirmed, as this device keeps it. */
interface JournalEntry {
  document: PageDocument;
  /** What the server had when the work began, and its revision; nothing for a page that was never sent. */
  base: PageDocument | null;
  revision: number;
  /** Of a new page that was sent, by what the server knows it; `base` is what was sent. */
  creationKey?: string;
  /** ISO time of the last change. */
  at: string;
}

export interface FoundEntry extends JournalEntry {
  key: string;
}

const PREFIX = 'kitroom.cms-journal.1';
const LOCK = 'kitroom.cms-tab.';
const NEW_PAGE = 'new';

/** Lengths are the server's business: what was typed must come back. */
const storedDocument = z.object({
  title: z.string(),
  slug: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  blocks: z.array(z.looseObject({ id: z.string().min(1), blockType: z.string().min(1) })),
});
const storedEntry = z.object({
  document: storedDocument,
  base: storedDocument.nullable(),
  revision: z.number(),
  creationKey: z.string().optional(),
  at: z.iso.datetime(),
});

const keyOf = (pageId: string | undefined, tab: string) => `${PREFIX}.${pageId ?? NEW_PAGE}.${tab}`;

/** Keeps an entry; where storage is full, without what it began from. */
export function keepEntry(pageId: string | undefined, tab: string, entry: JournalEntry): void {
  for (const kept of [entry, { ...entry, base: null, creationKey: undefined }]) {
    try {
      localStorage.setItem(keyOf(pageId, tab), JSON.stringify(kept));
      return;
    } catch {
      // Full or forbidden: the smaller one may still fit.
    }
  }
}

export function dropEntry(pageId: string | undefined, tab: string): void {
  dropKey(keyOf(pageId, tab));
}

export function dropKey(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there was nothing to be kept either.
  }
}

/** What windows that are gone have left of a page, the latest first. */
export async function findEntries(pageId: string | undefined, tab: string): Promise<FoundEntry[]> {
  const alive = await livingTabs();
  const prefix = keyOf(pageId, '');
  return storedKeys()
    .filter((key) => key.startsWith(prefix))
    .filter((key) => key === keyOf(pageId, tab) || !alive.has(key.slice(prefix.length)))
    .flatMap((key) => readEntry(key) ?? [])
    .sort((a, b) => b.at.localeCompare(a.at));
}

function readEntry(key: string): FoundEntry | undefined {
  try {
    const { success, data } = storedEntry.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return success ? { ...data, key } : undefined;
  } catch {
    return undefined;
  }
}

function storedKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    return [];
  }
}

/** Says that this window is open, for as long as it is; the browser itself lets go of it when the window dies. */
export function announceTab(tab: string): () => void {
  const end = new AbortController();
  const open = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
  globalThis.navigator?.locks?.request(`${LOCK}${tab}`, { mode: 'shared' }, () => open).catch(() => undefined);
  return () => end.abort();
}

async function livingTabs(): Promise<Set<string>> {
  const held = (await globalThis.navigator?.locks?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : [])));
}
