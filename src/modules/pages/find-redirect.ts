import 'server-only';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { readOf } from './data/link-targets';
import { countUses } from './redirects/count-uses';
import { followRedirects } from './data/redirects';

export async function findRedirect(segments: readonly string[]): Promise<string | undefined> {
  const found = await followRedirects(readOf(await getPayloadClient()), `/${segments.join('/')}`);
  if (found) countUses(found.ids);
  return found?.to;
}
