'use client';

import { FilePlus2, Trash2 } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { choicesOf } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { PageListing } from '@/areas/cms/pages/data/pages';
import {
  NO_PAGE_FILTERS,
  PAGE_SORT_LABELS,
  PAGE_SORTS,
  PAGE_STATE_LABELS,
  PAGE_STATES,
  pageQuery,
  PAGES_PATH,
  pagesHref,
  type PageFilters,
} from '../page-filters';
import { BulkBar } from './BulkBar';
import { PageListRow } from './PageListRow';
import { usePageSelection } from './use-page-selection';

const EMPTY_TRASH = { title: 'The trash is empty', description: 'Deleted pages appear here.', icon: <Trash2 /> };
const NO_PAGES = {
  title: 'No pages yet',
  description: 'A page is made of blocks and becomes public when you publish it.',
  icon: <FilePlus2 />,
  action: (
    <a href="/cms/pages/new" className={buttonClass('primary')}>
      Create Your First Page
    </a>
  ),
};

/** All pages, under search, status and sort. */
export function PagesScreen({ listing, filters }: { listing: PageListing; filters: PageFilters }) {
  const { matching, counts, rows } = listing;
  const query = pageQuery(filters);
  const { ids, setIds, tick, tickAll } = usePageSelection(query);
  const inTrash = filters.status === 'trash';
  const isEmptyTrash = inTrash && !filters.search;
  return (
    <ListScreen
      label="Pages"
      what="pages"
      path={PAGES_PATH}
      filters={filters}
      query={query}
      hrefOf={pagesHref}
      search={{ name: 'q', label: 'Search pages', placeholder: 'Search titles, slugs and text...' }}
      selects={[
        {
          name: 'status',
          label: 'Filter by status',
          choices: choicesOf(PAGE_STATES, PAGE_STATE_LABELS, counts),
        },
        { name: 'sort', label: 'Sort pages', choices: choicesOf(PAGE_SORTS, PAGE_SORT_LABELS) },
      ]}
      under={() =>
        ids.length > 0 && <BulkBar ids={ids} inTrash={inTrash} onDone={setIds} onSelectAll={() => void tickAll()} />
      }
      loadingText="Loading pages..."
      failure="Failed to load pages"
      listing={{ rows, matching, total: inTrash ? counts.trash : counts.all }}
      isFiltered={!isEmptyTrash && pagesHref({ ...filters, sort: NO_PAGE_FILTERS.sort }) !== PAGES_PATH}
      notFound={{ title: 'No pages found', clearHref: PAGES_PATH }}
      none={isEmptyTrash ? EMPTY_TRASH : NO_PAGES}
      estimatedHeight={72}
      gap={8}
    >
      {(page) => <PageListRow page={page} selected={ids.includes(page.id)} onSelect={(on) => tick(page.id, on)} />}
    </ListScreen>
  );
}
