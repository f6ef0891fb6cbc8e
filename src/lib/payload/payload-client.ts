import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { isBuild } from '@/lib/env';

/** For pages, routes and queries. What `payload.config.ts` itself uses has the request’s `payload`. */
export async function getPayloadClient(): Promise<Payload> {
  if (isBuild) await (await import('next/server')).connection();
  return getPayload({ config });
}
