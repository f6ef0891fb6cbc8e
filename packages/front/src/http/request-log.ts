import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { splitTarget } from './request-target';
import type { Site } from './site';

export type Log = Pick<Logger, 'error' | 'warn' | 'info'>;

const SLOW_MS = 1_000;

const processPrefix = randomBytes(4).toString('hex');
let counter = 0;

/** A trusted proxy's id of the request if it is harmless to log, else a new one. */
export function requestId({ headers }: IncomingMessage, isProxyTrusted: boolean): string {
  const given = isProxyTrusted && headers['x-request-id'];
  if (typeof given === 'string' && /^[\w.-]{1,64}$/.test(given)) return given;
  counter += 1;
  return `${processPrefix}-${counter.toString(36)}`;
}

/** Without the query, which may hold secrets. */
export function logWhenNotable(
  { req, res, id, trace }: { req: IncomingMessage; res: ServerResponse; id: string; trace?: { id?: string } },
  { log, site }: { log: Log; site: Pick<Site, 'loggable'> },
): void {
  const began = performance.now();
  const { method, url = '' } = req;
  res.once('close', () => {
    const durationMs = Math.round(performance.now() - began);
    const fields = {
      requestId: id,
      ...(trace?.id && { traceId: trace.id }),
      method,
      url: site.loggable(splitTarget(url).path),
      status: res.statusCode,
      durationMs,
    };
    if (res.statusCode === 503) log.info(fields, 'request refused');
    else if (res.statusCode >= 500) log.error(fields, 'request failed');
    else if (durationMs > SLOW_MS && !isEventStream(res)) log.warn(fields, 'request was slow');
  });
}

const isEventStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type')).startsWith('text/event-stream');
