import { statfsSync } from 'node:fs';

type DatabaseError = { code?: unknown; severity?: unknown; address?: unknown; cause?: unknown; name?: unknown };

const busy = { status: 503, message: 'The database is busy. Please try again.' };
const away = { status: 503, message: 'The database is not responding.' };

const full = {
  status: 507,
  message: 'There is no room left on the disk: nothing was saved. Please tell the people who run this site.',
};
/** Payload hides the cause of a failed write; with less free space than this, a full disk is assumed. */
const LARGEST_FILE_BYTES = 25 * 1024 * 1024;

const answers: Record<string, { status: number; message: string }> = {
  '22P02': { status: 422, message: 'An id or another value is malformed.' },
  '22007': { status: 422, message: 'A date or time is malformed.' },
  '22003': { status: 422, message: 'A number is out of range.' },
  '22021': { status: 422, message: 'The text contains characters that cannot be stored.' },
  '22P05': { status: 422, message: 'The text contains characters that cannot be stored.' },
  '23503': { status: 409, message: 'Something still refers to this, or it refers to something that no longer exists.' },
  '23505': { status: 409, message: 'This already exists.' },
  '23502': { status: 422, message: 'A required value is missing.' },
  '23514': { status: 422, message: 'A value breaks a rule of the database.' },
  '23001': { status: 409, message: 'This cannot be changed or removed.' },
  '25006': away,
  '25P03': busy,
  '40001': busy,
  '40P01': busy,
  '55P03': busy,
  '57014': busy,
  '53100': full,
  '53300': away,
  '57P01': away,
  '57P02': away,
  '57P03': away,
  ENOSPC: full,
  EDQUOT: full,
  ECONNREFUSED: away,
  ECONNRESET: away,
  EPIPE: away,
  ETIMEDOUT: away,
};

function causesOf(error: unknown): DatabaseError[] {
  const cause = error as DatabaseError | undefined;
  return cause ? [cause, ...causesOf(cause.cause)] : [];
}

/** True if PostgreSQL ended one of two transactions that waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === '40P01');
}

/** Undefined for a bug of ours. */
export function describeDatabaseError(error: unknown): { status: number; message: string } | undefined {
  for (const cause of causesOf(error)) {
    const answer = isUnreachable(cause) ? away : answers[String(cause.code)];
    if (answer) return answer;
    if (cause.name === 'FileUploadError' && freeBytes() < LARGEST_FILE_BYTES) return full;
    if (
      cause instanceof Error &&
      /timeout exceeded when trying to connect|Connection terminated|not queryable/i.test(cause.message)
    ) {
      return away;
    }
  }
  return undefined;
}

/** ENOENT of PostgreSQL’s socket, or a pooler’s only code: no server, no room, waited too long. */
const isUnreachable = ({ address, code, severity }: DatabaseError): boolean =>
  /\.s\.PGSQL\.\d+$/.test(String(address)) || (code === '08P01' && severity === 'FATAL');

function freeBytes(): number {
  const { bavail, bsize } = statfsSync(process.env.DATA_DIR || '.');
  return bavail * bsize;
}
