'use server';

import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';
import { memberRequest } from '@/areas/back-office/access/session';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { log } from '@/lib/log';
import { sendEmailAgain } from '@/lib/mail/unsent-emails';
import { failure, type Failure, type Result } from '@/lib/result';
import { deleteBackup, isBackupName, subject } from '@/modules/system/backup/backup-files';
import { cancelBackup, startBackup } from '@/modules/system/backup/backup-job';
import { clearCache } from '@/modules/system/clear-cache';
import { verifyActivity, type Verdict } from '@/modules/system/activity/data/verify-activity';
import { backupHref, EXPORT_HREF, SYSTEM_TAB_PATH } from '@/modules/system/system-paths';
import { listUnmadePacks } from '@/modules/kits/production/pack-job';
import { makePack } from '@/areas/back-office/print-packs/make-pack';
import { issueTicket } from '@/modules/system/tickets';

const text = z.string().max(1000).catch('');
type Staff = { payload: Payload; req: PayloadRequest };

const own = (): Promise<Staff> => memberRequest('settings:write', SYSTEM_TAB_PATH);

async function confirmed<Value extends object>(
  password: unknown,
  work: (staff: Staff) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const staff = await own();
  const known = await confirmPassword({ ...staff, password: text.parse(password) });
  if (!known.ok) return known;
  try {
    return await work(staff);
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): Failure {
  log.error({ err: error }, 'A system task failed.');
  return failure('failed', 'Something went wrong. See the system log for details.');
}

export async function startBackupAction(password: unknown): Promise<Result<{ name: string }>> {
  return confirmed(password, async (staff) => {
    const started = await startBackup(staff);
    return started.ok ? { ok: true, name: started.name } : started;
  });
}

export async function cancelBackupAction(): Promise<Result> {
  const { payload } = await own();
  await cancelBackup(payload);
  return { ok: true };
}

export async function downloadBackupAction(name: unknown, password: unknown): Promise<Result<{ href: string }>> {
  return confirmed(password, async ({ req }) => {
    const wanted = text.parse(name);
    if (!isBackupName(wanted)) return failure('not_found', 'This backup no longer exists.');
    await inTransaction(req, () => recordActivity(req, 'system.backup-downloaded', subject(wanted)));
    return { ok: true, href: backupHref(wanted, issueTicket(`backup:${wanted}`, String(req.user?.id))) };
  });
}

export async function deleteBackupAction(name: unknown, password: unknown): Promise<Result> {
  return confirmed(password, (staff) => deleteBackup({ ...staff, name: text.parse(name) }));
}

export async function clearCacheAction(password: unknown): Promise<Result<{ entries: number }>> {
  return confirmed(password, clearCache);
}

export async function exportDataAction(password: unknown): Promise<Result<{ href: string }>> {
  return confirmed(password, async ({ req }) => {
    const what = { type: 'system', id: 'export', name: 'All business data' };
    await inTransaction(req, () => recordActivity(req, 'system.data-exported', what));
    return { ok: true, href: `${EXPORT_HREF}?ticket=${issueTicket('export', String(req.user?.id))}` };
  });
}

export async function sendEmailAgainAction(id: unknown): Promise<Result> {
  const { payload } = await own();
  const known = z.uuid().safeParse(id);
  if (known.success && (await sendEmailAgain(payload, known.data))) return { ok: true };
  return failure('not_found', 'This email has already been sent.');
}

export async function retryPackAction(key: unknown): Promise<Result> {
  const { payload, req } = await own();
  const pack = (await listUnmadePacks(payload)).find((each) => each.key === key && each.state === 'failed');
  if (!pack) return failure('not_found', 'This print pack is no longer waiting for another try.');
  try {
    const made = await makePack(req, pack.line);
    return made.ok ? { ok: true } : made;
  } catch (error) {
    return failed(error);
  }
}

export async function verifyActivityAction(): Promise<Result<{ verdict: Verdict }>> {
  await own();
  try {
    return { ok: true, verdict: await verifyActivity() };
  } catch (error) {
    return failed(error);
  }
}
