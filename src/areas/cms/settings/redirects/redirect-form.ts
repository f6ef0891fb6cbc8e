/** A redirect as its form holds it, and the list of them in the URL of /cms/settings. */
import { z } from 'zod';
import { RESERVED_SLUGS } from '@/domain/pages/editor/page-slug';
import { safeLink } from '@/domain/pages/safe-address';
import { choiceIn, searchIn } from '@/lib/http/record-query';
import { CMS_SETTINGS_PATH } from '../settings-tabs';

/** A redirect from an address that the shop answers itself would never be followed. */
const isOurs = (path: string) => {
  const [, place = ''] = path.split('/');
  return place === '_next' || RESERVED_SLUGS.has(place);
};

export const redirectForm = z.object({
  from: z
    .string()
    .trim()
    .max(300, 'Use at most 300 characters.')
    .transform((path) => (path.length > 1 ? path.replace(/\/+$/, '') : path))
    .refine(
      (path) => /^\/(?![/\\])[^\s?#]*[^\s?#/]$/.test(path),
      'Enter a path on this site, such as /old-address, without ? or #.',
    )
    .refine((path) => !isOurs(path), 'The shop itself uses this address.'),
  to: z
    .string()
    .trim()
    .max(300, 'Use at most 300 characters.')
    .refine(
      (address) => /^(?:\/|https?:)/i.test(address) && safeLink(address) !== undefined,
      'Enter an address that begins with https:// or /.',
    ),
});

export type RedirectValues = z.infer<typeof redirectForm>;

export type RedirectFilters = {
  /** In the old address, the new one and the title of the page. */
  search: string;
  kind: (typeof REDIRECT_KINDS)[number];
};

export const REDIRECT_KINDS = ['all', 'manual', 'automatic'] as const;

export const parseRedirectFilters = (query: URLSearchParams): RedirectFilters => ({
  search: searchIn(query),
  kind: choiceIn(query, 'kind', REDIRECT_KINDS),
});

/** Without the filters that are not set. */
export function redirectQuery({ search, kind }: RedirectFilters): string {
  return String(new URLSearchParams({ ...(search && { search }), ...(kind !== 'all' && { kind }) }));
}

export const redirectsHref = (filters: RedirectFilters): string =>
  `${CMS_SETTINGS_PATH}?${['tab=redirects', redirectQuery(filters)].filter(Boolean).join('&')}`;
