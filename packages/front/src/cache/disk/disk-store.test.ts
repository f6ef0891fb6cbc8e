import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheEntry } from '../entry';
import { PurgeGenerations } from '../purge-generations';
import { DiskStore, type DiskOptions } from './disk-store';

const MEGABYTE = 2 ** 20;
const POSITION = { database: 'shop', witness: 'w', horizon: '7' };

let folder: string;
let generations: PurgeGenerations;
let disk: DiskStore;
const onFailure = vi.fn();

const pageOf = (text: string, over: Partial<CacheEntry> = {}): CacheEntry => ({
  status: 200,
  headers: ['content-type', 'text/html'],
  body: Buffer.from(text),
  encoding: 'br',
  etag: 'W/"x"',
  tags: ['a'],
  checks: [],
  immutable: false,
  isVariant: false,
  isPage: true,
  storedAt: 5,
  representations: {},
  ...over,
});

function start(over: Partial<DiskOptions> = {}) {
  generations = new PurgeGenerations();
  disk = new DiskStore({ folder, maxBytes: 64 * MEGABYTE, identity: 'build 1', generations, onFailure, ...over });
  return disk.open();
}

const keep = (key: string, entry: CacheEntry, isPopular = true) =>
  disk.keep(key, entry, generations.current, isPopular);
const textOf = async (key: string) => (await disk.recall(key))?.entry.body.toString();

async function checkpoint(): Promise<void> {
  disk.beginCheckpoint();
  disk.confirmCheckpoint(POSITION);
  await disk.save();
}

