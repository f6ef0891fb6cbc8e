import type { DatabaseAdapter } from 'payload';
import type { PoolClient } from 'pg';

/** An open transaction. */
export type Session = {
  db: Pick<DatabaseAdapter['drizzle'], 'execute'>;
  client: PoolClient;
  afterCommit: (callback: () => void) => void;
  /** If one fails, all is rolled back. */
  beforeCommit: (callback: () => Promise<void>) => void;
  /** For traces outside the database, such as files. */
  afterRollback: (callback: () => void) => void;
  committed: (() => void)[];
  lastActs: (() => Promise<void>)[];
  rolledBack: (() => void)[];
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
};

/** Throws for the id of an ended transaction: Payload would run without one. */
export function endedTransactions(open: Record<string, Session>): Record<string, Session> {
  return new Proxy(open, {
    get(target, id) {
      const session = Reflect.get(target, id) as Session | undefined;
      if (!session && typeof id === 'string') throw new Error('This transaction has ended.');
      return session;
    },
  });
}
