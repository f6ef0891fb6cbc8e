import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env';
import { findShared, sharedInstance } from '@/lib/http-cache/shared';
import { log } from '@/lib/log';
import { serverAnswers } from './server-answers';

export interface WatchOptions {
  connectionString: string;
  /** How long an answer may take before the server is asked whether it is there, ms. */
  patienceMs?: number;
  /** How long it may take to say so, ms. */
  probeMs?: number;
  /** Pause between two questions to a server that is away, ms. */
  retryMs?: number;
  /** How long a connection that was refused is remembered, ms. */
  refusalMs?: number;
}

const NAME = 'database-watch';

/**
 * Tells a statement that takes long from a server that answers nobody: who waits longer than usual makes it ask. A
 * server that is stopped, or behind a broken line, ends the waiting of all; one that answers may take as long as its own
 * limits let it.
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

  /** Whether the server answered nobody when it was last asked. */
  get isAway(): boolean {
    return this.away;
  }

  /** Whether the server has lately refused a connection, as one does whose disk is full. */
  get isRefusing(): boolean {
    return performance.now() - this.refusedAt < this.options.refusalMs;
  }

  noteRefusal(): void {
    this.refusedAt = performance.now();
  }

  /**
   * Begins to wait for the server.
   * @param giveUp called once where it is away, or is found to be: at once in the first case.
   * @returns what ends the waiting.
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

  /** Asks the server whether it is there; several who ask at once ask once. */
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

/** The watch of this process over its database. */
export const databaseWatch = (): DatabaseWatch =>
  sharedInstance(NAME, () => new DatabaseWatch({ connectionString: env.databaseUrl }));

/** Whether this process knows that its database is away. */
export const isDatabaseAway = (): boolean => findShared<DatabaseWatch>(NAME)?.isAway ?? false;
