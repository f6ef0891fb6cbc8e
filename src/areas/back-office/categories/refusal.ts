import { describeDatabaseError } from '@/lib/database/describe-error';
import { errorStatus } from '@/lib/http/error-status';
import { log } from '@/lib/log';
import { failure, type Failure, type FieldErrors } from '@/lib/result';

export type Refusal = 'invalid' | 'not_found' | 'refused' | 'save_failed';

type Validation = { data?: { errors?: { path?: string; message?: string }[] } };

/** What an error that ended the work on a category says to the person. A bug is logged, and said as `otherwise`. */
export function refusalOf(error: unknown, otherwise: string): Failure<Refusal> {
  const status = errorStatus(error);
  const fieldErrors = status === 400 ? fieldErrorsOf(error as Validation) : undefined;
  if (fieldErrors) return failure('invalid', 'Some fields are not valid.', { fieldErrors });
  if (status === 404) return failure('not_found', 'This category no longer exists.');
  if ((status === 403 || status === 409) && error instanceof Error) return failure('refused', error.message);
  const known = describeDatabaseError(error);
  if (known) return failure('refused', known.message);
  log.error({ err: error }, otherwise);
  return failure('save_failed', otherwise);
}

function fieldErrorsOf({ data }: Validation): FieldErrors | undefined {
  const errors = (data?.errors ?? []).flatMap(({ path, message }) => (path ? [[path, [message ?? 'Not valid.']]] : []));
  return errors.length > 0 ? (Object.fromEntries(errors) as FieldErrors) : undefined;
}
