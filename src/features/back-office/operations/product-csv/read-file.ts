import { createHash } from 'node:crypto';
import { readCatalogue, type CatalogueTable } from '@/domain/product-csv-table';
import { failure, type Result } from '@/lib/result';

export type CatalogueFile = { table: CatalogueTable; /** SHA-256 of its bytes. */ hash: string };

/** Reads a catalogue out of the bytes of a file, which must be UTF-8. */
export function readFile(bytes: Uint8Array): Result<CatalogueFile, 'invalid'> {
  const text = decode(bytes);
  if (text === undefined) return failure('invalid', 'The file is not UTF-8 text. Save it as “CSV UTF-8”.');
  const read = readCatalogue(text);
  if (!read.ok) return failure('invalid', read.message);
  return { ok: true, table: read.table, hash: createHash('sha256').update(bytes).digest('hex') };
}

/** Nothing where it is another encoding: what spreadsheets call Unicode is UTF-16, in which every other byte is 0. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
