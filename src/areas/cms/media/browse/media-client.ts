import { request, type Answer, type RequestOptions } from '@/lib/client/request';
import { NO_ANSWER } from '@/ui/failed';
import type { MediaItem } from '@/modules/media/data/media-item';
import type { MediaListing } from '../data';
import { mediaQuery, MEDIA_PATH, type MediaQuery } from '../media-query';
import type { MediaFolderItem } from '@/modules/media/data/folders';

/** Requests a route of the library, `path` below /cms/media; a refusal has a message for the editor. */
export const requestMedia = <Value>(path: string, options: RequestOptions = {}): Promise<Answer<Value>> =>
  request(`${MEDIA_PATH}/${path}`, { ...options, offline: NO_ANSWER });

export const fetchFolders = () => requestMedia<{ folders: MediaFolderItem[] }>('folders');

export function fetchListing(query: MediaQuery, offset: number, limit: number): Promise<Answer<MediaListing>> {
  const step = new URLSearchParams(mediaQuery(query));
  step.set('offset', String(offset));
  step.set('limit', String(limit));
  return requestMedia<MediaListing>(`list?${step}`);
}

export async function loadRows(query: MediaQuery, offset: number, limit: number): Promise<MediaItem[]> {
  const answer = await fetchListing(query, offset, limit);
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.rows;
}
