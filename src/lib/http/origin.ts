import { env } from '@/lib/env';

/** Browsers send `Origin` with every write; other programs do not. */
export function isFromAnotherSite(headers: Headers): boolean {
  const origin = headers.get('origin');
  return origin !== null && origin !== env.publicUrl;
}
