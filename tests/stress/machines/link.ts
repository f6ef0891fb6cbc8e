import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** `silent` accepts connections and passes nothing, as behind a firewall that forgot them. */
export type LinkState = 'open' | 'slow' | 'reset' | 'silent';

const SLOW_MS = 100;

/** A TCP proxy on loopback: an address whose network can fail, and that can move to another server. */
export interface Link {
  port: number;
  become: (state: LinkState) => void;
  moveTo: (port: number) => void;
  close: () => void;
}

export async function openLink(target: number): Promise<Link> {
  let state: LinkState = 'open';
  let to = target;
  const sockets = new Set<Socket>();
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const follow = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      if (state !== 'silent') other.destroy();
    });
  };
  const pass = async (from: Socket, other: Socket): Promise<void> => {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        // Ending the loop would close the connection.
        if (state === 'silent') await new Promise(() => undefined);
        if (state === 'slow') await sleep(SLOW_MS);
        other.write(chunk);
      }
      other.end();
    } catch {
      other.destroy();
    }
  };
  const server = createServer((client) => {
    if (state === 'reset') return void client.on('error', () => undefined).resetAndDestroy();
    if (state === 'silent') return follow(client, client);
    const other = connect(to, '127.0.0.1');
    follow(client, other);
    follow(other, client);
    void pass(client, other);
    void pass(other, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    become: (next) => {
      // Both sides lose silent connections once the network is back.
      if (next === 'reset' || state === 'silent') cut();
      state = next;
    },
    moveTo: (port) => {
      to = port;
      cut();
    },
    close: () => {
      server.close();
      cut();
    },
  };
}
