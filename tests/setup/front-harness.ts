import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { ResponseStore } from '@kitroom/front/cache/store';
import { createFront } from '@/server/front';
import { attachFront, closeServer, createHttpServer, listen } from '@/server/http-server';
import type { Handler } from '@/server/handler';
import { securityHeaders } from '@/server/security-headers';
import { ViewCounter } from '@/server/view-counter';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A list as body is sent in chunks. */
export interface Sent {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | Buffer[];
  /** Local address. */
  from?: string;
  signal?: AbortSignal;
}

export interface Harness {
  server: Server;
  store: ResponseStore;
  logged: unknown[];
  views: ViewCounter;
  send(path: string, sent?: Sent): Promise<Answer>;
  /** Resolves once `count` requests in all were handled. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
}

type Setting = {
  publicUrl?: string;
  store?: ResponseStore;
  isDatabaseAway?: () => boolean;
  isFile?: (path: string) => boolean;
  patienceMs?: number;
};

export async function startFront(
  handler: Handler,
  { publicUrl = 'http://shop.test', store = new ResponseStore(), isDatabaseAway, isFile, patienceMs }: Setting = {},
): Promise<Harness> {
  const server = createHttpServer();
  const views = new ViewCounter();
  const logged: unknown[] = [];
  const record = (fields: unknown): void => void logged.push(fields);
  const log = { error: record, warn: record, info: record };
  const headers = securityHeaders({ publicUrl, dev: false });
  const front = createFront({
    handler,
    store,
    publicUrl,
    networkOf: ({ socket }) => socket.remoteAddress ?? '',
    isDatabaseAway,
    isFile,
    patienceMs,
    securityHeaders: headers,
    sharedMaxAge: 0,
    log,
    views,
  });
  attachFront(server, front);
  let requests = 0;
  // After the front’s own listener and its immediate work.
  server.on('request', () => setImmediate(() => void (requests += 1)));
  const port = await listen(server, '127.0.0.1', 0);
  return {
    server,
    store,
    logged,
    views,
    send: (path, sent) => send(port, path, sent),
    async arrived(count) {
      while (requests < count) await turn();
    },
    close: () => closeServer(server, 0),
  };
}

function send(port: number, path: string, { method = 'GET', headers, body, from, signal }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port, path, method, headers, agent: false, localAddress: from, signal };
    const req = httpRequest(to, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }));
      res.on('error', reject);
    });
    req.on('error', reject);
    if (Array.isArray(body)) for (const chunk of body) req.write(chunk);
    req.end(Array.isArray(body) ? undefined : body);
  });
}
