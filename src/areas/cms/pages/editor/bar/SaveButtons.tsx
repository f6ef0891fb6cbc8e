'use client';

import { FilePen, Save } from 'lucide-react';
import { Button } from '@/ui/Button';
import { useEditor } from '../store/use-editor';
import type { PageActions } from '../publishing/use-page-actions';

/**
 * Save buttons, labelled by their effect: a published page has both ways to save. The flag to be stored may have
 * changed since (editor A).
 */
export function SaveButtons({ actions }: { actions: PageActions }) {
  const isLive = useEditor(({ page }) => page?.isPublished === true);
  const isPublished = useEditor((store) => store.isPublished);
  return (
    <>
      {isLive && isPublished && (
        <Button
          variant="outline"
          size="sm"
          className="min-h-11 max-sm:hidden"
          disabled={actions.busy}
          title="Visitors keep seeing the published page"
          onClick={() => void actions.saveDraft()}
        >
          <FilePen aria-hidden className="size-4.5 max-xl:hidden" />
          Save draft
        </Button>
      )}
      <Button
        size="sm"
        className="min-h-11"
        loading={actions.busy}
        title={isLive && isPublished ? 'Visitors see your changes at once' : undefined}
        onClick={() => void actions.save()}
      >
        {!actions.busy && <Save aria-hidden className="size-4.5 max-sm:hidden" />}
        {saveLabel(isLive, isPublished)}
      </Button>
    </>
  );
}

function saveLabel(isLive: boolean, isPublished: boolean): string {
  if (isLive) return isPublished ? 'Save to live page' : 'Save and unpublish';
  return isPublished ? 'Save and publish' : 'Save';
}
