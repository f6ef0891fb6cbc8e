import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Payload } from 'payload';
import { currentStaff, mayEnter } from '@/features/back-office/session';
import { errorResponse } from '@/lib/http/json';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload';
import type { AdminUser } from '@/payload-types';
import { backupPath, listBackups, type BackupFile } from './operations/backup/backup-files';
import { backupStatus, type BackupStatus } from './operations/backup/backup-job';
import { exportData } from './operations/export-data';
import { readLog, streamLog } from './operations/read-log';
import { parseLogFilters } from './rules/log-entries';
import { backupHref } from './rules/system-paths';
import { isTicket, issueTicket } from './tickets';

type Staff = { payload: Payload; user: AdminUser };

/** Lets administrators in, and answers a failure as one. */
export async function forAdministrators(work: (staff: Staff) => Promise<Response>): Promise<Response> {
  const { payload, user } = await currentStaff();
  if (!user) return errorResponse(401, { code: 'unauthorized', message: 'Please sign in.' });
  if (!mayEnter(user)) return errorResponse(403, { code: 'forbidden', message: 'You have no access to the system.' });
  try {
    return await work({ payload, user });
  } catch (error) {
    log.error({ err: error }, 'A page of the system could not be read.');
    return errorResponse(500, { code: 'internal', message: 'Something went wrong. Please try again.' });
  }
}

/** A file that is sent while it is read. */
export function download(stream: Readable, name: string, type: string, size?: number): Response {
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(size !== undefined && { 'Content-Length': String(size) }),
    },
  });
}

const json = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
const expired = () =>
  errorResponse(403, { code: 'expired', message: 'This link is not yours or has expired. Please ask for it again.' });

export type SystemStatus = {
  backups: BackupFile[];
  job: BackupStatus | null;
  /** Where the newest backup is, for whoever had it made. */
  href: string | null;
};

/** `GET /admin/system/status`: the backups there are, and how far the one that is being made is. */
export const systemStatus = (): Promise<Response> =>
  forAdministrators(async ({ user }) => {
    const job = backupStatus() ?? null;
    const isFresh = job?.state === 'done' && job.by === user.id && Date.now() - Date.parse(job.endedAt ?? '') < 60_000;
    const href = isFresh ? backupHref(job.name, issueTicket(`backup:${job.name}`, user.id)) : null;
    return json({ backups: await listBackups(), job, href } satisfies SystemStatus);
  });

type WithName = { params: Promise<{ name: string }> };

/** `GET /admin/system/backups/{name}?ticket=…` */
export const downloadBackup = (request: Request, { params }: WithName): Promise<Response> =>
  forAdministrators(async ({ user }) => {
    const { name } = await params;
    if (!isTicket(new URL(request.url).searchParams.get('ticket'), `backup:${name}`, user.id)) return expired();
    const handle = await open(/* turbopackIgnore: true */ backupPath(name) ?? '').catch(() => undefined);
    if (!handle) return errorResponse(404, { code: 'not_found', message: 'This backup is not there any more.' });
    const { size } = await handle.stat();
    return download(handle.createReadStream(), name, 'application/gzip', size);
  });

/** `GET /admin/system/export?ticket=…` */
export const downloadExport = (request: Request): Promise<Response> =>
  forAdministrators(async ({ payload, user }) => {
    if (!isTicket(new URL(request.url).searchParams.get('ticket'), 'export', user.id)) return expired();
    const req = await localRequest(payload, { user });
    const result = await exportData({ payload, req, signal: request.signal });
    if (!result.ok) return errorResponse(409, { code: result.code, message: result.message });
    return download(result.stream, `kitroom-data-${today()}.tar.gz`, 'application/gzip');
  });

/** Lines shown at a time, and at most. */
const LOG_STEP = 100;
const LOG_MAX = 2000;

/** `GET /admin/system/logs?level=…&search=…&limit=…`: the newest lines that match. */
export const systemLog = (request: Request): Promise<Response> =>
  forAdministrators(async () => {
    const query = new URL(request.url).searchParams;
    const limit = Math.min(Math.max(Number(query.get('limit')) || LOG_STEP, 1), LOG_MAX);
    return json(await readLog(parseLogFilters(query), Math.floor(limit)));
  });

/** `GET /admin/system/logs/download`: all lines there are, oldest first. */
export const downloadLog = (): Promise<Response> =>
  forAdministrators(async () =>
    download(
      Readable.from(streamLog(), { objectMode: false }),
      `kitroom-log-${today()}.ndjson`,
      'application/x-ndjson',
    ),
  );

export const today = (): string => new Date().toISOString().slice(0, 10);
