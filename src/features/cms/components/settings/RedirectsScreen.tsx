'use client';

import { Plus, SearchX, Signpost } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { CompactSelect } from '@/ui/CompactSelect';
import { EmptyState } from '@/ui/EmptyState';
import { FilterForm } from '@/ui/FilterForm';
import { ListCount, ListFrame } from '@/ui/ListFrame';
import { RecordRows } from '@/ui/RecordRows';
import { useUrlFilters } from '@/ui/use-url-filters';
import type { RedirectListing, RedirectRow } from '../../operations/settings/list-redirects';
import { REDIRECT_KINDS, redirectQuery, redirectsHref, type RedirectFilters } from '../../rules/redirect-form';
import { CMS_SETTINGS_PATH } from '../../rules/settings-tabs';
import { RedirectDialog } from './RedirectDialog';
import { RedirectItem } from './RedirectItem';
import { useDeleteRedirect } from './use-delete-redirect';

const kinds = { all: 'All redirects', manual: 'Added by editors', automatic: 'Automatic' };

/** Addresses that moved, by hand or because a page was renamed. */
export function RedirectsScreen({ listing, filters }: { listing: RedirectListing; filters: RedirectFilters }) {
  const { draft, loading, type, ask } = useUrlFilters(filters, redirectsHref);
  const [open, setOpen] = useState<RedirectRow | 'new'>();
  const deleteRedirect = useDeleteRedirect();
  const query = redirectQuery(filters);
  const add = (
    <Button onClick={() => setOpen('new')}>
      <Plus aria-hidden className="size-4.5" />
      Add redirect
    </Button>
  );
  return (
    <>
      <FilterForm
        action={CMS_SETTINGS_PATH}
        label="Redirects"
        searchLabel="Search redirects"
        placeholder="Search by address or page..."
        search={draft.search}
        onType={type}
        onAsk={ask}
      >
        <input type="hidden" name="tab" value="redirects" />
        <CompactSelect
          name="kind"
          aria-label="Filter by kind"
          value={draft.kind}
          onChange={({ target }) => ask({ kind: REDIRECT_KINDS.find((kind) => kind === target.value) ?? 'all' })}
          className="grow sm:w-44 sm:grow-0"
        >
          {REDIRECT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </CompactSelect>
        {add}
      </FilterForm>
      <ListFrame loading={loading} loadingText="Loading redirects...">
        {listing.matching > 0 ? (
          <div className="mb-5">
            <RecordRows<RedirectRow>
              key={query}
              label="Redirects"
              path="/cms/settings/redirects"
              query={query}
              total={listing.matching}
              first={listing.rows}
              estimatedHeight={66}
              failure="Failed to load redirects"
            >
              {(redirect) => (
                <RedirectItem
                  redirect={redirect}
                  onEdit={() => setOpen(redirect)}
                  onDelete={() => deleteRedirect(redirect)}
                />
              )}
            </RecordRows>
          </div>
        ) : (
          <div className="card">
            {query ? (
              <EmptyState
                title="No redirects found"
                description="Try adjusting your search or filter criteria"
                icon={<SearchX />}
              />
            ) : (
              <EmptyState
                title="No redirects yet"
                description="Renaming a page adds one by itself, so that links to it keep working."
                icon={<Signpost />}
              />
            )}
          </div>
        )}
        <ListCount matching={listing.matching} total={listing.total} what="redirects" />
      </ListFrame>
      {open && <RedirectDialog redirect={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
