import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checked } from '@kitroom/front/cache/checked';
import { DiskStore } from '@kitroom/front/cache/disk/disk-store';
import type { CacheEntry } from '@kitroom/front/cache/entry';
import { formatNotice, noticeOf } from '@kitroom/front/cache/notice';
import { notifyPurge } from '@kitroom/front/cache/purge';
import { CacheDecision, markCacheable, runInRequestScope } from '@kitroom/front/cache/request-scope';
import { ResponseStore } from '@kitroom/front/cache/store';
import { listenForPurges } from '@kitroom/front/purge/purge-listener';
import { SCHEMA_VERSION } from '@/server/disk-tier';
import { createProduct, payload } from '../setup/shop';

const connectionString = process.env.DATABASE_URL ?? '';
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined };
const outsider = new pg.Client({ connectionString });
const application = new pg.Client({ connectionString, application_name: 'kitroom' });

let folder: string;
let running: Process[];

interface Process {
  store: ResponseStore;
  /** Waits until they may outlive the process. */
  keep: (pages: Record<string, CacheEntry>) => Promise<void>;
  has: (key: string) => Promise<boolean>;
  end: () => Promise<void>;
}

await Promise.all([outsider.connect(), application.connect()]);
const product = (await createProduct()).id;
afterAll(() => Promise.all([outsider.end(), application.end()]));
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kitroom-stored-'));
  running = [];
  await oldTransactionsEnded();
}, 60_000);
afterEach(async () => {
  await Promise.all(running.map((each) => each.end()));
  rmSync(folder, { recursive: true, force: true });
});

/** Open transactions of other test files make purges count as new. */
async function oldTransactionsEnded(): Promise<void> {
  const numberOf = async (what: string) =>
    BigInt((await outsider.query(`select ${what}::text as number`)).rows[0].number);
  const now = await numberOf('pg_current_xact_id()');
  const oldest = () => numberOf('pg_snapshot_xmin(pg_current_snapshot())');
  await vi.waitFor(async () => expect(await oldest()).toBeGreaterThan(now), { timeout: 50_000, interval: 20 });
}

const pageOf = (...tags: string[]): CacheEntry => ({
  status: 200,
  headers: [],
  body: Buffer.from('page'),
  encoding: 'br',
  etag: 'W/"x"',
  tags,
  checks: [],
  immutable: false,
  isVariant: false,
  isPage: true,
  storedAt: Date.now(),
  representations: {},
});

async function startProcess({ readIntervalMs = 10 } = {}): Promise<Process> {
  const store = new ResponseStore();
  const { generations } = store;
  const onFailure = vi.fn();
  const disk = new DiskStore({
    folder: path.join(folder, 'cache'),
    maxBytes: 2 ** 25,
    identity: '',
    generations,
    onFailure,
  });
  store.useDisk(disk);
  const confirm = vi.spyOn(disk, 'confirmCheckpoint');
  const listener = listenForPurges({
    connectionString,
    schemaVersion: SCHEMA_VERSION,
    store,
    disk: { store: disk, name: folder },
    log: silent,
    readIntervalMs,
    probeIntervalMs: 10,
  });
  await vi.waitFor(() => expect(store.isEnabled).toBe(true), 20_000);
  const one: Process = {
    store,
    async keep(pages) {
      for (const [key, entry] of Object.entries(pages)) await disk.keep(key, entry, generations.current, true);
      const before = confirm.mock.calls.length;
      await vi.waitFor(() => expect(confirm.mock.calls.length).toBeGreaterThan(before + 1), 20_000);
    },
    has: async (key) => (await store.recall(key, new Headers())) !== undefined,
    end: () => listener.close(),
  };
  running.push(one);
  return one;
}

/** @returns pages kept */
async function afterRestart(...keys: string[]): Promise<string[]> {
  await running.at(-1)?.end();
  const { has } = await startProcess();
  const found = await Promise.all(keys.map(has));
  return keys.filter((_, index) => found[index]);
}

