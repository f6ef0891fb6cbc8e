import { LRUCache } from 'lru-cache';
import { stillHolds } from './checked';
import type { CacheEntry } from './entry';
import type { DiskStore } from './disk/disk-store';
import { DocumentMemory } from './document-memory';
import { FrequencySketch } from './frequency-sketch';
import { PURGE_ALL, type Notice } from './notice';
import { PurgeGenerations } from './purge-generations';
import { findShared, registerShared } from '../shared-instance';
import { TagIndex } from './tag-index';

const MEGABYTE = 1024 * 1024;
/** A change without a purge shows after this time at the latest. */
const DEFAULT_MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** Time that unconfirmed answers are served while the database is away. */
const AWAY_MS = 10 * 60 * 1000;
/** Recent requests from which a page is worth room on a full disk and making ahead (the first has it written). */
const OFTEN = 2;
/** Estimated size of an entry's index and objects, bytes. */
const ENTRY_OVERHEAD = 2048;
const TAG_OVERHEAD = 64;
/** Notices that may be heard twice: from PostgreSQL and from the sending process. */
const REMEMBERED_NOTICES = 1_000;
const MOST_POPULAR = 20;
const REMEMBERED_PAGES = 5_000;
const LONGEST_REMEMBERED = 300;
/** Hits since a page was made, and their greatest distance in ms, that make it popular. */
const POPULAR_HITS = 3;
const POPULAR_EVERY_MS = 60_000;
const CHECK_OVERHEAD = 1024;
/** Pages of other processes that wait for a notice: those are ahead by moments. */
const MOST_EARLY = 100;

export interface StoreOptions {
  maxBytes?: number;
  /** However many are requested, they displace only each other. */
  maxVariantBytes?: number;
  maxAgeMs?: number;
}

type Entries = LRUCache<string, CacheEntry>;

export interface SharedEntry {
  readonly key: string;
  readonly entry: CacheEntry;
  /** Id of the last notice that its maker had heard. */
  readonly heard: string;
}

export class ResponseStore {
  readonly generations = new PurgeGenerations();
  readonly documents: DocumentMemory;
  readonly programDocuments: DocumentMemory;
  private readonly plain: Entries;
  private readonly variants: Entries;
  private readonly frequency = new FrequencySketch();
  private readonly index = new TagIndex();
  /** By the tags of their checks. */
  private readonly checked = new TagIndex();
  /** With the generation of the purge that first put them in doubt. */
  private readonly inDoubt = new Map<string, number>();
  private readonly hits = new Map<string, number>();
  /** Keys alone, as most pages are on disk. */
  private readonly pages = new LRUCache<string, true>({ max: REMEMBERED_PAGES });
  private onPurge: ((popular: readonly string[]) => void) | undefined;
  private share: ((shared: SharedEntry) => void) | undefined;
  private readonly applied = new LRUCache<string, true>({ max: REMEMBERED_NOTICES });
  /** Generation at which each was heard: the database sends notices to all processes in the same order. */
  private readonly heard = new LRUCache<string, number>({ max: REMEMBERED_NOTICES });
  private lastHeard: string | undefined;
  /** Notices of this process that the database has not sent back, with the generation before each. */
  private readonly unheard = new Map<string, number>();
  private readonly early = new LRUCache<string, SharedEntry>({ max: MOST_EARLY });
  private readonly maxAgeMs: number;
  private state: 'enabled' | 'unconfirmed' | 'disabled' = 'enabled';
  /** Time of the last heard purge while the channel is lost; epoch, ms. */
  private confirmedUntil = 0;
  private disk: DiskStore | undefined;

  constructor(options: StoreOptions = {}) {
    const { maxBytes = 64 * MEGABYTE, maxVariantBytes = 32 * MEGABYTE, maxAgeMs = DEFAULT_MAX_AGE_MS } = options;
    this.maxAgeMs = maxAgeMs;
    this.documents = new DocumentMemory(this.generations, { maxAgeMs });
    this.programDocuments = new DocumentMemory(this.generations, { maxAgeMs });
    this.plain = this.compartment(maxBytes);
    this.variants = this.compartment(maxVariantBytes);
  }

  useDisk(disk: DiskStore): void {
    this.disk = disk;
  }

