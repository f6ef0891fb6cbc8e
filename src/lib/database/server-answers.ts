import { connect, type Socket } from 'node:net';
import { Client } from 'pg';

/** PostgreSQL answers it with one byte, before there is any session: SSLRequest of its protocol. */
const GREETING = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
/** A time limit is counted in this many turns of the process’s loop. */
const TURNS = 20;

/**
 * Whether the server of a database answers anyone at all. One that is stopped in its tracks takes connections all the
 * same: the system does it in its name.
 * @param timeoutMs during which this process was awake: while it is busy itself, nobody’s answer is late.
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