describe('pages on disk', () => {
  it('are there for the next process, and the one after it', async () => {
    await (await startProcess()).keep({ '/a': pageOf('a'), '/b': pageOf('b') });
    expect(await afterRestart('/a', '/b')).toEqual(['/a', '/b']);
    expect(await afterRestart('/a', '/b')).toEqual(['/a', '/b']);
  });

  it('go where another process changes what they show, while nothing runs or while it does', async () => {
    const pages = { '/p': pageOf(`product:${product}`), '/other': pageOf('other') };
    const edit = (price: number) => payload.update({ collection: 'products', id: product, data: { price } });
    const first = await startProcess();
    await first.keep(pages);
    await first.end();
    await edit(31);
    expect(await afterRestart('/p', '/other')).toEqual(['/other']);
    const second = running.at(-1)!;
    await second.keep(pages);
    await edit(32);
    await vi.waitFor(async () => expect(await second.has('/p')).toBe(false), 20_000);
    expect(await afterRestart('/p', '/other')).toEqual(['/other']);
  });

  it('stay if their questions have the same answers again', async () => {
    const find = vi.fn(async () => ['shirt']);
    const list = checked({ name: 'stored list', ask: async () => (markCacheable(['products']), find()) });
    const decision = new CacheDecision();
    await runInRequestScope(decision, list);
    const { checks } = decision;
    const unknown = checks.map((check) => ({ ...check, question: 'of code that is not loaded' }));
    const pages = { '/list': { ...pageOf('a'), checks }, '/unknown': { ...pageOf('a'), checks: unknown } };
    await (await startProcess()).keep(pages);
    expect(await afterRestart('/list', '/unknown')).toEqual(['/list', '/unknown']);
    expect(find).toHaveBeenCalledTimes(1);
    const edit = (price: number) => payload.update({ collection: 'products', id: product, data: { price } });
    await running.at(-1)!.end();
    await edit(33);
    expect(await afterRestart('/list', '/unknown')).toEqual(['/list']);
    expect(find).toHaveBeenCalledTimes(2);
    expect(await afterRestart('/list')).toEqual(['/list']);
    await running.at(-1)!.end();
    await edit(34);
    find.mockResolvedValue(['sock']);
    expect(await afterRestart('/list')).toEqual([]);
  });

  it('go where a transaction ends while nothing runs that had begun long before, and stay where it is rolled back', async () => {
    const first = await startProcess();
    const purge = async (tag: string) => {
      await application.query('begin');
      await notifyPurge((text, values) => application.query(text, values), noticeOf([tag]));
    };
    await purge('a');
    await first.keep({ '/a': pageOf('a'), '/b': pageOf('b') });
    await first.end();
    await application.query('commit');
    await purge('b');
    await application.query('rollback');
    expect(await afterRestart('/a', '/b')).toEqual(['/b']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['someone else writes to a table that pages show', () => outsider.query('update products set price = price + 1')],
    ['someone else empties one', () => outsider.query('truncate cms_redirects cascade')],
    ['the log of purges is another’s', () => application.query('truncate cache_purges')],
    [
      'the database is an earlier state of itself',
      () => application.query('delete from cache_purges where xid = (select max(xid) from cache_purges)'),
    ],
    [
      'the log was made anew, as a restore does',
      () =>
        application.query(`alter table cache_purges rename to old; create unlogged table cache_purges (like old including all);
          insert into cache_purges select * from old; drop table old`),
    ],
    [
      'there is another migration',
      () => application.query(`insert into payload_migrations (name, batch) values ('later', 99)`),
    ],
  ])('go where, while nothing runs, %s', async (_what, change) => {
    const first = await startProcess();
    await first.keep({ '/a': pageOf('a') });
    await first.end();
    await change();
    expect(await afterRestart('/a')).toEqual([]);
  });

  it('go at once where someone else writes, and where one statement of the application’s does, as it says itself', async () => {
    const { keep, has } = await startProcess();
    await keep({ '/a': pageOf('a') });
    await application.query('update products set price = price + 1');
    await outsider.query('begin');
    await outsider.query('delete from media where false');
    await keep({});
    expect(await has('/a')).toBe(true);
    await outsider.query('commit');
    await vi.waitFor(async () => expect(await has('/a')).toBe(false), 20_000);
  });

  it('go within two seconds where the notification is lost', async () => {
    const { keep, has, store } = await startProcess({ readIntervalMs: 1_000 });
    const other = await startProcess({ readIntervalMs: 1_000 });
    const hear = vi.spyOn(store, 'hear');
    await keep({ '/a': pageOf('a'), '/b': pageOf('b') });
    await notifyPurge((text, values) => application.query(text, values), noticeOf(['b']));
    await vi.waitFor(async () => expect(await has('/b')).toBe(false), 20_000);
    const lost = noticeOf(['a']);
    await application.query('insert into cache_purges (id, notice) values ($1, $2)', [lost.id, formatNotice(lost)]);
    await vi.waitFor(async () => expect(await has('/a')).toBe(false), { timeout: 2_000, interval: 20 });
    await other.end();
    const purges = hear.mock.calls.flatMap(([{ purge }]) => [purge].flat());
    expect(purges.filter((tag) => tag === 'b')).toHaveLength(1);
  });

  it('are one process’s alone', async () => {
    await (await startProcess()).keep({ '/a': pageOf('a') });
    const second = await startProcess();
    second.store.set('/b', pageOf('b'), second.store.generations.current);
    expect([await second.has('/a'), await second.has('/b')]).toEqual([false, false]);
  });
});

it('every table that pages show tells what outsiders write', async () => {
  const { rows } = await outsider.query<{ name: string }>(
    `select tablename as name from pg_tables
      where schemaname = 'public' and tablename ~ '^(categories|cms_|media|product|site_)'
        and not exists (select from pg_trigger where tgname = 'purge_cache' and tgrelid = tablename::regclass)`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    ...[
      'media_archive',
      'media_folders',
      'product_imports',
      'product_month_sums',
      'product_sum_changes',
      'product_sums',
    ],
  ]);
});
