import type { MediaFolderItem } from '@/modules/media/folders';
import type { MediaItem } from '@/modules/media/media-item';
import type { MediaListing } from './list-media';
import { mediaQuery, MEDIA_PATH, type MediaQuery } from './media-query';

export type Asked<Value> =
  | ({ ok: true } & Value)
  /** `details`: what of the answer a refusal came with. */
  | { ok: false; code: string; message: string; details?: Partial<Value> };

const NO_CONNECTION = 'The server did not respond. Please try again.';

type Ask = { method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; body?: object };

/** Fetches a route of the library, `path` below /cms/media; a refusal is a value with a message for the editor. */
export async function fetchMedia<Value>(path: string, { method = 'GET', body }: Ask = {}): Promise<Asked<Value>> {
  try {
    const response = await fetch(`${MEDIA_PATH}/${path}`, {
      method,
      headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    const answer = (await response.json()) as Value & { code?: string; message?: string };
    if (response.ok) return { ok: true, ...answer };
    return { ok: false, code: answer.code ?? 'failed', message: answer.message ?? NO_CONNECTION, details: answer };
  } catch {
    return { ok: false, code: 'no_connection', message: NO_CONNECTION };
  }
}

export const fetchFolders = () => fetchMedia<{ folders: MediaFolderItem[] }>('folders');

export function fetchListing(query: MediaQuery, offset: number, limit: number): Promise<Asked<MediaListing>> {
  const step = new URLSearchParams(mediaQuery(query));
  step.set('offset', String(offset));
  step.set('limit', String(limit));
  return fetchMedia<MediaListing>(`list?${step}`);
}

/** Rows of a step, for lists that want a rejection where they could not be read. */
export async function loadRows(query: MediaQuery, offset: number, limit: number): Promise<MediaItem[]> {
  const answer = await fetchListing(query, offset, limit);
  if (!answer.ok) throw new Error(answer.message);
  return answer.rows;
}
