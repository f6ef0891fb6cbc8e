import { listUrl, type FiltersOf } from '@/lib/http/record-query';

export const PAGES_PATH = '/cms/pages';

export const PAGE_STATES = ['all', 'published', 'draft', 'scheduled', 'trash'] as const;
export type PageState = (typeof PAGE_STATES)[number];

export const PAGE_STATE_LABELS: Record<PageState, string> = {
  all: 'All statuses',
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
  trash: 'Trash',
};

export const PAGE_SORTS = ['newest', 'updated', 'title', 'slug'] as const;
export type PageSort = (typeof PAGE_SORTS)[number];

export const PAGE_SORT_LABELS: Record<PageSort, string> = {
  newest: 'Newest first',
  updated: 'Last changed first',
  title: 'By title',
  slug: 'By slug',
};

/** Searches title, slug and the blocks’ texts. Its parameter is `q`, as sent by the header’s search box. */
const url = listUrl(PAGES_PATH, { status: PAGE_STATES, sort: PAGE_SORTS }, 'q');
export const { parse: parsePageFilters, query: pageQuery, href: pagesHref } = url;
export type PageFilters = FiltersOf<typeof url>;
export const NO_PAGE_FILTERS: PageFilters = { search: '', status: 'all', sort: 'newest' };
