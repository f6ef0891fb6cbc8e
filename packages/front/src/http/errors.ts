import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_LENGTH } from './body-length';
import { isForApi } from './request-target';

const ERRORS = {
  malformed: { status: 400, code: 'bad_request' },
  otherSite: { status: 403, code: 'forbidden' },
  methodNotAllowed: { status: 405, code: 'method_not_allowed' },
  wrongHost: { status: 421, code: 'wrong_host' },
  busy: { status: 429, code: 'too_many_requests' },
  failed: { status: 500, code: 'internal' },
  unavailable: { status: 503, code: 'unavailable' },
} as const;

export type ErrorName = keyof typeof ERRORS;

export type ErrorTexts = Readonly<
  Record<
    ErrorName,
    { /** For programs. */ message: string; /** HTML, for people. */ page: (requestId: string) => string }
  >
>;

export const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

/** A malformed address counts as a person's unless the request says otherwise: no script of ours has any. */
export function isForProgram({ url = '', headers }: IncomingMessage, error?: ErrorName): boolean {
  if (isForApi(url) || url.startsWith('/_next/') || headers.rsc !== undefined) return true;
  const { accept = '*/*' } = headers;
  return !(/\btext\/html\b/.test(accept) || (error === 'malformed' && /\*\/\*/.test(accept)));
}

export interface SiteErrors {
  errors: ErrorTexts;
  /** URI reference that describes errors of a code, as RFC 9457 has it. */
  errorType: (code: string) => string | undefined;
}

export function sendError(req: IncomingMessage, res: ServerResponse, error: ErrorName, site: SiteErrors): void {
  const { status, code } = ERRORS[error];
  const { message, page } = site.errors[error];
  if (isForProgram(req, error)) sendJsonError(res, status, { type: site.errorType(code), code, message });
  else send(res, status, 'text/html', page(idOf(res)));
}

/** Does nothing if an answer is already under way. */
export function sendJsonError(
  res: ServerResponse,
  status: number,
  body: { type?: string; code: string; message: string },
): void {
  send(res, status, 'application/json', JSON.stringify({ ...body, ...(status >= 500 && { requestId: idOf(res) }) }));
}

export function sendPlainError(res: ServerResponse, status: number, message: string): void {
  send(res, status, 'text/plain', message);
}

const idOf = (res: ServerResponse): string => String(res.getHeader('X-Request-Id'));

function send(res: ServerResponse, status: number, type: string, body: string): void {
  if (res.headersSent || res.writableEnded) return;
  for (const name of ['Content-Encoding', BODY_LENGTH, 'ETag', 'Set-Cookie']) res.removeHeader(name);
  res.statusCode = status;
  res.setHeader('Content-Type', `${type}; charset=utf-8`);
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
}
