import { LRUCache } from 'lru-cache';
import type { PurgeGenerations } from './purge-generations';
import type { CacheDirectives } from './request-scope';
import { TagIndex } from './tag-index';

/** As JSON; they take a few times that in memory. */
const DEFAULT_BYTES = 16 * 1024 * 1024;
const OVERHEAD = 256;

interface KeptDocument {
  readonly value: unknown;
  readonly directives: CacheDirectives;
}

/** Plain, frozen data that pages are made of: purged with responses that show it, so never older than they may be. */
export class DocumentMemory {
  private readonly documents: LRUCache<string, KeptDocument & { bytes: number }>;
  private readonly index = new TagIndex();
  private readonly underWay = new Map<string, { began: number; reading: Promise<KeptDocument> }>();

  constructor(
    private readonly generations: PurgeGenerations,
    { maxBytes = DEFAULT_BYTES, maxAgeMs }: { maxBytes?: number; maxAgeMs: number },
  ) {
    this.documents = new LRUCache({
      maxSize: maxBytes,
      ttl: maxAgeMs,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: ({ directives }, key) => this.index.remove(key, directives.tags),
    });
  }

  get(key: string): KeptDocument | undefined {
    return this.documents.get(key);
  }

  /** Reads a document once for all concurrent callers, unless something was purged since the reading began. */
  read(key: string, read: () => Promise<KeptDocument>): Promise<KeptDocument> {
    const began = this.generations.current;
    const other = this.underWay.get(key);
    if (other?.began === began) return other.reading;
    const reading = read().finally(() => {
      if (this.underWay.get(key)?.reading === reading) this.underWay.delete(key);
    });
    this.underWay.set(key, { began, reading });
    return reading.then((document) => {
      this.keep(key, document, began);
      return document;
    });
  }

  get current(): number {
    return this.generations.current;
  }

  keep(key: string, { value, directives }: KeptDocument, began: number): void {
    if (value === undefined || directives.isDenied || !this.generations.isCurrent(began, directives.tags)) return;
    const bytes = OVERHEAD + JSON.stringify(value).length + directives.tags.join('').length;
    const kept = { value: deepFreeze(value), directives, bytes };
    if (this.documents.set(key, kept).has(key)) this.index.add(key, directives.tags);
  }

  purgeTags(tags: readonly string[]): void {
    for (const key of this.index.keysUnder(tags)) this.documents.delete(key);
  }

  clear(): void {
    this.documents.clear();
    this.index.clear();
  }
}

/** Requests share the value. */
function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
