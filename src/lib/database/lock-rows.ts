import type { PayloadRequest } from 'payload';
import { isUuid } from '@/domain/text/uuid';
import { currentTransaction } from './transaction';

/**
 * Locks rows in the order of ids, or the whole table, before Payload reads them: a save writes the whole row back. The
 * lock includes keys, as Payload’s save sets them: a weaker one could deadlock with an order’s lines.
 * @throws without a transaction
 */
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
