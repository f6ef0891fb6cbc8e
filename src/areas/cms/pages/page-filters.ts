/** What /cms/pages can be asked for, read from its URL and written back to it. */
import { choiceIn, hrefOf, queryOf, searchIn } from '@/lib/http/record-query';

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

export type PageFilters = {
  /** In title, slug and the blocks’ texts. */
  search: string;
  status: PageState;
  sort: PageSort;
};

export const NO_PAGE_FILTERS: PageFilters = { search: '', status: 'all', sort: 'newest' };

/** The search goes by `q`, as the header’s search box sends it. */
export const parsePageFilters = (query: URLSearchParams): PageFilters => ({
  search: searchIn(query, 'q'),
  status: choiceIn(query, 'status', PAGE_STATES),
  sort: choiceIn(query, 'sort', PAGE_SORTS),
});

export const pageQuery = ({ search, status, sort }: PageFilters): string =>
  queryOf({ q: search, status, sort }, { q: '', status: NO_PAGE_FILTERS.status, sort: NO_PAGE_FILTERS.sort });

export const pagesHref = (filters: PageFilters): string => hrefOf(PAGES_PATH, pageQuery(filters));
