import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../setup/incoming';
import { systemStatus, type SystemStatus } from '@/areas/back-office/settings/system/system-endpoints';
import { saveBackupRulesAction } from '@/areas/back-office/settings/settings-actions';
import { connectDatabase } from '@/lib/database/database-client';
import { makeDueBackup } from '@/modules/system/backup/automatic-backups';
import { backupFiles, listBackups } from '@/modules/system/backup/backup-files';
import { startBackup } from '@/modules/system/backup/backup-job';
import { asStaff, createStaff, payload, rows } from '../setup/shop';

const { user, token } = await createStaff('administrator', { fullName: 'Alex Morgan' });
const editor = await createStaff('content_manager');

const at = (time: string) => makeDueBackup(payload, new Date(time));
const off = { schedule: 'off', hour: '3', keep: '7' };
const daily = { schedule: 'daily', hour: '3', keep: '2' };
const automatic = async () =>
  (await listBackups()).filter(({ name }) => name.includes('-auto')).map(({ name }) => name);
const days = async () =>
  (await rows<{ day: string }>`select day from automatic_backups order by day`).map((row) => row.day);
const notices = () =>
  rows`select title, body, kind, href from staff_news where title like 'The automatic backup%' order by created_at`;
const status = async () => ((await (await systemStatus()).json()) as SystemStatus).automatic;

async function byHand(): Promise<string> {
  const made = await startBackup({ payload, req: (await asStaff(user)).req });
  if (!made.ok) throw new Error(made.message);
  await made.ended;
  return made.name;
}

beforeEach(async () => {
  signIn(token);
  await rows`delete from automatic_backups`;
  await rows`delete from staff_news`;
  await backupFiles.remove((await listBackups()).map(({ name }) => name));
  await rows`update site_settings set backups_schedule = 'daily', backups_hour = 3, backups_keep = 2`;
});
afterEach(() => vi.restoreAllMocks());

describe('automatic backups', () => {
  it('are off until staff who may change settings turn them on', async () => {
    await rows`update site_settings set backups_schedule = 'off', backups_keep = 7`;
    await at('2026-07-01T12:00:00Z');
    expect([await automatic(), await status()]).toEqual([
      [],
      { rules: { schedule: 'off', hour: 3, keep: 7 }, made: null, failure: null },
    ]);

    signIn(editor.token);
    await expect(saveBackupRulesAction(daily, off)).rejects.toThrow();
    signIn(token);
    expect(await saveBackupRulesAction({ ...daily, keep: '61' }, off)).toMatchObject({
      fieldErrors: { keep: ['Enter a whole number from 1 to 60.'] },
    });
    expect(await saveBackupRulesAction(daily, off)).toEqual({ ok: true, values: daily });
    expect((await status()).rules).toEqual({ schedule: 'daily', hour: 3, keep: 2 });
    expect(await saveBackupRulesAction(off, off)).toMatchObject({ code: 'conflict' });
  });

  it('are made once a day, as many kept as chosen, and those made by hand stay', async () => {
    const mine = [await byHand(), await byHand()];
    await at('2026-10-24T02:00:00Z');
    const [first] = await automatic();
    // Clocks go back at 01:00 UTC: three in the morning is an hour later.
    await at('2026-10-25T02:59:00Z');
    expect(await automatic()).toEqual([first]);
    await Promise.all([at('2026-10-25T03:00:00Z'), at('2026-10-25T03:00:00Z')]);
    await at('2026-10-25T23:59:00Z');
    expect(await automatic()).toHaveLength(2);
    await at('2026-10-26T03:00:00Z');
    const kept = await automatic();
    expect(kept).toHaveLength(2);
    expect(kept).not.toContain(first);
    expect((await listBackups()).map(({ name }) => name)).toEqual(expect.arrayContaining(mine));
    expect([await days(), await notices()]).toEqual([['2026-10-26'], []]);

    const [newest] = await listBackups();
    expect((await status()).made).toEqual({ day: '2026-10-26', at: '2026-10-26T03:00:00.000Z', size: newest?.size });
    const logged =
      await rows`select actor_name as by, subject from activity_log where action = 'system.backup-deleted'`;
    expect(logged).toContainEqual({ by: 'System', subject: first });
  });

  it('notify staff of a failure once a day, say why on the screen, and are tried again each hour', async () => {
    const written = vi.spyOn(backupFiles, 'write');
    written.mockImplementation(async (_name, content) => {
      await once(content as Readable, 'readable');
      throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    });
    await at('2026-07-01T02:00:00Z');
    await at('2026-07-01T02:30:00Z');
    expect(written).toHaveBeenCalledTimes(1);
    await at('2026-07-01T03:00:00Z');
    expect(written).toHaveBeenCalledTimes(2);
    const notice = {
      title: 'The automatic backup was not made',
      body: 'The disk is full.',
      ...{ kind: 'system', href: '/admin/settings?tab=system' },
    };
    expect(await notices()).toEqual([notice]);
    expect((await status()).failure).toEqual({ at: '2026-07-01T03:00:00.000Z', message: 'The disk is full.' });
    await at('2026-07-02T02:00:00Z');
    expect(await notices()).toEqual([notice, notice]);

    written.mockRestore();
    await at('2026-07-02T03:00:00Z');
    expect(await automatic()).toHaveLength(1);
    expect(await status()).toMatchObject({ made: { day: '2026-07-02' }, failure: null });
  });

  it('are made after one by hand, and after one whose process has ended', async () => {
    const client = await connectDatabase(process.env.DATABASE_URL ?? '');
    await client.query('begin; lock table orders');
    const own = startBackup({ payload, req: (await asStaff(user)).req });
    const started = await own;
    await at('2026-07-01T02:00:00Z');
    expect([await automatic(), await days()]).toEqual([[], []]);
    await client.query('rollback');
    await client.end();
    if (started.ok) await started.ended;

    await rows`insert into automatic_backups (day, began_at) values ('2026-07-01', '2026-07-01T02:00:00Z')`;
    await at('2026-07-01T02:59:00Z');
    expect(await automatic()).toEqual([]);
    await at('2026-07-01T03:00:00Z');
    expect(await automatic()).toHaveLength(1);
    expect(await notices()).toMatchObject([{ body: 'The process that made it has ended.' }]);
  });
});
