import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startShopFront, type ShopHarness } from '../setup/front-harness';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { noticeOf } from '@kitroom/front/cache/notice';
import { notifyPurge } from '@kitroom/front/cache/purge';
import { removePostgres, startPostgres } from '../../scripts/lib/postgres.mjs';

/** Accepts connections and answers none. */
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
let database: {
  payload: Payload;
  watch: import('@/lib/database/database-watch').DatabaseWatch;
  query: typeof import('@/lib/database/query').query;
  inTransaction: typeof import('@/lib/database/transaction').inTransaction;
  localRequest: typeof import('@/lib/payload/local-request').localRequest;
  describeError: typeof import('@/lib/describe-database-error').describeDatabaseError;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kitroom-frozen-'));
  chmodSync(folder, 0o711);
  postgres = await startPostgres({ dataDir: folder, durable: false });
  process.env.DATABASE_URL = postgres.url;
  await other(`create table notes (text text not null);
    create table payload_migrations (name text);
    create unlogged table cache_purges (id uuid primary key, xid xid8 not null default pg_current_xact_id(), notice text not null)`);
  const { DatabaseWatch } = await import('@/lib/database/database-watch');
  const { sharedInstance } = await import('@kitroom/front/shared-instance');
  const watch = sharedInstance(
    'database-watch',
    () => new DatabaseWatch({ connectionStrings: [postgres.url], patienceMs: 300, probeMs: 1_000, retryMs: 20 }),
  );
  const { getPayloadClient } = await import('@/lib/payload/payload-client');
  const { localRequest } = await import('@/lib/payload/local-request');
  const { query } = await import('@/lib/database/query');
  const { inTransaction } = await import('@/lib/database/transaction');
  const { describeDatabaseError: describeError } = await import('@/lib/describe-database-error');
  database = { payload: await getPayloadClient(), watch, query, inTransaction, localRequest, describeError };
}, 60_000);

afterAll(async () => {
  thaw();
  await database.payload.destroy();
  await postgres.stop();
  removePostgres(folder);
  rmSync(folder, { recursive: true, force: true });
});

function serverProcesses(): number[] {
  const { place } = JSON.parse(readFileSync(join(folder, 'postgres/launcher.json'), 'utf8')) as {
    place: string | null;
  };
  const file = join(place ?? join(folder, 'postgres'), 'cluster/postmaster.pid');
  const postmaster = Number.parseInt(readFileSync(file, 'utf8'), 10);
  const parentOf = (pid: string) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  };
  const isChild = (pid: string) => {
    try {
      return parentOf(pid) === postmaster;
    } catch {
      return false;
    }
  };
  return [
    postmaster,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isChild(name))
      .map(Number),
  ];
}

/** The postmaster first: it starts processes. */
function freeze(): void {
  const [postmaster = NaN] = serverProcesses();
  process.kill(postmaster, 'SIGSTOP');
  signalAll('SIGSTOP');
}

function thaw(): void {
  signalAll('SIGCONT');
}

function signalAll(signal: NodeJS.Signals): void {
  for (const pid of serverProcesses()) if (existsSync(`/proc/${pid}`)) process.kill(pid, signal);
}

async function other(text: string, purge: readonly string[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(text);
  if (purge.length > 0) await notifyPurge((...statement) => client.query(...statement), noticeOf(purge));
  await client.end();
}

const notes = async (): Promise<string[]> =>
  (await database.query<{ text: string }>(database.payload, 'select text from notes', [])).map(({ text }) => text);

const isBack = () => expect.poll(() => database.watch.isAway, { interval: 10 }).toBe(false);

afterEach(async () => {
  thaw();
  await isBack();
  await other('truncate notes', ['notes']);
});

describe.runIf(process.platform === 'linux')('while PostgreSQL is frozen', () => {
  it('ends every wait for an answer or a connection soon after the database is away', async () => {
    await notes();
    freeze();
    const queries = await Promise.allSettled(Array.from({ length: 25 }, notes));
    const failed = queries.map((each) =>
      each.status === 'rejected' ? database.describeError(each.reason)?.status : 200,
    );
    expect(failed).toEqual(Array.from({ length: 25 }, () => 503));
    expect(database.watch.isAway).toBe(true);
    await expect(notes()).rejects.toThrow('The database is not responding.');
    thaw();
    await isBack();
    expect(await notes()).toEqual([]);
  });

  it('notes a connection that it cuts', async () => {
    await notes();
    expect(database.watch.isRefusing).toBe(false);
    await other(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kitroom'`);
    await expect.poll(() => database.watch.isRefusing, { interval: 10 }).toBe(true);
  });

  it('GET /api/health says so', async () => {
    const { GET } = await import('@/app/api/health/route');
    const ask = () => GET(new Request('http://shop.test/api/health'));
    expect((await ask()).status).toBe(200);
    freeze();
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { type: '/developers/errors#unavailable', code: 'unavailable', message: 'The database is not responding.' },
    ]);
    thaw();
    await isBack();
    expect((await ask()).status).toBe(200);
  });

  it('a transaction that lost an answer is not committed, though its work went on and the server came back', async () => {
    const { payload, inTransaction, localRequest } = database;
    const written = inTransaction(await localRequest(payload), async ({ client }) => {
      await client.query("insert into notes values ('half')");
      freeze();
      await expect(client.query("insert into notes values ('the other half')")).rejects.toThrow();
      thaw();
      await isBack();
    });
    await expect(written).rejects.toThrow();
    expect(await notes()).toEqual([]);
  });

  it('a transaction whose COMMIT is not answered fails', async () => {
    const { payload, inTransaction, localRequest } = database;
    const written = inTransaction(await localRequest(payload), async ({ client }) => {
      await client.query("insert into notes values ('in doubt')");
      freeze();
    });
    await expect(written).rejects.toThrow();
  });

  it('no connection is used again on which a statement was given up', async () => {
    const { payload } = database;
    const pids = async () =>
      (await database.query<{ pid: number }>(payload, 'select pg_backend_pid() as pid', []))[0]?.pid;
    const before = await pids();
    freeze();
    await expect(pids()).rejects.toThrow();
    thaw();
    await isBack();
    expect(await pids()).not.toBe(before);
  });
});

