import type { Payload, PayloadRequest } from 'payload';
import type { QueryResultRow } from 'pg';
import type { Prepared } from './prepared';
import { currentTransaction } from './transaction';

/** Outside of any transaction. */
export async function query<Row extends QueryResultRow>(
  payload: Payload,
  text: string | Prepared,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await payload.db.pool.query<Row>(text, values);
  return rows;
}

/** In the request’s transaction, if any. */
export async function queryIn<Row extends QueryResultRow>(
  req: PayloadRequest,
  text: string | Prepared,
  values: unknown[],
): Promise<Row[]> {
  if (!req.transactionID) return query(req.payload, text, values);
  const { client } = await currentTransaction(req);
  return (await client.query<Row>(text, values)).rows;
}
