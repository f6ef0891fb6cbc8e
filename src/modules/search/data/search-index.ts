import type { Payload } from 'payload';
import type { QueryResultRow } from 'pg';
import { TRANSACTION_LIMITS } from '@/lib/database/create-pool';
import { holdsAnyStatement, type SearchQuestion, type Changed, type Statement } from './statements';

export type ReadIndex = <Row extends QueryResultRow>(statement: Statement) => Promise<Row[]>;

/** Forbids walks where documents are compared: the planner rates comparing words as cheap as numbers. */
export const beginReading = (comparesDocuments: boolean): string =>
  `begin isolation level repeatable read read only${TRANSACTION_LIMITS}; set local enable_seqscan = off${comparesDocuments ? '; set local enable_indexscan = off' : ''}`;

/** Lets the planner walk the index of an order after all, for words that are met on nearly every step. */
export const ALLOW_WALKS: Statement = { text: 'set local enable_indexscan = on', values: [] };

/** One snapshot: what is counted is what is listed. */
export async function readIndex<Answer>(
  payload: Payload,
  comparesDocuments: boolean,
  work: (read: ReadIndex) => Promise<Answer>,
): Promise<Answer> {
  const client = await payload.db.pool.connect();
  let failed: Error | undefined;
  try {
    await client.query(beginReading(comparesDocuments));
    const answer = await work(async ({ text, values }) => (await client.query(text, values)).rows);
    await client.query('commit');
    return answer;
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection that failed inside a transaction is closed rather than given to someone else.
    client.release(failed);
  }
}

export async function holdsAny(payload: Payload, question: SearchQuestion, changed: Changed): Promise<boolean> {
  const { text, values } = holdsAnyStatement(question, changed);
  const { rows } = await payload.db.pool.query<{ holds: boolean }>(text, values);
  return rows[0]?.holds ?? false;
}
