/** Table text from a file’s bytes. Needs no parser, so that browsers can check before sending. */

export type TableText = { ok: true; text: string } | { ok: false; message: string };

const refuse = (message: string): TableText => ({ ok: false, message });

export const NOT_A_TABLE = 'This file is not a table. Choose a CSV file.';
const WORKBOOK = 'This is a workbook. Open it in your spreadsheet, save it as CSV and choose that file.';

const ARCHIVE = 'PK\x03\x04';

/** First bytes of files often mistaken for tables, as Latin-1. */
const SIGNATURES: readonly [start: string, message: string][] = [
  // XLSX, ODS and Numbers are ZIP archives; XLS is a compound file.
  [ARCHIVE, WORKBOOK],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', WORKBOOK],
  ['%PDF-', NOT_A_TABLE],
  ['{\\rtf', NOT_A_TABLE],
];

/** UTF-8, UTF-16 ('Unicode text' in spreadsheets), else Windows-1252, as Excel writes CSV. Refuses binary files. */
export function readTableText(bytes: Uint8Array): TableText {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const known = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (known) return refuse(known[1]);
  const text = decode(bytes);
  return isText(text) ? { ok: true, text } : refuse(NOT_A_TABLE);
}

export const isArchive = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 4)) === ARCHIVE;

/** Pictures, archives and programs contain zeros; text does not. */
export const isText = (text: string): boolean => !text.includes('\0');

function decode(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** By byte order mark; without one, separators and Western letters in UTF-16 have a zero in every other byte. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 512);
  const zeros = (odd: number) => head.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > head.length / 4 && even === 0) return 'utf-16le';
  return even > head.length / 4 && odd === 0 ? 'utf-16be' : undefined;
}
