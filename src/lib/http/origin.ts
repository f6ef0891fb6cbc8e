import { env } from '@/lib/env';

/** True if a page of another site sends this. Browsers add the header to every write; other programs do not. */
export function isFromAnotherSite(headers: Headers): boolean {
  const origin = headers.get('origin');
  return origin !== null && origin !== env.publicUrl;
}
