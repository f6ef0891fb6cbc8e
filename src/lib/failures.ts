/** Makes a `Failure` of a refused input or of an error that ended the work. */
import type { ZodError } from 'zod';
import { fieldErrors } from '@/domain/text/field-errors';
import { describeDatabaseError } from './describe-database-error';
import { log } from '@/lib/log';
import { failure, type Failure, type FieldErrors } from '@/lib/result';

const SOME_FIELDS = 'Some fields are not valid.';

/** Messages of a form, each beside its field. */
export const invalidFields = (errors: FieldErrors, message = SOME_FIELDS): Failure<'invalid'> =>
  failure('invalid', message, { fieldErrors: errors });

export const invalidInput = (error: ZodError, message?: string): Failure<'invalid'> =>
  invalidFields(fieldErrors(error), message);

/**
 * The HTTP status of Payload's error. Use it instead of `instanceof`: Next bundles Payload for pages and for routes, so
 * that its classes exist twice in a process.
 */
export function errorStatus(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

/** The code that an error of ours carries beside its status. */
export function errorCode(error: unknown): string | undefined {
  const { data } = error as { data?: { code?: unknown } | null };
  return typeof data?.code === 'string' ? data.code : undefined;
}

/** Messages of Payload’s ValidationError by field; undefined for other errors. */
export function payloadFieldErrors(error: unknown): FieldErrors | undefined {
  const { data } = error as { data?: { errors?: { path?: string; message?: string }[] } | null };
  if (!Array.isArray(data?.errors) || data.errors.length === 0) return undefined;
  const errors: FieldErrors = {};
  for (const { path, message = 'Not valid.' } of data.errors) (errors[path || 'body'] ??= []).push(message);
  return errors;
}

/** Codes of errors of the database, by status. */
const CODES: Record<number, Refusal> = { 503: 'unavailable', 507: 'disk_full' };

export type Refusal = 'invalid' | 'not_found' | 'refused' | 'unavailable' | 'disk_full' | 'save_failed';

/**
 * Message for the person whose change of a record failed, with the fields concerned.
 * @param what name of the record, as 'review'
 * @param otherwise message for a bug, which is logged
 */
export function refusalOf(error: unknown, what: string, otherwise: string): Failure<Refusal> {
  const errors = payloadFieldErrors(error);
  if (errors) return invalidFields(errors);
  const status = errorStatus(error);
  if (status === 404) return failure('not_found', `This ${what} no longer exists.`);
  if (error instanceof Error) {
    if (status === 403 || status === 409 || status === 422) return failure('refused', error.message);
    if (status === 503) return failure('unavailable', error.message);
  }
  const known = describeDatabaseError(error);
  if (known) return failure(CODES[known.status] ?? 'refused', known.message);
  log.error({ err: error }, otherwise);
  return failure('save_failed', otherwise);
}
