import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { shopDay } from '@/domain/text/locale';
import { pageViewOf, type PageView } from './page-view';

export interface ViewCount {
  day: string;
  path: string;
  referrer: string;
  views: number;
}

/** Limits of distinct values in a process's day: paths and referrers come from strangers. */
interface ViewLimits {
  paths: number;
  referrers: number;
  pairs: number;
}

const LIMITS: ViewLimits = { paths: 20_000, referrers: 500, pairs: 50_000 };
/** Days of all time zones begin on a quarter of an hour. */
const QUARTER_MS = 900_000;
const KNOWN_AGENTS = 1_000;

/** All referrers beyond the limit; no host has this name. */
const OTHER_REFERRERS = 'other';

export class ViewCounter {
  private readonly counts = new Map<string, ViewCount>();
  /** Telling a browser from a bot takes longer than answering from the cache. */
  private readonly bots = new LRUCache<string, boolean>({ max: KNOWN_AGENTS });
  private quarter = -1;
  private day = '';
  private paths = new Set<string>();
  private referrers = new Set<string>();
  private pairs = new Set<string>();

  constructor(private readonly limits: ViewLimits = LIMITS) {}

  /** Counts the view of a request, to be called if a public page answers it; undefined if it is none. */
  viewOf(req: IncomingMessage): ((now?: number) => void) | undefined {
    const view = pageViewOf(req);
    return view && !this.isBot(req.headers['user-agent']) ? (now) => this.count(view, now) : undefined;
  }

  private count(view: PageView, now = Date.now()): void {
    this.turnTo(Math.floor(now / QUARTER_MS));
    if (!admit(this.paths, view.path, this.limits.paths)) return;
    this.add({ day: this.day, path: view.path, referrer: this.referrerOf(view.path, view.referrer), views: 1 });
  }

  drain(): ViewCount[] {
    const counts = [...this.counts.values()];
    this.counts.clear();
    return counts;
  }

  add(count: ViewCount): void {
    const key = `${count.day} ${count.path} ${count.referrer}`;
    const waiting = this.counts.get(key);
    if (waiting) waiting.views += count.views;
    else this.counts.set(key, { ...count });
  }

  private isBot(agent: string | undefined): boolean {
    if (!agent) return true;
    const known = this.bots.get(agent);
    if (known !== undefined) return known;
    const found = isbot(agent);
    this.bots.set(agent, found);
    return found;
  }

  private turnTo(quarter: number): void {
    if (quarter === this.quarter) return;
    this.quarter = quarter;
    const day = shopDay(new Date(quarter * QUARTER_MS));
    if (day === this.day) return;
    this.day = day;
    for (const seen of [this.paths, this.referrers, this.pairs]) seen.clear();
  }

  private referrerOf(path: string, referrer: string): string {
    if (referrer === '') return '';
    const isKnown =
      admit(this.referrers, referrer, this.limits.referrers) &&
      admit(this.pairs, `${path} ${referrer}`, this.limits.pairs);
    return isKnown ? referrer : OTHER_REFERRERS;
  }
}

function admit(seen: Set<string>, value: string, limit: number): boolean {
  if (seen.has(value)) return true;
  if (seen.size >= limit) return false;
  seen.add(value);
  return true;
}
