import { env } from '@/lib/env';

/** Whether a page of another site sends this. Browsers say so with every write; other programs say nothing. */
export function isFromAnotherSite(headers: Headers): boolean {
  const origin = headers.get('origin');
  return origin !== null && origin !== env.publicUrl;
}
