import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';

const s3 = await vi.hoisted(async () => {
  const { startS3 } = await import('../setup/s3-server');
  const server = await startS3({ pageSize: 3 });
  Object.assign(process.env, server.environment);
  return server;
});

import { signIn } from '../setup/incoming';
import { printPackFile } from '@/areas/back-office/print-packs/print-pack-endpoints';
import { downloadBackup } from '@/areas/back-office/settings/system/system-endpoints';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { readMakeRules } from '@/domain/kits/production/make-rules';
import { env } from '@/lib/env';
import { localRequest } from '@/lib/payload/local-request';
import { getSiteSettings } from '@/lib/site-settings';
import { packState, removePacks, startPack } from '@/modules/kits/production/pack-job';
import { readLogoPicture } from '@/modules/kits/logos/logo-files';
import { deleteMedia, undeleteMedia } from '@/modules/media/delete-media';
import { loadMediaDetail } from '@/areas/cms/media/detail/media-detail';
import { replaceFile } from '@/modules/media/replace-file';
import { restoreFile } from '@/modules/media/restore-file';
import { payloadFile, storePicture } from '@/modules/media/store-picture';
import { backupStatus, startBackup } from '@/modules/system/backup/backup-job';
import { deleteBackup, listBackups } from '@/modules/system/backup/backup-files';
import { sweepFiles } from '@/modules/system/files/sweep-files';
import { issueTicket } from '@/modules/system/tickets';
import { checkS3 } from '../../scripts/lib/s3.mjs';
import { freePort } from '../setup/free-port';
import { api } from '../setup/http';
import { asStaff, createStaff, createTeam, payload, rows, unique } from '../setup/shop';
import { databaseUrl, runSql } from '../setup/sql';

const admin = await createStaff('administrator');
const [team, stranger] = [await createTeam(), await createTeam()];
signIn(admin.token);

const AWAY = 'Our file storage does not respond. Please try again in a minute.';
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => Object.assign(s3.state, { clockMs: 0, failures: [], failuresOf: {}, isAway: false }));
afterAll(() => s3.stop());

const drawn = (background: string, width = 1400) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'kit.png', { type: 'image/png' });
const context = async () => ({ payload, user: admin.user, req: await localRequest(payload, { user: admin.user }) });

async function store(bytes?: Buffer) {
  const file = fileOf(bytes ?? (await drawn('#aa0000')));
  const stored = await storePicture({ ...(await context()), file, alt: unique('A shirt') });
  if (!stored.ok) throw new Error(stored.message);
  return stored.media;
}

const nameOf = async (id: string) =>
  (await rows<{ filename: string }>`select filename from media where id = ${id}`)[0]?.filename ?? '';
const filesOf = (filename: string, folder = 'media') =>
  s3.keys(`uploads/${folder}`).filter((key) => key.includes(filename.slice(0, 24)));
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const served = async (filename: string, headers = {}) => api('GET', `/api/media/file/${filename}`, { headers });