beforeEach(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'kitroom-disk-')), 'cache');
  onFailure.mockReset();
  expect(await start()).toBeUndefined();
});
afterEach(async () => {
  await disk.close();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

describe('a page on disk', () => {
  it('comes back as it was, with its questions, until one of its tags is purged', async () => {
    const check = { question: 'list', args: [{ page: 1 }], fingerprint: 'f', horizon: '7', tags: ['ranking'] };
    const page = pageOf('one', { checks: [check], isVariant: true });
    await keep('/a', page);
    const { entry, began } = (await disk.recall('/a'))!;
    expect({ ...entry, body: entry.body.toString() }).toEqual({ ...page, body: 'one' });
    expect(began).toBe(generations.current);
    expect(await disk.recall('/b')).toBeUndefined();
    generations.purge(['ranking']);
    expect(await textOf('/a')).toBe('one');
    generations.purge(['a']);
    expect(await textOf('/a')).toBeUndefined();
    disk.renew('/a', generations.current);
    expect(await textOf('/a')).toBe('one');
  });

  it('is the newest one, and nothing after everything was purged', async () => {
    await keep('/a', pageOf('one'));
    await keep('/a', pageOf('two'));
    expect(await textOf('/a')).toBe('two');
    const skipped = Array.from({ length: 40 }, (_, number) => keep(`/${number}`, pageOf('other')));
    await Promise.all([...skipped, keep('/a', pageOf('three'))]);
    disk.renew('/a', generations.current);
    expect(await textOf('/a')).not.toBe('two');
    disk.clear();
    expect(await textOf('/a')).toBeUndefined();
  });

  it('is not served where a byte of it changed, or its file is cut short', async () => {
    const file = path.join(folder, 'segment-0');
    await keep('/a', pageOf('one'));
    const end = statSync(file).size;
    await keep('/b', pageOf('two'));
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(end - 1) ^ 1, end - 1);
    writeFileSync(file, bytes);
    expect([await textOf('/a'), await textOf('/b')]).toEqual([undefined, 'two']);
    truncateSync(file, bytes.length - 1);
    expect(await textOf('/b')).toBeUndefined();
  });
});

describe('the next process', () => {
  it('finds what the last checkpoint knew, with the purges until then', async () => {
    await keep('/a', pageOf('one'));
    await keep('/b', pageOf('two', { tags: ['b'] }));
    generations.purge(['b']);
    await checkpoint();
    await keep('/c', pageOf('three'));
    // As kill -9: nothing more is written.
    expect(await start()).toEqual(POSITION);
    expect(await Promise.all(['/a', '/b', '/c'].map(textOf))).toEqual(['one', undefined, undefined]);
    generations.purge(['a']);
    expect(await textOf('/a')).toBeUndefined();
  });

  it('is never answered with what was written over since the checkpoint it begins with', async () => {
    await keep('/a', pageOf('one'));
    await checkpoint();
    await keep('/b', pageOf('old'));
    await start();
    expect(await textOf('/b')).toBeUndefined();
    await keep('/c', pageOf('new'));
    expect(await Promise.all(['/a', '/b', '/c'].map(textOf))).toEqual(['one', undefined, 'new']);
  });

  it('is not answered with an older page that a power cut brought back in the place of a newer one', async () => {
    const file = path.join(folder, 'segment-0');
    await keep('/a', pageOf('one'));
    await checkpoint();
    await keep('/b', pageOf('old'));
    const before = readFileSync(file);
    await start();
    await keep('/b', pageOf('new'));
    await checkpoint();
    writeFileSync(file, before);
    await start();
    expect(await Promise.all(['/a', '/b'].map(textOf))).toEqual(['one', undefined]);
  });

  it('gets what was there when the purges were last known to be heard, and nothing younger', async () => {
    await keep('/a', pageOf('one'));
    disk.beginCheckpoint();
    await keep('/b', pageOf('two'));
    disk.confirmCheckpoint(POSITION);
    await disk.close();
    await start();
    expect(await Promise.all(['/a', '/b'].map(textOf))).toEqual(['one', undefined]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['of another build', () => start({ identity: 'build 2' })],
    ['with another budget', () => start({ maxBytes: 256 * MEGABYTE })],
    [
      'whose checkpoint is damaged',
      () => {
        const file = path.join(folder, 'checkpoint');
        const bytes = readFileSync(file);
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
        writeFileSync(file, bytes);
        return start();
      },
    ],
  ])('%s begins from empty', async (_which, next) => {
    await keep('/a', pageOf('one'));
    await checkpoint();
    expect(await next()).toBeUndefined();
    expect(await textOf('/a')).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a full disk', () => {
  const large = (text: string) => pageOf(text.repeat(MEGABYTE / 4));
  const names = Array.from({ length: 200 }, (_, index) => `/${index}`);
  const used = () => readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);

  beforeEach(async () => {
    await disk.close();
    await start({ maxBytes: 32 * MEGABYTE });
    for (const name of names) {
      await keep(name, large('x'));
      await textOf('/3');
    }
  });

  it('takes no more than its budget, and keeps popular pages', async () => {
    expect(used()).toBeLessThanOrEqual(32 * MEGABYTE);
    const kept = await Promise.all(names.map(async (name) => ((await disk.recall(name)) ? name : undefined)));
    expect(kept.filter(Boolean)).toEqual(expect.arrayContaining(['/3', '/199']));
    expect(kept.slice(0, 50).filter(Boolean)).toEqual(['/3']);
  });

  it('has no room for pages requested once', async () => {
    await keep('/once', large('y'), false);
    await keep('/often', large('z'), true);
    expect([await disk.recall('/once'), (await disk.recall('/often'))?.entry.tags]).toEqual([undefined, ['a']]);
  });
});

it('does without where the disk fails, and says so once', async () => {
  await keep('/a', pageOf('one'));
  await checkpoint();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder any more');
  // Too long for the open file.
  await keep('/b', pageOf('x'.repeat(2 * MEGABYTE - 512)));
  await checkpoint();
  await keep('/c', pageOf('three'));
  expect(onFailure).toHaveBeenCalledOnce();
  expect(await Promise.all(['/a', '/b', '/c'].map(textOf))).toEqual([undefined, undefined, undefined]);
});
