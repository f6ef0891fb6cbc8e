import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { log } from '@/lib/log';
import { startS3 } from '../../../../tests/setup/s3-server';
import { diskStore } from './disk-store';
import { readBytes, type FileStore } from './file-store';
import { s3Store } from './s3-store';

const folder = mkdtempSync(path.join(tmpdir(), 'kitroom-store-'));
const s3 = await startS3({ pageSize: 2 });
log.level = 'silent';

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await s3.stop();
});

beforeEach(() => {
  rmSync(path.join(folder, 'uploads'), { recursive: true, force: true });
  s3.objects.clear();
  Object.assign(s3.state, { clockMs: 0, failures: [], isAway: false, requests: [] });
});

const bucket = s3Store(s3.settings);
const stores: [string, FileStore][] = [
  ['the disk', diskStore(folder)],
  ['a bucket', bucket],
];

async function keysIn(store: FileStore, of: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(of)) keys.push(key);
  return keys;
}

async function text(store: FileStore, key: string): Promise<string | undefined> {
  const file = await store.read(key);
  return file && (await readBytes(file)).toString();
}

describe.each(stores)('on %s', (_name, store) => {
  it('a file is read as it was written, whole or in part, and replaced', async () => {
    await store.write('uploads/a/one.txt', Buffer.from('hello'));
    expect(await text(store, 'uploads/a/one.txt')).toBe('hello');
    const part = await store.read('uploads/a/one.txt', { start: 1, end: 3 });
    expect([part!.size, (await readBytes(part!)).toString()]).toEqual([3, 'ell']);
    await store.write('uploads/a/one.txt', Readable.from([Buffer.from('good'), Buffer.from('bye')]));
    expect(await text(store, 'uploads/a/one.txt')).toBe('goodbye');
    expect(await store.stat('uploads/a/one.txt')).toMatchObject({ size: 7 });
  });

  it('a file that is missing is undefined, and removed without a word', async () => {
    expect(await store.read('uploads/a/none')).toBeUndefined();
    expect(await store.read('uploads')).toBeUndefined();
    expect(await store.stat('uploads/a/none')).toBeUndefined();
    expect(await store.touch('uploads/a/none')).toBe(false);
    expect(await store.copy('uploads/a/none', 'uploads/a/other')).toBe(false);
    await store.remove(['uploads/a/none']);
    expect(await keysIn(store, 'uploads')).toEqual([]);
  });

  it('large files keep every byte, and empty ones are files', async () => {
    const chunks = Array.from({ length: 21 }, () => randomBytes(2 * 1024 * 1024));
    await store.write('uploads/large', Readable.from(chunks));
    await store.write('uploads/empty', Readable.from([]));
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    const large = await readBytes((await store.read('uploads/large'))!);
    expect(hash(large)).toBe(hash(Buffer.concat(chunks)));
    expect([await store.stat('uploads/empty'), await text(store, 'uploads/empty')]).toMatchObject([{ size: 0 }, '']);
  });

  it('a file whose content breaks off is not there', async () => {
    const broken = async function* () {
      for (let count = 0; count < 10; count += 1) yield randomBytes(2 * 1024 * 1024);
      throw new Error('The source is gone.');
    };
    await expect(store.write('uploads/half', Readable.from(broken()))).rejects.toThrow('The source is gone.');
    expect(await keysIn(store, 'uploads')).toEqual([]);
    expect(readdirSync(folder).includes('uploads') ? readdirSync(path.join(folder, 'uploads')) : []).toEqual([]);
    expect(s3.uploads.size).toBe(0);
  });

  it('lists all of a folder with sizes, and nothing of its neighbours', async () => {
    const keys = ['a/1', 'a/2', 'a/b/3', 'a/b/4', 'a/5'].map((key) => `uploads/${key}`);
    for (const key of [...keys, 'uploads/ab/6']) await store.write(key, Buffer.from(key));
    expect((await keysIn(store, 'uploads/a')).sort()).toEqual(keys.sort());
    for await (const { key, size, changedAt } of store.list('uploads/a'))
      expect([size, Math.abs(changedAt - Date.now()) < 60_000]).toEqual([key.length, true]);
    await store.removeFolder('uploads/a');
    expect(await keysIn(store, 'uploads')).toEqual(['uploads/ab/6']);
  });

  it('copies a file, and notes when it was last used', async () => {
    await store.write('uploads/a/1', Buffer.from('one'));
    expect(await store.copy('uploads/a/1', 'uploads/b/1')).toBe(true);
    expect(await store.copy('uploads/a/1', 'uploads/b/1')).toBe(true);
    await store.remove(['uploads/a/1']);
    expect(await text(store, 'uploads/b/1')).toBe('one');
    const hourAgo = Date.now() - 3_600_000;
    const object = s3.objects.get('uploads/b/1');
    if (object) object.changedAt = hourAgo;
    else utimesSync(path.join(folder, 'uploads/b/1'), hourAgo / 1000, hourAgo / 1000);
    expect(await store.touch('uploads/b/1')).toBe(true);
    expect((await store.stat('uploads/b/1'))!.changedAt).toBeGreaterThan(hourAgo + 1_000_000);
    expect(await text(store, 'uploads/b/1')).toBe('one');
  });

  it('puts one folder in place of another', async () => {
    for (const key of ['uploads/a/1', 'uploads/a/2']) await store.write(key, Buffer.from('old'));
    for (const key of ['uploads.next/a/2', 'uploads.next/b/3']) await store.write(key, Buffer.from('new'));
    await store.replaceFolder('uploads', 'uploads.next');
    expect(await keysIn(store, 'uploads')).toEqual(['uploads/a/2', 'uploads/b/3']);
    expect(await keysIn(store, 'uploads.next')).toEqual([]);
    expect(await text(store, 'uploads/a/2')).toBe('new');
    await store.replaceFolder('uploads', 'uploads.next');
    expect(await keysIn(store, 'uploads')).toEqual([]);
  });
});