it.each([
  [60_000, true],
  [0, false],
])('a server that answers and refuses a connection is known for %i ms', async (refusalMs, isKnown) => {
  const { DatabaseWatch } = await import('@/lib/database/database-watch');
  const { watchPool } = await import('@/lib/database/watch-pool');
  const watch = new DatabaseWatch({ connectionStrings: [postgres.url], refusalMs });
  expect(watch.isRefusing).toBe(false);
  // As with a full disk: it greets, then ends the session.
  const refused = watchPool(new pg.Pool({ connectionString: postgres.url.replace('//kitroom', '//none') }), watch);
  await expect(refused.query('select 1')).rejects.toThrow('authentication failed');
  expect([watch.isRefusing, watch.isAway]).toEqual([isKnown, false]);
  await refused.end();
});

it('a statement may take its time while the server is there', async () => {
  const slow = database.query(database.payload, 'select pg_sleep(1)', []);
  await expect(slow).resolves.toHaveLength(1);
  expect(database.watch.isAway).toBe(false);
});

describe.runIf(process.platform === 'linux')('the HTTP front', () => {
  let front: ShopHarness;
  let listener: import('@kitroom/front/purge/purge-listener').PurgeListener;

  beforeAll(async () => {
    const { listenForPurges } = await import('@kitroom/front/purge/purge-listener');
    const { watch } = database;
    front = await startShopFront(
      async (req, res) => {
        const found = await notes();
        markCacheable(['notes']);
        res.setHeader('Content-Type', 'text/html').end(`${req.url} ${found}`);
      },
      { isDatabaseAway: () => watch.isAway },
    );
    const silent = { error: () => undefined, warn: () => undefined, info: () => undefined };
    listener = listenForPurges({
      connectionString: postgres.url,
      schemaVersion: `select 'any'`,
      store: front.store,
      log: silent,
      probeIntervalMs: 50,
      probeTimeoutMs: 1_000,
    });
    await vi.waitFor(() => expect(front.store.isEnabled).toBe(true), { timeout: 10_000 });
  });
  afterAll(async () => {
    thaw();
    await listener.close();
    await front.close();
  });

  const read = async (path: string) => {
    const { status, headers, body } = await front.send(path);
    return { status, cache: headers['x-cache'], body: body.toString() };
  };

  it('answers what it has, 503 for the rest, and nothing that is out of date once the database is back', async () => {
    await other("insert into notes values ('old')", ['notes']);
    await expect.poll(() => read('/page')).toEqual({ status: 200, cache: 'HIT', body: '/page old' });

    freeze();
    await expect
      .poll(() => read('/page'), { timeout: 10_000 })
      .toEqual({
        status: 200,
        cache: 'STALE',
        body: '/page old',
      });
    const missing = await front.send('/another');
    expect([missing.status, JSON.parse(missing.body.toString())]).toEqual([
      503,
      expect.objectContaining({ code: 'unavailable', message: 'The database is not responding.' }),
    ]);
    expect(missing.headers['retry-after']).toBe('5');

    thaw();
    await isBack();
    await expect.poll(() => front.store.isEnabled, { timeout: 10_000, interval: 5 }).toBe(true);
    await other("update notes set text = 'new'", ['notes']);
    await expect.poll(() => read('/page')).toEqual({ status: 200, cache: 'HIT', body: '/page new' });
    expect(await read('/another')).toMatchObject({ status: 200, body: '/another new' });
  });

  it('hears what others change in the moment in which the database comes back', async () => {
    await other("insert into notes values ('before')", ['notes']);
    await expect.poll(() => read('/page')).toMatchObject({ cache: 'HIT', body: '/page before' });
    freeze();
    await expect.poll(async () => (await read('/page')).cache, { timeout: 10_000 }).toBe('STALE');
    thaw();
    await other("update notes set text = 'after'", ['notes']);
    await expect.poll(() => front.store.isEnabled, { timeout: 10_000, interval: 5 }).toBe(true);
    expect(await read('/page')).toMatchObject({ status: 200, body: '/page after' });
  });
});
