import { listUrl, type FiltersOf } from '@/lib/http/record-query';
import { CMS_SETTINGS_PATH } from '../settings-tabs';

export const REDIRECT_KINDS = ['all', 'manual', 'automatic'] as const;

/** Searches the old address, the new one and the title of the page. */
const url = listUrl(CMS_SETTINGS_PATH, { kind: REDIRECT_KINDS });
export const { parse: parseRedirectFilters, query: redirectQuery } = url;
export type RedirectFilters = FiltersOf<typeof url>;

export const redirectsHref = (filters: RedirectFilters): string =>
  `${CMS_SETTINGS_PATH}?${['tab=redirects', redirectQuery(filters)].filter(Boolean).join('&')}`;
