'use client';

import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { describeChanges, type PageDocument, type PageFields } from '@/domain/page-editor';
import type { PageVersion } from '@/domain/page-editor/page-api';
import { PAGE_FIELDS } from '../../editor/page-fields';
import { useEditor } from '../canvas/use-editor';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { LocalDate } from '@/ui/LocalDate';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import { ChangeList } from './ChangeList';
import { VERSION_RESTORED } from './messages';
import { useAnswer } from './use-answer';

type VersionsDialogProps = { pageId: string; onClose: () => void };

/** Every version there is of the page, what has changed since, and the way back. */
export function VersionsDialog({ pageId, onClose }: VersionsDialogProps) {
  const path = `/cms/pages/${pageId}/versions`;
  const { answer, failed, retry } = useAnswer<{ items: PageVersion[] }>(path);
  const [chosen, setChosen] = useState<string>();
  const versionId = chosen ?? answer?.items[0]?.id;
  return (
    <Dialog open size="lg" onOpenChange={(open) => open || onClose()} title="Version history">
      {failed && <ErrorState headingLevel={3} title="The versions could not be loaded" onRetry={retry} />}
      {!answer && !failed && <Loading />}
      {answer && (
        <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
          <VersionList items={answer.items} chosen={versionId} onChoose={setChosen} />
          {versionId && (
            <VersionView key={versionId} pageId={pageId} href={`${path}/${versionId}`} onRestored={onClose} />
          )}
        </div>
      )}
    </Dialog>
  );
}

function Loading() {
  return (
    <p role="status" className="flex items-center gap-2 py-8 text-ink-muted">
      <Spinner /> Loading…
    </p>
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
            <LocalDate iso={savedAt} withTime className="block font-semibold" />
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

type VersionViewProps = { pageId: string; href: string; onRestored: () => void };

function VersionView({ pageId, href, onRestored }: VersionViewProps) {
  const { answer, failed, retry } = useAnswer<{ version: PageVersion; document: PageDocument }>(href);
  const present = useEditor(({ editor }) => editor.document);
  const dispatch = useEditor((store) => store.dispatch);
  if (failed) return <ErrorState headingLevel={3} title="This version could not be loaded" onRetry={retry} />;
  if (!answer) return <Loading />;
  const { version, document } = answer;
  const changes = describeChanges(document, present);

  function restore() {
    dispatch({ type: 'replace', blocks: document.blocks });
    for (const field of PAGE_FIELDS satisfies readonly (keyof PageFields)[])
      dispatch({ type: 'setField', field, value: document[field] });
    toast({ ...VERSION_RESTORED, action: { label: 'Undo', onClick: () => dispatch({ type: 'undo' }) } });
    onRestored();
  }

  return (
    <section aria-label="This version" className="min-w-0">
      <h3 className="text-base">Changed since then</h3>
      <div className="mt-3 max-h-[40dvh] overflow-y-auto">
        <ChangeList changes={changes} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-4">
        <Button size="sm" disabled={changes.length === 0} onClick={restore}>
          Restore as a new change
        </Button>
        <a
          href={`/cms-preview/${pageId}?${new URLSearchParams({ version: version.id })}`}
          target="_blank"
          rel="noopener"
          className={buttonClass('outline', 'sm')}
        >
          <ExternalLink aria-hidden className="size-4" />
          Preview this version
        </a>
      </div>
    </section>
  );
}
