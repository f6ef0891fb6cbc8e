import type { Payload } from 'payload';
import type { QueryResultRow } from 'pg';
import type { Statement } from './statements';

/** Runs a statement on the search index. */
export type ReadIndex = <Row extends QueryResultRow>(statement: Statement) => Promise<Row[]>;

/**
 * Reads the search index in one look at it: what is counted is what is listed. The planner takes a comparison of words
 * for as cheap as one of numbers and would read every row for a common word; here it may not, where an index serves.
 */
export async function readIndex<Answer>(payload: Payload, work: (read: ReadIndex) => Promise<Answer>): Promise<Answer> {
  const client = await payload.db.pool.connect();
  let failed: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only; set local enable_seqscan = off');
    const answer = await work(async ({ text, values }) => (await client.query(text, values)).rows);
    await client.query('commit');
    return answer;
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection that failed inside a transaction is closed rather than given to somebody else.
    client.release(failed);
  }
}
