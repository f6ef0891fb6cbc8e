import type { Purges } from './entry';

/** Tags remembered one by one before they are folded into the floor. */
const MAX_REMEMBERED_TAGS = 10_000;
/** Purges remembered as they came. */
const MAX_REMEMBERED_PURGES = 5_000;

/**
 * Orders purges against renders. A render that began before one of its tags was purged may have read the old data, so
 * its response must not be stored.
 */
export class PurgeGenerations {
  private counter = 0;
  /** Renders that began at or before this generation are out, whatever their tags. */
  private floor = -1;
  private readonly lastPurge = new Map<string, number>();
  /** By generation, the newest last. */
  private readonly purges = new Map<number, readonly string[]>();

  constructor(private readonly maxTags = MAX_REMEMBERED_TAGS) {}

  /** The generation to note when a render begins. */
  get current(): number {
    return this.counter;
  }

  /** Records a purge of these tags. */
  purge(tags: readonly string[]): void {
    const generation = this.counter++;
    for (const tag of tags) this.lastPurge.set(tag, generation);
    this.purges.set(generation, tags);
    if (this.purges.size > MAX_REMEMBERED_PURGES) this.purges.delete(generation - MAX_REMEMBERED_PURGES);
    if (this.lastPurge.size > this.maxTags) this.fold(generation);
  }

  /** Records a purge of everything. */
  purgeAll(): void {
    this.fold(this.counter++);
  }

  /** Whether nothing the render depends on was purged since it began. */
  isCurrent(began: number, tags: readonly string[]): boolean {
    return began > this.floor && tags.every((tag) => (this.lastPurge.get(tag) ?? -1) < began);
  }

  /** The purges of one of these tags from a generation on; undefined where it is too long ago. */
  since(generation: number, tags: ReadonlySet<string>): Purges | undefined {
    const [oldest = this.counter] = this.purges.keys();
    if (generation < oldest) return undefined;
    const all = Array.from({ length: this.counter - generation }, (_, age) => this.purges.get(generation + age) ?? []);
    return all.filter((purged) => purged.some((tag) => tags.has(tag)));
  }

  private fold(generation: number): void {
    this.floor = generation;
    this.lastPurge.clear();
    this.purges.clear();
  }
}
