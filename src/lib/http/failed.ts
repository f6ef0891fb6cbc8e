import { describeDatabaseError } from '@/lib/database/describe-error';
import { log } from '@/lib/log';
import { errorResponse, RETRY_AFTER } from './json';

const BUG = { status: 500, message: 'Something went wrong. Please try again.' };

/**
 * Logs what a route threw and answers it: 503 where the database is away or busy, what it refused as that, and
 * everything else as a bug of ours, of which nothing is told.
 * @param said in the log.
 */
export function failedResponse(error: unknown, said: string, about: object = {}): Response {
  log.error({ err: error, ...about }, said);
  const { status, message } = describeDatabaseError(error) ?? BUG;
  return status === 503
    ? errorResponse(status, { code: 'unavailable', message }, { 'Retry-After': RETRY_AFTER })
    : errorResponse(status, { code: 'internal', message });
}
