import { LRUCache } from 'lru-cache';
import { stillHolds } from './checked';
import type { CacheEntry } from './entry';
import type { DiskStore } from './disk/disk-store';
import { DocumentMemory } from './document-memory';
import { FrequencySketch } from './frequency-sketch';
import { PURGE_ALL, type Notice } from './notice';
import { PurgeGenerations } from './purge-generations';
import { findShared, registerShared } from './shared';
import { TagIndex } from './tag-index';

const MEGABYTE = 1024 * 1024;
/** What no purge told of shows after this long at the latest. */
const DEFAULT_MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** How long answers are served that nobody can confirm, as the database is away. */
const AWAY_MS = 10 * 60 * 1000;
/** Asked for so often lately, a page is worth room on a full disk (once is the request that has it written). */
const OFTEN_ON_DISK = 2;
/** Index of one entry and the objects it consists of, roughly, in bytes. */
const ENTRY_OVERHEAD = 2048;
/** A place in the index, bytes. */
const TAG_OVERHEAD = 64;
/** Notices that may still be heard a second time: from PostgreSQL, and from the process that sent them. */
const REMEMBERED_NOTICES = 1_000;
/** How many pages are named after one purge at most, for being made anew. */
const MOST_POPULAR = 20;
/** A page is asked for often that was answered with so many times since it was made, and as far apart at most, ms. */
const POPULAR_HITS = 3;
const POPULAR_EVERY_MS = 60_000;
/** A question with what it is about, bytes. */
const CHECK_OVERHEAD = 1024;

export interface StoreOptions {
  /** Limit for the entries of plain addresses, bytes. */
  maxBytes?: number;
  /** Limit for all entries that are variants, bytes: however many are asked for, they displace only each other. */
  maxVariantBytes?: number;
  /** Limit for the age of an entry, ms. */
  maxAgeMs?: number;
}

type Entries = LRUCache<string, CacheEntry>;

/** The responses this process can answer without rendering, bounded by bytes and indexed by tag. */
export class ResponseStore {
  readonly generations = new PurgeGenerations();
  /** The second layer: what responses are rendered from. */
  readonly documents: DocumentMemory;
  /** What programs are answered with. */
  readonly programDocuments: DocumentMemory;
  private readonly plain: Entries;
  private readonly variants: Entries;
  private readonly frequency = new FrequencySketch();
  private readonly index = new TagIndex();
  /** By the tags of their checks. */
  private readonly checked = new TagIndex();
  /** With the generation of the purge that first put them in doubt. */
  private readonly inDoubt = new Map<string, number>();
  /** How often each entry was answered with since it was made. */
  private readonly hits = new Map<string, number>();
  private onPurge: ((popular: readonly string[]) => void) | undefined;
  private readonly heeded = new LRUCache<string, true>({ max: REMEMBERED_NOTICES });
  private readonly maxAgeMs: number;
  private state: 'enabled' | 'unconfirmed' | 'disabled' = 'enabled';
  /** Until when purges were heard, while they are not; epoch, ms. */
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

  /** Gives the store a second tier, for what falls out of memory and for the next process. */
  useDisk(disk: DiskStore): void {
    this.disk = disk;
  }

  /** Names a listener the pages that people ask for often, and that a purge dropped or left in doubt: the most asked for first. */
  whenPurged(listener: ((popular: readonly string[]) => void) | undefined): void {
    this.onPurge = listener;
  }

  /** Number of entries in memory. */
  get size(): number {
    return this.plain.size + this.variants.size;
  }

  /** Bytes the entries are charged with. */
  get bytes(): number {
    return this.plain.calculatedSize + this.variants.calculatedSize;
  }

  /** Whether purges are heard, so that what is answered is current and what is rendered may be stored. */
  get isEnabled(): boolean {
    return this.state === 'enabled';
  }

  /** The entry to answer with at `now` (epoch, ms), if there is one. */
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

  /**
   * The entry that a purge left in doubt, if what it was made of is still the same; otherwise it goes. Never rejects.
   * @param headers of the request that would have it.
   */
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

  /**
   * Stores a response whose render began at generation `began`, if it is worth the room; false where a purge or an
   * outage came in between, so that nobody else may have it.
   */
  set(key: string, entry: CacheEntry, began: number): boolean {
    if (!this.accepts(entry, began)) return false;
    this.frequency.increment(key);
    if (this.isWorthRoom(key, entry)) this.put(key, entry);
    if (entry.isPage && !entry.immutable)
      void this.disk?.keep(key, entry, began, this.frequency.estimate(key) >= OFTEN_ON_DISK);
    return true;
  }

  /**
   * The entry that lies on disk, which comes to memory again where it is worth the room; one that a purge left in doubt if
   * what it was made of is still the same. Never rejects.
   * @param headers of the request that would have it.
   */
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
    if (this.isWorthRoom(key, entry)) this.put(key, entry);
    return entry;
  }

  /** Charges an entry anew that has got another encoding. */
  recount(key: string, entry: CacheEntry): void {
    const entries = this.entriesFor(entry);
    if (entries.peek(key) !== entry) return;
    const doubted = this.inDoubt.get(key);
    entries.delete(key);
    this.put(key, entry);
    if (doubted !== undefined) this.inDoubt.set(key, doubted);
  }

  /** Drops what a notice says, once, however often it is heard: from then on it was committed. */
  heed({ id, purge }: Notice): void {
    if (id !== '' && this.heeded.has(id)) return;
    this.heeded.set(id, true);
    if (purge === PURGE_ALL) this.clear();
    else this.purgeTags(purge);
  }

  /**
   * Drops every entry that carries one of the tags, doubts those with a check that does, and keeps renders under way from
   * storing what they read before.
   */
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

  /** Those that are asked for often, the most asked for first: pages under plain addresses, as queries are without end. */
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

  /** Drops everything. */
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

  /**
   * Serves what is here, and stores nothing more, while the database is away and nobody can change it: for as long
   * after the last purge could be heard as an entry may be old.
   */
  suspend(now = Date.now()): void {
    this.leave('unconfirmed', now);
  }

  /**
   * Serves again.
   * @param missed all that was purged while nothing was heard; undefined where nobody knows: from empty then.
   */
  enable(missed?: readonly Notice[]): void {
    if (missed) missed.forEach((notice) => this.heed(notice));
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

  /** Whether all that an entry was made of is as it was at a generation. Never rejects. */
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

  /**
   * Whether a newcomer is asked for as often as all that it would displace together, a variant more often: those asked
   * for once, of whom there is no end, displace nobody. What is too old to be answered with counts for nothing.
   */
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

/** Makes a store the one that purges in this process reach; `undefined` takes it away again. */
export function installStore(store: ResponseStore | undefined): void {
  registerShared('store', store);
}

/** The store of this process; undefined in scripts and workers, which serve nothing. */
export function installedStore():
  | Pick<ResponseStore, 'heed' | 'size' | 'isEnabled' | 'documents' | 'programDocuments'>
  | undefined {
  return findShared<ResponseStore>('store');
}

const checkTags = ({ checks }: CacheEntry): readonly string[] => checks.flatMap(({ tags }) => tags);

/** All that is kept because of an entry, bytes. */
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
