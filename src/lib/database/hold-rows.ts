import type { PayloadRequest } from 'payload';
import { currentTransaction } from './transaction';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Takes a row in the request’s transaction, several in the order of their ids, or without an id all rows of a table,
 * before Payload reads it: a save writes the whole row back as it was read, which would undo whatever changed in between.
 */
export async function holdRows(req: PayloadRequest, table: string, which?: unknown): Promise<void> {
  if (!req.transactionID) return;
  const { client } = await currentTransaction(req);
  if (which === undefined) {
    await client.query(`select 1 from ${table} order by id for no key update`);
    return;
  }
  const ids = [which].flat().filter((id) => uuid.test(String(id)));
  if (ids.length === 0) return;
  await client.query(`select 1 from ${table} where id = any($1::uuid[]) order by id for no key update`, [ids]);
}
