import { tooLarge, type UploadRule } from '../uploads';
import { readTableText } from './text';

const TABLE_FORMATS = {
  accept: ['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values', 'text/plain'],
  formats: 'CSV',
};

export const DESPATCH_UPLOAD: UploadRule = { ...TABLE_FORMATS, maxBytes: 1024 * 1024 };
export const CUSTOMERS_UPLOAD: UploadRule = { ...TABLE_FORMATS, maxBytes: 5 * 1024 * 1024 };
export const BANK_UPLOAD: UploadRule = { ...TABLE_FORMATS, maxBytes: 2 * 1024 * 1024 };
export const CATALOGUE_UPLOAD: UploadRule = {
  accept: [...TABLE_FORMATS.accept, '.jsonl', '.ndjson', 'application/x-ndjson'],
  formats: 'CSV or JSON lines',
  maxBytes: 20 * 1024 * 1024,
};
/** Sent as text in a JSON body, limited to 1 MB in all. */
export const REDIRECTS_UPLOAD: UploadRule = { ...TABLE_FORMATS, maxBytes: 1_000_000 };
/** Player lists. Workbooks are converted to text before sending. */
export const ROSTER_UPLOAD: UploadRule = {
  accept: [...TABLE_FORMATS.accept, '.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  formats: 'CSV or XLSX',
  maxBytes: 1_000_000,
};

/** Bytes that suffice to recognise a table. */
const HEAD = 4096;

export async function tableFault(rule: UploadRule, file: Blob): Promise<string | undefined> {
  if (file.size === 0) return 'This file is empty.';
  if (file.size > rule.maxBytes) return tooLarge(rule);
  const read = readTableText(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  return read.ok ? undefined : read.message;
}
