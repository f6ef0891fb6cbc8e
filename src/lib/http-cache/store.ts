import { LRUCache } from 'lru-cache';
import type { CacheEntry } from './entry';
import { PurgeGenerations } from './purge-generations';
import { findShared, registerShared } from './shared';

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
/** What was written to the database behind the application's back shows after this long at the latest. */
const DEFAULT_MAX_AGE_MS = 10 * 60 * 1000;
/** Headers, key and index of one entry, roughly, in bytes. */
const ENTRY_OVERHEAD = 2048;
/** A body and its compressed copies against the body alone. */
const COMPRESSED_COPIES = 1.5;

export interface StoreOptions {
  /** Limit for all entries, bytes. */
  maxBytes?: number;
  /** Limit for the age of an entry, ms. */
  maxAgeMs?: number;
}

/** The responses this process can answer without rendering, bounded by bytes and indexed by tag. */
export class ResponseStore {
  readonly generations = new PurgeGenerations();
  private readonly entries: LRUCache<string, CacheEntry>;
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly maxAgeMs: number;
  private enabled = true;

  constructor({ maxBytes = DEFAULT_MAX_BYTES, maxAgeMs = DEFAULT_MAX_AGE_MS }: StoreOptions = {}) {
    this.maxAgeMs = maxAgeMs;
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      dispose: (entry, key) => this.unindex(key, entry.tags),
    });
  }

  /** Number of entries held. */
  get size(): number {
    return this.entries.size;
  }

  /** Bytes the entries are charged with. */
  get bytes(): number {
    return this.entries.calculatedSize;
  }

  get isEnabled(): boolean {
    return this.enabled;
  }

  /** The entry to answer with at `now` (epoch, ms), if there is one. */
  get(key: string, now: number): CacheEntry | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined || entry.immutable) return entry;
    if (!this.enabled) return undefined;
    if (now - entry.storedAt < this.maxAgeMs) return entry;
    this.entries.delete(key);
    return undefined;
  }

  /** Stores a response whose render began at generation `began`; false where a purge or an outage came in between. */
  set(key: string, entry: CacheEntry, began: number): boolean {
    if (!this.accepts(entry, began)) return false;
    this.entries.set(key, entry);
    if (!this.entries.has(key)) return false;
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.keysByTag.set(tag, new Set([key]));
    }
    return true;
  }

  /** Drops every entry that carries one of the tags, and keeps renders under way from storing what they read before. */
  purgeTags(tags: readonly string[]): void {
    if (tags.length === 0) return;
    this.generations.purge(tags);
    for (const tag of tags) {
      for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.entries.delete(key);
    }
  }

  /** Drops everything. */
  clear(): void {
    this.generations.purgeAll();
    this.entries.clear();
    this.keysByTag.clear();
  }

  /** Stops serving what could have been purged unheard. */
  disable(): void {
    this.enabled = false;
  }

  /** Serves again, from empty. */
  enable(): void {
    this.clear();
    this.enabled = true;
  }

  private accepts(entry: CacheEntry, began: number): boolean {
    return entry.immutable || (this.enabled && this.generations.isCurrent(began, entry.tags));
  }

  private unindex(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}

/** Makes a store the one that purges in this process reach; `undefined` takes it away again. */
export function installStore(store: ResponseStore | undefined): void {
  registerShared('store', store);
}

/** The store of this process; undefined in scripts and workers, which serve nothing. */
export function installedStore(): Pick<ResponseStore, 'purgeTags' | 'clear' | 'size'> | undefined {
  return findShared<ResponseStore>('store');
}

function sizeOf(entry: CacheEntry): number {
  return ENTRY_OVERHEAD + Math.ceil(entry.body.length * (entry.compressible ? COMPRESSED_COPIES : 1));
}
