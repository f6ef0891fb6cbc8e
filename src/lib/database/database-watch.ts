import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env';
import { findShared, sharedInstance } from '@/lib/process/shared-instance';
import { log } from '@/lib/log';
import { serverAnswers } from './server-answers';

export interface WatchOptions {
  connectionString: string;
  /** Wait for an answer before the server is probed, ms. */
  patienceMs?: number;
  /** Wait for the answer to a probe, ms. */
  probeMs?: number;
  /** Pause between two probes of a server that is away, ms. */
  retryMs?: number;
  /** Time that a refused connection is remembered, ms. */
  refusalMs?: number;
}

const NAME = 'database-watch';

/**
 * Tells a slow statement from a server that answers nobody, by a probe once an answer takes longer than usual. If the
 * server is stopped or unreachable, all waiting ends; otherwise a statement may take as long as its own limits allow.
 */
export class DatabaseWatch {
  private readonly options: Required<WatchOptions>;
  private readonly waiting = new Set<() => void>();
  private asking: Promise<void> | undefined;
  private away = false;
  private refusedAt = -Infinity;

  constructor({
    connectionString,
    patienceMs = 2_000,
    probeMs = 2_000,
    retryMs = 250,
    refusalMs = 5_000,
  }: WatchOptions) {
    this.options = { connectionString, patienceMs, probeMs, retryMs, refusalMs };
  }

  /** True if the last probe had no answer. */
  get isAway(): boolean {
    return this.away;
  }

  /** True if the server has lately refused a connection, as it does while its disk is full. */
  get isRefusing(): boolean {
    return performance.now() - this.refusedAt < this.options.refusalMs;
  }

  noteRefusal(): void {
    this.refusedAt = performance.now();
  }

  /**
   * Begins to wait for the server.
   * @param giveUp called once if it is away, at once if that is known already
   * @returns a function that ends the waiting
   */
  wait(giveUp: () => void): () => void {
    if (this.away) {
      giveUp();
      return () => undefined;
    }
    const timer = setInterval(() => void this.ask(), this.options.patienceMs).unref();
    const end = (): void => {
      clearInterval(timer);
      this.waiting.delete(lose);
    };
    const lose = (): void => {
      end();
      giveUp();
    };
    this.waiting.add(lose);
    return end;
  }

  /** Probes the server; simultaneous calls share one probe. */
  ask(): Promise<void> {
    if (!this.away) this.asking ??= this.askOnce().finally(() => (this.asking = undefined));
    return this.asking ?? Promise.resolve();
  }

  private async askOnce(): Promise<void> {
    if (await this.answers()) return;
    this.away = true;
    log.warn('The database is not responding.');
    for (const lose of [...this.waiting]) lose();
    void this.waitForReturn();
  }

  private async waitForReturn(): Promise<void> {
    do await sleep(this.options.retryMs, undefined, { ref: false });
    while (!(await this.answers()));
    this.away = false;
    log.warn('The database answers again.');
  }

  private answers(): Promise<boolean> {
    return serverAnswers(this.options.connectionString, this.options.probeMs);
  }
}

export const databaseWatch = (): DatabaseWatch =>
  sharedInstance(NAME, () => new DatabaseWatch({ connectionString: env.databaseUrl }));

/** True if this process knows that its database is away. */
export const isDatabaseAway = (): boolean => findShared<DatabaseWatch>(NAME)?.isAway ?? false;
