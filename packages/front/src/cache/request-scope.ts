import { AsyncLocalStorage } from 'node:async_hooks';
import type { Check } from './entry';
import { sharedInstance } from '../shared-instance';

/** Cache directives of a piece of work. */
export interface CacheDirectives {
  readonly tags: readonly string[];
  readonly isMarked: boolean;
  readonly isDenied: boolean;
}

/** Cache directives of one request's render or of a part of it. */
export class CacheDecision {
  readonly tags = new Set<string>();
  readonly checks: Check[] = [];
  private marked = false;
  private strangersOnly = false;
  private vetoed = false;
  private missing = false;

  /** @param whole of which this is a part, and which gets its directives at once */
  constructor(private readonly whole?: CacheDecision) {}

  /** True if the response is marked and not vetoed. */
  get isPublic(): boolean {
    return this.marked && !this.vetoed;
  }

  /** True without any directive. */
  get isOpen(): boolean {
    return !this.marked && !this.vetoed;
  }

  /** True for an answer of 404. */
  get isMissing(): boolean {
    return this.missing;
  }

  /** True if signed-in visitors get something else under the same address. */
  get isForStrangers(): boolean {
    return this.strangersOnly;
  }

  mark(tags: readonly string[]): void {
    this.marked = true;
    this.whole?.mark(tags);
    this.addTags(tags);
  }

  markForStrangers(tags: readonly string[]): void {
    this.strangersOnly = true;
    this.mark(tags);
    this.whole?.markForStrangers(tags);
  }

  addTags(tags: readonly string[]): void {
    for (const tag of tags) this.tags.add(tag);
    this.whole?.addTags(tags);
  }

  /** A part has no checks: it is kept under the tags of its questions. */
  addCheck(check: Check): void {
    if (this.whole) this.addTags(check.tags);
    else this.checks.push(check);
  }

  deny(): void {
    this.vetoed = true;
    this.whole?.deny();
  }

  miss(): void {
    this.missing = true;
    this.deny();
    this.whole?.miss();
  }

  /** Applies the directives of another piece of work. */
  applyDirectives({ tags, isMarked, isDenied }: CacheDirectives): void {
    if (isMarked) this.mark(tags);
    else this.addTags(tags);
    if (isDenied) this.deny();
  }

  get directives(): CacheDirectives {
    return { tags: [...this.tags], isMarked: this.marked, isDenied: this.vetoed };
  }
}

const scope = sharedInstance('request-scope', () => new AsyncLocalStorage<CacheDecision>());

/** Runs a request's handler so that the code below it can set its directives. */
export function runInRequestScope<T>(decision: CacheDecision, handle: () => T): T {
  return scope.run(decision, handle);
}

/** Runs a part of a request’s work and returns its directives, which apply to the request too. */
export async function runAsPart<T>(work: () => Promise<T>): Promise<{ value: T; directives: CacheDirectives }> {
  const decision = new CacheDecision(scope.getStore());
  const value = await scope.run(decision, work);
  return { value, directives: decision.directives };
}

/** Runs a work of its own and returns its directives, which do not apply to the current request. */
export async function runApart<T>(work: () => Promise<T>): Promise<{ value: T; directives: CacheDirectives }> {
  return scope.run(new CacheDecision(), () => runAsPart(work));
}

/** Applies the directives of a shown part to the current request. Does nothing outside a request. */
export function applyDirectives(directives: CacheDirectives): void {
  scope.getStore()?.applyDirectives(directives);
}

/**
 * Marks the current response as the same for every anonymous visitor, to be stored until one of the tags is purged.
 * Repeated calls add tags. Does nothing outside a request. Call it only if the output depends on nothing but the URL
 * and data covered by the tags: not on cookies, other request headers or the time.
 */
export function markCacheable(tags: readonly string[]): void {
  scope.getStore()?.mark(tags);
}

/**
 * Marks a response that only strangers get under an address: we may store it, since no stored answer goes to a request
 * with a session. Other caches may not: they would serve it after a login.
 */
export function markForStrangers(tags: readonly string[]): void {
  scope.getStore()?.markForStrangers(tags);
}

/**
 * Adds tags without marking the response as cacheable: for the frame around pages, so that an unmarked page stays
 * private.
 */
export function addCacheTags(tags: readonly string[]): void {
  scope.getStore()?.addTags(tags);
}

/** Adds tags with a question that tells if the response is still valid. */
export function addCheck(check: Check): void {
  scope.getStore()?.addCheck(check);
}

/** Forbids storing the current response, however else it is marked. Does nothing outside a request. */
export function markPrivate(): void {
  scope.getStore()?.deny();
}

/**
 * Answers the current page with 404, not stored. Next’s own `notFound` leaves a page blank until its script is there.
 */
export function markMissing(): void {
  scope.getStore()?.miss();
}
