import { errorStatus, invalidFields, payloadFieldErrors, refusalOf, type Refusal } from '@/lib/failures';
import { failure, type Failure } from '@/lib/result';

export const USERNAME_TAKEN = 'Another team has this username.';

export const noSuchTeam = (): Failure<'not_found'> => failure('not_found', 'This team no longer exists.');

/**
 * What an error that ended the work on a team says to the person, with the fields it names.
 * @param otherwise what is said of a bug, which is logged.
 */
export function teamAccountRefusal(error: unknown, otherwise: string): Failure<Refusal> {
  const errors = payloadFieldErrors(error);
  // The database is who finds a username taken in the same moment; it says so of the field alone.
  if (errors?.username) return invalidFields({ ...errors, username: [USERNAME_TAKEN] });
  if (errorStatus(error) === 403) return failure('refused', 'You may not change teams.');
  return refusalOf(error, 'team', otherwise);
}
