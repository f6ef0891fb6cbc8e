import type { DatabaseAdapter } from 'payload';
import type { PoolClient } from 'pg';

/** An open transaction: Payload’s handle on it, and what is to happen once it is committed. */
export type Session = {
  db: Pick<DatabaseAdapter['drizzle'], 'execute'>;
  client: PoolClient;
  afterCommit: (callback: () => void) => void;
  /** For the transaction’s last acts; where one fails, all is rolled back. */
  beforeCommit: (callback: () => Promise<void>) => void;
  /** For what a transaction left outside of the database, as files; called where nothing of it is stored. */
  afterRollback: (callback: () => void) => void;
  committed: (() => void)[];
  lastActs: (() => Promise<void>)[];
  rolledBack: (() => void)[];
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
};

/**
 * The registry of open transactions as Payload reads it. Payload falls back to no transaction where an id is
 * unknown; here an id that is no longer open throws, so that no statement slips out of its transaction.
 */
export function endedTransactions(open: Record<string, Session>): Record<string, Session> {
  return new Proxy(open, {
    get(target, id) {
      const session = Reflect.get(target, id) as Session | undefined;
      if (!session && typeof id === 'string') throw new Error('This transaction has ended.');
      return session;
    },
  });
}
