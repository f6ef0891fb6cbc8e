/** A redirect as its form holds it, and the list of them in the URL of /cms/settings. */
import { z } from 'zod';
import { RESERVED_SLUGS } from '@/domain/pages/editor/page-slug';
import { safeLink } from '@/domain/pages/safe-address';
import { listUrl, type FiltersOf } from '@/lib/http/record-query';
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

export const REDIRECT_KINDS = ['all', 'manual', 'automatic'] as const;

/** The search looks in the old address, the new one and the title of the page. */
const url = listUrl(CMS_SETTINGS_PATH, { kind: REDIRECT_KINDS });
export const { parse: parseRedirectFilters, query: redirectQuery } = url;
export type RedirectFilters = FiltersOf<typeof url>;

export const redirectsHref = (filters: RedirectFilters): string =>
  `${CMS_SETTINGS_PATH}?${['tab=redirects', redirectQuery(filters)].filter(Boolean).join('&')}`;