describe('a picture', () => {
  it('is in the bucket alone, and served as from a disk', async () => {
    const { filename } = await store();
    expect(filesOf(filename!)).toHaveLength(4);
    expect(existsSync(path.join(env.dataDir, 'uploads'))).toBe(false);
    const whole = await served(filename!);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(s3.objects.get(`uploads/media/${filename}`)?.body.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    const part = await served(filename!, { Range: 'bytes=1-3' });
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([
      206,
      'PNG',
      `bytes 1-3/${whole.headers.get('content-length')}`,
    ]);
    expect((await served(filename!, { Range: 'bytes=-2' })).headers.get('content-length')).toBe('2');
    expect((await served(filename!, { Range: 'bytes=999999999-' })).status).toBe(416);
    expect((await served(`${'0'.repeat(24)}.png`)).status).toBe(404);
  });

  it('is replaced, taken back, deleted and brought back', async () => {
    const { id, filename: first } = await store();
    const changed = await replaceFile({
      ...(await context()),
      id,
      file: await payloadFile(fileOf(await drawn('#0000aa'))),
      reason: 'replaced',
    });
    expect(changed).toEqual({ ok: true });
    const second = await nameOf(id);
    expect([filesOf(first!).length, filesOf(second).length]).toEqual([0, 4]);
    expect(filesOf(first!, 'media-archive')).toHaveLength(4);

    const { earlier } = (await loadMediaDetail(payload, admin.user, id))!;
    expect(await restoreFile({ ...(await context()), id, earlier: earlier[0]!.id })).toEqual({ ok: true });
    expect(await nameOf(id)).toBe(first);
    expect((await served(first!)).status).toBe(200);
    expect(filesOf(second)).toEqual([]);

    expect(await deleteMedia({ ...(await context()), ids: [id] })).toEqual({ ok: true, deleted: [id] });
    expect(filesOf(first!)).toEqual([]);
    expect(await undeleteMedia({ ...(await context()), ids: [id] })).toEqual({ ok: true, restored: [id] });
    expect(filesOf(first!)).toHaveLength(4);
  });

  it('whose bucket is away is not stored, and says so', async () => {
    const before = [s3.objects.size, (await rows`select 1 from media`).length];
    s3.state.isAway = true;
    const file = fileOf(await drawn('#00aa00'));
    expect(await storePicture({ ...(await context()), file, alt: 'Away' })).toMatchObject({ ok: false, message: AWAY });
    const form = new FormData();
    form.set('_payload', JSON.stringify({ alt: 'Away' }));
    form.set('file', file);
    const { status, body } = await api('POST', '/api/media', { body: form, token: admin.token });
    expect([status, body]).toEqual([503, expect.objectContaining({ code: 'unavailable', message: AWAY })]);
    s3.state.isAway = false;
    expect([s3.objects.size, (await rows`select 1 from media`).length]).toEqual(before);
  });

  it('of which a size could not be stored leaves none of its files, at the latest after a day', async () => {
    const before = s3.keys('uploads');
    // By method, as files of others may be removed at the same time.
    const half = async (removed: number[]) => {
      s3.state.failuresOf = { PUT: [0, 0, 403], DELETE: removed };
      const file = fileOf(await drawn('#00aa00'));
      const refused = await storePicture({ ...(await context()), file, alt: 'Half' });
      expect(refused).toMatchObject({ ok: false, message: AWAY });
    };
    await half([]);
    expect(s3.keys('uploads')).toEqual(before);
    await half(Array<number>(4).fill(403));
    expect(s3.keys('uploads')).toHaveLength(before.length + 2);
    for (const object of s3.objects.values()) object.changedAt -= 2 * DAY_MS;
    await sweepFiles(payload);
    expect(s3.keys('uploads')).toEqual(before);
  });
});

describe('files without a record', () => {
  it('are swept once they are a day old, and no others', async () => {
    const { filename, id } = await store();
    const deleted = await store();
    await deleteMedia({ ...(await context()), ids: [deleted.id] });
    const lost = ['media', 'media-archive', 'design-assets', 'inquiry-files', 'order-proofs', 'team-order-proofs'].map(
      (folder) => `uploads/${folder}/${randomBytes(12).toString('hex')}.png`,
    );
    const kept = [...s3.objects.keys()];
    for (const key of lost) s3.objects.set(key, { body: Buffer.from('x'), changedAt: Date.now() });
    await sweepFiles(payload);
    expect([...s3.objects.keys()].sort()).toEqual([...kept, ...lost].sort());
    for (const object of s3.objects.values()) object.changedAt -= 2 * DAY_MS;
    await sweepFiles(payload);
    expect([...s3.objects.keys()].sort()).toEqual(kept.sort());
    expect([filesOf(filename!).length, await nameOf(id)]).toEqual([4, filename]);
    expect(filesOf(deleted.filename!, 'media-archive')).toHaveLength(4);
  });
});

describe('a private file', () => {
  it('is read by a link of a minute, which strangers are not given', async () => {
    const bytes = await drawn('#123456', 64);
    const form = new FormData();
    for (const [key, value] of Object.entries({ name: 'Crest of gold', type: 'logo' })) form.set(key, value);
    form.set('file', fileOf(bytes));
    type Body = { asset: { fileUrl: string; previewUrl: string } };
    const { body } = await api<Body>('POST', '/api/team/assets', { body: form, token: team.token });
    const read = (token?: string) => api('GET', body.asset.fileUrl, { token });
    expect([(await read(stranger.token)).status, (await read()).status]).toEqual([404, 401]);
    const { status, headers } = await read(team.token);
    expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      302,
      'private, no-store',
      'no-referrer',
    ]);
    const link = headers.get('location')!;
    const file = await fetch(link);
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="Crest of gold.png"');
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    s3.state.clockMs = 61_000;
    expect((await fetch(link)).status).toBe(403);
    s3.state.clockMs = 0;
    const mode = { 'Sec-Fetch-Mode': 'cors' };
    expect((await api('GET', body.asset.fileUrl, { token: team.token, headers: mode })).status).toBe(200);
    const preview = await api('GET', body.asset.previewUrl, { token: team.token });
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});

describe('a print pack', () => {
  const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Riverside home');
  const order = async (label: string) => {
    const settings = await getSiteSettings();
    return {
      document: kit,
      colorway: 0,
      players: [{ name: 'Hudson', number: '7', size: 'S' }],
      ...{ label, orderedBy: 'A team', orderedAt: '2026-11-21', settings, rules: readMakeRules(settings) },
      ...{ time: new Date(), readPicture: readLogoPicture },
    } as Parameters<typeof startPack>[1];
  };
  const pack = async (label: string) => {
    const line = { kind: 'team', order: label, kit: '', garment: 'football-shirt' } as const;
    const key = await startPack(payload, await order(label), line);
    await expect
      .poll(() => packState(payload, key), { timeout: 60_000, interval: 100 })
      .toMatchObject({ state: expect.stringMatching(/done|failed/) });
    return key;
  };
  const read = (key: string) =>
    printPackFile(new Request(`${env.publicUrl}/?name=ORD-1`), { params: Promise.resolve({ key }) });

  it('is in the bucket, read by a link, and removed with a person’s data', async () => {
    const key = await pack('ORD-1');
    expect(s3.keys('print-packs')).toEqual([`print-packs/${key}.zip`]);
    const answer = await read(key);
    expect(answer.status).toBe(302);
    const file = await fetch(answer.headers.get('location')!);
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="ORD-1.zip"');
    expect((await file.text()).slice(0, 2)).toBe('PK');
    await removePacks();
    expect(s3.keys('print-packs')).toEqual(['print-packs/removed']);
    expect((await read(key)).status).toBe(404);
  });

  it('that cannot be stored has failed, and is no file', async () => {
    s3.state.failures = [0, 0, 0, 0, 403];
    const key = await pack('ORD-2');
    expect(await packState(payload, key)).toMatchObject({ state: 'failed' });
    expect(s3.keys('print-packs')).toEqual(['print-packs/removed']);
  });
});

const target = `kitroom_bucket_${new URL(process.env.DATABASE_URL ?? '').pathname.slice(-8)}`;
const targetUrl = databaseUrl(inject('adminUrl'), target);
afterAll(() => runSql(inject('adminUrl'), `drop database if exists ${target} with (force)`));

type Run = { code: number; output: string };
const run = (script: string, args: string[], settings = {}): Promise<Run> =>
  new Promise((resolve) => {
    const command = ['scripts/run.mjs', `scripts/payload/${script}.ts`, ...args];
    execFile(
      process.execPath,
      command,
      { env: { ...process.env, LOG_LEVEL: 'silent', ...settings } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, output: out + err }),
    );
  });

