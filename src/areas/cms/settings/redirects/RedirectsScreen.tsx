'use client';

import { NOT_SAVED } from '@/modules/accounts/components/settings/settings-messages';
import { deleteRedirectAction, restoreRedirectAction } from '../settings-actions';
import { toast } from '@/ui/toast';
import { toastResult } from '@/ui/toast-result';
import { failed } from '@/ui/failed';
import { callAction } from '@/ui/call-action';
import { Plus, Signpost, ArrowRight, Pencil, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { choicesOf } from '@/ui/choices';
import { ExportLink } from '@/ui/ExportLink';
import { ListScreen } from '@/ui/list/ListScreen';
import type { RedirectListing, RedirectRow } from './data';
import { REDIRECT_KINDS, redirectQuery, redirectsHref, type RedirectFilters } from './redirect-filters';
import { CMS_SETTINGS_PATH } from '../settings-tabs';
import { RedirectDialog } from './RedirectDialog';
import { formatCount } from '@/domain/text/locale';
import { Badge } from '@/ui/Badge';
import { IconButton } from '@/ui/IconButton';
import { LocalDate } from '@/ui/LocalDate';
import { useRouter } from 'next/navigation';
import { requestCms } from '../../http/server-calls';
import { REDIRECTS_UPLOAD, tableFault } from '@/domain/text/table/file';
import { readTableText } from '@/domain/text/table/text';
import type { ImportOutcome } from '@/modules/pages/redirects/redirects-csv';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { FileButton } from '@/ui/FileButton';

const kinds = { all: 'All redirects', manual: 'Added by editors', automatic: 'Automatic' };

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

type RedirectItemProps = { redirect: RedirectRow; onEdit: () => void; onDelete: () => void };

function RedirectItem({ redirect, onEdit, onDelete }: RedirectItemProps) {
  const { from, to, pageTitle, isShown, isAutomatic, uses, lastUsedAt } = redirect;
  return (
    <article className="card flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium wrap-anywhere">{from}</span>
          <ArrowRight aria-label="leads to" className="size-4 shrink-0 text-ink-muted" />
          <span className="wrap-anywhere">{to ?? 'nowhere'}</span>
          {isAutomatic && <Badge variant="secondary">Automatic</Badge>}
          {!(to && isShown) && <Badge variant="destructive">{to ? 'Page not published' : 'Page deleted'}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-muted">
          {pageTitle && `Follows the page ${pageTitle} · `}
          {lastUsedAt ? (
            <>
              Followed {formatCount(uses)} {uses === 1 ? 'time' : 'times'}, last on <LocalDate iso={lastUsedAt} />
            </>
          ) : (
            'Never followed'
          )}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton label={`Edit redirect from ${from}`} onClick={onEdit}>
          <Pencil aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label={`Delete redirect from ${from}`} onClick={onDelete} className="text-ink-muted">
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
    </article>
  );
}

function ImportRedirects() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ImportOutcome>();

  async function send(file: File) {
    const fault = await tableFault(REDIRECTS_UPLOAD, file);
    const read = fault ? undefined : readTableText(new Uint8Array(await file.arrayBuffer()));
    if (!read?.ok) return void toast(failed(fault ?? read?.message ?? ''));
    setBusy(true);
    const answer = await requestCms<ImportOutcome>('/cms/settings/redirects/import', 'POST', { text: read.text });
    setBusy(false);
    if (!answer.ok) return void toast(failed(answer.message));
    router.refresh();
    const { refused } = answer.value;
    if (refused.length > 0) setOutcome(answer.value);
    else toast({ title: '✅ Redirects Imported', description: summaryOf(answer.value) });
  }

  return (
    <>
      <FileButton
        label="CSV file of redirects"
        accept={REDIRECTS_UPLOAD.accept.join()}
        variant="outline"
        loading={busy}
        onFiles={([file]) => file && void send(file)}
      >
        <Upload aria-hidden className="size-4.5" />
        Import CSV
      </FileButton>
      {outcome && (
        <Dialog
          open
          onOpenChange={(open) => open || setOutcome(undefined)}
          title="Some rows were left out"
          description={summaryOf(outcome)}
          footer={
            <DialogClose asChild>
              <Button>Close</Button>
            </DialogClose>
          }
        >
          <ul>
            {outcome.refused.map(({ row, message }) => (
              <li key={row} className="border-t border-line py-2 first:border-t-0">
                <span className="font-medium">Row {row}</span>: {message}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

const summaryOf = ({ added, changed, unchanged }: ImportOutcome): string =>
  `${added} added, ${changed} changed, ${unchanged} unchanged.`;
