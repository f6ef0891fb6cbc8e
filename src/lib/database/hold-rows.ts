import type { PayloadRequest } from 'payload';
import { currentTransaction } from './transaction';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Takes a row in the request’s transaction, or without an id all rows of a table, before Payload reads it: a save
 * writes the whole row back as it was read, which would undo whatever changed in between.
 */
export async function holdRows(req: PayloadRequest, table: string, id?: unknown): Promise<void> {
  if (!req.transactionID) return;
  const { client } = await currentTransaction(req);
  if (id === undefined) await client.query(`select 1 from ${table} order by id for no key update`);
  else if (uuid.test(String(id))) await client.query(`select 1 from ${table} where id = $1 for no key update`, [id]);
}
