import { readStored, removeStored, storedKeys, writeStored } from '../browser-storage';
import { newId } from '../new-id';
import type { Base, Kept } from './sync';

const VERSION = 2;
/** Longest time that a reloading window takes to close. */
const LEAVING_MS = 2000;

export interface Found<Doc> extends Kept<Doc> {
  key: string;
}

/** Unsaved work on this device, a copy for each window, so that windows never overwrite each other. */
export function createJournal<Doc>(prefix: () => string, isDocument: (value: unknown) => value is Doc) {
  const own = newId();
  let written: string | undefined;

  function write(kept: Kept<Doc> | undefined) {
    const key = kept && `${prefix()}.${own}`;
    if (written && written !== key) removeStored(written);
    written = key;
    if (!kept || !key) return;
    // Tries the document alone where storage is full.
    const smaller = {
      ...kept,
      base: kept.base && { revision: kept.base.revision },
      creation: undefined,
      unanswered: [],
    };
    for (const value of [kept, smaller]) if (writeStored({ key, version: VERSION }, value)) return;
  }

  function read(key: string): Found<Doc> | undefined {
    const value = readStored({ key, version: VERSION });
    if (!isRecord(value) || !isDocument(value.document) || !isTime(value.at)) return undefined;
    const { document, at, creation } = value;
    const unanswered = Array.isArray(value.unanswered) ? value.unanswered.filter(isDocument) : [];
    const isCreation = isRecord(creation) && typeof creation.key === 'string' && isDocument(creation.document);
    return {
      ...{ key, document, at, unanswered, base: baseOf(value.base) },
      ...(isCreation && { creation: { key: String(creation.key), document: creation.document as Doc } }),
    };
  }

  function baseOf(value: unknown): Base<Doc> | undefined {
    if (!isRecord(value)) return undefined;
    const { revision, document } = value;
    if (typeof revision !== 'number' && typeof revision !== 'string') return undefined;
    return { revision, ...(isDocument(document) && { document }) };
  }

  return {
    write,

    /** Marks this window as open until it closes or crashes. */
    announce(): () => void {
      const end = new AbortController();
      const open = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
      globalThis.navigator?.locks?.request(lockOf(own), () => open).catch(() => undefined);
      return () => end.abort();
    },

    /** Work of closed windows, latest first. */
    async find(): Promise<Found<Doc>[]> {
      const keys = storedKeys(`${prefix()}.`).filter((key) => key !== written);
      const found = await Promise.all(keys.map((key) => onceGone(key, () => read(key))));
      return found.flatMap((entry) => entry ?? []).sort((a, b) => b.at.localeCompare(a.at));
    },

    /** Hands over an entry unless another window has it; it is removed if `use` returns true. */
    take: (key: string, use: (entry: Found<Doc>) => boolean): Promise<void> =>
      onceGone(key, () => {
        const entry = read(key);
        if (entry && use(entry)) removeStored(key);
      }).then(() => undefined),

    drop: removeStored,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const lockOf = (key: string): string => `kitroom.window.${key.slice(key.lastIndexOf('.') + 1)}`;

const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Does the work if that key’s window is closed, or closes soon. */
async function onceGone<Value>(key: string, work: () => Value): Promise<Value | undefined> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return work();
  try {
    return await locks.request(lockOf(key), { signal: AbortSignal.timeout(LEAVING_MS) }, work);
  } catch {
    return undefined;
  }
}
