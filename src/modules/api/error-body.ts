import { codeOfStatus } from '@/domain/api/errors';
import { errorResponse, respond, RETRY_AFTER, type ErrorBody } from '@/lib/http/respond';

/** Payload’s own text, with the address in it. */
const UNKNOWN_ADDRESS = /^Route not found /;

type PayloadBody = Partial<ErrorBody> & { errors?: { message?: string }[] };

/** Covers errors that skip Payload’s error hook; an address that it knows but does not serve (501) is unknown. */
export async function withErrorBody(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  if (response.status === 503 && !response.headers.has('Retry-After')) response.headers.set('Retry-After', RETRY_AFTER);
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as PayloadBody;
  if (body.code) return response;
  if (response.status === 501 || UNKNOWN_ADDRESS.test(body.message ?? '')) return respond(undefined);
  const { status } = response;
  const message = body.message ?? body.errors?.[0]?.message ?? 'Something went wrong.';
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return errorResponse({ ...body, code: codeOfStatus(status), message }, status, headers);
}
