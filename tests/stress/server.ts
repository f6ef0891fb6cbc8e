import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { scripts } from '../../package.json';
import { freePort } from '../setup/free-port';

export interface Shop {
  url: string;
  dataDir: string;
  pid: () => number;
  databaseUrl: () => string;
  start: () => Promise<void>;
  /** Popular pages are made: a balancer sends requests. */
  untilReady: () => Promise<void>;
  /** Kill -9: nothing is flushed. */
  killApp: () => Promise<void>;
  /** NaN while there is none. */
  postgresPid: () => number;
  killPostgres: () => void;
  stop: () => Promise<void>;
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  remove: () => Promise<void>;
  loggedErrors: () => string[];
}

type LauncherState = { port: number; password: string; place: string | null };

/** Includes installing and building a release before. */
const PATIENCE_MS = 600_000;

type ShopOptions = {
  demo?: boolean;
  /** Over the settings of a shop on its own. */
  env?: Record<string, string>;
  /** Folder of another release. */
  checkout?: string;
};

export async function newShop({ demo = false, env = {}, checkout }: ShopOptions = {}): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'kitroom-stress-'));
  chmodSync(folder, 0o711);
  const home = join(folder, 'postgres');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, 'server.log');
  const output = openSync(logFile, 'a');
  let app: ChildProcess | undefined;

  const state = () => JSON.parse(readFileSync(join(home, 'launcher.json'), 'utf8')) as LauncherState;

  async function start() {
    const child = spawn(process.execPath, scripts.start.split(' ').slice(1), {
      stdio: ['ignore', output, output],
      cwd: checkout,
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATABASE_DIRECT_URL: '',
        PUBLIC_URL: '',
        SEED_DEMO: String(demo),
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: folder,
        // Each simulated shopper sends an address.
        TRUST_PROXY: 'true',
        ...env,
      },
    });
    app = child;
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await isServing(url))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The shop did not start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
      }
      await sleep(20);
    }
  }

  async function end(signal: NodeJS.Signals) {
    if (!app || app.exitCode !== null || app.signalCode !== null) return;
    const gone = once(app, 'exit');
    app.kill(signal);
    await gone;
  }

  const databaseUrl = () => {
    if (env.DATABASE_URL) return env.DATABASE_URL;
    const { port: postgres, password } = state();
    return `postgres://kitroom:${password}@127.0.0.1:${postgres}/kitroom`;
  };

  const postgresPid = () => {
    const file = join(state().place ?? home, 'cluster', 'postmaster.pid');
    // No file: not restarted since.
    return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : NaN;
  };

  const sql: Shop['sql'] = async (text, values = []) => {
    const client = new pg.Client(databaseUrl());
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };

  return {
    url,
    dataDir: env.DATA_DIR ?? folder,
    start,
    untilReady: async () => {
      while (!(await isServing(url, '/readyz'))) await sleep(50);
    },
    sql,
    databaseUrl,
    pid: () => app?.pid ?? NaN,
    killApp: () => end('SIGKILL'),
    postgresPid,
    killPostgres: () => {
      const postgres = postgresPid();
      if (!Number.isNaN(postgres)) process.kill(postgres, 'SIGKILL');
    },
    stop: () => end('SIGTERM'),
    loggedErrors: () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => /"level":[56]0/.test(line)),
    remove: async () => {
      await end('SIGTERM');
      const place = env.DATABASE_URL ? null : state().place;
      for (const path of place ? [place, folder] : [folder]) rmSync(path, { recursive: true, force: true });
    },
  };
}

const isServing = (url: string, path = '/api/health') =>
  fetch(`${url}${path}`).then(
    (response) => response.ok,
    () => false,
  );
