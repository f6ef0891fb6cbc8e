import { connect, type Socket } from 'node:net';
import { Client } from 'pg';

/** SSLRequest of PostgreSQL's protocol, answered with one byte before there is a session. */
const GREETING = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
/** A time limit is counted in so many turns of the event loop. */
const TURNS = 20;

/**
 * True if a database server answers at all. The system accepts connections even for a stopped one.
 * @param timeoutMs counted only while this process is responsive: while it is busy itself, no answer is late
 */
export function serverAnswers(connectionString: string, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = open(new Client(connectionString));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
      if (turns >= TURNS) settle(false);
    }, timeoutMs / TURNS);
    function settle(answered: boolean): void {
      clearInterval(timer);
      socket.destroy();
      resolve(answered);
    }
    socket.unref();
    socket.once('connect', () => socket.write(GREETING));
    socket.once('data', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('close', () => settle(false));
  });
}

function open({ host, port }: Pick<Client, 'host' | 'port'>): Socket {
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
}
