import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { archiveLog, startCluster, startReplica, type Cluster } from '../../setup/cluster';
import { freePort } from '../../setup/free-port';
import { startPooler, type Pooler } from '../../setup/pooler';
import { programOf, type Program } from '../../setup/program';
import { isInstalled, startBalancer } from '../balancer';
import { newShop, type Shop } from '../server';
import { openLink, type Link } from './link';

const DRAIN_SECONDS = 3;
const POOL_SIZE = 12;
/** Size of the file system with DATA_DIR, MB. */
const DISK_MB = 512;

const NEEDED = ['haproxy', 'pgbouncer', 'redis-server'];

export const missingPrograms = (): string[] => NEEDED.filter((name) => !isInstalled(name));

export interface Site {
  shop: Shop;
  machines: readonly [Shop, Shop];
  settings: readonly [Record<string, string>, Record<string, string>];
  database: { primary: Cluster; replica: Cluster };
  pooler: Pooler;
  redis: Program;
  links: Record<'database' | 'pooler' | 'replica' | 'redis', Link>;
  folder: string;
  archive: string;
  dataDir: string;
  hasOwnDisk: boolean;
  close: () => Promise<void>;
}

export async function openSite(workers: number): Promise<Site> {
  const ends: (() => unknown)[] = [];
  const close = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  const folder = mkdtempSync(join(tmpdir(), 'kitroom-machines-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o711);
  const folderFor = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o711 });
    return path;
  };
  const linkTo = async (port: number) => {
    const link = await openLink(port);
    ends.push(link.close);
    return link;
  };
  try {
    const dataDir = folderFor('data');
    const hasOwnDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'kitroom', dataDir]).status === 0;
    if (hasOwnDisk) ends.push(() => spawnSync('umount', ['-l', dataDir]));

    const primary = await startCluster(folderFor('primary'), { durable: true });
    const archive = join(folder, 'archive');
    await archiveLog(primary, archive);
    const database = { primary, replica: primary };
    ends.push(() => Promise.all([database.primary.stop(), database.replica.stop()]));
    database.replica = await startReplica(primary, folderFor('replica'));
    const toDatabase = await linkTo(primary.port);
    const direct = withPort(primary.url, toDatabase.port);
    const pooler = await startPooler(direct, POOL_SIZE);
    if (!pooler) throw new Error('PgBouncer is not installed.');
    ends.push(() => pooler.stop());

    const redisPort = await freePort();
    const command = ['redis-server', '--port', String(redisPort), '--save', '', '--bind', '127.0.0.1'] as const;
    const redis = programOf([...command], async () => isRedisUp(redisPort));
    await redis.start();
    ends.push(() => redis.stop());

    const links = {
      database: toDatabase,
      pooler: await linkTo(Number(new URL(pooler.url).port)),
      replica: await linkTo(database.replica.port),
      redis: await linkTo(redisPort),
    };
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const shared = {
      DATABASE_URL: withPort(pooler.url, links.pooler.port),
      DATABASE_DIRECT_URL: direct,
      DATABASE_REPLICA_URL: withPort(database.replica.url, links.replica.port),
      REDIS_URL: `redis://127.0.0.1:${links.redis.port}`,
      PAYLOAD_SECRET: randomUUID(),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      WORKERS: String(workers),
    };
    const settings = [{ ...shared }, { ...shared }] as const;
    const machines = [await newShop({ demo: true, env: settings[0] }), await newShop({ env: settings[1] })] as const;
    for (const machine of machines) {
      ends.push(machine.remove);
      await machine.start();
    }
    const balancer = await startBalancer(
      folder,
      port,
      machines.map((machine) => machine.url),
    );
    ends.push(() => balancer.stop());
    const sql: Shop['sql'] = (text, values = []) => queryOnce(database.primary.url, text, values);
    const shop = { ...machines[0], url, sql };
    return { shop, machines, settings, database, pooler, redis, links, folder, archive, dataDir, hasOwnDisk, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function withPort(url: string, port: number): string {
  const moved = new URL(url);
  moved.port = String(port);
  return moved.href;
}

const isRedisUp = (port: number): boolean =>
  spawnSync('redis-cli', ['-p', String(port), 'ping'], { encoding: 'utf8' }).stdout?.trim() === 'PONG';

async function queryOnce<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
