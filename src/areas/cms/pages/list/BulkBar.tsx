'use client';

import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { BulkAction } from '@/modules/pages/editing/bulk-pages';
import { usePageChanges } from './use-page-changes';
import { usePageWork } from './use-page-work';

type BulkBarProps = {
  ids: readonly string[];
  inTrash: boolean;
  /** Called with pages still selected: those that failed. */
  onDone: (left: readonly string[]) => void;
  onSelectAll: () => void;
};

const labels: Record<BulkAction, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  trash: 'Delete',
  restore: 'Restore',
};

/** Actions on the selected pages; each is confirmed first, except publishing pages without findings. */
export function BulkBar({ ids, inTrash, onDone, onSelectAll }: BulkBarProps) {
  const [isRestoring, setRestoring] = useState(false);
  const work = usePageWork();
  const changes = usePageChanges(work, onDone);
  const actions: readonly BulkAction[] = inTrash ? ['restore'] : ['publish', 'unpublish', 'trash'];
  const what = ids.length === 1 ? 'this page' : `these ${ids.length} pages`;

  function begin(action: BulkAction) {
    if (action === 'restore') setRestoring(true);
    else if (action === 'publish') void changes.publish(ids);
    else changes.leave(ids, action);
  }

  async function restore() {
    const outcome = await work.bulk(ids, 'restore');
    if (!outcome) return false;
    onDone(outcome.failed.map(({ id }) => id));
    return true;
  }

  return (
    <section
      aria-label="Selected pages"
      className="card sticky top-18 z-20 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-accent px-4 py-2.5 shadow-card"
    >
      <p role="status" className="mr-auto font-medium tabular-nums">
        {ids.length} selected
      </p>
      <Button variant="ghost" size="sm" onClick={onSelectAll}>
        Select all
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onDone([])}>
        Clear
      </Button>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'trash' ? 'destructive' : 'outline'}
          size="sm"
          disabled={work.busy}
          onClick={() => begin(action)}
        >
          {labels[action]}
        </Button>
      ))}
      {changes.dialog}
      {isRestoring && (
        <ConfirmDialog
          title={`Restore ${what}?`}
          description="They come back as they were: published or draft."
          confirmLabel="Restore"
          open
          onOpenChange={() => setRestoring(false)}
          onConfirm={restore}
        />
      )}
    </section>
  );
}
