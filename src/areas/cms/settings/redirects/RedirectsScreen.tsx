'use client';

import { Plus, Signpost } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { FilterForm } from '@/ui/FilterForm';
import { choicesOf, FilterSelect } from '@/ui/FilterSelect';
import { ListFrame } from '@/ui/ListFrame';
import { NothingFound } from '@/ui/NothingFound';
import { RecordList } from '@/ui/RecordList';
import { useUrlFilters } from '@/ui/use-url-filters';
import type { RedirectListing, RedirectRow } from './data/redirects';
import { REDIRECT_KINDS, redirectQuery, redirectsHref, type RedirectFilters } from './redirect-form';
import { CMS_SETTINGS_PATH } from '../settings-tabs';
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
        <FilterSelect
          name="kind"
          label="Filter by kind"
          value={draft.kind}
          choices={choicesOf(REDIRECT_KINDS, kinds)}
          onChange={(kind) => ask({ kind })}
        />
        <Button onClick={() => setOpen('new')}>
          <Plus aria-hidden className="size-4.5" />
          Add redirect
        </Button>
      </FilterForm>
      <ListFrame loading={loading} loadingText="Loading redirects...">
        <RecordList<RedirectRow>
          listing={listing}
          what="redirects"
          label="Redirects"
          path="/cms/settings/redirects"
          query={query}
          estimatedHeight={66}
          failure="Failed to load redirects"
          empty={
            query ? (
              <NothingFound title="No redirects found" />
            ) : (
              <EmptyState
                title="No redirects yet"
                description="Renaming a page adds one by itself, so that links to it keep working."
                icon={<Signpost />}
              />
            )
          }
        >
          {(redirect) => (
            <RedirectItem
              redirect={redirect}
              onEdit={() => setOpen(redirect)}
              onDelete={() => deleteRedirect(redirect)}
            />
          )}
        </RecordList>
      </ListFrame>
      {open && <RedirectDialog redirect={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
