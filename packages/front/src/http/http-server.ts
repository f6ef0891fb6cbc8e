import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteErrors } from './errors';

const HEADERS_TIMEOUT_MS = 20_000;
/** Limit for a whole request: an upload at the size limit over a slow line, ms. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Longer than the idle time-outs of proxies (60 s), so that they never write into a closing connection, ms. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const CLOSE_GRACE_MS = 10_000;
const CLOSE_POLL_MS = 50;

export function createHttpServer(): Server {
  return createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  });
}

/** Hands requests to the front, including those with `Expect: 100-continue`, which it answers. */
export function attachFront(server: Server, front: RequestListener, errorType?: SiteErrors['errorType']): void {
  server.on('request', front);
  server.on('checkContinue', front);
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket, errorType?.(CODE)));
}

const CODE = 'bad_request';
const UNREADABLE = { line: '400 Bad Request', message: 'This is not a request that can be read.' };
const REFUSED: Partial<Record<string, typeof UNREADABLE>> = {
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    message: 'The address or the headers of the request are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', message: 'The request took too long to arrive.' },
};

/** Answers in place of Node, which has no body, what never becomes a request. */
function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex & { _httpMessage?: ServerResponse | null },
  type: string | undefined,
): void {
  if (!socket.writable || socket._httpMessage?.headersSent) return void socket.destroy(error);
  const { line, message } = REFUSED[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ type, code: CODE, message });
  const headers = [
    `HTTP/1.1 ${line}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}

/** Resolves with the port, which the processes of a cluster share unless it is 0; rejects if it is not available. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: port === 0 }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Still answers, until balancers notice; each answer ends its connection, so none is cut within a request. */
export async function drain(server: Server, ms: number): Promise<void> {
  server.prependListener('request', (_req, res) => void (res.shouldKeepAlive = false));
  await sleep(ms, undefined, { ref: false });
}

/** Stops accepting, lets requests under way finish for `graceMs`, then cuts the rest. */
export async function closeServer(server: Server, graceMs = CLOSE_GRACE_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_POLL_MS);
  const grace = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(grace);
}
