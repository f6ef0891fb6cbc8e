import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { CacheEntry, Check, Encoding, FlatHeaders, Representation } from '../cache/entry';
import { contentType, isRenderedType, storableHeaders } from './cache-headers';
import {
  compressBody,
  exactBytes,
  gzipBody,
  isCompressible,
  MIN_COMPRESSED_BYTES,
  negotiateEncoding,
  recodeBody,
  squeezeBody,
} from './encoding';

export interface RenderedResponse {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  tags: readonly string[];
  checks: readonly Check[];
  immutable: boolean;
  isVariant: boolean;
}

interface AnswerOptions {
  extra: readonly string[];
  /** Called right before the answer is sent, which may be later: resets the response. */
  clear?: () => void;
  grew: () => void;
}

/** The ETag is weak, as every encoding has it. @param wanted by its first client: gzip is made beside brotli */
export async function createEntry(
  { headers, body, tags, checks, immutable, isVariant }: RenderedResponse,
  now: number,
  wanted: Encoding = 'br',
): Promise<CacheEntry> {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  // A cache in front of ours cannot repeat questions.
  const allTags = [...new Set([...tags, ...checks.flatMap((check) => check.tags)])];
  const tagHeader = allTags.length > 0 ? ['cache-tag', allTags.map(tagToken).join(',')] : [];
  const isCompressed = body.length >= MIN_COMPRESSED_BYTES && isCompressible(contentType(headers));
  const flat = [...storableHeaders(headers), ...tagHeader, 'etag', etag];
  const [kept, gzipped] = await Promise.all([
    isCompressed ? compressBody(body) : exactBytes(body),
    isCompressed && wanted === 'gzip' ? gzipBody(body) : undefined,
  ]);
  return {
    status: 200,
    headers: flat,
    body: kept,
    encoding: isCompressed ? 'br' : 'identity',
    etag,
    tags,
    checks,
    immutable,
    isVariant,
    isPage: isRenderedType(contentType(headers)),
    storedAt: now,
    representations: gzipped ? { gzip: representation(flat, 'gzip', gzipped) } : {},
  };
}

export const squeezeEntry = async (entry: CacheEntry, body: Buffer): Promise<CacheEntry> => ({
  ...entry,
  body: await squeezeBody(body),
  representations: {},
});

/** A tag in the form that fits a comma-separated header. */
export const tagToken = (tag: string): string => tag.replace(/[^!-+\--~]/g, '_');

export function answerFromEntry(
  req: IncomingMessage,
  res: ServerResponse,
  entry: CacheEntry,
  { extra, clear, grew }: AnswerOptions,
): void {
  const condition = req.headers['if-none-match'];
  if (condition !== undefined && matchesEtag(condition, entry.etag)) {
    clear?.();
    res.writeHead(304, entry.headers.concat(extra)).end();
    return;
  }
  const send = ({ headers, body }: Representation): void => {
    clear?.();
    res.writeHead(200, headers.concat(extra));
    if (req.method === 'HEAD') res.end();
    else res.end(body);
  };
  const encoding = entry.encoding === 'br' ? negotiateEncoding(req.headers['accept-encoding']) : 'identity';
  const made = entry.representations[encoding] ?? represent(entry, encoding, grew);
  // Cut off if there was no memory for it, so that the client may retry.
  if (made instanceof Promise) void made.then(send, () => res.destroy());
  else send(made);
}

/** If-None-Match compares weakly (RFC 9110 §13.1.2), so the prefix does not matter. */
export function matchesEtag(condition: string, etag: string): boolean {
  return condition === etag || condition.trim() === '*' || condition.includes(etag.slice('W/'.length));
}

/** Gzip is kept once made: a proxy without brotli requests it for all its clients. */
function represent(entry: CacheEntry, encoding: Encoding, grew: () => void): Representation | Promise<Representation> {
  const { representations } = entry;
  if (encoding === entry.encoding || encoding === 'br') {
    return (representations[encoding] = representation(entry.headers, encoding, entry.body));
  }
  const made = recodeBody(entry.body, encoding)
    .finally(() => delete representations[encoding])
    .then((body) => {
      const recoded = representation(entry.headers, encoding, body);
      if (encoding === 'gzip') {
        representations.gzip = recoded;
        grew();
      }
      return recoded;
    });
  representations[encoding] = made;
  return made;
}

function representation(headers: FlatHeaders, encoding: Encoding, body: Buffer): Representation {
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { headers: [...headers, ...encoded, 'content-length', String(body.length)], body };
}
