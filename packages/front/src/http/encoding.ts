import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../cache/entry';

const brotliAsync = promisify(brotliCompress);
const unbrotliAsync = promisify(brotliDecompress);
const gzipAsync = promisify(gzip);

/** Compression of a body that fits into one packet saves no time. */
export const MIN_COMPRESSED_BYTES = 1400;
/** An answer that is not kept gets a compressor of its own, which takes longer than sending one more packet. */
export const MIN_STREAM_GZIP_BYTES = 4096;
/** For answers compressed while they stream: speed before size. */
export const STREAM_GZIP_LEVEL = 4;

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|ld\+json|wasm)|image\/svg\+xml|[\w.-]+\/[\w.-]+\+(?:json|xml))/i;

export function isCompressible(contentType: string | undefined): boolean {
  return contentType !== undefined && COMPRESSIBLE.test(contentType);
}

const MAX_REMEMBERED_HEADERS = 100;
const remembered = new Map<string, ReadonlySet<string>>();
const NOTHING: ReadonlySet<string> = new Set();

/** The encodings an Accept-Encoding header admits by name (RFC 9110 §12.5.3). */
export function acceptedEncodings(header: string | undefined): ReadonlySet<string> {
  if (header === undefined) return NOTHING;
  let accepted = remembered.get(header);
  if (accepted === undefined) {
    accepted = parseAcceptEncoding(header);
    if (remembered.size < MAX_REMEMBERED_HEADERS) remembered.set(header, accepted);
  }
  return accepted;
}

export function negotiateEncoding(header: string | undefined): Encoding {
  const accepted = acceptedEncodings(header);
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

function parseAcceptEncoding(header: string): ReadonlySet<string> {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((piece) => piece.trim());
    const refused = params.some((param) => /^q=0(?:\.0*)?$/.test(param));
    if (!refused) accepted.add(name);
  }
  return accepted;
}

const brotli = async (body: Buffer, quality: number): Promise<Buffer> =>
  exactBytes(
    await brotliAsync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  );

export const compressBody = (body: Buffer): Promise<Buffer> => brotli(body, 5);

/** For immutable assets: a fifteenth smaller, and fifty times the work (0.2 s for a script of 110 KB). */
export const squeezeBody = (body: Buffer): Promise<Buffer> => brotli(body, 10);

export const gzipBody = async (body: Buffer): Promise<Buffer> => exactBytes(await gzipAsync(body));

export async function recodeBody(compressed: Buffer, encoding: 'gzip' | 'identity'): Promise<Buffer> {
  const body = await unbrotliAsync(compressed);
  return encoding === 'identity' ? body : gzipBody(body);
}

/** The same bytes in memory of their own: a part of a larger block would keep all of it from being freed. */
export function exactBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}
