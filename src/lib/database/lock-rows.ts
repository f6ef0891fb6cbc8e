import type { PayloadRequest } from 'payload';
import { isUuid } from '@/domain/text/uuid';
import { currentTransaction } from './transaction';

/** Locks rows by id, or all, before Payload reads and writes whole rows, keys included. @throws without transaction */
export async function lockRows(req: PayloadRequest, table: string, which?: unknown): Promise<void> {
  const { client } = await currentTransaction(req);
  if (which === undefined) {
    await client.query(`select 1 from ${table} order by id for update`);
    return;
  }
  const ids = [which].flat().filter((id) => isUuid(String(id)));
  if (ids.length === 0) return;
  await client.query(`select 1 from ${table} where id = any($1::uuid[]) order by id for update`, [ids]);
}
