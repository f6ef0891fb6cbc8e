import { AsyncLocalStorage } from 'node:async_hooks';
import type { Check } from './entry';
import { sharedInstance } from '../shared-instance';

export interface CacheDirectives {
  readonly tags: readonly string[];
  readonly isMarked: boolean;
  readonly isDenied: boolean;
}

export class CacheDecision {
  readonly tags = new Set<string>();
  readonly checks: Check[] = [];
  private marked = false;
  private strangersOnly = false;
  private vetoed = false;
  private missing = false;

  constructor(private readonly whole?: CacheDecision) {}

  get isPublic(): boolean {
    return this.marked && !this.vetoed;
  }

  get isOpen(): boolean {
    return !this.marked && !this.vetoed;
  }

  get isMissing(): boolean {
    return this.missing;
  }

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

  applyDirectives({ tags, isMarked, isDenied }: CacheDirectives): void {
    if (isMarked) this.mark(tags);
    else this.addTags(tags);
    if (isDenied) this.deny();
  }

  get directives(): CacheDirectives {
    return { tags: [...this.tags], isMarked: this.marked, isDenied: this.vetoed };
  }
}

export interface RequestIdentity {
  readonly id: string;
  readonly route: string;
  readonly traceId?: string;
}

type Scope = { decision: CacheDecision; request?: RequestIdentity };

const scope = sharedInstance('request-scope', () => new AsyncLocalStorage<Scope>());

export function runInRequestScope<T>(decision: CacheDecision, handle: () => T, request?: RequestIdentity): T {
  return scope.run({ decision, request }, handle);
}

export const currentRequest = (): RequestIdentity | undefined => scope.getStore()?.request;

const currentDecision = (): CacheDecision | undefined => scope.getStore()?.decision;

const runWith = <T>(decision: CacheDecision, work: () => T): T => scope.run({ ...scope.getStore(), decision }, work);

/** The directives apply to the request too. */
export async function runAsPart<T>(work: () => Promise<T>): Promise<{ value: T; directives: CacheDirectives }> {
  const decision = new CacheDecision(currentDecision());
  const value = await runWith(decision, work);
  return { value, directives: decision.directives };
}

/** The directives do not apply to the current request. */
export async function runApart<T>(work: () => Promise<T>): Promise<{ value: T; directives: CacheDirectives }> {
  return runWith(new CacheDecision(), () => runAsPart(work));
}

export function applyDirectives(directives: CacheDirectives): void {
  currentDecision()?.applyDirectives(directives);
}

/** For output that depends on nothing but the URL and the tags' data: not on cookies, other headers or the time. */
export function markCacheable(tags: readonly string[]): void {
  currentDecision()?.mark(tags);
}

/** Stored by us alone, for requests without a session: another cache would serve it after a login. */
export function markForStrangers(tags: readonly string[]): void {
  currentDecision()?.markForStrangers(tags);
}

/** For the frame around pages: an unmarked page stays private. */
export function addCacheTags(tags: readonly string[]): void {
  currentDecision()?.addTags(tags);
}

export function addCheck(check: Check): void {
  currentDecision()?.addCheck(check);
}

/** However else the response is marked. */
export function markPrivate(): void {
  currentDecision()?.deny();
}

/** Not stored. Next’s own `notFound` leaves a page blank until its script is there. */
export function markMissing(): void {
  currentDecision()?.miss();
}
