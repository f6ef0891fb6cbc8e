import type { Payload, PayloadRequest } from 'payload';
import type { QueryResultRow } from 'pg';
import type { Prepared } from './prepared';
import { currentTransaction } from './transaction';

/** Runs one statement outside of any transaction. Values are always parameters, never text. */
export async function query<Row extends QueryResultRow>(
  payload: Payload,
  text: string | Prepared,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await payload.db.pool.query<Row>(text, values);
  return rows;
}

/** Runs one statement in the request’s transaction, if it has one. */
export async function queryIn<Row extends QueryResultRow>(
  req: PayloadRequest,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  if (!req.transactionID) return query(req.payload, text, values);
  const { client } = await currentTransaction(req);
  return (await client.query<Row>(text, values)).rows;
}
