import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Payload } from 'payload';
import { isUuid } from '@/domain/text/uuid';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type ImportPart = 'file' | 'changes';

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

export async function insertImport(
  { client }: Session,
  name: string,
  bytes: Uint8Array,
  changes: Uint8Array,
): Promise<string> {
  const id = randomUUID();
  await client.query('insert into product_imports (id, file_name, file, changes) values ($1, $2, $3, $4)', [
    id,
    name,
    await promisify(gzip)(bytes),
    changes,
  ]);
  return id;
}

/** Locks in the same order as orders do, to avoid deadlocks. */
export async function lockProducts({ client }: Session, ids: readonly string[]): Promise<void> {
  await client.query(
    'select 1 from product_variations where product_id = any($1::uuid[]) order by id for no key update',
    [ids],
  );
  await client.query('select 1 from products where id = any($1::uuid[]) order by id for no key update', [ids]);
}
