import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJsonError, sendPlainError } from './errors';
import { isForApi } from './request-target';
import type { Site } from './site';

const MEGABYTE = 1024 * 1024;
/** Bytes of a JSON or form body. */
export const BODY_LIMIT = MEGABYTE;
/** Up to this announced length a refused body is read to its end, so that the client sees the answer. */
const DRAIN_LIMIT = 64 * MEGABYTE;
/** Time for the client to read the answer to an unannounced body that grew too long, ms. */
const LINGER_MS = 1_000;

type UploadLimit = Site['uploadLimit'];
type Limits = Pick<Site, 'uploadLimit' | 'errorType'>;
type Bound = { limit: number; site: Limits };

const UPLOAD = /^\s*(multipart\/form-data|application\/(?:x-ndjson|jsonl))\s*(?:;|$)/i;

/** Limit of an upload, bytes; undefined if the request has no right to be one, whatever type its body claims. */
export function limitOfUpload({ url = '', headers }: IncomingMessage, uploadLimit: UploadLimit): number | undefined {
  const [, type] = UPLOAD.exec(headers['content-type'] ?? '') ?? [];
  return type === undefined ? undefined : uploadLimit(url, type.toLowerCase());
}

/** False after a 413. Call it before anything reads the body. @param restart discards the unsent part of an answer */
export function enforceBodyLimit(
  req: IncomingMessage,
  res: ServerResponse,
  site: Limits,
  restart: () => void,
): boolean {
  const limit = limitOfUpload(req, site.uploadLimit) ?? BODY_LIMIT;
  const length = Number(req.headers['content-length'] ?? 0);
  if (length > limit) {
    if (length > DRAIN_LIMIT) res.setHeader('Connection', 'close');
    refuse(req, res, { limit, site });
    return false;
  }
  if (req.headers['transfer-encoding'] !== undefined) countChunks(req, res, { limit, site }, restart);
  return true;
}

/** Counted where the parser hands data over: reading it in front of the application would take it away. */
function countChunks(req: IncomingMessage, res: ServerResponse, bound: Bound, restart: () => void): void {
  const push = req.push.bind(req);
  let received = 0;
  let cutOff = false;
  req.push = (chunk: Buffer | null, encoding?: BufferEncoding): boolean => {
    if (cutOff) return true;
    received += chunk?.length ?? 0;
    if (received <= bound.limit) return push(chunk, encoding);
    cutOff = true;
    const { socket } = req;
    restart();
    if (!res.headersSent) res.setHeader('Connection', 'close');
    refuse(req, res, bound);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
    return true;
  };
}

/** A browser that sent a form without script shows the answer in place of the page, so it links back. */
function refuse(req: IncomingMessage, res: ServerResponse, { limit, site }: Bound): void {
  const isForm = !isForApi(req.url ?? '') && /\btext\/html\b/.test(req.headers.accept ?? '');
  const size = `${limit / MEGABYTE} MB`;
  if (isForm) {
    const message = `Your files are too large to send: together they can be at most ${size}.`;
    sendPlainError(res, 413, `${message} Nothing was sent. Go back to the page: what you typed is still there.`);
  } else {
    const code = 'payload_too_large';
    sendJsonError(res, 413, { type: site.errorType(code), code, message: `The request body is larger than ${size}.` });
  }
}
