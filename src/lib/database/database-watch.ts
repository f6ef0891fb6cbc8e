import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env';
import { findShared, sharedInstance } from '@kitroom/front/shared-instance';
import { log } from '@/lib/log';
import { connect, type Socket } from 'node:net';
import { Client } from 'pg';

export interface WatchOptions {
  /** The pooler and the database behind it, if there is one. */
  connectionStrings: readonly string[];
  name?: string;
  patienceMs?: number;
  probeMs?: number;
  retryMs?: number;
  refusalMs?: number;
}

const NAME = 'database-watch';

/** Probes the server once an answer is late; if it is away, all waiting ends. */
export class DatabaseWatch {
  private readonly options: Required<WatchOptions>;
  private readonly waiting = new Set<() => void>();
  private asking: Promise<void> | undefined;
  private away = false;
  private refusedAt = -Infinity;

  constructor({
    connectionStrings,
    name = 'The database',
    patienceMs = 2_000,
    probeMs = 2_000,
    retryMs = 250,
    refusalMs = 5_000,
  }: WatchOptions) {
    this.options = { connectionStrings, name, patienceMs, probeMs, retryMs, refusalMs };
  }

  get isAway(): boolean {
    return this.away;
  }

  /** True if it has lately refused a connection, as with a full disk. */
  get isRefusing(): boolean {
    return performance.now() - this.refusedAt < this.options.refusalMs;
  }

  noteRefusal(): void {
    this.refusedAt = performance.now();
  }

  /** @param giveUp called once if the server is or goes away @returns ends the waiting */
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

  /** Simultaneous calls share one probe. */
  ask(): Promise<void> {
    if (!this.away) this.asking ??= this.askOnce().finally(() => (this.asking = undefined));
    return this.asking ?? Promise.resolve();
  }

  private async askOnce(): Promise<void> {
    if (await this.answers()) return;
    this.away = true;
    log.warn(`${this.options.name} is not responding.`);
    for (const lose of [...this.waiting]) lose();
    void this.waitForReturn();
  }

  private async waitForReturn(): Promise<void> {
    do await sleep(this.options.retryMs, undefined, { ref: false });
    while (!(await this.answers()));
    this.away = false;
    log.warn(`${this.options.name} answers again.`);
  }

  private async answers(): Promise<boolean> {
    const { connectionStrings, probeMs } = this.options;
    const answers = await Promise.all(connectionStrings.map((each) => serverAnswers(each, probeMs)));
    return answers.every(Boolean);
  }
}

export const databaseWatch = (): DatabaseWatch =>
  sharedInstance(
    NAME,
    () => new DatabaseWatch({ connectionStrings: [...new Set([env.databaseUrl, env.databaseDirectUrl])] }),
  );

export const isDatabaseAway = (): boolean => findShared<DatabaseWatch>(NAME)?.isAway ?? false;

/** SSLRequest of the protocol, answered with one byte. */
const GREETING = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
/** Turns of the event loop in a time limit. */
const TURNS = 20;

/** A stopped server accepts connections, too. @param timeoutMs does not run while this process is busy */
function serverAnswers(connectionString: string, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = openSocket(new Client(connectionString));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
      if (turns >= TURNS) settle(false);
    }, timeoutMs / TURNS);
    function settle(answered: boolean): void {
      clearInterval(timer);
      socket.destroy();
      resolve(answered);
    }
    socket.unref();
    socket.once('connect', () => socket.write(GREETING));
    socket.once('data', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('close', () => settle(false));
  });
}

export function openSocket({ host, port }: Pick<Client, 'host' | 'port'>): Socket {
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
}
