import { describeDatabaseError } from '@/lib/database/describe-error';
import { log } from '@/lib/log';
import { errorResponse } from './json';

const BUG = { status: 500, message: 'Something went wrong. Please try again.' };

/**
 * Logs what a route threw and answers it: 503 where the database is away or busy, what it refused as that, and
 * everything else as a bug of ours, of which nothing is told.
 * @param said in the log.
 */
export function failedResponse(error: unknown, said: string, about: object = {}): Response {
  log.error({ err: error, ...about }, said);
  const { status, message } = describeDatabaseError(error) ?? BUG;
  return errorResponse(status, { code: status === 503 ? 'unavailable' : 'internal', message });
}
