import { errorStatus, invalidFields, payloadFieldErrors, refusalOf, type Refusal } from '@/lib/failures';
import { failure, type Failure } from '@/lib/result';

export const USERNAME_TAKEN = 'Another team has this username.';

export const noSuchTeam = (): Failure<'not_found'> => failure('not_found', 'This team no longer exists.');

/** @param otherwise message for a bug, which is logged. */
export function teamAccountRefusal(error: unknown, otherwise: string): Failure<Refusal> {
  const errors = payloadFieldErrors(error);
  // Only the database notices a username taken at the same moment, and names just the field.
  if (errors?.username) return invalidFields({ ...errors, username: [USERNAME_TAKEN] });
  if (errorStatus(error) === 403) return failure('refused', 'You may not change teams.');
  return refusalOf(error, 'team', otherwise);
}
