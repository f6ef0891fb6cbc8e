import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOpenCall, scopesOfRoute } from '@/domain/api-keys/key-routes';
import { isSecret, keyIn } from '@/domain/api-keys/key-text';
import type { Handler } from '@kitroom/front/http/handler';
import { splitTarget } from '@kitroom/front/http/request-target';
import { showVersion } from './api-version';
import { refuse } from './refuse';

interface CrossOriginOptions {
  handler: Handler;
  /** Sites whose pages may use publishable keys. */
  allowedOrigins: () => Promise<ReadonlySet<string>>;
}

/** Seconds for which a browser keeps the answer to a preflight. */
const MAX_AGE = '600';
const SENT = 'Content-Type, Idempotency-Key, If-Match, If-None-Match, Kitroom-Version';
const READ = 'ETag, Idempotency-Replayed, Kitroom-Version, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';

/**
 * Answers pages of other sites, never with credentials: anyone for what is public, allowed sites with a key. What does
 * not depend on a key has `*`, so that a stored answer fits every origin. Refuses a key at an address
 * that names no scope, and a secret one from a page.
 */
export const crossOrigin =
  ({ handler, allowedOrigins }: CrossOriginOptions): Handler =>
  async (req, res) => {
    const { path } = splitTarget(req.url ?? '');
    const { method = '', headers } = req;
    const requested = headers['access-control-request-method'];
    if (method === 'OPTIONS' && headers.origin !== undefined && requested !== undefined) {
      if (await answerPreflight(req, res, { method: requested, path }, allowedOrigins)) return;
      return handler(req, res);
    }
    const key = keyIn(headers.authorization);
    if (key !== undefined && method !== 'OPTIONS' && !scopesOfRoute({ method, path }))
      return refuse(res, 'key_not_accepted', 'Keys are not accepted here.');
    if (!path.startsWith('/api/')) return handler(req, res);
    showVersion(res);
    if (key === undefined) {
      if (isOpenCall({ method, path })) allow(res, '*');
      return handler(req, res);
    }
    res.appendHeader('Vary', 'Origin');
    if (headers.origin !== undefined && (await allowedOrigins()).has(headers.origin)) allow(res, headers.origin);
    if (headers.origin !== undefined && isSecret(key))
      return refuse(res, 'secret_key_in_browser', 'Secret keys do not belong in browsers. Use a publishable one.');
    return handler(req, res);
  };

/** @returns false for what no page of another site may call */
async function answerPreflight(
  { headers }: IncomingMessage,
  res: ServerResponse,
  call: { method: string; path: string },
  allowedOrigins: CrossOriginOptions['allowedOrigins'],
): Promise<boolean> {
  const { origin = '' } = headers;
  const wantsKey = /(?:^|[\s,])authorization(?:[\s,]|$)/i.test(
    headers['access-control-request-headers']?.toString() ?? '',
  );
  const isLet = wantsKey ? scopesOfRoute(call) !== undefined && (await allowedOrigins()).has(origin) : isOpenCall(call);
  if (!isLet) return false;
  allow(res, wantsKey ? origin : '*');
  res.setHeader('Access-Control-Allow-Methods', call.method);
  res.setHeader('Access-Control-Allow-Headers', wantsKey ? `Authorization, ${SENT}` : SENT);
  res.setHeader('Access-Control-Max-Age', MAX_AGE);
  res.setHeader('Vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers');
  res.writeHead(204).end();
  return true;
}

function allow(res: ServerResponse, origin: string): void {
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Expose-Headers', READ);
}
