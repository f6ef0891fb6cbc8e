import type { AfterErrorHook, PayloadRequest } from 'payload';
import { currentRequest } from '@kitroom/front/cache/request-scope';
import { codeOfStatus, withType } from '@/domain/api/errors';
import type { ErrorBody } from '@/lib/http/respond';
import { errorCode, errorStatus, payloadFieldErrors } from '@/lib/failures';
import type { FieldErrors } from '@/lib/result';
import { describeDatabaseError } from '@/lib/describe-database-error';

export const SIGN_IN = 'Please sign in.';

export function errorBody(
  error: Error,
  req: Pick<PayloadRequest, 'user'> | undefined,
  { status: otherwise = 500, message = 'Something went wrong.' }: { status?: number; message?: string } = {},
): { status: number; body: ErrorBody } {
  const fieldErrors = fieldErrorsOf(error);
  const isInvalid = fieldErrors !== undefined && errorCode(error) === undefined;
  const known = isInvalid ? { status: 422, message: 'Some fields are not valid.' } : describe(error, req);
  const status = known?.status ?? errorStatus(error) ?? otherwise;
  const code = errorCode(error) ?? codeOfStatus(status);
  const requestId = status >= 500 ? currentRequest()?.id : undefined;
  return {
    status,
    body: withType({
      code,
      message: known?.message ?? message,
      ...(fieldErrors && { fieldErrors }),
      ...(requestId && { requestId }),
    }),
  };
}

/** Keeps the `errors` that Payload’s panel reads. Data that the database refuses is the sender’s error. */
export const errorHook: AfterErrorHook = ({ error, req, result }) => {
  const { status, body } = errorBody(error, req, { message: result?.errors?.[0]?.message });
  return { status, response: { ...body, errors: body.fieldErrors ? result?.errors : [{ message: body.message }] } };
};

/** Messages of the reader of multipart forms for malformed bodies; Payload takes them for errors of its own. */
const NO_FORM =
  /^(?:Unexpected end of (?:form|file)|Malformed part header|Malformed content type|Multipart: Boundary not found|Request is not eligible for file upload)$/;

/** Undefined for bugs, or if Payload’s words will do. Callers signed out or inactive get 401 instead of 403. */
export function describe(
  error: Error,
  req?: Pick<PayloadRequest, 'user'>,
): { status: number; message: string } | undefined {
  if (errorStatus(error) === 403 && req && !req.user?.isActive) return { status: 401, message: SIGN_IN };
  if (error instanceof SyntaxError) return { status: 400, message: 'The body is not valid JSON.' };
  if (NO_FORM.test(error.message)) return { status: 400, message: 'The body is not a multipart form.' };
  return describeDatabaseError(error);
}

function fieldErrorsOf(error: Error): FieldErrors | undefined {
  const { data } = error as { data?: { fieldErrors?: FieldErrors } | null };
  if (data?.fieldErrors) return data.fieldErrors;
  const errors = payloadFieldErrors(error);
  return (
    errors && Object.fromEntries(Object.entries(errors).map(([path, messages]) => [fieldOfColumn(path), messages]))
  );
}

/** For a unique index of our own Payload knows only the column. */
const fieldOfColumn = (path: string): string =>
  path.replace(/(?<=[a-z])_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
