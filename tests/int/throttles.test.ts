import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { registerShared } from '@kitroom/front/shared-instance';
import { createThrottle, type Limit, type Throttle } from '@/lib/throttle';
import { connectRedis } from '@/lib/throttle/connect-redis';
import { shareRedis } from '@/lib/throttle/redis';
import { checkRedis } from '../../scripts/lib/redis.mjs';
import { listenOnLoopback } from '../fixtures/loopback';
import { rows, unique } from '../setup/shop';

const LIMIT = { points: 2, seconds: 60 };
const REFUSED = { ok: false, retryAfterSeconds: expect.closeTo(60, -1) as number };

function inTwoProcesses(limit: Limit = LIMIT, name = unique('throttle')): [Throttle, Throttle] {
  const alone = () => {
    registerShared(`throttle.${name}`, undefined);
    return createThrottle(name, limit);
  };
  return [alone(), alone()];
}

async function countsTogether(): Promise<void> {
  const [here, there] = inTwoProcesses();
  expect(await here.consume('one')).toEqual({ ok: true });
  expect(await there.consume('one')).toEqual({ ok: true });
  expect(await here.consume('one')).toEqual(REFUSED);
  expect(await there.consume('one')).toEqual(REFUSED);
  expect(await there.consume('other')).toEqual({ ok: true });
  await there.reset('one');
  expect(await here.consume('one', 2)).toEqual({ ok: true });
  await here.refund('one');
  expect(await there.consume('one')).toEqual({ ok: true });
  expect(await there.consume('one')).toEqual(REFUSED);
}

describe('a throttle', () => {
  it('counts the attempts of two processes together in the database', countsTogether);

  it('counts no attempt twice or not at all if many come at once', async () => {
    const processes = inTwoProcesses({ points: 20, seconds: 60 });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, place) => processes[place % 2]!.consume('one')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  });

  it('does not count refusals if they are not to count', async () => {
    const [here, there] = inTwoProcesses({ ...LIMIT, countsRefusals: false });
    for (let attempt = 0; attempt < 10; attempt += 1) await here.consume('one');
    await there.refund('one');
    expect(await here.consume('one')).toEqual({ ok: true });
  });

  it('spares the database a key that goes on far beyond its limit', async () => {
    const name = unique('throttle');
    const [{ consume }] = inTwoProcesses(LIMIT, name);
    for (let attempt = 0; attempt < 10; attempt += 1) await consume('one');
    expect(await rows`select points from throttles where starts_with(key, ${name})`).toEqual([
      { points: 2 * LIMIT.points },
    ]);
  });

  it('stores no key as it is', async () => {
    await inTwoProcesses()[0].consume('someone@club.test');
    expect(await rows`select 1 from throttles where key like '%club%'`).toEqual([]);
  });

  it('counts in its process if the database does not answer', async () => {
    const [{ consume }] = inTwoProcesses();
    await rows`alter table throttles rename to away`;
    onTestFinished(async () => void (await rows`alter table away rename to throttles`));
    expect(await consume('one', 2)).toEqual({ ok: true });
    expect(await consume('one')).toEqual(REFUSED);
  });
});

const program = ['valkey-server', 'redis-server'].find((name) => !spawnSync(name, ['--version']).error);

describe.skipIf(!program)('with REDIS_URL (needs valkey-server or redis-server)', () => {
  let port: number;
  let server: ChildProcess;
  let client: ReturnType<typeof connectRedis>;

  async function startRedis(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
    server = spawn(program!, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const text of server.stdout!) if (String(text).includes('Ready to accept connections')) break;
  }

  async function stopRedis(): Promise<void> {
    server.kill();
    await once(server, 'exit');
  }

  beforeAll(async () => {
    const probe = createServer();
    port = await listenOnLoopback(probe);
    probe.close();
    await once(probe, 'close');
  });

  afterAll(async () => {
    client.destroy();
    shareRedis(undefined);
    await stopRedis();
  });

  it('says in a line that there is none', async () => {
    await expect(checkRedis(`redis://:secret@127.0.0.1:${port}`)).rejects.toThrow(
      new RegExp(`^No connection to Redis at 127\\.0\\.0\\.1:${port}: .*ECONNREFUSED.*$`),
    );
  });

  it('counts the attempts of two processes together there', async () => {
    await startRedis();
    await checkRedis(`redis://127.0.0.1:${port}`);
    client = connectRedis(`redis://127.0.0.1:${port}`);
    await vi.waitUntil(() => client.isReady);
    const [before] = await rows`select count(*) from throttles`;
    await countsTogether();
    expect(await client.dbSize()).toBe(2);
    expect(await rows`select count(*) from throttles`).toEqual([before]);
  });

  it('counts in its process while it is away, stopped or gone, and there again later', async () => {
    const [{ consume }] = inTwoProcesses();
    server.kill('SIGSTOP');
    expect(await consume('stopped', 2)).toEqual({ ok: true });
    expect(await consume('stopped')).toEqual(REFUSED);
    server.kill('SIGCONT');
    await stopRedis();
    expect(await consume('gone', 2)).toEqual({ ok: true });
    expect(await consume('gone')).toEqual(REFUSED);
    await startRedis();
    await vi.waitUntil(() => client.isReady, 5_000);
    await countsTogether();
    expect(await client.dbSize()).toBe(2);
  });
});
