import { execFile } from 'node:child_process';
import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { BasePayload } from 'payload';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { backupStatus, cancelBackup, startBackup } from '@/modules/system/backup/backup-job';
import { backupFiles, deleteBackup, listBackups } from '@/modules/system/backup/backup-files';
import { diskStore } from '@/lib/files/store/disk-store';
import { restoreBackup } from '@/modules/system/backup/restore-backup';
import { connectDatabase } from '@/lib/database/database-client';
import { placeOrder } from '@/modules/orders/placing/place-order';
import { checkoutInput } from '@/domain/orders/checkout-input';
import { localRequest } from '@/lib/payload/local-request';
import { picture, sampleOf, store } from '../setup/access-matrix';
import { diskFolder } from '../setup/disk-folder';
import { api } from '../setup/http';
import {
  asStaff,
  checkoutBody,
  createPage,
  createProduct,
  createStaff,
  createTeam,
  password,
  placed,
  rows,
  payload,
} from '../setup/shop';
import { migrationNames } from '../../scripts/lib/database.mjs';
import { databaseUrl, runSql } from '../setup/sql';
import { unpack } from '../setup/unpack';

const adminUrl = inject('adminUrl');
const source = process.env.DATABASE_URL ?? '';
/** Owned by no superuser, as a shop’s database. */
const target = `kitroom_restored_${new URL(source).pathname.slice(-8)}`;
const folder = mkdtempSync(path.join(tmpdir(), 'kitroom-restore-'));

const targetUrl = () => {
  const url = new URL(databaseUrl(adminUrl, target));
  Object.assign(url, { username: target, password: 'restorer' });
  return url.href;
};

afterAll(async () => {
  await runSql(adminUrl, `drop database if exists ${target} with (force)`, `drop role ${target}`);
  rmSync(folder, { recursive: true, force: true });
});

const request = async () => (await asStaff(user)).req;

await runSql(
  adminUrl,
  `create role ${target} login password 'restorer' nosuperuser`,
  `create database ${target} owner ${target}`,
);
const { user, token } = await createStaff('administrator', { fullName: 'Alex Morgan' });
const product = await createProduct({ stock: { M: 50, L: 10 }, description: 'Tab\tnew\nline \\N "quoted" é 🏈' });
for (let count = 0; count < 5; count += 1) await placed({ product: product.id, color: 'Red', sizes: { M: 1 } });
await createTeam({ teamName: "O'Neill’s" });
await createPage();
for (const slug of ['team-members', 'team-orders', 'inquiries', 'reviews', 'components', 'media', 'mail-messages']) {
  await store(slug, await sampleOf(slug));
}
const form = new FormData();
form.set('_payload', JSON.stringify({ alt: 'Kit' }));
form.set('file', new File([new Uint8Array(await picture(32))], 'kit.png', { type: 'image/png' }));
await api('POST', '/api/media', { token, body: form });
await api('PATCH', `/api/products/${product.id}`, { token, body: { price: 31.5 } });
const backup = await made();

async function made(): Promise<string> {
  const started = await startBackup({ payload, req: await request() });
  if (!started.ok) throw new Error(started.message);
  await started.ended;
  expect(await backupStatus(payload)).toMatchObject({ state: 'done', message: null });
  return path.join(diskFolder(backupFiles), started.name);
}

type Run = { code: number; output: string };

const restore = (...args: string[]): Promise<Run> => run('restore', ...args);

const run = (script: 'migrate' | 'restore', ...args: string[]): Promise<Run> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: targetUrl(), DATA_DIR: folder, LOG_LEVEL: 'error' };
    const command = ['scripts/run.mjs', `scripts/payload/${script}.ts`, ...args];
    execFile(process.execPath, command, { env }, (error, out, err) =>
      resolve({ code: error ? 1 : 0, output: out + err }),
    );
  });

