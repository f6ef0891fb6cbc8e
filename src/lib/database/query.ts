import type { Payload } from 'payload';
import type { QueryResultRow } from 'pg';

/** Runs one statement on its own, outside of any transaction. Values are always parameters, never text. */
export async function query<Row extends QueryResultRow>(
  payload: Payload,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await payload.db.pool.query<Row>(text, values);
  return rows;
}
