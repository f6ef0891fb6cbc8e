import { env } from '@/lib/env';
import { networkOf } from './network-of';
import { socketAddressHeader } from '@kitroom/front/http/socket-address';

/** The socket’s address, or behind a trusted proxy the one it reports. */
export function clientAddress(headers: Pick<Headers, 'get'>): string {
  const forwarded = env.trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || headers.get(socketAddressHeader) || 'unknown';
}

export const clientNetwork = (headers: Pick<Headers, 'get'>): string => networkOf(clientAddress(headers));
