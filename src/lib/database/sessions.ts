import type { DatabaseAdapter } from 'payload';
import type { PoolClient } from 'pg';

export type Ending = () => void | Promise<void>;

export type Session = {
  db: Pick<DatabaseAdapter['drizzle'], 'execute'>;
  client: PoolClient;
  /** Awaited, without ending anything: it must not reject. */
  afterCommit: (callback: Ending) => void;
  /** If one fails, all is rolled back. */
  beforeCommit: (callback: () => Promise<void>) => void;
  /** For traces outside the database, such as files. */
  afterRollback: (callback: Ending) => void;
  committed: Ending[];
  lastActs: (() => Promise<void>)[];
  rolledBack: Ending[];
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
};

export class TransactionEnded extends Error {
  constructor() {
    super('This transaction has ended.');
  }
}

/** Throws for the id of an ended transaction: Payload would run without one. */
export function endedTransactions(open: Record<string, Session>): Record<string, Session> {
  return new Proxy(open, {
    get(target, id) {
      const session = Reflect.get(target, id) as Session | undefined;
      if (!session && typeof id === 'string') throw new TransactionEnded();
      return session;
    },
  });
}
