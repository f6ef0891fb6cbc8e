import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Payload } from 'payload';
import { isUuid } from '@/domain/text/uuid';
import { query } from '@/lib/database/query';

/** What is kept of an import: the file as it was sent, or the list of all that it changed. */
export type ImportPart = 'file' | 'changes';

/** A part of an import with the name of its file; undefined where there is no such import. */
export async function readImport(
  payload: Payload,
  id: string,
  part: ImportPart,
): Promise<{ name: string; bytes: Buffer } | undefined> {
  if (!isUuid(id)) return undefined;
  const [kept] = await query<{ name: string; content: Buffer }>(
    payload,
    `select file_name as name, ${part === 'file' ? 'file' : 'changes'} as content from product_imports where id = $1`,
    [id],
  );
  return kept && { name: kept.name, bytes: await promisify(gunzip)(kept.content) };
}
