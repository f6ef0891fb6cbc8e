import type { EventEmitter } from 'node:events';
import pg from 'pg';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { openSocket, type DatabaseWatch } from './database-watch';

/** Above PostgreSQL’s own limit for a statement. */
const LONGEST_ANSWER_MS = 35_000;

export const openPools = () => sharedInstance('pools', () => new Set<pg.Pool>());

type Answered = (error: unknown, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void;

/** Fails waits while the server is away, and closes connections. @param statementMs limit if the connection has none */
export function watchPool(pool: pg.Pool, watch: DatabaseWatch, statementMs?: number | false): pg.Pool {
  openPools().add(pool);
  pool.on('connect', (client) => watchStatements(client, watch, statementMs));
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;

  const connectUnlessAway = (): Promise<pg.PoolClient> =>
    new Promise((resolve, reject) => {
      let isRefused = false;
      const end = watch.wait(() => {
        isRefused = true;
        reject(databaseAway());
      });
      if (isRefused) return;
      connect().then(
        (client) => {
          end();
          if (isRefused) client.release();
          else resolve(client);
        },
        (error: Error) => {
          end();
          watch.noteRefusal();
          reject(error);
          void watch.ask();
        },
      );
    });

  pool.connect = ((answered?: Answered) => {
    const connecting = connectUnlessAway();
    if (answered === undefined) return connecting;
    void connecting.then(
      (client) => answered(undefined, client, client.release),
      (error: unknown) => answered(error, undefined, () => undefined),
    );
    return undefined;
  }) as typeof pool.connect;
  return pool;
}

const databaseAway = (): Error => Object.assign(new Error('The database is not responding.'), { code: 'ETIMEDOUT' });

function watchStatements(client: pg.PoolClient, watch: DatabaseWatch, statementMs?: number | false): void {
  const send = client.query;
  let isOver = false;
  let answered: (() => void) | undefined;
  const close = (): void => {
    // Also closes the connection under a running statement.
    if (client instanceof pg.Client) void client.end();
  };
  const begin = (): (() => void) => {
    const limit = setTimeout(close, LONGEST_ANSWER_MS).unref();
    // Again and again: a pooler may hold the statement back, and forwards only what cancels a running one.
    const cancelling = statementMs ? setInterval(() => cancelStatement(client), statementMs).unref() : undefined;
    const end = watch.wait(close);
    return () => {
      clearTimeout(limit);
      clearInterval(cancelling);
      end();
    };
  };
  const end = (): void => {
    answered?.();
    answered = undefined;
  };
  client.query = ((...statement: Parameters<typeof send>) => {
    // First, so that nothing is sent to a server that is away.
    if (!isOver) answered ??= begin();
    return Reflect.apply<typeof client, unknown[], unknown>(send as () => unknown, client, statement);
  }) as typeof send;
  client.on('drain', end);
  client.on('end', () => {
    isOver = true;
    end();
  });
  // Known before the statement fails; a pooler answers probes for itself while its database is away.
  const lose = (): void => {
    watch.noteRefusal();
    void watch.ask();
  };
  client.on('error', lose);
  (client as unknown as Running).connection.on('errorMessage', ({ severity }: pg.DatabaseError) => {
    if (severity === 'FATAL') lose();
  });
}

/** CancelRequest of the protocol, on a connection of its own. */
const CANCEL_BYTES = 16;
const CANCEL_CODE = 80_877_102;

/** pg’s fields that its types lack. */
type Running = Pick<pg.Client, 'host' | 'port'> & { processID: number; secretKey: number; connection: EventEmitter };

function cancelStatement(client: pg.PoolClient): void {
  const running = client as unknown as Running;
  const request = Buffer.alloc(CANCEL_BYTES);
  [CANCEL_BYTES, CANCEL_CODE, running.processID, running.secretKey].forEach((value, index) =>
    request.writeInt32BE(value, index * 4),
  );
  const socket = openSocket(running).unref().resume();
  socket.on('error', () => undefined);
  socket.write(request);
}