/** Independent of the backup’s code; without the backup’s own entry. */
async function fingerprint(url: string): Promise<Record<string, unknown>> {
  const tables = await runSql(
    url,
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await runSql(
      url,
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t`,
    );
    found[String(name)] = row;
  }
  return found;
}

const foreignKeys = (url: string) =>
  runSql(
    url,
    `select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' order by 1, 2`,
  );

const triggers = (url: string) =>
  runSql(
    url,
    `select tgrelid::regclass::text as on, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  );

describe('a backup', () => {
  it('is kept whole, for its owner alone, and recorded', async () => {
    const [file] = await listBackups();
    expect(file!.name).toBe(path.basename(backup));
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(backup)).filter((name) => name.startsWith('.'))).toEqual([]);
    const [entry] = await rows`select action, actor_name as by, subject from activity_log where action like 'system.%'`;
    expect(entry).toEqual({ action: 'system.backup-created', by: 'Alex Morgan', subject: file!.name });
  });

  it('says in its manifest where the activity log ended', async () => {
    const { 'manifest.json': manifest = '' } = await unpack(readFileSync(backup));
    const { activity, files } = JSON.parse(manifest);
    const [{ link }] = (await rows`
      select jsonb_build_object('place', place, 'hash', hash) as link from activity_log_chain
      where place = (select max(place) - 1 from activity_log_chain)`) as [{ link: unknown }];
    expect(activity).toEqual(link);
    expect(files.length).toBeGreaterThan(1);
  });

  it('is made one at a time, and leaves nothing where it is cancelled', async () => {
    const client = await connectDatabase(source);
    await client.query('begin; lock table orders');
    const first = await startBackup({ payload, req: await request() });
    expect(first.ok).toBe(true);
    expect(await startBackup({ payload, req: await request() })).toMatchObject({ code: 'busy' });
    await cancelBackup(payload);
    await client.end();
    expect(await backupStatus(payload)).toMatchObject({ state: 'cancelled', message: 'The backup was cancelled.' });
    expect(await listBackups()).toHaveLength(1);
    expect(readdirSync(path.dirname(backup))).toHaveLength(1);
    // A cancelled session ends a moment after its client.
    const openSessions = async () => {
      const [{ open }] = (await rows`
        select count(*)::int as open from pg_stat_activity where datname = current_database() and query like '%copy%'
        and pid <> pg_backend_pid()`) as [{ open: number }];
      return open;
    };
    await expect.poll(openSessions, { timeout: 10_000 }).toBe(0);
  });

  it('waits for none that another process makes', async () => {
    const client = await connectDatabase(source);
    await client.query(`select pg_advisory_lock(hashtext('kitroom backup'))`);
    const started = await startBackup({ payload, req: await request() });
    if (started.ok) await started.ended;
    await client.end();
    expect(await backupStatus(payload)).toMatchObject({ state: 'failed', message: 'Another backup is being made.' });
  });
});

describe('restoring', () => {
  const bytes = () => readFileSync(backup);
  const damaged = (name: string, content: Buffer) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  const edited = (name: string, from: string, to: string, of = bytes()) => {
    const text = gunzipSync(of).toString('latin1');
    expect(text).toContain(from);
    return damaged(name, gzipSync(Buffer.from(text.replace(from, to), 'latin1')));
  };
  const flipped = () => {
    const content = bytes();
    const middle = Math.floor(content.length / 2);
    content.writeUInt8(content.readUInt8(middle) ^ 0xff, middle);
    return damaged('flipped.tar.gz', content);
  };

  it.each([
    ['a byte that flipped', flipped],
    ['an end that is missing', () => damaged('cut.tar.gz', bytes().subarray(0, -400))],
    ['a row that changed', () => edited('row.tar.gz', "O'Neill", "O'Neil1")],
    ['no archive at all', () => damaged('text.tar.gz', Buffer.from('hello'))],
  ])('refuses %s before anything is written', async (_what, file) => {
    const refused = await restoreBackup({
      ...{ databaseUrl: targetUrl(), files: diskStore(folder), knownMigrations: [] },
      open: async () => createReadStream(file()),
      ...{ migrate: () => Promise.resolve(), say: () => undefined },
    });
    expect(refused).toMatchObject({ ok: false, code: 'damaged' });
  });

  it('by the command leaves an empty database alone where the backup is damaged or too new', async () => {
    const cut = await restore(damaged('cut.tar.gz', bytes().subarray(0, -400)));
    expect(cut).toMatchObject({ code: 1, output: expect.stringContaining('damaged') });
    const newer = await restore(edited('newer.tar.gz', '"20261129_100001_rules"', '"20991129_100001_rules"'));
    expect(newer).toMatchObject({ code: 1, output: expect.stringContaining('newer than this version') });
    expect(await fingerprint(targetUrl())).toEqual({});
  }, 60_000);

  it('gives back every table, file, key, trigger and sequence, and the shop goes on', async () => {
    const before = { ...(await fingerprint(source)) };
    const done = await restore(backup);
    expect(done.output).toContain('Restored and verified');

    const after = await fingerprint(targetUrl());
    // The backup itself, which was running then.
    for (const tables of [before, after]) delete tables.shared_jobs;
    for (const name of ['activity_log', 'activity_log_chain']) {
      const [was, is] = [before[name], after[name]] as { rows: number }[];
      expect(was!.rows - is!.rows).toBe(1);
      delete before[name];
      delete after[name];
    }
    expect(after).toEqual(before);
    expect(await foreignKeys(targetUrl())).toEqual(await foreignKeys(source));
    expect((await foreignKeys(source)).length).toBeGreaterThan(30);
    expect(await triggers(targetUrl())).toEqual(await triggers(source));
    const uploads = (data: string) => readdirSync(path.join(data, 'uploads'), { recursive: true }).sort();
    expect(uploads(folder)).toEqual(uploads(process.env.DATA_DIR ?? ''));

    vi.resetModules();
    const settings = { ...process.env };
    Object.assign(process.env, { DATABASE_URL: targetUrl(), DATA_DIR: folder });
    const { default: config } = await import('@payload-config');
    const restored = await new BasePayload().init({ config, disableOnInit: true });
    Object.assign(process.env, settings);
    const signedIn = await restored.login({ collection: 'admin-users', data: { email: user.email, password } });
    expect(signedIn.user?.fullName).toBe('Alex Morgan');
    const { docs } = await restored.find({ collection: 'products', limit: 1 });
    const input = checkoutInput.parse(checkoutBody({ product: docs[0]!.id, color: 'Red', sizes: { M: 1 } }));
    const known = await rows<{ number: string }>`select order_number as number from orders`;
    const placedThere = await placeOrder({
      req: await localRequest(restored),
      buyer: { kind: 'staff' },
      input,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(placedThere.ok && known.map(({ number }) => number)).not.toContain(
      placedThere.ok && placedThere.order.orderNumber,
    );
    expect(placedThere).toMatchObject({ ok: true });
    await restored.destroy();
    await restored.db.pool.end();
  }, 90_000);

  it('refuses a database that is not empty, until its name is typed out', async () => {
    for (const args of [[], ['--replace', 'another_database']]) {
      const refused = await restore(backup, ...args);
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`--replace ${target}`) });
    }
    const client = await connectDatabase(targetUrl());
    expect((await restore(backup, '--replace', target)).output).toContain('Stop the shop first');
    await client.end();

    const orders = async () => (await fingerprint(targetUrl())).orders as { rows: number };
    expect((await orders()).rows).toBe(6);
    expect((await restore(backup, '--replace', target)).output).toContain('Restored and verified');
    expect((await orders()).rows).toBe(5);
    expect(await runSql(targetUrl(), `select to_regnamespace('kitroom_replaced') as aside`)).toEqual([{ aside: null }]);
  }, 120_000);

  it('brings back what was there where it fails half-way', async () => {
    const before = await fingerprint(targetUrl());
    // Valid checksums, but an unknown column.
    const odd = edited('odd.tar.gz', '"columns":["id","actor_id"', '"columns":["id","actor_ix"');
    const failed = await restore(odd, '--replace', target);
    expect(failed).toMatchObject({ code: 1, output: expect.stringContaining('not those of its migrations') });
    expect(await fingerprint(targetUrl())).toEqual(before);
    expect(existsSync(path.join(folder, 'uploads.restoring'))).toBe(false);
  }, 60_000);

  describe('a shop from before 0.1.0', () => {
    const OLDER = 'tests/fixtures/before-0.1.0.tar.gz';
    const REFUSAL = `It has 68 of the 69 migrations from before version 0.1.0. Bring it up to the commit tagged before-0.1.0 first: see docs/guide/upgrading.md.`;
    const later = migrationNames().filter((name) => name > '20261129_100001_rules');
    const migrations = async () =>
      (await runSql(targetUrl(), 'select name from payload_migrations order by name')).map(({ name }) => name);
    let older: string[];

    const noteMigrations = (names: string[]) =>
      runSql(
        targetUrl(),
        'truncate payload_migrations',
        `insert into payload_migrations (name, batch) values ${names.map((name) => `('${name}', 1)`).join()}`,
      );

    it('is restored whole from its backup', async () => {
      const { 'manifest.json': text = '' } = await unpack(readFileSync(OLDER));
      const manifest = JSON.parse(text) as { migrations: string[]; tables: { name: string; rows: number }[] };
      older = manifest.migrations;
      expect((await restore(OLDER, '--replace', target)).output).toContain('Restored and verified');
      expect(await migrations()).toEqual(migrationNames().toSorted());
      const found = await fingerprint(targetUrl());
      for (const { name, rows: count } of manifest.tables)
        if (name !== 'payload_migrations') expect(found[name], name).toMatchObject({ rows: count });
      expect(await foreignKeys(targetUrl())).toEqual(await foreignKeys(source));
      expect(await triggers(targetUrl())).toEqual(await triggers(source));
    });

    it('is taken over as it is', async () => {
      await noteMigrations([...older, ...later]);
      const { payload_migrations: _noted, ...before } = await fingerprint(targetUrl());
      expect(await run('migrate')).toMatchObject({ code: 0 });
      expect(await migrations()).toEqual(migrationNames().toSorted());
      const { payload_migrations: _taken, ...after } = await fingerprint(targetUrl());
      expect(after).toEqual(before);
    });

    it('is refused, unchanged, if one of its migrations has not run', async () => {
      await noteMigrations(older.filter((name) => name !== '20261121_010000_rules'));
      const before = await fingerprint(targetUrl());
      expect(await run('migrate')).toMatchObject({ code: 1, output: expect.stringContaining(REFUSAL) });
      const line = '"20261121_010000_rules",';
      const lacking = edited('lacking.tar.gz', line, ' '.repeat(line.length), readFileSync(OLDER));
      const refused = await restore(lacking, '--replace', target);
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(REFUSAL) });
      expect(await fingerprint(targetUrl())).toEqual(before);
    });
  });
});

it('deletes a backup that is there, and records it', async () => {
  const args = { payload, req: await request() };
  const name = path.basename(backup);
  expect(await deleteBackup({ ...args, name: '../secret' })).toMatchObject({ code: 'not_found' });
  expect(await deleteBackup({ ...args, name })).toEqual({ ok: true });
  expect(await listBackups()).toEqual([]);
  expect(await deleteBackup({ ...args, req: await request(), name })).toMatchObject({ code: 'not_found' });
});
