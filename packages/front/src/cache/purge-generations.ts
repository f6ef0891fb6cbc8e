import type { Purges } from './entry';

/** Tags remembered one by one, before the oldest are folded into the floor: some 10 MB. */
const MAX_REMEMBERED_TAGS = 100_000;
const MAX_REMEMBERED_PURGES = 5_000;

/** `purged` by tag, with the generation, the oldest first. */
interface PastPurges {
  readonly current: number;
  readonly floor: number;
  readonly purged: [tag: string, generation: number][];
}

/** A render that began before one of its tags was purged may have read old data and must not be stored. */
export class PurgeGenerations {
  private counter = 0;
  /** Renders that began at or before this generation are stale, whatever their tags. */
  private floor = -1;
  private readonly lastPurge = new Map<string, number>();
  /** By generation, the newest last. */
  private readonly purges = new Map<number, readonly string[]>();

  constructor(private readonly maxTags = MAX_REMEMBERED_TAGS) {}

  /** The generation to note when a render begins. */
  get current(): number {
    return this.counter;
  }

  purge(tags: readonly string[]): void {
    const generation = this.counter++;
    for (const tag of tags) {
      // Deleted first, so that the oldest purge comes first.
      this.lastPurge.delete(tag);
      this.lastPurge.set(tag, generation);
    }
    this.purges.set(generation, tags);
    if (this.purges.size > MAX_REMEMBERED_PURGES) this.purges.delete(generation - MAX_REMEMBERED_PURGES);
    if (this.lastPurge.size > this.maxTags) this.foldOldest();
  }

  purgeAll(): void {
    this.floor = this.counter++;
    this.lastPurge.clear();
    this.purges.clear();
  }

  isCurrent(began: number, tags: readonly string[]): boolean {
    return began > this.floor && tags.every((tag) => (this.lastPurge.get(tag) ?? -1) < began);
  }

  /** The purges of one of these tags from a generation on; undefined if they are forgotten. */
  since(generation: number, tags: ReadonlySet<string>): Purges | undefined {
    const [oldest = this.counter] = this.purges.keys();
    if (generation < oldest) return undefined;
    const all = Array.from({ length: this.counter - generation }, (_, age) => this.purges.get(generation + age) ?? []);
    return all.filter((purged) => purged.some((tag) => tags.has(tag)));
  }

  get past(): PastPurges {
    return { current: this.counter, floor: this.floor, purged: [...this.lastPurge] };
  }

  /** Continues after another process; called before anything is rendered. */
  resume({ current, floor, purged }: PastPurges): void {
    this.counter = Math.max(this.counter, current);
    this.floor = Math.max(this.floor, floor);
    for (const [tag, generation] of purged) this.lastPurge.set(tag, generation);
  }

  private foldOldest(): void {
    for (const [tag, generation] of this.lastPurge) {
      if (this.lastPurge.size <= this.maxTags / 2) return;
      this.lastPurge.delete(tag);
      this.floor = generation;
    }
  }
}
