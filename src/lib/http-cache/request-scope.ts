import { AsyncLocalStorage } from 'node:async_hooks';
import type { Check } from './entry';
import { sharedInstance } from './shared';

/** What a piece of work said about answers that show what it found. */
export interface Said {
  readonly tags: readonly string[];
  readonly isMarked: boolean;
  readonly isVetoed: boolean;
}

/** What the render of one request, or a part of it, has said about caching its response. */
export class CacheDecision {
  readonly tags = new Set<string>();
  readonly checks: Check[] = [];
  private marked = false;
  private strangersOnly = false;
  private vetoed = false;
  private missing = false;

  /** @param whole of which this is a part: what is said of it is said of the whole at once. */
  constructor(private readonly whole?: CacheDecision) {}

  /** True once something marked the response and nothing vetoed it. */
  get isPublic(): boolean {
    return this.marked && !this.vetoed;
  }

  /** True while nothing was said. */
  get isOpen(): boolean {
    return !this.marked && !this.vetoed;
  }

  /** True where there is nothing at the address. */
  get isMissing(): boolean {
    return this.missing;
  }

  /** True where whoever is signed in gets something else under the same address. */
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

  /** A part has no checks: what is kept of it goes with the tags of what it asked. */
  addCheck(check: Check): void {
    if (this.whole) this.addTags(check.tags);
    else this.checks.push(check);
  }

  veto(): void {
    this.vetoed = true;
    this.whole?.veto();
  }

  miss(): void {
    this.missing = true;
    this.veto();
    this.whole?.miss();
  }

  /** Says what another piece of work said. */
  takeOver({ tags, isMarked, isVetoed }: Said): void {
    if (isMarked) this.mark(tags);
    else this.addTags(tags);
    if (isVetoed) this.veto();
  }

  get said(): Said {
    return { tags: [...this.tags], isMarked: this.marked, isVetoed: this.vetoed };
  }
}

const scope = sharedInstance('request-scope', () => new AsyncLocalStorage<CacheDecision>());

/** Runs a request's handler so that the code below it can decide about the response. */
export function runInRequestScope<T>(decision: CacheDecision, handle: () => T): T {
  return scope.run(decision, handle);
}

/** Runs a part of a request’s work, and answers what it said of itself. */
export async function runAsPart<T>(work: () => Promise<T>): Promise<{ value: T; said: Said }> {
  const decision = new CacheDecision(scope.getStore());
  const value = await scope.run(decision, work);
  return { value, said: decision.said };
}

/** Runs a work of its own, and answers what it said, of which nothing is said of the current request. */
export async function runApart<T>(work: () => Promise<T>): Promise<{ value: T; said: Said }> {
  return scope.run(new CacheDecision(), () => runAsPart(work));
}

/** Says of the current request what was said of something it shows. Outside a request it does nothing. */
export function takeOver(said: Said): void {
  scope.getStore()?.takeOver(said);
}

/**
 * Says that the response of the current request is the same for every anonymous visitor and may be stored until one
 * of the tags is purged. Repeated calls add tags. Outside a request it does nothing.
 *
 * Call it only where the output depends on nothing but the URL and data covered by the tags: not on cookies, not on
 * other request headers, not on the time.
 */
export function markCacheable(tags: readonly string[]): void {
  scope.getStore()?.mark(tags);
}

/**
 * Says the same of what strangers alone get under an address: we may store it, since no stored answer goes to a request with a
 * session. No cache but ours may: it would answer with it once someone has logged in.
 */
export function markForStrangers(tags: readonly string[]): void {
  scope.getStore()?.markForStrangers(tags);
}

/**
 * Says what the current response also depends on, and leaves to others whether it may be stored: for the frame around
 * pages, so that a page which says nothing stays private.
 */
export function addCacheTags(tags: readonly string[]): void {
  scope.getStore()?.addTags(tags);
}

/** Says what the current response also depends on, and how to see whether that is still the same. */
export function addCheck(check: Check): void {
  scope.getStore()?.addCheck(check);
}

/** Forbids storing the response of the current request, whatever else marks it. Outside a request it does nothing. */
export function markPrivate(): void {
  scope.getStore()?.veto();
}

/**
 * Says that there is nothing at the current address: what the page shows instead is answered with 404, and not stored.
 * Next’s own `notFound` leaves a page blank until its script is there.
 */
export function markMissing(): void {
  scope.getStore()?.miss();
}
