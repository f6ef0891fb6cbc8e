import config from '@payload-config';
import { createLocalReq, getPayload, type Payload, type PayloadRequest } from 'payload';
import { isBuild } from '@/lib/env';

/** The process’s one Payload. A build has no database: pages that need one are rendered for each request. */
export async function getPayloadClient(): Promise<Payload> {
  if (isBuild) await (await import('next/server')).connection();
  return getPayload({ config });
}

/**
 * A request of its own for operations of routes and actions.
 * @param headers of the incoming request; they carry the caller’s address and cookies
 */
export async function localRequest(
  payload: Payload,
  { headers, user }: { headers?: Headers; user?: PayloadRequest['user'] } = {},
): Promise<PayloadRequest> {
  return createLocalReq({ req: { headers: headers ?? new Headers() }, user: user ?? undefined }, payload);
}
