import { MEGABYTE, type UploadRule } from '../../text/uploads';
import { cleanLine } from '../../text/text';

export const PROFILE_UPLOAD: UploadRule = {
  accept: ['.icc', '.icm'],
  formats: 'an ICC profile',
  maxBytes: 4 * MEGABYTE,
};

const HEADER = 128;
const MOST_TAGS = 100;
const MOST_NAME = 120;

type ReadProfile = { ok: true; name: string } | { ok: false; message: string };

const refused = (message: string): ReadProfile => ({ ok: false, message });

/** Checks header, class, colours and table of tags (ICC.1:2004) of what PDF/X-4 may embed for CMYK inks. */
export function readIccProfile(bytes: Uint8Array): ReadProfile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < HEADER + 4 || word(36) !== 'acsp') return refused('This file is not an ICC profile.');
  if (view.getUint32(0) !== bytes.length) return refused('This ICC profile is damaged: its length is wrong.');
  if (![2, 4].includes(bytes[8] ?? 0)) return refused('Use an ICC profile of version 2 or 4.');
  if (word(12) !== 'prtr') return refused('This is not a printer’s profile. Use an output profile.');
  if (word(16) !== 'CMYK') return refused('Use a profile for CMYK, as inks that are not at hand are mixed of these.');
  if (!['Lab ', 'XYZ '].includes(word(20))) return refused('This ICC profile is damaged: its colours lead nowhere.');
  const tags = new Map<string, Uint8Array>();
  const count = view.getUint32(HEADER);
  const first = HEADER + 4 + 12 * count;
  for (let index = 0; index < Math.min(count, MOST_TAGS + 1) && first <= bytes.length; index += 1) {
    const at = HEADER + 4 + 12 * index;
    const [from, size] = [view.getUint32(at + 4), view.getUint32(at + 8)];
    if (from >= first && from + size <= bytes.length) tags.set(word(at), bytes.subarray(from, from + size));
  }
  if (tags.size !== count || !['desc', 'A2B0', 'B2A0'].every((tag) => tags.has(tag)))
    return refused('This ICC profile is damaged or lacks its tables.');
  return { ok: true, name: nameIn(tags.get('desc') ?? new Uint8Array()) };
}

/** Description in either form: ASCII of version 2, or the first language of version 4. */
function nameIn(tag: Uint8Array): string {
  const view = new DataView(tag.buffer, tag.byteOffset, tag.byteLength);
  const numberAt = (at: number): number => (at + 4 <= tag.length ? view.getUint32(at) : 0);
  const isUnicode = String.fromCharCode(...tag.subarray(0, 4)) === 'mluc';
  const [from, length] = isUnicode ? [numberAt(24), numberAt(20)] : [12, numberAt(8)];
  const text = new TextDecoder(isUnicode ? 'utf-16be' : 'latin1').decode(tag.subarray(from, from + length));
  return cleanLine(text.replaceAll('\0', '')).slice(0, MOST_NAME) || 'ICC profile';
}
