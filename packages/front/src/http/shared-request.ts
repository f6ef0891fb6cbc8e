import type { IncomingMessage } from 'node:http';
import { socketAddressHeader } from './socket-address';
import { RSC_HEADERS } from './cache-key';
import { isForApi } from './request-target';

/** Next streams title and share tags behind the page unless `htmlLimitedBots` (next.config.ts) matches the agent. */
const AGENT = 'Kitroom';

/** Parts of the key, headers for pages that cannot be stored, and those that the front reads after the render. */
const KEPT: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'cookie',
  'expect',
  'host',
  'if-modified-since',
  'if-none-match',
  'rsc',
  ...RSC_HEADERS,
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  socketAddressHeader,
]);

/** The first request must leave no trace in everybody's answer. @param req that has a key in the store */
export function forgetVisitor({ url = '/', headers }: IncomingMessage): void {
  headers['user-agent'] = AGENT;
  // They have headers of their own, which none of their public answers reads.
  if (isForApi(url)) return;
  for (const name of Object.keys(headers)) if (name !== 'user-agent' && !KEPT.has(name)) delete headers[name];
}
