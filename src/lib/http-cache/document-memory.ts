import { LRUCache } from 'lru-cache';
import type { PurgeGenerations } from './purge-generations';
import type { Said } from './request-scope';
import { TagIndex } from './tag-index';

/** As JSON; what they take in memory is a few times that. */
const DEFAULT_BYTES = 16 * 1024 * 1024;
const OVERHEAD = 256;

/** What was read, and what the reading said about answers that show it. */
export interface KeptDocument {
  readonly value: unknown;
  readonly said: Said;
}

/**
 * What pages are made of, as it was read for everybody: plain data, frozen. It leaves by the same purges as the
 * responses that show it, so it is never older than they may be.
 */
export class DocumentMemory {
  private readonly documents: LRUCache<string, KeptDocument & { bytes: number }>;
  private readonly index = new TagIndex();
  private readonly underWay = new Map<string, { began: number; reading: Promise<KeptDocument> }>();

  /** @param options limits for all documents together, bytes, and for the age of one, ms. */
  constructor(
    private readonly generations: PurgeGenerations,
    { maxBytes = DEFAULT_BYTES, maxAgeMs }: { maxBytes?: number; maxAgeMs: number },
  ) {
    this.documents = new LRUCache({
      maxSize: maxBytes,
      ttl: maxAgeMs,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: ({ said }, key) => this.index.remove(key, said.tags),
    });
  }

  get(key: string): KeptDocument | undefined {
    return this.documents.get(key);
  }

  /** Reads a document once for all who ask for it meanwhile, unless something was purged since the reading began. */
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

  /** The generation to note when a reading begins. */
  get current(): number {
    return this.generations.current;
  }

  /** Keeps what was read since generation `began`, unless it was purged meanwhile, or is not there. */
  keep(key: string, { value, said }: KeptDocument, began: number): void {
    if (value === undefined || said.isVetoed || !this.generations.isCurrent(began, said.tags)) return;
    const bytes = OVERHEAD + JSON.stringify(value).length + said.tags.join('').length;
    const kept = { value: deepFreeze(value), said, bytes };
    if (this.documents.set(key, kept).has(key)) this.index.add(key, said.tags);
  }

  purgeTags(tags: readonly string[]): void {
    for (const key of this.index.keysUnder(tags)) this.documents.delete(key);
  }

  clear(): void {
    this.documents.clear();
    this.index.clear();
  }
}

/** Requests share it. */
function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
