import { env } from '@/lib/env';
import { networkOf } from './network-of';
import { socketAddressHeader } from './socket-address';

/** The caller’s network address: the socket’s, or behind a trusted proxy what that proxy says. */
export function clientAddress(headers: Pick<Headers, 'get'>): string {
  const forwarded = env.trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || headers.get(socketAddressHeader) || 'unknown';
}

/** The key by which a caller is throttled. See {@link networkOf}. */
export const clientNetwork = (headers: Pick<Headers, 'get'>): string => networkOf(clientAddress(headers));
