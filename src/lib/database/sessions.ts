import type { DatabaseAdapter } from 'payload';
import type { PoolClient } from 'pg';

/** An open transaction: Payload’s handle, and callbacks around its end. */
export type Session = {
  db: Pick<DatabaseAdapter['drizzle'], 'execute'>;
  client: PoolClient;
  afterCommit: (callback: () => void) => void;
  /** Last acts of the transaction; if one fails, all is rolled back. */
  beforeCommit: (callback: () => Promise<void>) => void;
  /** Removes traces outside the database, such as files, if nothing is stored. */
  afterRollback: (callback: () => void) => void;
  committed: (() => void)[];
  lastActs: (() => Promise<void>)[];
  rolledBack: (() => void)[];
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
};

/**
 * Registry of open transactions as Payload reads it. Payload runs without a transaction if an id is unknown; here the
 * id of an ended one throws, so that no statement slips out of its transaction.
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
