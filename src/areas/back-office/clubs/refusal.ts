import { describeDatabaseError } from '@/lib/database/describe-error';
import { errorStatus } from '@/lib/http/error-status';
import { log } from '@/lib/log';
import { failure, type Failure, type FieldErrors } from '@/lib/result';

export type Refusal = 'invalid' | 'not_found' | 'refused' | 'unavailable' | 'failed';

type ValidationError = { data?: { errors?: { path?: string; message?: string }[] } };

export const USERNAME_TAKEN = 'Another team has this username.';

export const noSuchTeam = (): Failure<'not_found'> => failure('not_found', 'This team no longer exists.');

export const invalidFields = (fieldErrors: FieldErrors): Failure<'invalid'> =>
  failure('invalid', 'Some fields are not valid.', { fieldErrors });

/**
 * What an error that ended the work on a team says to the person, with the fields it names.
 * @param otherwise what is said of a bug, which is logged.
 */
export function refusalOf(error: unknown, otherwise: string): Failure<Refusal> {
  const status = errorStatus(error);
  if (status === 400) {
    const errors = (error as ValidationError).data?.errors ?? [];
    const named = errors.flatMap(({ path, message }) =>
      path ? [[path, [messageOf(path, message)]] as [string, string[]]] : [],
    );
    if (named.length > 0) return invalidFields(Object.fromEntries(named));
  }
  if (status === 404) return noSuchTeam();
  if (status === 403) return failure('refused', 'You may not change teams.');
  const known = describeDatabaseError(error);
  if (known) return failure(known.status === 503 ? 'unavailable' : 'refused', known.message);
  log.error({ err: error }, otherwise);
  return failure('failed', otherwise);
}

/** The database is who finds a username taken in the same moment; it says so of the field alone. */
const messageOf = (path: string, message = 'Not valid.') => (path === 'username' ? USERNAME_TAKEN : message);
