'use client';

import { Button } from '@/ui/Button';
import { useEditor } from '../store/use-editor';
import { BackButton } from '../bar/BackButton';
import { BarEnd, PageState } from '../bar/BarParts';
import { fieldId } from '../jump';
import { OutlineButton } from '../screen/Outline';
import { useFieldError } from '../screen/PageFieldInput';
import type { PageActions } from '../publishing/use-page-actions';
import type { EditorView } from '../properties/editor-fields';
import { cn } from '@/ui/cn';

type TopBarAProps = { actions: PageActions; onView: (view: EditorView) => void };

export function TopBarA({ actions, onView }: TopBarAProps) {
  const isPublished = useEditor((store) => store.isPublished);
  const setPublished = useEditor((store) => store.setPublished);
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-1.5 gap-y-2 border-b border-line sm:gap-x-3 bg-surface-raised px-2 py-2 sm:px-4">
      <BackButton />
      <OutlineButton />
      <div className="order-last flex min-w-0 basis-full items-center gap-2 lg:order-none lg:basis-60 lg:grow">
        <BarInput field="title" label="Title" className="grow text-lg font-semibold" />
        <span className="flex min-w-0 basis-44 items-center text-ink-muted">
          /&nbsp;
          <BarInput field="slug" label="Slug" className="w-full" />
        </span>
      </div>
      <PageState />
      <BarEnd actions={actions} view="a" onView={onView}>
        <Button variant="outline" size="sm" className="min-h-11" onClick={() => setPublished(!isPublished)}>
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
      </BarEnd>
    </header>
  );
}

function BarInput({ field, label, className }: { field: 'title' | 'slug'; label: string; className?: string }) {
  const value = useEditor(({ editor }) => editor.document[field]);
  const dispatch = useEditor((store) => store.dispatch);
  const error = useFieldError(field);
  const id = fieldId(field);
  return (
    <span className={cn('relative min-w-0', className)}>
      <input
        id={id}
        aria-label={label}
        value={value}
        maxLength={field === 'title' ? 200 : 120}
        spellCheck={field === 'title'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => dispatch({ type: 'setField', field, value: event.target.value })}
        className="control border-line bg-transparent px-2.5 hover:border-line-strong"
      />
      {error && (
        <span
          id={`${id}-error`}
          role="status"
          className="absolute top-full left-0 z-20 mt-1 w-max max-w-72 rounded-control border border-danger bg-surface-raised px-3 py-2 text-sm font-normal text-danger shadow-card"
        >
          {error}
        </span>
      )}
    </span>
  );
}
