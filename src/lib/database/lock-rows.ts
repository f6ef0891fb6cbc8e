import type { PayloadRequest } from 'payload';
import { isUuid } from '@/domain/text/uuid';
import { currentTransaction } from './transaction';

/**
 * Locks rows in the request’s transaction in the order of their ids, or all rows of a table without ids, before Payload
 * reads them: a save writes the whole row back as it was read and would undo changes in between. The lock includes
 * keys, which Payload's save sets too: a weaker one would wait for an order's lines that refer to the row, while the
 * order waits for it.
 * @throws outside of a transaction: a lock would be gone at once.
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
