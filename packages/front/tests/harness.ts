import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { ResponseStore } from '../src/cache/store';
import { createFront } from '../src/http/front';
import type { Handler } from '../src/http/handler';
import { attachFront, closeServer, createHttpServer, listen } from '../src/http/http-server';
import type { StartTrace } from '../src/http/render';
import type { Site } from '../src/http/site';

const MEGABYTE = 1024 * 1024;
const SESSION = /(?:^|; )session=[^;]*/;

const text = (message: string) => ({ message, page: (id: string) => `<h1>${message}</h1><p>${id}</p>` });

/** A small application: a session in one cookie, questions under /api/q, uploads anywhere but to /api/cart. */
export const SITE: Site = {
  publicUrl: 'http://shop.test',
  queryOf: (path) => (path.startsWith('/api/') || path.startsWith('/staff') ? undefined : (query) => query),
  forgetSession: () => undefined,
  isPersonal: (cookies) => SESSION.test(cookies),
  isLive: (target) => target === '/api/health',
  isQuestion: (_method, target) => target.startsWith('/api/q/'),
  isOpenToOthers: (target) => target.startsWith('/api/'),
  uploadLimit: (target, type) => (type !== 'multipart/form-data' || target === '/api/cart' ? undefined : 31 * MEGABYTE),
  loggable: (path) => path.replace(/^(\/key\/).+/, '$1…'),
  routeOf: (path) => path.replace(/^(\/key\/).+/, '$1[key]'),
  errorType: (code) => `/errors#${code}`,
  errors: {
    malformed: text('The address of the request is malformed.'),
    otherSite: text('A page of another site cannot send this.'),
    methodNotAllowed: text('This address does not take that method.'),
    wrongHost: text('We are at another address.'),
    busy: text('Too many requests at once.'),
    failed: text('Something went wrong.'),
    unavailable: text('The database is not responding.'),
  },
};

interface Answer {
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
  send(path: string, sent?: Sent): Promise<Answer>;
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
}

export type Setting = {
  isProxyTrusted?: boolean;
  startTrace?: StartTrace;
  site?: Site;
  securityHeaders?: readonly (readonly [string, string])[];
  store?: ResponseStore;
  viewOf?: (req: IncomingMessage) => (() => void) | undefined;
  isDatabaseAway?: () => boolean;
  isFile?: (path: string) => boolean;
  patienceMs?: number;
};

const SECURITY_HEADERS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Content-Security-Policy', "default-src 'self'; script-src 'self' 'unsafe-inline'"],
] as const;

export async function startFront(
  handler: Handler,
  { site = SITE, securityHeaders = SECURITY_HEADERS, store = new ResponseStore(), ...setting }: Setting = {},
): Promise<Harness> {
  const server = createHttpServer();
  const logged: unknown[] = [];
  const record = (fields: unknown): void => void logged.push(fields);
  const log = { error: record, warn: record, info: record };
  const networkOf = ({ socket }: IncomingMessage) => socket.remoteAddress ?? '';
  attachFront(
    server,
    createFront({
      handler,
      site,
      store,
      isProxyTrusted: false,
      networkOf,
      securityHeaders,
      sharedMaxAge: 0,
      log,
      ...setting,
    }),
  );
  let requests = 0;
  // After the front’s own listener and its immediate work.
  server.on('request', () => setImmediate(() => void (requests += 1)));
  const port = await listen(server, '127.0.0.1', 0);
  return {
    server,
    store,
    logged,
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
