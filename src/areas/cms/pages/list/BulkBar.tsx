'use client';

import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { BulkAction } from '@/modules/pages/editing/bulk-pages';
import { usePageWork } from './use-page-work';

type BulkBarProps = {
  ids: readonly string[];
  inTrash: boolean;
  /** The pages that are still selected afterwards: those with which it could not be done. */
  onDone: (left: readonly string[]) => void;
  onSelectAll: () => void;
};

const asks: Record<BulkAction, { label: string; title: string; description: string }> = {
  publish: {
    label: 'Publish',
    title: 'Publish',
    description: 'Visitors see them at once, with all changes that have not been published yet.',
  },
  unpublish: { label: 'Unpublish', title: 'Unpublish', description: 'Visitors no longer find them. Nothing is lost.' },
  trash: { label: 'Delete', title: 'Delete', description: 'They go to the trash, from where they can be restored.' },
  restore: { label: 'Restore', title: 'Restore', description: 'They come back as they were: published or draft.' },
};

/** What can be done with the selected pages at once; each asks first. */
export function BulkBar({ ids, inTrash, onDone, onSelectAll }: BulkBarProps) {
  const [asking, setAsking] = useState<BulkAction>();
  const { bulk } = usePageWork();
  const actions: readonly BulkAction[] = inTrash ? ['restore'] : ['publish', 'unpublish', 'trash'];
  const what = ids.length === 1 ? 'this page' : `these ${ids.length} pages`;

  async function run(action: BulkAction) {
    const outcome = await bulk(ids, action);
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
          onClick={() => setAsking(action)}
        >
          {asks[action].label}
        </Button>
      ))}
      {asking && (
        <ConfirmDialog
          title={`${asks[asking].title} ${what}?`}
          description={asks[asking].description}
          confirmLabel={asks[asking].label}
          destructive={asking === 'trash'}
          open
          onOpenChange={() => setAsking(undefined)}
          onConfirm={() => run(asking)}
        />
      )}
    </section>
  );
}
