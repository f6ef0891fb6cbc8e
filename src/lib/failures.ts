import { APIError } from 'payload';
import type { ZodError } from 'zod';
import { statusOf, type ErrorCode } from '@/domain/api/errors';
import { byField, fieldErrors } from '@/domain/text/field-errors';
import { describeDatabaseError } from './describe-database-error';
import { log } from '@/lib/log';
import { failure, type Failure, type FieldErrors } from '@/lib/result';

const SOME_FIELDS = 'Some fields are not valid.';

export const invalidFields = (errors: FieldErrors, message = SOME_FIELDS): Failure<'invalid'> =>
  failure('invalid', message, { fieldErrors: errors });

export const invalidInput = (error: ZodError, message?: string): Failure<'invalid'> =>
  invalidFields(fieldErrors(error), message);

/** Error for a hook to throw, its only way to end the work. The API answers by code, and `refusalOf` reads it back. */
export const refusalError = ({ ok: _, message, ...details }: Failure, status = statusOf(details.code)): Error =>
  new APIError(message, status, details, true);

/** Works where `instanceof` does not: Next bundles Payload’s classes twice. */
export function errorStatus(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

/** Set by `refusalError` alone. */
export function errorCode(error: unknown): ErrorCode | undefined {
  const { data } = error as { data?: { code?: unknown } | null };
  return typeof data?.code === 'string' ? (data.code as ErrorCode) : undefined;
}

/** Refusal of a `refusalError`, unless it is a failure of ours; undefined for other errors. */
export function thrownRefusal(error: unknown): Failure | undefined {
  const code = errorCode(error);
  const isRefusal = code !== undefined && error instanceof Error && (errorStatus(error) ?? 500) < 500;
  return isRefusal ? failure(code, error.message) : undefined;
}

/** Undefined for errors other than Payload’s ValidationError. */
export function payloadFieldErrors(error: unknown): FieldErrors | undefined {
  const { data } = error as { data?: { errors?: { path?: string; message?: string }[] } | null };
  if (!Array.isArray(data?.errors) || data.errors.length === 0) return undefined;
  return byField(data.errors.map(({ path, message = 'Not valid.' }) => ({ path, message })));
}

const CODES: Record<number, Refusal> = { 503: 'unavailable', 507: 'disk_full' };

const REFUSALS = ['not_found', 'in_use', 'refused', 'unavailable', 'disk_full', 'save_failed'] as const;

export type Refusal = (typeof REFUSALS)[number] | 'invalid';

/** @param what name of the record, as 'review' @param otherwise message for a bug, which is logged */
export function refusalOf(error: unknown, what: string, otherwise: string): Failure<Refusal> {
  const errors = payloadFieldErrors(error);
  if (errors) return invalidFields(errors);
  const code = REFUSALS.find((each) => each === errorCode(error));
  if (code && error instanceof Error) return failure(code, error.message);
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
