'use client';

import { useState, type ReactNode } from 'react';
import type { CheckedPage } from '@/modules/pages/publishing/check-pages';
import { LeaveDialog, type Leaving } from '../leaving/LeaveDialog';
import type { usePageWork } from './use-page-work';
import { FIELD_LABELS } from '@/domain/pages/editor';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { FindingList } from '../badges/FindingList';
import { placeHref } from '../leaving/LinksToPages';

type Asking = { kind: 'publish'; pages: CheckedPage[] } | { kind: Leaving; ids: readonly string[] };

/** Reason why some pages were not changed: the redirect, or another; undefined if all were. */
type Outcome = NonNullable<Awaited<ReturnType<ReturnType<typeof usePageWork>['bulk']>>>;
const refusedRedirect = ({ done, failed }: Outcome): string | undefined =>
  done.length === 0 ? failed.flatMap(({ fieldErrors }) => fieldErrors?.to ?? [])[0] : undefined;

/** @param onDone called with the pages not changed. */
export function usePageChanges(
  work: ReturnType<typeof usePageWork>,
  onDone: (left: readonly string[]) => void = () => undefined,
): {
  publish: (ids: readonly string[]) => Promise<void>;
  leave: (ids: readonly string[], action: Leaving) => void;
  dialog: ReactNode;
} {
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);

  async function run(ids: readonly string[], action: 'publish' | Leaving, redirectTo?: string) {
    const outcome = await work.bulk(ids, action, redirectTo);
    if (outcome) onDone(outcome.failed.map(({ id }) => id));
    return outcome;
  }

  async function publish(ids: readonly string[]) {
    const pages = await work.check(ids);
    if (!pages) return;
    if (pages.some(({ findings }) => findings.length > 0)) setAsking({ kind: 'publish', pages });
    else await run(ids, 'publish');
  }

  async function leave(ids: readonly string[], action: Leaving, redirectTo: string | undefined) {
    const outcome = await run(ids, action, redirectTo);
    return outcome ? refusedRedirect(outcome) : 'Nothing was changed. Try again.';
  }

  return {
    publish,
    leave: (ids, kind) => setAsking({ kind, ids }),
    dialog:
      asking?.kind === 'publish' ? (
        <PublishDialog
          pages={asking.pages}
          onClose={close}
          onPublish={(ids) => {
            close();
            void run(ids, 'publish');
          }}
        />
      ) : (
        asking && (
          <LeaveDialog
            ids={asking.ids}
            action={asking.kind}
            what={asking.ids.length === 1 ? 'this page' : `these ${asking.ids.length} pages`}
            onLeave={(redirectTo) => leave(asking.ids, asking.kind, redirectTo)}
            onClose={close}
          />
        )
      ),
  };
}

type PublishDialogProps = {
  pages: readonly CheckedPage[];
  onPublish: (ids: readonly string[]) => void;
  onClose: () => void;
};

const hasErrors = ({ findings }: CheckedPage) => findings.some(({ severity }) => severity === 'error');

/** Findings in some pages before publishing: errors keep a page back, warnings are confirmed. */
function PublishDialog({ pages, onPublish, onClose }: PublishDialogProps) {
  const ready = pages.filter((page) => !hasErrors(page));
  const isAllReady = ready.length === pages.length;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={isAllReady ? 'Before you publish' : 'Not ready to publish'}
      description={
        isAllReady ? 'You can publish, but these could be better.' : descriptionOf(ready.length, pages.length)
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          {ready.length > 0 && (
            <Button onClick={() => onPublish(ready.map(({ id }) => id))}>
              {isAllReady
                ? 'Publish'
                : `Publish ${ready.length === 1 ? 'the other page' : `the other ${ready.length}`}`}
            </Button>
          )}
        </>
      }
    >
      {pages
        .filter(({ findings }) => findings.length > 0)
        .map((page) => (
          <FindingList
            key={page.id}
            title={page.title || 'Untitled page'}
            findings={page.findings}
            placeOf={({ place, field }) => place ?? (field ? FIELD_LABELS[field] : 'The page as a whole')}
            hrefOf={({ blockId, path }) => placeHref({ page, blockId, property: path })}
          />
        ))}
    </Dialog>
  );
}

const descriptionOf = (ready: number, all: number): string =>
  ready === 0 ? 'Fix these problems first.' : `${all - ready} of ${all} pages have problems to fix first.`;
