import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkReplica } from '../../scripts/lib/database.mjs';
import { startCluster, startReplica, type Cluster } from '../setup/cluster';
import { databaseUrl, runSql } from '../setup/sql';

const folder = mkdtempSync(join(tmpdir(), 'kitroom-replica-'));
chmodSync(folder, 0o711);
let primary: Cluster;
let replica: Cluster;
let payload: Payload;
let pool: pg.Pool;
let read: (text: string) => Promise<Record<string, unknown>[]>;
const warn = vi.fn();

const IN_RECOVERY = 'select pg_is_in_recovery() as "fromReplica"';

beforeAll(async () => {
  const folders = ['primary', 'replica'].map((name) => join(folder, name));
  for (const each of folders) mkdirSync(each, { mode: 0o711 });
  primary = await startCluster(folders[0] ?? '', { durable: true });
  await runSql(primary.url, 'create table notes (text text not null)');
  replica = await startReplica(primary, folders[1] ?? '');
  Object.assign(process.env, { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url });
  const { log } = await import('@/lib/log');
  vi.spyOn(log, 'warn').mockImplementation(warn);
  pool = new pg.Pool({ connectionString: primary.url });
  payload = { db: { pool } } as unknown as Payload;
  const { queryReplica } = await import('@/lib/database/replica');
  read = (text) => queryReplica(payload, text, []);
});

beforeEach(() => warn.mockClear());

afterAll(async () => {
  vi.restoreAllMocks();
  const { openPools } = await import('@/lib/database/watch-pool');
  await Promise.all([pool.end(), ...[...openPools()].map((each) => each.end())]);
  for (const cluster of [replica, primary]) await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

let ahead = 0;
const clock = performance.now.bind(performance);
vi.spyOn(performance, 'now').mockImplementation(() => clock() + ahead);
const laterOn = () => (ahead += 6_000);

const replay = (what: 'pause' | 'resume') => runSql(replica.adminUrl, `select pg_wal_replay_${what}()`);

describe('what is read from the replica', () => {
  it('has everything that was committed before', async () => {
    for (let count = 1; count <= 20; count += 1) {
      await runSql(primary.url, `insert into notes values ('one more')`);
      expect(await read(`select pg_is_in_recovery() as "fromReplica", count(*)::int as count from notes`)).toEqual([
        { fromReplica: true, count },
      ]);
    }
  });

  it('comes from the database while the replica is behind, as the log notes once', async () => {
    await replay('pause');
    await runSql(primary.url, `insert into notes values ('late')`);
    const late = `select pg_is_in_recovery() as "fromReplica", text from notes where text = 'late'`;
    expect(await read(late)).toEqual([{ fromReplica: false, text: 'late' }]);
    await replay('resume');
    expect(await read(late)).toEqual([{ fromReplica: false, text: 'late' }]);
    expect(warn.mock.calls).toEqual([[{ reason: 'it is behind' }, 'Lists and exports are read without the replica.']]);
    laterOn();
    expect(await read(late)).toEqual([{ fromReplica: true, text: 'late' }]);
    expect(warn).toHaveBeenLastCalledWith('Lists and exports are read from the replica again.');
  });

  it('comes from the database while the replica is away', async () => {
    await replica.stop();
    expect(await read(IN_RECOVERY)).toEqual([{ fromReplica: false }]);
    await replica.start();
    await vi.waitFor(async () => {
      laterOn();
      expect(await read(IN_RECOVERY)).toEqual([{ fromReplica: true }]);
    }, 20_000);
  });

  it('fails once for a statement that is wrong', async () => {
    const statements = vi.spyOn(pool, 'query');
    expect(await read(IN_RECOVERY)).toEqual([{ fromReplica: true }]);
    await expect(read('select nothing')).rejects.toThrow('column "nothing" does not exist');
    expect(statements.mock.calls.map(([text]) => text)).not.toContain('select nothing');
  });
});

describe('a start tries DATABASE_REPLICA_URL', () => {
  it('goes on with a replica of the database', () => checkReplica(primary.url, replica.url));

  it.each([
    ['the database itself', () => primary.url, 'leads to no replica, but to a database of its own.'],
    [
      'another database',
      () => databaseUrl(replica.adminUrl, 'postgres'),
      'leads to another database than DATABASE_URL.',
    ],
    ['none that is there', () => databaseUrl(replica.url, 'none'), ': database "none" does not exist'],
  ])('ends with one line where it leads to %s', async (_what, url, line) => {
    await expect(checkReplica(primary.url, url())).rejects.toThrow(new RegExp(`DATABASE_REPLICA_URL.*${line}`));
  });
});

it('reads from the database once the replica was promoted', async () => {
  expect(await read(IN_RECOVERY)).toEqual([{ fromReplica: true }]);
  await runSql(replica.adminUrl, 'select pg_promote()');
  expect(await read(IN_RECOVERY)).toEqual([{ fromReplica: false }]);
});
