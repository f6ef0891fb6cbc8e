import { respond, RETRY_AFTER, type ErrorBody } from '@/lib/http/respond';

const codes: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  412: 'precondition_failed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  422: 'invalid',
  429: 'too_many_requests',
  503: 'unavailable',
  507: 'disk_full',
};

export const codeOfStatus = (status: number): string => codes[status] ?? 'internal';

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
  headers.set('Cache-Control', 'no-store');
  headers.delete('Content-Length');
  return Response.json({ ...body, code: codeOfStatus(status), message }, { status, headers });
}
