'use client';

import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { describeChanges, documentActions, type PageDocument } from '@/domain/pages/editor';
import type { PageVersion } from '@/domain/pages/editor/page-api';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import { revocable } from '../store/revocable';
import { useEditor, useEditorStore } from '../store/use-editor';
import { ChangeList } from './ChangeList';
import { VERSION_RESTORED } from '../messages';
import { useAnswer } from '@/ui/use-answer';

type Stored = { version: PageVersion; document: PageDocument };
type Other = 'now' | 'before';

type VersionViewProps = {
  pageId: string;
  href: string;
  hrefBefore: string | undefined;
  onRestored: () => void;
};

export function VersionLoading() {
  return (
    <p role="status" className="flex items-center gap-2 py-8 text-ink-muted">
      <Spinner /> Loading…
    </p>
  );
}

export function VersionView({ pageId, href, hrefBefore, onRestored }: VersionViewProps) {
  const { answer, failed, retry } = useAnswer<Stored>(href);
  const [other, setOther] = useState<Other>('now');
  const before = useAnswer<Stored>(other === 'before' ? hrefBefore : undefined);
  const present = useEditor(({ editor }) => editor.document);
  const store = useEditorStore();
  if (failed) return <ErrorState headingLevel={3} title="This version could not be loaded" onRetry={retry} />;
  if (!answer) return <VersionLoading />;
  const { version, document } = answer;

  function restore() {
    const takeBack = revocable(store, () => {
      for (const action of documentActions(document)) store.getState().dispatch(action);
    });
    toast({ ...VERSION_RESTORED, action: { label: 'Undo', onClick: takeBack } });
    onRestored();
  }

  return (
    <section aria-label="This version" className="min-w-0">
      {hrefBefore && <OtherChoice value={other} onChange={setOther} />}
      <h3 className="text-base">{other === 'now' ? 'Changed since then' : 'Changed in this version'}</h3>
      <div className="mt-3 max-h-[40dvh] overflow-y-auto">
        {other === 'now' ? (
          <ChangeList changes={describeChanges(document, present)} />
        ) : before.failed ? (
          <ErrorState headingLevel={3} title="The version before could not be loaded" onRetry={before.retry} />
        ) : before.answer ? (
          <ChangeList changes={describeChanges(before.answer.document, document)} />
        ) : (
          <VersionLoading />
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-4">
        <Button size="sm" disabled={describeChanges(document, present).length === 0} onClick={restore}>
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

const others: Record<Other, string> = { now: 'With the page now', before: 'With the version before' };

function OtherChoice({ value, onChange }: { value: Other; onChange: (other: Other) => void }) {
  const name = useId();
  return (
    <fieldset className="mb-4">
      <legend className="text-sm font-semibold">Compare</legend>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {(['now', 'before'] as const).map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="radio"
              name={name}
              checked={value === each}
              onChange={() => onChange(each)}
              className="choice-input"
            />
            {others[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
