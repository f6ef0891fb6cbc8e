import type { PayloadRequest } from 'payload';
import { isUuid } from '@/domain/text/uuid';
import { currentTransaction } from './transaction';

/**
 * Locks a row in the request’s transaction, several in the order of their ids, or without an id all rows of a table,
 * before Payload reads it: a save writes the whole row back as it was read, which would undo whatever changed in between.
 * Locked with their keys, which Payload's save sets too: it would wait for the lines of an order that refer to the row,
 * while the order waits for it.
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