  /** Calls a listener with popular pages that a purge dropped or left in doubt, the most popular first. */
  whenPurged(listener: ((popular: readonly string[]) => void) | undefined): void {
    this.onPurge = listener;
  }

  /** Calls a listener with each page that is stored, for other processes to `take`. */
  whenStored(listener: ((shared: SharedEntry) => void) | undefined): void {
    this.share = listener;
  }

  get size(): number {
    return this.plain.size + this.variants.size;
  }

  get bytes(): number {
    return this.plain.calculatedSize + this.variants.calculatedSize;
  }

  /** True while purges are heard, so that answers are current and renders may be stored. */
  get isEnabled(): boolean {
    return this.state === 'enabled';
  }

  /** True while it answers, too, without confirming that the answers are current. */
  get isServing(): boolean {
    return this.isEnabled || (this.state === 'unconfirmed' && Date.now() - this.confirmedUntil < AWAY_MS);
  }

  /** @param now epoch, ms */
  get(key: string, now: number): CacheEntry | undefined {
    const entry = this.plain.get(key) ?? this.variants.get(key);
    if (entry === undefined || this.inDoubt.has(key)) return undefined;
    this.frequency.increment(key);
    if (entry.immutable) return entry;
    if (this.state === 'disabled') return undefined;
    if (this.isYoung(entry, now)) {
      this.hits.set(key, (this.hits.get(key) ?? 0) + 1);
      return entry;
    }
    this.entriesFor(entry).delete(key);
    return undefined;
  }

  /** An entry in doubt, if its questions still have the same answers; otherwise it is dropped. Never rejects. */
  async confirm(key: string, headers: Headers): Promise<CacheEntry | undefined> {
    const doubted = this.inDoubt.get(key);
    const entry = doubted === undefined ? undefined : this.peek(key);
    if (doubted === undefined || entry === undefined) return undefined;
    const began = this.generations.current;
    const isSame = await this.holds(entry, doubted, headers);
    if (this.peek(key) !== entry) return undefined;
    if (isSame && this.accepts(entry, began) && this.isYoung(entry, Date.now())) {
      this.inDoubt.delete(key);
      this.disk?.renew(key, began);
      return entry;
    }
    this.entriesFor(entry).delete(key);
    return undefined;
  }

  /** False if a purge or an outage came since generation `began`, so that nobody else may have it. */
  set(key: string, entry: CacheEntry, began: number): boolean {
    if (!this.accepts(entry, began)) return false;
    this.frequency.increment(key);
    this.keep(key, entry, began);
    if (!entry.immutable && this.lastHeard !== undefined) this.share?.({ key, entry, heard: this.lastHeard });
    return true;
  }

  /** Keeps an entry of another process, unless a purge came since that the other had not heard. */
  take(shared: SharedEntry): void {
    const { key, entry, heard } = shared;
    const began = this.heard.get(heard);
    // The other is ahead of this process, which must hear that notice first.
    if (began === undefined) this.early.set(`${heard} ${key}`, shared);
    else if (this.accepts(entry, began)) this.keep(key, entry, began);
  }

  private keep(key: string, entry: CacheEntry, began: number): void {
    this.remember(key, entry);
    if (this.isWorthRoom(key, entry)) this.put(key, entry);
    if (entry.isPage && !entry.immutable)
      void this.disk?.keep(key, entry, began, this.frequency.estimate(key) >= OFTEN);
  }

  /** An entry on disk; one in doubt only if its questions still have the same answers. Never rejects. */
  async recall(key: string, headers: Headers): Promise<CacheEntry | undefined> {
    const recalled = this.isEnabled ? await this.disk?.recall(key) : undefined;
    if (!recalled || !this.isYoung(recalled.entry, Date.now())) return undefined;
    const { entry } = recalled;
    if (!this.accepts(entry, recalled.began)) {
      const began = this.generations.current;
      if (!(await this.holds(entry, recalled.began, headers)) || !this.accepts(entry, began)) return undefined;
      this.disk?.renew(key, began);
    }
    this.frequency.increment(key);
    this.remember(key, entry);
    if (this.isWorthRoom(key, entry)) this.put(key, entry);
    return entry;
  }