describe('a backup', () => {
  const make = async () => {
    const started = await startBackup({ payload, req: (await asStaff(admin.user)).req });
    if (!started.ok) throw new Error(started.message);
    await started.ended;
    return started.name;
  };

  it('is in the bucket, read by a link, and deleted there', async () => {
    const name = await make();
    expect(await backupStatus(payload)).toMatchObject({ state: 'done', message: null });
    expect(s3.keys('backups')).toEqual([`backups/${name}`]);
    expect(await listBackups()).toMatchObject([{ name, size: s3.objects.get(`backups/${name}`)?.body.length }]);
    const read = (ticket: string) =>
      downloadBackup(new Request(`${env.publicUrl}/?ticket=${ticket}`), { params: Promise.resolve({ name }) });
    expect((await read('none')).status).toBe(403);
    const answer = await read(issueTicket(`backup:${name}`, admin.user.id));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringContaining(name)]);
    expect((await fetch(answer.headers.get('location')!)).status).toBe(200);
    expect(await deleteBackup({ req: (await asStaff(admin.user)).req, name })).toEqual({ ok: true });
    expect(s3.keys('backups')).toEqual([]);
  });

  it('whose bucket goes away has failed, says so, and is no file', async () => {
    s3.state.isAway = true;
    await make();
    expect(await backupStatus(payload)).toMatchObject({ state: 'failed', message: AWAY });
    s3.state.isAway = false;
    expect([s3.keys('backups'), s3.uploads.size]).toEqual([[], 0]);
  });

  it('gives back all files of its moment, and takes away those that came later', async () => {
    const { filename } = await store();
    const before = new Map(s3.keys('uploads').map((key) => [key, hashOf(s3.objects.get(key)!.body)]));
    const name = await make();
    for (const key of filesOf(filename!)) s3.objects.delete(key);
    await store();
    await runSql(inject('adminUrl'), `create database ${target}`);
    const restored = await run('restore', [name], { DATABASE_URL: targetUrl });
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored and verified') });
    expect(new Map(s3.keys('uploads').map((key) => [key, hashOf(s3.objects.get(key)!.body)]))).toEqual(before);
    expect(s3.keys('uploads.restoring')).toEqual([]);
    const missing = await run('restore', ['kitroom-20200101-000000-0000.tar.gz'], { DATABASE_URL: targetUrl });
    expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('There is no file') });
  }, 120_000);
});

