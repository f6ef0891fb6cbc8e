/**
 * Where pictures end, so that nothing else hides behind them. Decoders stop there, which is what polyglots
 * (a PNG that is a ZIP as well) live on.
 */

const PNG_SIGNATURE_BYTES = 8;

/** What a PNG’s chunks tell, or nothing where they do not add up to a whole PNG. */
export function readPng(bytes: Buffer): { end: number; isAnimated: boolean } | undefined {
  let isAnimated = false;
  for (let at = PNG_SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'acTL') isAnimated = true;
    if (name === 'IEND') return at <= bytes.length ? { end: at, isAnimated } : undefined;
  }
  return undefined;
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

/** Where the JPEG that starts at `start` ends, or nothing where it does not. */
function jpegEnd(bytes: Buffer, start: number): number | undefined {
  for (let at = start + 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) return at + 2;
    if (at + 4 > bytes.length) return undefined;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === SOS) at = scanEnd(bytes, at);
  }
  return undefined;
}

/** The next marker after compressed data, in which 0xff is followed by 0 or by a restart marker. */
function scanEnd(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return bytes.length;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at += 2;
  }
}

/** Where a JPEG ends with the further pictures that cameras put behind the first, or nothing where it does not. */
export function readJpeg(bytes: Buffer): { end: number } | undefined {
  let end = jpegEnd(bytes, 0);
  while (end !== undefined && bytes[end] === 0xff && bytes[end + 1] === SOI) end = jpegEnd(bytes, end);
  return end === undefined ? undefined : { end };
}

/** Nothing but padding stands from there on. */
export const isPadding = (bytes: Buffer, from: number): boolean =>
  bytes.subarray(from).every((byte) => byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0x20);
