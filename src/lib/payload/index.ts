import config from '@payload-config';
import { createLocalReq, getPayload, type Payload, type PayloadRequest } from 'payload';
import { isBuild } from '@/lib/env';

/** A build has no database: pages that need one are rendered for each request. */
export async function getPayloadClient(): Promise<Payload> {
  if (isBuild) await (await import('next/server')).connection();
  return getPayload({ config });
}

/** @param headers of the incoming request, for the caller’s address and cookies */
export async function localRequest(
  payload: Payload,
  { headers, user }: { headers?: Headers; user?: PayloadRequest['user'] } = {},
): Promise<PayloadRequest> {
  return createLocalReq({ req: { headers: headers ?? new Headers() }, user: user ?? undefined }, payload);
}