describe('files:move', () => {
  const disk = path.join(env.dataDir, 'moved');
  const move = (...args: string[]) => run('move-files', args, { DATA_DIR: disk });
  const onDisk = () =>
    readdirSync(disk, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'secret')
      .map((entry) => path.relative(disk, path.join(entry.parentPath, entry.name)))
      .sort();
  const hashes = () => new Map(onDisk().map((name) => [name, hashOf(readFileSync(path.join(disk, name)))]));

  it('copies both ways, verifies by hash, goes on where it ended, and deletes only what it is told to', async () => {
    rmSync(disk, { recursive: true, force: true });
    mkdirSync(path.join(disk, 'uploads/media'), { recursive: true });
    mkdirSync(path.join(disk, 'backups'), { recursive: true });
    s3.objects.clear();
    const names = Array.from({ length: 7 }, (_, index) => `uploads/media/${index}.png`);
    for (const name of [...names, 'backups/kitroom-20261121-081711-ac33.tar.gz'])
      writeFileSync(path.join(disk, name), randomBytes(5_000));
    writeFileSync(path.join(disk, 'uploads/media/.partial-x'), 'half');
    const before = hashes();
    before.delete('uploads/media/.partial-x');
    s3.objects.set(names[0]!, { body: readFileSync(path.join(disk, names[0]!)), changedAt: Date.now() });
    s3.objects.set(names[1]!, { body: randomBytes(5_000), changedAt: Date.now() });

    const checked = await move('--to', 's3', '--check');
    expect(checked).toMatchObject({ code: 1, output: expect.stringContaining(`Missing or different: ${names[1]}`) });
    expect(checked.output).toContain('8 files, 40.0 KB: 1 verified, 0 of them copied now; 7 missing or different.');
    expect(s3.objects.size).toBe(2);

    const moved = await move('--to', 's3');
    expect(moved).toMatchObject({
      code: 0,
      output: expect.stringContaining('8 verified, 7 of them copied now; 0 miss'),
    });
    const inBucket = () => new Map([...s3.objects].map(([key, { body }]) => [key, hashOf(body)]));
    expect(new Map([...inBucket()].sort())).toEqual(new Map([...before].sort()));
    expect(onDisk()).toHaveLength(9);

    const deleted = await move('--to', 's3', '--delete');
    expect(deleted).toMatchObject({ code: 0, output: expect.stringContaining('Deleted where they were: 8 files.') });
    expect(onDisk()).toEqual(['uploads/media/.partial-x']);

    expect(await move('--to', 'disk')).toMatchObject({ code: 0 });
    const after = hashes();
    after.delete('uploads/media/.partial-x');
    expect(after).toEqual(before);
    expect(s3.objects.size).toBe(8);
  }, 120_000);

  it('deletes nothing where a file does not arrive', async () => {
    s3.objects.clear();
    s3.state.isAway = true;
    expect(await move('--to', 's3', '--delete')).toMatchObject({
      code: 1,
      output: expect.stringContaining('No connection'),
    });
    expect(onDisk()).toHaveLength(9);
  }, 60_000);

  it('refuses plainly', async () => {
    for (const args of [[], ['--to', 'tape'], ['--to', 's3', '--force'], ['--to', 's3', '--check', '--delete']])
      expect(await move(...args)).toMatchObject({
        code: 2,
        output: expect.stringContaining('Usage: npm run files:move'),
      });
    const unset = { S3_ENDPOINT: '', S3_BUCKET: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };
    expect(await run('move-files', ['--to', 's3'], unset)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY first.'),
    });
  }, 60_000);
});

describe('a start', () => {
  it('goes on with a bucket that answers, and says in a line what is wrong with another', async () => {
    const { settings } = s3;
    await checkS3(settings);
    const { host } = new URL(settings.endpoint);
    const away = `127.0.0.1:${await freePort()}`;
    const wrong: [object, string][] = [
      [{ bucket: 'other' }, `No connection to the bucket other at ${host}: there is none of this name.`],
      [{ secretAccessKey: 'x' }, `No connection to the bucket kit-files at ${host}: S3_SECRET_ACCESS_KEY is wrong.`],
      [{ accessKeyId: 'x' }, `No connection to the bucket kit-files at ${host}: S3_ACCESS_KEY_ID is not known there.`],
      [
        { endpoint: `http://${away}` },
        `No connection to the bucket kit-files at ${away}: connect ECONNREFUSED ${away}`,
      ],
    ];
    for (const [change, message] of wrong)
      await expect(checkS3({ ...settings, ...change })).rejects.toThrow(new Error(message));
    s3.state.clockMs = DAY_MS;
    await expect(checkS3(settings)).rejects.toThrow('the clock of this machine is wrong');
  });
});
