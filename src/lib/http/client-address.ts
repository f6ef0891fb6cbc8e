import { env } from '@/lib/env';

/** Set by our own HTTP front from the socket, and never taken from outside. */
export const socketAddressHeader = 'x-kitroom-client-address';

/** The caller’s network address: the socket’s, or behind a trusted proxy what that proxy says. */
export function clientAddress(headers: Headers): string {
  const forwarded = env.trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || headers.get(socketAddressHeader) || 'unknown';
}
