/** Reads headers and ends of pictures without decoding. Data after the end is refused: polyglots hide there. */

/** @typedef {{ width: number, height: number, end: number, isAnimated: boolean }} PictureHeader */

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);

/** @param {Buffer} bytes @param {Buffer} magic */
const startsWith = (bytes, magic) => bytes.subarray(0, magic.length).equals(magic);

/** @param {Buffer} bytes */
export const isPng = (bytes) => startsWith(bytes, PNG_SIGNATURE);
/** @param {Buffer} bytes */
export const isJpeg = (bytes) => startsWith(bytes, JPEG_SIGNATURE);

/** Undefined if damaged. @param {Buffer} bytes @returns {PictureHeader | undefined} */
export function readPictureHeader(bytes) {
  const header = isPng(bytes) ? readPng(bytes) : isJpeg(bytes) ? readJpeg(bytes) : undefined;
  return header && header.width > 0 && header.height > 0 ? header : undefined;
}

/** @param {Buffer} bytes @returns {PictureHeader | undefined} */
function readPng(bytes) {
  let isAnimated = false;
  const first = PNG_SIGNATURE.length;
  if (bytes.length < first + 25 || bytes.toString('latin1', first + 4, first + 8) !== 'IHDR') return undefined;
  const size = { width: bytes.readUInt32BE(first + 8), height: bytes.readUInt32BE(first + 12) };
  for (let at = first; at + 12 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'acTL') isAnimated = true;
    if (name === 'IEND') return at <= bytes.length ? { ...size, end: at, isAnimated } : undefined;
  }
  return undefined;
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/** Tables and an extension. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

/** @param {number} marker */
const isFrame = (marker) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker);

/** The larger of two sizes counts. @param {Buffer} bytes @param {number} start @returns {PictureHeader | undefined} */
function jpegAt(bytes, start) {
  const size = { width: 0, height: 0 };
  for (let at = start + 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) return { ...size, end: at + 2, isAnimated: false };
    if (at + 4 > bytes.length) return undefined;
    if (isFrame(marker) && at + 9 <= bytes.length) {
      size.height = Math.max(size.height, bytes.readUInt16BE(at + 5));
      size.width = Math.max(size.width, bytes.readUInt16BE(at + 7));
    }
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === SOS) at = scanEnd(bytes, at);
  }
  return undefined;
}

/** In compressed data 0xff is followed by 0 or a restart marker. @param {Buffer} bytes @param {number} from */
function scanEnd(bytes, from) {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return bytes.length;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at += 2;
  }
}

/** Includes the further pictures that cameras add. @param {Buffer} bytes */
function readJpeg(bytes) {
  const first = jpegAt(bytes, 0);
  let end = first?.end;
  while (end !== undefined && bytes[end] === 0xff && bytes[end + 1] === SOI) end = jpegAt(bytes, end)?.end;
  return first && end !== undefined ? { ...first, end } : undefined;
}

/** @param {Buffer} bytes @param {number} from */
export const isPadding = (bytes, from) =>
  bytes.subarray(from).every((byte) => byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0x20);
