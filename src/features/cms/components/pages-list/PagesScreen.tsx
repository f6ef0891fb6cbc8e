'use client';

import { FilePlus2, SearchX, Trash2 } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { CompactSelect } from '@/ui/CompactSelect';
import { EmptyState } from '@/ui/EmptyState';
import { FilterForm } from '@/ui/FilterForm';
import { ListCount, ListFrame } from '@/ui/ListFrame';
import { RecordRows } from '@/ui/RecordRows';
import { useUrlFilters } from '@/ui/use-url-filters';
import type { PageListing, PageRow } from '../../operations/pages/list-pages';
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
} from '../../rules/page-filters';
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
        placeholder="Search by title or slug..."
        search={draft.search}
        onType={type}
        onAsk={ask}
      >
        <CompactSelect
          name="status"
          aria-label="Filter by status"
          value={draft.status}
          onChange={({ target }) => ask({ status: PAGE_STATES.find((each) => each === target.value) ?? 'all' })}
          className="grow sm:w-44 sm:grow-0"
        >
          {PAGE_STATES.map((state) => (
            <option key={state} value={state}>
              {`${PAGE_STATE_LABELS[state]} (${counts[state]})`}
            </option>
          ))}
        </CompactSelect>
        <CompactSelect
          name="sort"
          aria-label="Sort pages"
          value={draft.sort}
          onChange={({ target }) => ask({ sort: PAGE_SORTS.find((each) => each === target.value) ?? 'newest' })}
          className="grow sm:w-44 sm:grow-0"
        >
          {PAGE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {PAGE_SORT_LABELS[sort]}
            </option>
          ))}
        </CompactSelect>
      </FilterForm>
      {ids.length > 0 && <BulkBar ids={ids} inTrash={inTrash} onDone={setIds} onSelectAll={() => void tickAll()} />}
      <ListFrame loading={loading} loadingText="Loading pages...">
        {matching > 0 ? (
          <div className="mb-5">
            <RecordRows<PageRow>
              key={query}
              label="Pages"
              path={`${PAGES_PATH}/list`}
              query={query}
              total={matching}
              first={rows}
              estimatedHeight={72}
              gap={8}
              failure="Failed to load pages"
            >
              {(page) => (
                <PageListRow page={page} selected={ids.includes(page.id)} onSelect={(on) => tick(page.id, on)} />
              )}
            </RecordRows>
          </div>
        ) : (
          <div className="card">
            <NoPages filters={filters} />
          </div>
        )}
        <ListCount matching={matching} total={inTrash ? counts.trash : counts.all} what="pages" />
      </ListFrame>
    </>
  );
}

function NoPages({ filters }: { filters: PageFilters }) {
  if (filters.status === 'trash' && !filters.search) {
    return <EmptyState title="The trash is empty" description="Deleted pages appear here." icon={<Trash2 />} />;
  }
  if (pagesHref({ ...filters, sort: NO_PAGE_FILTERS.sort }) !== PAGES_PATH) {
    return (
      <EmptyState
        title="No pages found"
        description="Try adjusting your search or filter criteria"
        icon={<SearchX />}
        action={
          <a href={PAGES_PATH} className={buttonClass('outline', 'sm')}>
            Clear filters
          </a>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No pages yet"
      description="A page is made of blocks, and public once you publish it."
      icon={<FilePlus2 />}
      action={
        <a href="/cms/pages/new" className={buttonClass('primary')}>
          Create Your First Page
        </a>
      }
    />
  );
}
