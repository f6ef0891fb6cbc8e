import { tooLarge, type UploadRule } from '../uploads';
import { readTableText } from './text';

/** Formats for lists of products, players and parcels. */
const TABLE_FORMATS = {
  accept: ['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values', 'text/plain'],
  formats: 'CSV',
};

/** Tracking numbers of a day’s parcels. */
export const DESPATCH_UPLOAD: UploadRule = { ...TABLE_FORMATS, maxBytes: 1024 * 1024 };
/** Payments of a bank’s statement. */
export const BANK_UPLOAD: UploadRule = { ...TABLE_FORMATS, maxBytes: 2 * 1024 * 1024 };
export const CATALOGUE_UPLOAD: UploadRule = { ...TABLE_FORMATS, maxBytes: 20 * 1024 * 1024 };
/** Travels as the text of a JSON body, which may be 1 MB as a whole. */
export const REDIRECTS_UPLOAD: UploadRule = { ...TABLE_FORMATS, maxBytes: 1_000_000 };
/** The same for a list of players. A workbook is turned into text before it is sent. */
export const ROSTER_UPLOAD: UploadRule = {
  accept: [...TABLE_FORMATS.accept, '.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  formats: 'CSV or XLSX',
  maxBytes: 1_000_000,
};

/** Enough to tell a table from what is none, bytes. */
const HEAD = 4096;

/** Error of a file by size and first bytes, checked in the browser before upload. */
export async function tableFault(rule: UploadRule, file: Blob): Promise<string | undefined> {
  if (file.size === 0) return 'This file is empty.';
  if (file.size > rule.maxBytes) return tooLarge(rule);
  const read = readTableText(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  return read.ok ? undefined : read.message;
}