  private remember(key: string, { isPage, immutable }: CacheEntry): void {
    if (isPage && !immutable && key.length <= LONGEST_REMEMBERED) this.pages.set(key, true);
  }

  recount(key: string, entry: CacheEntry): void {
    const entries = this.entriesFor(entry);
    if (entries.peek(key) !== entry) return;
    const doubted = this.inDoubt.get(key);
    entries.delete(key);
    this.put(key, entry);
    if (doubted !== undefined) this.inDoubt.set(key, doubted);
  }

  /** Applies a notice of this process, which the database will send back. */
  apply(notice: Notice): void {
    if (!this.applied.has(notice.id)) this.unheard.set(notice.id, this.generations.current);
    this.purgeOnce(notice);
  }

  hear(notice: Notice): void {
    const { id } = notice;
    this.purgeOnce(notice);
    if (id === '') return;
    this.unheard.delete(id);
    this.heard.set(id, Math.min(this.generations.current, ...this.unheard.values()));
    this.lastHeard = id;
    for (const [name, shared] of this.early) {
      if (shared.heard !== id) continue;
      this.early.delete(name);
      this.take(shared);
    }
  }

  private purgeOnce({ id, purge }: Notice): void {
    if (id !== '' && this.applied.has(id)) return;
    this.applied.set(id, true);
    if (purge === PURGE_ALL) this.clear();
    else this.purgeTags(purge);
  }

  /** Drops entries with one of the tags and doubts those with a check on one; renders under way are not stored. */
  purgeTags(tags: readonly string[]): void {
    if (tags.length === 0) return;
    const generation = this.generations.current;
    this.generations.purge(tags);
    this.documents.purgeTags(tags);
    this.programDocuments.purgeTags(tags);
    const [dropped, doubted] = [this.index.keysUnder(tags), this.checked.keysUnder(tags)];
    const popular = this.onPurge ? this.popularOf([...dropped, ...doubted]) : [];
    for (const key of dropped) {
      this.plain.delete(key);
      this.variants.delete(key);
    }
    for (const key of doubted) {
      if (!dropped.has(key) && !this.inDoubt.has(key)) this.inDoubt.set(key, generation);
    }
    if (popular.length > 0) this.onPurge?.(popular);
  }

  /** Most popular first; only plain addresses, as queries are without end. */
  private popularOf(keys: readonly string[]): string[] {
    const now = Date.now();
    const often = keys.flatMap((key): [string, number][] => {
      const entry = this.plain.peek(key);
      const hits = this.hits.get(key) ?? 0;
      const isOften = hits >= POPULAR_HITS && entry?.isPage === true && now - entry.storedAt <= hits * POPULAR_EVERY_MS;
      return isOften ? [[key, hits]] : [];
    });
    const ordered = new Map(often.toSorted(([, one], [, other]) => other - one));
    return [...ordered.keys()].slice(0, MOST_POPULAR);
  }

  /** Keys of pages requested more than once, in memory or on disk, the most popular first. */
  mostPopular(most: number): string[] {
    const often = [...this.pages.keys()].flatMap((key) => {
      const requests = this.frequency.estimate(key);
      return requests >= OFTEN ? [{ key, requests, hits: this.hits.get(key) ?? 0 }] : [];
    });
    const ordered = often.toSorted((one, other) => other.requests - one.requests || other.hits - one.hits);
    return ordered.slice(0, most).map(({ key }) => key);
  }

  clear(): void {
    this.generations.purgeAll();
    this.plain.clear();
    this.variants.clear();
    this.index.clear();
    this.checked.clear();
    this.inDoubt.clear();
    this.documents.clear();
    this.programDocuments.clear();
    this.disk?.clear();
  }

  /** Stops serving what could have been purged unheard. */
  disable(now = Date.now()): void {
    this.leave('disabled', now);
  }

  /** Serves entries for a limited time and stores nothing: the database is away, and nobody can change it. */
  suspend(now = Date.now()): void {
    this.leave('unconfirmed', now);
  }

  /** @param missed purges in the meantime; undefined if unknown: the store is then cleared */
  enable(missed?: readonly Notice[]): void {
    // The log of those missed is not in the order in which others heard them.
    this.heard.clear();
    this.unheard.clear();
    this.lastHeard = undefined;
    if (missed) missed.forEach((notice) => this.purgeOnce(notice));
    else this.clear();
    this.state = 'enabled';
  }

