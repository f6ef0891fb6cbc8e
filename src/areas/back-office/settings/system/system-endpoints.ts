import { asMember } from '@/areas/back-office/access/endpoint';
import { fileDownload } from '@/lib/files/serve-file';
import { download, today } from '@/lib/http/download';
import { respond } from '@/lib/http/respond';
import { listUnsentEmails } from '@/lib/mail/unsent-emails';
import { failure } from '@/lib/result';
import { jobsHere, listRuns, type Job, type JobRun } from '@/lib/work/runs';
import { listUnmadePacks, type UnmadePack } from '@/modules/kits/production/pack-job';
import { backupFiles, isBackupName, listBackups, type BackupFile } from '@/modules/system/backup/backup-files';
import {
  backupStatus,
  findUnmadeBackup,
  type BackupStatus,
  type UnmadeBackup,
} from '@/modules/system/backup/backup-job';
import { findAutomaticBackups, type AutomaticBackups } from '@/modules/system/backup/data/automatic-backups';
import { exportData } from '@/modules/system/export-data';
import { readLog, streamLog } from '@/modules/system/logs/read-log';
import { parseLogFilters } from '@/modules/system/logs/log-entries';
import { backupHref } from '@/modules/system/system-paths';
import { isTicket, issueTicket } from '@/modules/system/tickets';

const expired = () =>
  respond(failure('expired', 'This link is not yours or has expired. Please request it again.'), {
    refused: { expired: 403 },
  });

export type SystemStatus = {
  backups: BackupFile[];
  job: BackupStatus | null;
  href: string | null;
  automatic: Pick<AutomaticBackups, 'rules' | 'made'> & { failure: { at: string; message: string } | null };
};

export const systemStatus = (): Promise<Response> =>
  asMember('settings:write', async ({ payload, user }) => {
    const job = (await backupStatus(payload)) ?? null;
    const isFresh = job?.state === 'done' && job.by === user.id && Date.now() - Date.parse(job.endedAt ?? '') < 60_000;
    const href = isFresh ? backupHref(job.name, issueTicket(`backup:${job.name}`, user.id)) : null;
    const { rules, made, tried } = await findAutomaticBackups(payload);
    const failure = tried?.failure ? { at: tried.at, message: tried.failure } : null;
    return { backups: await listBackups(), job, href, automatic: { rules, made, failure } } satisfies SystemStatus;
  });

type WithName = { params: Promise<{ name: string }> };

export const downloadBackup = (request: Request, { params }: WithName): Promise<Response> =>
  asMember('settings:write', async ({ user }) => {
    const { name } = await params;
    if (!isTicket(new URL(request.url).searchParams.get('ticket'), `backup:${name}`, user.id)) return expired();
    const served = isBackupName(name) && (await fileDownload(backupFiles, name, { name, type: 'application/gzip' }));
    return served || failure('not_found', 'This backup no longer exists.');
  });

export const downloadExport = (request: Request): Promise<Response> =>
  asMember('settings:write', async ({ req, user }) => {
    if (!isTicket(new URL(request.url).searchParams.get('ticket'), 'export', user.id)) return expired();
    const result = await exportData({ req, signal: request.signal });
    if (!result.ok) return respond(result, { refused: { busy: 409 } });
    return download(result.stream, { name: `kitroom-data-${today()}.tar.gz`, type: 'application/gzip' });
  });

export const unsentEmails = (): Promise<Response> =>
  asMember('settings:write', ({ payload }) => listUnsentEmails(payload));

export type JobsAnswer = {
  jobs: Job[];
  runs: JobRun[];
  packs: UnmadePack[];
  backup: UnmadeBackup | null;
};

export const systemJobs = (): Promise<Response> =>
  asMember('settings:write', async ({ payload }) => {
    const [runs, packs, backup] = await Promise.all([
      listRuns(payload),
      listUnmadePacks(payload),
      findUnmadeBackup(payload),
    ]);
    return { jobs: [...jobsHere], runs, packs, backup: backup ?? null } satisfies JobsAnswer;
  });

const LOG_STEP = 100;
const LOG_MAX = 2000;

export const systemLog = (request: Request): Promise<Response> =>
  asMember('settings:write', async () => {
    const query = new URL(request.url).searchParams;
    const limit = Math.min(Math.max(Number(query.get('limit')) || LOG_STEP, 1), LOG_MAX);
    return readLog(parseLogFilters(query), Math.floor(limit));
  });

export const downloadLog = (): Promise<Response> =>
  asMember('settings:write', async () =>
    download(streamLog(), { name: `kitroom-log-${today()}.ndjson`, type: 'application/x-ndjson' }),
  );
