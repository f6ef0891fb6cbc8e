import { pbkdf2Sync } from 'node:crypto';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { Client } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeServer, listen } from '@kitroom/front/http/http-server';
import { checkDemo } from '../../scripts/lib/demo.mjs';
import { loadSettings } from '../../scripts/lib/env.mjs';
import { poolSize } from '../../scripts/lib/postgres/settings.mjs';
import { run } from '../../scripts/lib/process.mjs';
import { checkReachable } from '../../scripts/lib/reachable.mjs';

afterEach(() => vi.unstubAllEnvs());

const empty = { demo: false, demoBegun: false, used: false, demoAccounts: [] };
const here = { isOpen: false, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000' };
const there = { isOpen: true, host: '127.0.0.1', publicUrl: 'https://shop.test' };
const withPassword = (password: string) => ({
  name: 'admin@demo.test',
  hash: `pbkdf2-sha256-v1:${pbkdf2Sync(password, 'salt', 600_000, 32, 'sha256').toString('hex')}`,
  salt: 'salt',
});

describe('demo accounts', () => {
  it('are not added to a shop that has staff of its own', () => {
    const status = { ...empty, used: true };
    expect(() => checkDemo({ ...here, demo: 'always' }, status)).toThrow('SEED_DEMO=true would add accounts');
    expect(() => checkDemo({ ...here, demo: 'always' }, { ...status, demoBegun: true })).not.toThrow();
    expect(() => checkDemo({ ...here, demo: 'when-new' }, status)).not.toThrow();
  });

  it('are not made where other machines reach them, unless that is allowed', () => {
    for (const demo of ['always', 'when-new'] as const) {
      expect(() => checkDemo({ ...there, demo }, empty)).toThrow('DEMO_ON_NETWORK=true allows it');
      expect(() => checkDemo({ ...here, demo }, empty)).not.toThrow();
    }
    expect(() => checkDemo({ ...there, demo: 'never' }, empty)).not.toThrow();
    vi.stubEnv('DEMO_ON_NETWORK', 'true');
    expect(() => checkDemo({ ...there, demo: 'always' }, empty)).not.toThrow();
  });

  it('that are there keep the shop from others as long as their password is the one that everyone knows', () => {
    const demo = { ...empty, demo: true, used: true };
    const known = { ...demo, demoAccounts: [withPassword('Demo-pass-1234')] };
    expect(() => checkDemo({ ...there, demo: 'never' }, known)).toThrow('admin@demo.test can be signed in to');
    expect(() => checkDemo({ ...here, demo: 'when-new' }, known)).not.toThrow();
    const own = { ...demo, demoAccounts: [withPassword('another-one-of-ours')] };
    expect(() => checkDemo({ ...there, demo: 'never' }, own)).not.toThrow();
  });

  it.each([
    ['127.0.0.1', '', false],
    ['localhost', 'http://shop.localhost:3000', false],
    ['::1', '', false],
    ['0.0.0.0', '', true],
    ['::', 'http://localhost:3000', true],
    ['127.0.0.1', 'https://shop.test', true],
    ['192.0.2.7', '', true],
  ])('are reached from other machines: at HOST %s and PUBLIC_URL %j', (host, publicUrl, isOpen) => {
    vi.stubEnv('HOST', host);
    vi.stubEnv('PUBLIC_URL', publicUrl);
    vi.stubEnv('PORT', '3000');
    expect(loadSettings().isOpen).toBe(isOpen);
  });
});

it('ends a start where an address of a collector or a CDN does not answer, and not where it refuses', async () => {
  const server = createServer((_req, res) => res.writeHead(405).end());
  const port = await listen(server, '127.0.0.1', 0);
  const check = (url: string) => {
    vi.stubEnv('CDN_PURGE_URL', url);
    return checkReachable('CDN_PURGE_URL');
  };
  await check('');
  await check(`http://127.0.0.1:${port}/purge`);
  await closeServer(server, 0);
  const away = `CDN_PURGE_URL leads to 127.0.0.1:${port}, which does not answer.`;
  await expect(check(`http://127.0.0.1:${port}/purge`)).rejects.toThrow(away);
  await expect(check('cdn')).rejects.toThrow('CDN_PURGE_URL must be an address such as https://host, not "cdn".');
});

it('refuses a value of LOG_FILES that is neither true nor false', () => {
  vi.stubEnv('LOG_FILES', 'none');
  expect(loadSettings).toThrow('LOG_FILES must be true or false, not "none".');
});

async function command(script: string, args: string[], env: Record<string, string>) {
  let printed = '';
  const options = { env: { ...process.env, ...env }, onOutput: (text: string) => (printed += text) };
  const code = await run(process.execPath, [script, ...args], options);
  return { code, lines: printed.trim().split('\n') };
}

describe('a setting that makes no sense ends a command in one line', () => {
  it('that is a secret of few characters', async () => {
    const message =
      '! PAYLOAD_SECRET has 5 characters and needs 16 at least: for instance one from "openssl rand -hex 32".';
    for (const [script, args] of [
      ['scripts/start.mjs', []],
      ['scripts/run.mjs', ['scripts/payload/create-admin.ts']],
    ] as const)
      expect(await command(script, [...args], { PAYLOAD_SECRET: 'short' })).toEqual({ code: 1, lines: [message] });
  });
});

describe('the address of a database', () => {
  const readUrl = (url: string) => {
    vi.stubEnv('DATABASE_URL', url);
    return loadSettings().databaseUrl;
  };

  it.each(['prefer', 'require', 'verify-ca'])('asks for TLS by sslmode=%s without a warning of the driver', (mode) => {
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
    new Client({ connectionString: readUrl(`postgres://shop:word@db.test/shop?sslmode=${mode}&application_name=a`)! });
    expect(warned).not.toHaveBeenCalled();
    expect(process.env.DATABASE_URL).toBe('postgres://shop:word@db.test/shop?sslmode=verify-full&application_name=a');
    warned.mockRestore();
  });

  it('of a database behind a pooler comes with that of the pooler', () => {
    vi.stubEnv('DATABASE_DIRECT_URL', 'postgres://db.test/shop?sslmode=require');
    expect(() => readUrl('')).toThrow('DATABASE_DIRECT_URL is set without DATABASE_URL');
    readUrl('postgres://pooler.test/shop');
    expect(loadSettings().directUrl).toBe('postgres://db.test/shop?sslmode=verify-full');
    vi.stubEnv('DATABASE_DIRECT_URL', 'mysql://db.test/shop');
    expect(loadSettings).toThrow('DATABASE_DIRECT_URL must be an address such as');
  });

  it('of a replica comes with that of its database', () => {
    vi.stubEnv('DATABASE_REPLICA_URL', 'postgres://replica.test/shop');
    expect(() => readUrl('')).toThrow('DATABASE_REPLICA_URL is set without DATABASE_URL');
    readUrl('postgres://db.test/shop');
    expect(loadSettings().replicaUrl).toBe('postgres://replica.test/shop');
  });

  it('is PostgreSQL’s', () => {
    expect(() => readUrl('mysql://shop:word@db.test/shop')).toThrow(
      'DATABASE_URL must be an address such as postgres://user:password@host/database.',
    );
    for (const url of ['postgres://db.test/shop', 'postgresql://db.test/shop?sslmode=disable', '/run/postgresql shop'])
      expect(readUrl(url)).toBe(url);
  });
});

describe('processes that serve', () => {
  const workers = (given: string, databaseUrl = '') => {
    for (const [name, value] of Object.entries({ WORKERS: given, DATABASE_URL: databaseUrl, HOST: '', PORT: '3000' }))
      vi.stubEnv(name, value);
    return loadSettings().workers;
  };

  it('are as many as WORKERS says, or one for each core, one less beside the embedded database', () => {
    expect(workers('3')).toBe(3);
    const [embedded, external] = [workers(''), workers('', 'postgres://127.0.0.1/shop')];
    expect(external).toBeLessThanOrEqual(availableParallelism());
    expect(embedded).toBe(Math.max(1, Math.min(external, availableParallelism() - 1)));
  });

  it.each(['0', '1.5', 'many', '65'])('are refused as %j', (given) => {
    expect(() => workers(given)).toThrow(`WORKERS must be a number from 1 to 64, not "${given}".`);
  });

  it('have room for their connections in the embedded database', () => {
    expect([1, 2, 3, 4, 8, 64].map(poolSize)).toEqual([20, 20, 20, 20, 16, 2]);
  });
});

describe('a bucket for files', () => {
  const bucket = (given: Record<string, string>) => {
    for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_FORCE_PATH_STYLE'])
      vi.stubEnv(name, given[name] ?? '');
    return loadSettings().s3;
  };
  const whole = { S3_BUCKET: 'kit', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };

  it('is set whole, or not at all', () => {
    expect(bucket({})).toBeNull();
    expect(bucket({ ...whole, S3_ENDPOINT: 'https://s3.test/' })).toEqual({
      ...{ endpoint: 'https://s3.test', bucket: 'kit', region: 'us-east-1', forcePathStyle: true },
      ...{ accessKeyId: 'id', secretAccessKey: 'key' },
    });
    expect(bucket({ ...whole, S3_ENDPOINT: 'https://s3.test', S3_FORCE_PATH_STYLE: 'false' })?.forcePathStyle).toBe(
      false,
    );
    expect(() => bucket(whole)).toThrow('Files in a bucket need S3_ENDPOINT, too: see docs/guide/deploying.md.');
    expect(() => bucket({ S3_BUCKET: 'kit', S3_ENDPOINT: 'https://s3.test' })).toThrow(
      'Files in a bucket need S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, too: see docs/guide/deploying.md.',
    );
  });

  it('has an address', () => {
    expect(() => bucket({ ...whole, S3_ENDPOINT: 's3.test' })).toThrow(
      'S3_ENDPOINT must be an address such as https://s3.eu-central-1.amazonaws.com, not "s3.test".',
    );
  });
});

it('refuses an address of Redis that is none', () => {
  vi.stubEnv('REDIS_URL', 'redis.internal:6379');
  expect(() => loadSettings()).toThrow('REDIS_URL must be an address such as redis://user:password@host:6379.');
  vi.stubEnv('REDIS_URL', 'rediss://:word@redis.internal');
  expect(() => loadSettings()).not.toThrow();
});
