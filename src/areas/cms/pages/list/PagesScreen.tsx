'use client';

import { FilePlus2, Trash2 } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { FilterForm } from '@/ui/FilterForm';
import { choicesOf, FilterSelect } from '@/ui/FilterSelect';
import { ListFrame } from '@/ui/ListFrame';
import { NothingFound } from '@/ui/NothingFound';
import { RecordList } from '@/ui/RecordList';
import { useUrlFilters } from '@/ui/use-url-filters';
import type { PageListing, PageRow } from '../data/pages';
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
} from './page-filters';
import { BulkBar } from './BulkBar';
import { PageListRow } from './PageListRow';
import { usePageSelection } from './use-page-selection';

/** Every page, under search, status and sort, down to the last one. */
export function PagesScreen({ listing, filters }: { listing: PageListing; filters: PageFilters }) {
  const { draft, loading, type, ask } = useUrlFilters(filters, pagesHref);
  const { matching, counts, rows } = listing;
  const query = pageQuery(filters);
  const { ids, setIds, tick, tickAll } = usePageSelection(query);
  const inTrash = filters.status === 'trash';
  return (
    <>
      <FilterForm
        action={PAGES_PATH}
        label="Pages"
        searchLabel="Search pages"
        searchName="q"
        placeholder="Search titles, slugs and text..."
        search={draft.search}
        onType={type}
        onAsk={ask}
      >
        <FilterSelect
          name="status"
          label="Filter by status"
          value={draft.status}
          choices={PAGE_STATES.map((value) => ({ value, label: `${PAGE_STATE_LABELS[value]} (${counts[value]})` }))}
          onChange={(status) => ask({ status })}
        />
        <FilterSelect
          name="sort"
          label="Sort pages"
          value={draft.sort}
          choices={choicesOf(PAGE_SORTS, PAGE_SORT_LABELS)}
          onChange={(sort) => ask({ sort })}
        />
      </FilterForm>
      {ids.length > 0 && <BulkBar ids={ids} inTrash={inTrash} onDone={setIds} onSelectAll={() => void tickAll()} />}
      <ListFrame loading={loading} loadingText="Loading pages...">
        <RecordList<PageRow>
          listing={{ rows, matching, total: inTrash ? counts.trash : counts.all }}
          what="pages"
          label="Pages"
          path={`${PAGES_PATH}/list`}
          query={query}
          estimatedHeight={72}
          gap={8}
          failure="Failed to load pages"
          empty={<NoPages filters={filters} />}
        >
          {(page) => <PageListRow page={page} selected={ids.includes(page.id)} onSelect={(on) => tick(page.id, on)} />}
        </RecordList>
      </ListFrame>
    </>
  );
}

function NoPages({ filters }: { filters: PageFilters }) {
  if (filters.status === 'trash' && !filters.search) {
    return <EmptyState title="The trash is empty" description="Deleted pages appear here." icon={<Trash2 />} />;
  }
  if (pagesHref({ ...filters, sort: NO_PAGE_FILTERS.sort }) !== PAGES_PATH) {
    return <NothingFound title="No pages found" clearHref={PAGES_PATH} />;
  }
  return (
    <EmptyState
      title="No pages yet"
      description="A page is made of blocks and becomes public when you publish it."
      icon={<FilePlus2 />}
      action={
        <a href="/cms/pages/new" className={buttonClass('primary')}>
          Create Your First Page
        </a>
      }
    />
  );
}
