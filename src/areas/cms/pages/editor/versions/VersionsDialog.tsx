'use client';

import { useState } from 'react';
import type { PageVersion } from '@/domain/pages/editor/page-api';
import { Badge } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { LocalDate } from '@/ui/LocalDate';
import { useAnswer } from '@/ui/use-answer';
import { VersionLoading, VersionView } from './VersionView';

type VersionsDialogProps = { pageId: string; onClose: () => void };

export function VersionsDialog({ pageId, onClose }: VersionsDialogProps) {
  const path = `/cms/pages/${pageId}/versions`;
  const { answer, failed, retry } = useAnswer<{ items: PageVersion[] }>(path);
  const [chosen, setChosen] = useState<string>();
  const versionId = chosen ?? answer?.items[0]?.id;
  // Newest first: the version before comes next.
  const before = answer?.items[answer.items.findIndex(({ id }) => id === versionId) + 1];
  return (
    <Dialog open size="lg" onOpenChange={(open) => open || onClose()} title="Version history">
      {failed && <ErrorState headingLevel={3} title="The versions could not be loaded" onRetry={retry} />}
      {!answer && !failed && <VersionLoading />}
      {answer && (
        <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
          <VersionList items={answer.items} chosen={versionId} onChoose={setChosen} />
          {versionId && (
            <VersionView
              key={versionId}
              pageId={pageId}
              href={`${path}/${versionId}`}
              hrefBefore={before && `${path}/${before.id}`}
              onRestored={onClose}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

type VersionListProps = {
  items: readonly PageVersion[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

function VersionList({ items, chosen, onChoose }: VersionListProps) {
  return (
    <ul aria-label="Versions" className="max-h-44 space-y-1 overflow-y-auto md:max-h-[60dvh]">
      {items.map(({ id, savedAt, savedBy, isPublished, isAutosave }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            className={cn(
              'w-full rounded-control px-3 py-2 text-left text-sm',
              id === chosen ? 'bg-brand-soft ring-1 ring-brand ring-inset' : 'hover:bg-ink/8',
            )}
          >
            <LocalDate iso={savedAt} withTime="seconds" className="block font-semibold" />
            <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted">
              {savedBy ?? 'Unknown'}
              {isPublished && <Badge>Published</Badge>}
              {isAutosave && <Badge variant="outline">Autosaved</Badge>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
