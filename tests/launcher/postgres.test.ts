import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removePostgres, startPostgres } from '../../scripts/lib/postgres.mjs';

const LAUNCHER = pathToFileURL(join(process.cwd(), 'scripts/lib/postgres.mjs')).href;

let folder: string;
let dataDir: string;
const servers: Server[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kitroom-launcher-'));
  chmodSync(folder, 0o711);
  dataDir = join(folder, 'data');
  const postgres = await start();
  await query(postgres.url, 'create table kept (note text)');
  await query(postgres.url, "insert into kept values ('here')");
  await postgres.stop();
}, 60_000);

afterAll(async () => {
  for (const server of servers) server.close();
  await (await start()).stop();
  removePostgres(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

const start = (dir = dataDir) => startPostgres({ dataDir: dir, durable: false });

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const kept = (url: string) => query(url, 'select note from kept');
const clusterPath = (dir = dataDir) => join(dir, 'postgres/cluster');
const postmasterPid = () => Number(readFileSync(join(clusterPath(), 'postmaster.pid'), 'utf8').split('\n')[0]);
const isRunning = () => existsSync(join(clusterPath(), 'postmaster.pid'));

async function startInChild(): Promise<ChildProcess> {
  const script = `
    import { startPostgres } from ${JSON.stringify(LAUNCHER)};
    const postgres = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
    console.log('up');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data, port and password from one start to the next, and stops on request', async () => {
    const first = await start();
    await first.stop();
    expect(isRunning()).toBe(false);

    const second = await start();
    expect(second).toMatchObject({ started: true, url: first.url });
    expect(await kept(second.url)).toEqual([{ note: 'here' }]);
    await second.stop();
  });

  it('is reachable from this machine only, by password, kept in a file for its owner alone', async () => {
    const postgres = await start();
    expect(await query(postgres.adminUrl, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const socketFolder = new URL(postgres.url).searchParams.get('host') ?? '';
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
    expect(await query(postgres.url, 'select inet_client_addr() as address')).toEqual([{ address: null }]);
    const stranger = new URL(postgres.url);
    stranger.password = 'wrong';
    await expect(query(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(statSync(join(dataDir, 'postgres/launcher.json')).mode & 0o777).toBe(0o600);
    await postgres.stop();
  });

  it('is reached over TCP where its folder’s path is too long for a socket', async () => {
    const deep = join(folder, 'deep'.repeat(30));
    const postgres = await start(deep);
    expect(await query(postgres.url, 'select host(inet_client_addr()) as address')).toEqual([{ address: '127.0.0.1' }]);
    await postgres.stop();
    removePostgres(deep);
  });

  it('gives the shop a role that is no superuser, in UTF-8 with a locale that is the same everywhere', async () => {
    const postgres = await start();
    expect(await query(postgres.url, "select current_setting('is_superuser') as super")).toEqual([{ super: 'off' }]);
    expect(await query(postgres.url, "select lower('ÀÉ') as lower")).toEqual([{ lower: 'àé' }]);
    expect(await query(postgres.url, "select current_setting('server_encoding') as name")).toEqual([{ name: 'UTF8' }]);
    await postgres.stop();
  });

  it('joins a server orphaned by kill -9 of its Node process, and stops it afterwards', async () => {
    await kill(await startInChild(), 'SIGKILL');
    const orphan = postmasterPid();

    const postgres = await start();
    expect(postgres.started).toBe(false);
    expect(postmasterPid()).toBe(orphan);
    expect(await kept(postgres.url)).toEqual([{ note: 'here' }]);
    await postgres.stop();
    expect(isRunning()).toBe(false);
  });

  it('starts after Node and server were both killed', async () => {
    const child = await startInChild();
    const server = postmasterPid();
    await kill(child, 'SIGKILL');
    process.kill(server, 'SIGKILL');

    const postgres = await start();
    expect(postgres.started).toBe(true);
    expect(await kept(postgres.url)).toEqual([{ note: 'here' }]);
    await postgres.stop();
  });

  it('starts although the id in postmaster.pid has gone to another process', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(
      join(clusterPath(), 'postmaster.pid'),
      `${other.pid}\n${clusterPath()}\n1\n20000\n\n127.0.0.1\n\nready\n`,
    );
    const postgres = await start();
    expect(postgres.started).toBe(true);
    await postgres.stop();
    await kill(other, 'SIGKILL');
  });

  it('starts a killed server again under a living Node, on the same port', async () => {
    const postgres = await start();
    const before = postmasterPid();
    process.kill(before, 'SIGKILL');
    await expect.poll(() => kept(postgres.url).catch(() => null), { timeout: 5_000 }).toEqual([{ note: 'here' }]);
    expect(postmasterPid()).not.toBe(before);
    await postgres.stop();
  });

  it('takes another port where its own is busy, and remembers it', async () => {
    const first = await start();
    await first.stop();
    const server = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');

    const second = await start();
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
    expect(await kept(second.url)).toEqual([{ note: 'here' }]);
    await second.stop();

    const third = await start();
    expect(third.url).toBe(second.url);
    await third.stop();
  });

  it('is shared by two processes and stopped by the last', async () => {
    const child = await startInChild();
    const postgres = await start();
    expect(postgres.started).toBe(false);
    await kill(child, 'SIGTERM');
    expect(await kept(postgres.url)).toEqual([{ note: 'here' }]);
    await postgres.stop();
    expect(isRunning()).toBe(false);
  });

  it('serves several starts at the same moment with one server', async () => {
    const started = await Promise.all([start(), start(), start()]);
    expect(started.filter((postgres) => postgres.started)).toHaveLength(1);
    await Promise.all(started.map((postgres) => postgres.stop()));
    expect(isRunning()).toBe(false);
  });

  it('is not kept out by locks and notes of processes that died', async () => {
    const dead = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
    writeFileSync(join(dataDir, 'postgres/lock'), `${dead}:1`);
    writeFileSync(join(dataDir, 'postgres/users', `${dead}-0000`), `${dead}:1`);
    const postgres = await start();
    await postgres.stop();
    expect(isRunning()).toBe(false);
  });
});

describe.runIf(process.getuid?.() === 0)('the embedded PostgreSQL of root', () => {
  it('keeps the database elsewhere where other users cannot enter the folder', { timeout: 60_000 }, async () => {
    const closed = join(mkdtempSync(join(tmpdir(), 'kitroom-closed-')), 'data');
    const postgres = await start(closed);
    const { place } = JSON.parse(readFileSync(join(closed, 'postgres/launcher.json'), 'utf8'));
    try {
      expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(existsSync(clusterPath(closed))).toBe(false);
      expect(statSync(join(place, 'cluster')).uid).not.toBe(0);
    } finally {
      await postgres.stop();
      removePostgres(closed);
      rmSync(join(closed, '..'), { recursive: true });
    }
    expect(existsSync(place)).toBe(false);
  });
});
