import type { z } from 'zod';
import { statusOf, withType, type ErrorCode } from '@/domain/api/errors';
import { currentRequest } from '@kitroom/front/cache/request-scope';
import { describeDatabaseError } from '@/lib/describe-database-error';
import { invalidInput, thrownRefusal } from '@/lib/failures';
import { log } from '@/lib/log';
import { failure, type Failure, type FieldErrors, type Result, type Success } from '@/lib/result';

export type ErrorBody = {
  code: ErrorCode;
  message: string;
  fieldErrors?: FieldErrors;
  requestId?: string;
};

export const RETRY_AFTER = '2';

type Options = {
  status?: number;
  /** Statuses that differ at this address. */
  refused?: Record<string, number>;
};

/** The value or refusal of a result, or another object, as JSON that is never stored; 404 for undefined. */
export function respond(answer: object | undefined, { status = 200, refused }: Options = {}): Response {
  if (answer instanceof Response) return answer;
  if (answer === undefined) return refuse('not_found', 'There is nothing at this address.');
  if (!isResult(answer)) return json(answer, status);
  if (!answer.ok) return refusal(answer, refused?.[answer.code]);
  const { ok: _, ...value } = answer;
  return json(value, status);
}

export const refuse = (code: ErrorCode, message: string, details?: { retryAfterSeconds?: number }): Response =>
  refusal(failure(code, message, details));

/** A refusal that was thrown; else logs an error: 503 if the database is away or busy, 507 if the disk is full, 500 without details for a bug. */
export function failedResponse(error: unknown, logMessage: string, about: object = {}): Response {
  const refused = thrownRefusal(error);
  if (refused) return respond(refused);
  log.error({ err: error, ...about }, logMessage);
  const { status, message } = describeDatabaseError(error) ?? BUG;
  const requestId = currentRequest()?.id;
  return status === 503
    ? errorResponse({ code: 'unavailable', message, requestId }, status, { 'Retry-After': RETRY_AFTER })
    : errorResponse({ code: status === 507 ? 'disk_full' : 'internal', message, requestId }, status);
}

const BUG = { status: 500, message: 'Something went wrong. Please try again.' };

/** Payload’s request has no `text` without a body. */
type WithBody = { text?: () => Promise<string>; headers: Pick<Headers, 'get'> };

const JSON_TYPE = /^\s*application\/json\s*(?:;|$)/i;

/** Refuses a body without the type of JSON: another site’s form may have sent it. */
export async function readJson(request: WithBody): Promise<Success<{ body: unknown }> | Failure> {
  const sent = (await request.text?.().catch(() => '')) ?? '';
  if (sent !== '' && !JSON_TYPE.test(request.headers.get('content-type') ?? ''))
    return failure('unsupported_media_type', 'Send JSON (application/json).');
  return parseJson(sent);
}

export function parseJson(text: string): Success<{ body: unknown }> | Failure {
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch {
    return failure('bad_request', 'The body is not valid JSON.');
  }
}

/** @param refusal message in place of the schema’s */
export async function readInput<Schema extends z.ZodType>(
  request: WithBody,
  schema: Schema,
  refusal?: Failure,
): Promise<Success<{ input: z.output<Schema> }> | Failure> {
  const read = await readJson(request);
  if (!read.ok) return read.code === 'bad_request' ? (refusal ?? read) : read;
  const { data, error } = schema.safeParse(read.body);
  return error ? (refusal ?? invalidInput(error)) : { ok: true, input: data };
}

const isResult = (answer: object): answer is Result => 'ok' in answer && typeof answer.ok === 'boolean';

/** The wait becomes a header. */
function refusal({ ok: _, ...failed }: Failure, status?: number): Response {
  const { retryAfterSeconds, ...body } = failed as ErrorBody & { retryAfterSeconds?: number };
  const wait = retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) };
  return errorResponse(body, status ?? statusOf(body.code), { ...wait });
}

/** Each error that the application answers in JSON: its `type` leads to the list of codes. */
export const errorResponse = <Body extends ErrorBody>(body: Body, status: number, headers?: HeadersInit): Response =>
  json(withType(body), status, headers);

function json(body: object, status: number, given?: HeadersInit): Response {
  const headers = new Headers(given);
  headers.set('Cache-Control', 'no-store');
  return Response.json(body, { status, headers });
}
