import { readStored, removeStored, storedKeys, writeStored } from '../browser-storage';
import { newId } from '../new-id';
import { holdLock } from './hold-lock';
import type { Kept, Revision } from './types';

const VERSION = 2;
/** Longest time that a reloading window takes to close. */
const LEAVING_MS = 2000;

export type Journal<Doc> = ReturnType<typeof createJournal<Doc>>;

export interface Found<Doc> extends Kept<Doc> {
  key: string;
}

/** Unsaved work on this device, a copy for each window, so that windows never overwrite each other. */
export function createJournal<Doc>(prefix: () => string, isDocument: (value: unknown) => value is Doc) {
  const own = newId();
  let written: string | undefined;

  function write(kept: Kept<Doc>, isUnsaved = true) {
    const key = isUnsaved ? `${prefix()}.${own}` : undefined;
    if (written && written !== key) removeStored(written);
    written = key;
    if (!key) return;
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
    const { document, at, base, creation } = value;
    const unanswered = Array.isArray(value.unanswered) ? value.unanswered.filter(isDocument) : [];
    const found: Found<Doc> = { key, document, at, unanswered };
    if (isRecord(base) && isRevision(base.revision))
      found.base = { revision: base.revision, ...(isDocument(base.document) && { document: base.document }) };
    if (isRecord(creation) && typeof creation.key === 'string' && isDocument(creation.document))
      found.creation = { key: creation.key, document: creation.document };
    return found;
  }

  return {
    write,

    /** Marks this window as open until it closes or crashes. */
    announce: (): (() => void) => holdLock(lockOf(own)),

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

const isRevision = (value: unknown): value is Revision => typeof value === 'number' || typeof value === 'string';

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
