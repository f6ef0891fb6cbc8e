import { describeDatabaseError } from '@/lib/database/describe-error';
import { errorStatus } from '@/lib/http/error-status';
import { log } from '@/lib/log';
import { failure, type Failure, type FieldErrors } from '@/lib/result';

type ValidationError = { data?: { errors?: { path?: string; message?: string }[] } };

export type Refusal = 'invalid' | 'not_found' | 'refused' | 'unavailable' | 'save_failed';

/**
 * What an error that ended the work on a product says to the person, with the fields it names.
 * @param otherwise what is said of a bug, which is logged.
 */
export function refusalOf(error: unknown, otherwise: string): Failure<Refusal> {
  const status = errorStatus(error);
  const named = status === 400 ? fieldErrorsOf(error as ValidationError) : undefined;
  if (named) return failure('invalid', 'Some fields are not valid.', { fieldErrors: named });
  if (status === 404) return failure('not_found', 'This product no longer exists.');
  if ((status === 403 || status === 409 || status === 422) && error instanceof Error)
    return failure('refused', error.message);
  if (status === 503 && error instanceof Error) return failure('unavailable', error.message);
  const known = describeDatabaseError(error);
  if (known) return failure(known.status === 503 ? 'unavailable' : 'refused', known.message);
  log.error({ err: error }, otherwise);
  return failure('save_failed', otherwise);
}

function fieldErrorsOf({ data }: ValidationError): FieldErrors | undefined {
  const errors = (data?.errors ?? []).flatMap(({ path, message }) => (path ? [[path, [message ?? 'Not valid.']]] : []));
  return errors.length > 0 ? (Object.fromEntries(errors) as FieldErrors) : undefined;
}
