'use client';

import { NOT_SAVED } from '@/modules/accounts/components/settings/settings-messages';
import { deleteRedirectAction, restoreRedirectAction } from '../settings-actions';
import { toast } from '@/ui/toast';
import { toastResult } from '@/ui/toast-result';
import { failed } from '@/ui/failed';
import { callAction } from '@/ui/call-action';
import { Plus, Signpost } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { choicesOf } from '@/ui/choices';
import { ExportLink } from '@/ui/ExportLink';
import { ListScreen } from '@/ui/list/ListScreen';
import type { RedirectListing, RedirectRow } from './data/redirects';
import { REDIRECT_KINDS, redirectQuery, redirectsHref, type RedirectFilters } from './redirect-filters';
import { CMS_SETTINGS_PATH } from '../settings-tabs';
import { ImportRedirects } from './ImportRedirects';
import { RedirectDialog } from './RedirectDialog';
import { RedirectItem } from './RedirectItem';

const kinds = { all: 'All redirects', manual: 'Added by editors', automatic: 'Automatic' };

/** Redirects, manual or from renamed pages. */
export function RedirectsScreen({ listing, filters }: { listing: RedirectListing; filters: RedirectFilters }) {
  const [open, setOpen] = useState<RedirectRow | 'new'>();
  return (
    <>
      <ListScreen
        label="Redirects"
        what="redirects"
        path={CMS_SETTINGS_PATH}
        listPath="/cms/settings/redirects"
        filters={filters}
        query={redirectQuery(filters)}
        hrefOf={redirectsHref}
        search={{ label: 'Search redirects', placeholder: 'Search by address or page...' }}
        selects={[{ name: 'kind', label: 'Filter by kind', choices: choicesOf(REDIRECT_KINDS, kinds) }]}
        controls={() => (
          <>
            <input type="hidden" name="tab" value="redirects" />
            <ExportLink href="/cms/settings/redirects/export">Export CSV</ExportLink>
            <ImportRedirects />
            <Button onClick={() => setOpen('new')}>
              <Plus aria-hidden className="size-4.5" />
              Add redirect
            </Button>
          </>
        )}
        loadingText="Loading redirects..."
        failure="Failed to load redirects"
        listing={listing}
        notFound={{ title: 'No redirects found' }}
        none={{
          title: 'No redirects yet',
          description: 'Renaming a page adds one automatically, so that links to it keep working.',
          icon: <Signpost />,
        }}
        estimatedHeight={66}
      >
        {(redirect) => (
          <RedirectItem
            redirect={redirect}
            onEdit={() => setOpen(redirect)}
            onDelete={() => removeRedirect(redirect)}
          />
        )}
      </ListScreen>
      {open && <RedirectDialog redirect={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** Deletes a redirect, with Undo in the toast. */
async function removeRedirect({ id, from, to, isAutomatic }: RedirectRow): Promise<void> {
  const result = await callAction(deleteRedirectAction(id), NOT_SAVED);
  if (!result.ok) return void toast(failed(result.message));
  toast({
    title: 'Redirect deleted',
    description: `${from} no longer redirects.`,
    action: to ? { label: 'Undo', onClick: () => void restore({ from, to, isAutomatic }) } : undefined,
  });
}

const restore = (redirect: { from: string; to: string; isAutomatic: boolean }): Promise<boolean> =>
  toastResult(restoreRedirectAction(redirect), { title: 'Redirect restored', description: redirect.from }, NOT_SAVED);
