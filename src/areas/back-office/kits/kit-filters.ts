import { listUrl, type FiltersOf } from '@/lib/http/record-query';

export const KITS_PATH = '/admin/kits';

export const KIT_OWNERS = ['all', 'teams', 'visitors'] as const;
export const KIT_OWNER_LABELS: Record<(typeof KIT_OWNERS)[number], string> = {
  all: 'All owners',
  teams: 'Teams',
  visitors: 'Visitors',
};

export const KIT_USES = ['all', 'ordered', 'open'] as const;
export const KIT_USE_LABELS: Record<(typeof KIT_USES)[number], string> = {
  all: 'Ordered or not',
  ordered: 'Ordered',
  open: 'Not ordered',
};

const url = listUrl(KITS_PATH, { owner: KIT_OWNERS, use: KIT_USES });
export const { parse: parseKitFilters, query: kitQuery, href: kitsHref } = url;
export type KitFilters = FiltersOf<typeof url>;
export const kitHref = (id: string): string => `${KITS_PATH}/${id}`;