  private leave(state: 'unconfirmed' | 'disabled', now: number): void {
    if (this.state === 'enabled') this.confirmedUntil = now;
    this.state = state;
  }

  private isYoung({ storedAt }: CacheEntry, now: number): boolean {
    if (this.state === 'enabled') return now - storedAt < this.maxAgeMs;
    return (
      this.confirmedUntil - storedAt < this.maxAgeMs && now - this.confirmedUntil < Math.min(AWAY_MS, this.maxAgeMs)
    );
  }

  /** True if all questions of an entry have the same answers as at a generation. Never rejects. */
  private holds({ checks }: CacheEntry, generation: number, headers: Headers): Promise<boolean> {
    const purgesOf = (tags: readonly string[]) => this.generations.since(generation, new Set(tags));
    return Promise.all(checks.map((check) => stillHolds(check, headers, purgesOf(check.tags)))).then(
      (answers) => answers.every(Boolean),
      () => false,
    );
  }

  private accepts(entry: CacheEntry, began: number): boolean {
    return (
      entry.immutable || (this.isEnabled && this.generations.isCurrent(began, [...entry.tags, ...checkTags(entry)]))
    );
  }

  /** Compares requests with those of all that it would displace, so that one-off requests displace nothing. */
  private isWorthRoom(key: string, entry: CacheEntry): boolean {
    const entries = this.entriesFor(entry);
    if (entries.has(key)) return true;
    let missing = entries.calculatedSize + sizeOf(entry, key) - entries.maxSize;
    let worth = this.frequency.estimate(key) - (entry.isVariant ? 1 : 0);
    for (const other of entries.rkeys()) {
      if (missing <= 0 || worth < 0) break;
      const displaced = entries.peek(other);
      if (displaced === undefined) continue;
      missing -= sizeOf(displaced, other);
      if (displaced.immutable || this.isYoung(displaced, entry.storedAt)) worth -= this.frequency.estimate(other);
    }
    return missing <= 0 && worth >= 0;
  }

  private put(key: string, entry: CacheEntry): void {
    if (!this.entriesFor(entry).set(key, entry).has(key)) return;
    this.index.add(key, entry.tags);
    this.checked.add(key, checkTags(entry));
  }

  private compartment(maxSize: number): Entries {
    return new LRUCache({
      maxSize,
      sizeCalculation: sizeOf,
      dispose: (entry, key) => {
        this.index.remove(key, entry.tags);
        this.checked.remove(key, checkTags(entry));
        this.inDoubt.delete(key);
        this.hits.delete(key);
      },
    });
  }

  private peek(key: string): CacheEntry | undefined {
    return this.plain.peek(key) ?? this.variants.peek(key);
  }

  private entriesFor({ isVariant }: CacheEntry): Entries {
    return isVariant ? this.variants : this.plain;
  }
}

/** Makes a store the target of purges in this process; `undefined` removes it. */
export function installStore(store: ResponseStore | undefined): void {
  registerShared('store', store);
}

/** Undefined in scripts and workers, which serve nothing. */
export function installedStore():
  | Pick<ResponseStore, 'apply' | 'size' | 'isEnabled' | 'documents' | 'programDocuments'>
  | undefined {
  return findShared<ResponseStore>('store');
}

const checkTags = ({ checks }: CacheEntry): readonly string[] => checks.flatMap(({ tags }) => tags);

function sizeOf({ body, headers, tags, checks, representations }: CacheEntry, key: string): number {
  const copies = Object.values(representations).flatMap((made) =>
    made instanceof Promise || made.body === body ? [] : made.body,
  );
  return (
    ENTRY_OVERHEAD +
    body.length +
    sum(copies, (copy) => copy.length) +
    sum([key, ...headers], (text) => text.length) +
    sum(tags, (tag) => tag.length + TAG_OVERHEAD) +
    checks.length * CHECK_OVERHEAD
  );
}

const sum = <T>(list: readonly T[], measure: (item: T) => number): number =>
  list.reduce((total, item) => total + measure(item), 0);
