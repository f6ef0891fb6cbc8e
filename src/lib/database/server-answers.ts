import { connect, type Socket } from 'node:net';
import { Client } from 'pg';

/** SSLRequest of the protocol, answered with one byte. */
const GREETING = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
/** Turns of the event loop in a time limit. */
const TURNS = 20;

/** A stopped server accepts connections, too. @param timeoutMs does not run while this process is busy */
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
