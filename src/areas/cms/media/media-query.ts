import { z } from 'zod';

export const MEDIA_PATH = '/cms/media';

export const MEDIA_SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  largest: 'Largest file',
};
export type MediaSort = keyof typeof MEDIA_SORTS;

const MEDIA_VIEWS = ['grid', 'list'] as const;
export type MediaView = (typeof MEDIA_VIEWS)[number];

/** A search includes all folders below. */
export interface MediaQuery {
  /** '' for the top. */
  folder: string;
  search: string;
  sort: MediaSort;
  view: MediaView;
  only: 'all' | 'pictures';
}

const schema = z.object({
  folder: z.uuid().catch(''),
  search: z
    .string()
    .transform((text) => text.trim().slice(0, 100))
    .catch(''),
  sort: z.enum(Object.keys(MEDIA_SORTS) as [MediaSort, ...MediaSort[]]).catch('newest'),
  view: z.enum(MEDIA_VIEWS).catch('grid'),
  only: z.enum(['all', 'pictures']).catch('all'),
});

export const NO_MEDIA_QUERY: MediaQuery = { folder: '', search: '', sort: 'newest', view: 'grid', only: 'all' };

export const parseMediaQuery = (params: URLSearchParams): MediaQuery =>
  schema.parse(Object.fromEntries(Object.keys(NO_MEDIA_QUERY).map((name) => [name, params.get(name) ?? undefined])));

/** Query for an address, without '?' and without defaults. */
export function mediaQuery(query: MediaQuery): string {
  const params = new URLSearchParams();
  for (const [name, usual] of Object.entries(NO_MEDIA_QUERY)) {
    const value = query[name as keyof MediaQuery];
    if (value !== usual) params.set(name, value);
  }
  return params.toString();
}

export function mediaHref(query: MediaQuery): string {
  const params = mediaQuery(query);
  return params ? `${MEDIA_PATH}?${params}` : MEDIA_PATH;
}
