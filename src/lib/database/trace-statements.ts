import type pg from 'pg';

/** Begins a statement, and ends it with its error; undefined outside of traces. */
export type StatementTracer = (text: string) => ((error?: unknown) => void) | undefined;

export const STATEMENT_TRACER = 'statement-tracer';

type Answered = (error: unknown, result: unknown) => void;

export function traceStatements(client: pg.PoolClient, begin: StatementTracer): void {
  const send = client.query.bind(client) as (...statement: unknown[]) => unknown;
  client.query = ((...statement: [string | pg.QueryConfig, ...unknown[]]) => {
    const [sent] = statement;
    const end = begin(typeof sent === 'string' ? sent : sent.text);
    if (!end) return send(...statement);
    const answered = statement.at(-1);
    if (typeof answered === 'function')
      return send(...statement.slice(0, -1), (error: unknown, result: unknown) => {
        end(error ?? undefined);
        (answered as Answered)(error, result);
      });
    const answer = send(...statement) as Promise<unknown>;
    answer.then(() => end(), end);
    return answer;
  }) as typeof client.query;
}
