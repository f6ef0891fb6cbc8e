import { createHash } from 'node:crypto';
import { readCatalogue, type CatalogueTable } from '@/domain/product-csv/product-csv-table';
import { readProductLines } from '@/domain/product-csv/product-lines';
import { readTableText } from '@/domain/text/table/text';
import { failure, type Result } from '@/lib/result';

type CatalogueFile = { table: CatalogueTable; /** SHA-256 of its bytes. */ hash: string };

const JSON_LINES = /^\s*\{/;

export function readFile(bytes: Uint8Array): Result<CatalogueFile, 'invalid'> {
  const decoded = readTableText(bytes);
  if (!decoded.ok) return failure('invalid', decoded.message);
  const read = (JSON_LINES.test(decoded.text) ? readProductLines : readCatalogue)(decoded.text);
  if (!read.ok) return failure('invalid', read.message);
  return { ok: true, table: read.table, hash: createHash('sha256').update(bytes).digest('hex') };
}
