type DatabaseError = { code?: unknown; address?: unknown; cause?: unknown };

const busy = { status: 503, message: 'The database is busy. Please try again.' };
const away = { status: 503, message: 'The database is not responding.' };

const answers: Record<string, { status: number; message: string }> = {
  '22P02': { status: 422, message: 'An id or another value is malformed.' },
  '22003': { status: 422, message: 'A number is out of range.' },
  '22021': { status: 422, message: 'The text contains characters that cannot be stored.' },
  '22P05': { status: 422, message: 'The text contains characters that cannot be stored.' },
  '23503': { status: 409, message: 'Something still refers to this, or it refers to something that no longer exists.' },
  '23505': { status: 409, message: 'This already exists.' },
  '23514': { status: 422, message: 'A value breaks a rule of the database.' },
  '23001': { status: 409, message: 'This cannot be changed or removed.' },
  '25P03': busy,
  '40001': busy,
  '40P01': busy,
  '55P03': busy,
  '57014': busy,
  '53300': away,
  '57P01': away,
  '57P02': away,
  '57P03': away,
  ECONNREFUSED: away,
  ECONNRESET: away,
  EPIPE: away,
  ETIMEDOUT: away,
};

/** What an error of the database says about the request, or nothing where it is a bug of ours. */
export function describeDatabaseError(error: unknown): { status: number; message: string } | undefined {
  for (let cause = error as DatabaseError | undefined; cause; cause = cause.cause as DatabaseError | undefined) {
    // PostgreSQL’s socket fails by ENOENT where it is away, as any file would.
    const answer = /\.s\.PGSQL\.\d+$/.test(String(cause.address)) ? away : answers[String(cause.code)];
    if (answer) return answer;
    if (
      cause instanceof Error &&
      /timeout exceeded when trying to connect|Connection terminated|not queryable/i.test(cause.message)
    ) {
      return away;
    }
  }
  return undefined;
}
