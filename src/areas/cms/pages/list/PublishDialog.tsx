'use client';

import type { CheckedPage } from '@/modules/pages/publishing/check-pages';
import { FIELD_LABELS } from '@/domain/pages/editor';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { FindingList } from '../badges/FindingList';
import { placeHref } from '../leaving/LinksToPages';

type PublishDialogProps = {
  pages: readonly CheckedPage[];
  /** Publishes those without errors. */
  onPublish: (ids: readonly string[]) => void;
  onClose: () => void;
};

const hasErrors = ({ findings }: CheckedPage) => findings.some(({ severity }) => severity === 'error');

/** Findings in some pages before publishing: errors keep a page back, warnings are confirmed. */
export function PublishDialog({ pages, onPublish, onClose }: PublishDialogProps) {
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
