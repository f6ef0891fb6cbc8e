import { tagToken } from '../http/cached-response';
import { PURGE_ALL, type Purge } from '../cache/notice';

export interface CdnOptions {
  url: string;
  token?: string;
}

/** Tags of one call: Cloudflare takes as many. */
const TAGS_PER_CALL = 30;
const MOST_TAGS = 300;
const PATIENCE_MS = 10_000;

/** Sends tags as JSON, for Cloudflare, and in a header, for Varnish. @throws if one call is not answered with 2xx */
export async function purgeCdn(purge: Purge, options: CdnOptions): Promise<void> {
  if (purge === PURGE_ALL || purge.length > MOST_TAGS) return call(options, { purge_everything: true }, [PURGE_ALL]);
  const tags = [...new Set(purge.map(tagToken))];
  for (let start = 0; start < tags.length; start += TAGS_PER_CALL) {
    const some = tags.slice(start, start + TAGS_PER_CALL);
    await call(options, { tags: some }, some);
  }
}

async function call({ url, token }: CdnOptions, body: object, tags: readonly string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'xkey-purge': tags.join(' '),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The CDN answered ${response.status}.`);
}