describe('the disk', () => {
  const store = diskStore(folder);

  it('shows a file to nobody else, and gives no links', async () => {
    await store.write('uploads/a', Buffer.from('x'));
    expect(statSync(path.join(folder, 'uploads/a')).mode & 0o777).toBe(0o600);
    expect(await store.signedLink('uploads/a', { name: 'a.txt', type: 'text/plain' })).toBeUndefined();
  });

  it('drops what is unfinished after a day', async () => {
    await store.write('uploads/a', Buffer.from('x'));
    const names = ['.partial-new', '.partial-old'].map((name) => path.join(folder, 'uploads', name));
    for (const name of names) writeFileSync(name, '');
    utimesSync(names[1]!, Date.now() / 1000 - 90_000, Date.now() / 1000 - 90_000);
    expect(await keysIn(store, 'uploads')).toEqual(['uploads/a']);
    await store.dropUnfinished('uploads');
    expect(readdirSync(path.join(folder, 'uploads'))).toEqual(['.partial-new', 'a']);
  });
});

describe('a bucket', () => {
  it('gives links for a minute, under a name in any language', async () => {
    await bucket.write('uploads/a', Buffer.from('secret'));
    const link = await bucket.signedLink('uploads/a', { name: 'Trikot (Größe 5)’.pdf', type: 'application/pdf' });
    const answer = await fetch(link!);
    expect([answer.status, await answer.text()]).toEqual([200, 'secret']);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Trikot%20%28Gr%C3%B6%C3%9Fe%205%29%E2%80%99.pdf",
    );
    expect((await fetch(link!.replace('uploads/a', 'uploads/b'))).status).toBe(403);
    s3.state.clockMs = 61_000;
    expect((await fetch(link!)).status).toBe(403);
    expect((await fetch(`${s3.settings.endpoint}/${s3.settings.bucket}/uploads/a`)).status).toBe(403);
  });

  it('gives links to the address that browsers know', async () => {
    const store = s3Store({ ...s3.settings, publicUrl: 'https://files.shop.test/s3', forcePathStyle: false });
    const link = await store.signedLink('uploads/a b', { name: 'a', type: 'text/plain' });
    expect(link).toMatch(/^https:\/\/kit-files\.files\.shop\.test\/s3\/uploads\/a%20b\?/);
  });

  it('is sent again what it could not take', async () => {
    s3.state.failures = [503, 500];
    await bucket.write('uploads/a', Buffer.from('x'));
    expect(s3.state.requests).toHaveLength(3);
    expect(await text(bucket, 'uploads/a')).toBe('x');
  });

  it('that is away is a failure that everyone can read, and leaves nothing half written', async () => {
    s3.state.isAway = true;
    const away = { message: 'Our file storage does not respond. Please try again in a minute.', status: 503 };
    await expect(bucket.write('uploads/a', Buffer.from('x'))).rejects.toMatchObject(away);
    await expect(bucket.read('uploads/a')).rejects.toMatchObject(away);
    const source = Readable.from([randomBytes(20 * 1024 * 1024)]);
    await expect(bucket.write('uploads/large', source)).rejects.toMatchObject(away);
    expect(source.destroyed).toBe(true);
    s3.state.isAway = false;
    expect(await keysIn(bucket, 'uploads')).toEqual([]);
  });

  it('aborts a large write that it refuses, and uploads of a day ago', async () => {
    const parts = async function* () {
      yield randomBytes(33 * 1024 * 1024);
      s3.state.failures = [500, 500, 500];
      yield randomBytes(1024);
    };
    await expect(bucket.write('uploads/large', Readable.from(parts()))).rejects.toMatchObject({ status: 503 });
    expect([s3.uploads.size, s3.objects.size]).toEqual([0, 0]);
    for (const [id, begunAt] of [
      ['old', Date.now() - 90_000_000],
      ['new', Date.now()],
    ] as const)
      s3.uploads.set(id, { key: `uploads/${id}`, begunAt, parts: new Map() });
    await bucket.dropUnfinished('uploads');
    expect([...s3.uploads.keys()]).toEqual(['new']);
    s3.uploads.clear();
  });
});
