/** What /admin/kits can be asked for, read from its URL and written back to it. */
import { choiceIn, hrefOf, queryOf, searchIn } from '@/lib/http/record-query';

export const KITS_PATH = '/admin/kits';

export const KIT_OWNERS = ['all', 'teams', 'visitors'] as const;
export const KIT_OWNER_LABELS: Record<(typeof KIT_OWNERS)[number], string> = {
  all: 'Everyone’s',
  teams: 'Teams’',
  visitors: 'Visitors’',
};

export const KIT_USES = ['all', 'ordered', 'open'] as const;
export const KIT_USE_LABELS: Record<(typeof KIT_USES)[number], string> = {
  all: 'Ordered or not',
  ordered: 'Ordered',
  open: 'Not ordered',
};

export type KitFilters = {
  /** In name, team and email. */
  search: string;
  owner: (typeof KIT_OWNERS)[number];
  use: (typeof KIT_USES)[number];
};

const usual: KitFilters = { search: '', owner: 'all', use: 'all' };

export const parseKitFilters = (query: URLSearchParams): KitFilters => ({
  search: searchIn(query),
  owner: choiceIn(query, 'owner', KIT_OWNERS),
  use: choiceIn(query, 'use', KIT_USES),
});

export const kitQuery = (filters: KitFilters): string => queryOf(filters, usual);
export const kitsHref = (filters: KitFilters): string => hrefOf(KITS_PATH, kitQuery(filters));
export const kitHref = (id: string): string => `${KITS_PATH}/${id}`;
