'use client';

import { Eye, Globe, Monitor, Pencil, Redo2, Smartphone, Tablet, Undo2, type LucideIcon } from 'lucide-react';
import { canRedo, canUndo } from '@/domain/pages/editor';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/IconButton';
import type { CanvasDevice } from '../canvas/page-size';
import { useEditor } from '../store/use-editor';
import { BackButton } from '../bar/BackButton';
import { BarEnd, PageState } from '../bar/BarParts';
import { OutlineButton } from '../screen/Outline';
import type { PageActions } from '../publishing/use-page-actions';
import type { EditorView } from '../properties/editor-fields';

const DEVICES: readonly { device: CanvasDevice; label: string; icon: LucideIcon }[] = [
  { device: 'desktop', label: 'Desktop', icon: Monitor },
  { device: 'tablet', label: 'Tablet', icon: Tablet },
  { device: 'mobile', label: 'Mobile', icon: Smartphone },
];

type TopBarBProps = {
  actions: PageActions;
  device: CanvasDevice;
  onDevice: (device: CanvasDevice) => void;
  isPreview: boolean;
  onPreview: (isPreview: boolean) => void;
  onView: (view: EditorView) => void;
};

export function TopBarB({ actions, device, onDevice, isPreview, onPreview, onView }: TopBarBProps) {
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-1.5 gap-y-2 border-b border-line sm:gap-x-3 bg-surface-raised px-2 py-2 sm:px-4">
      <BackButton />
      <OutlineButton disabled={isPreview} />
      <History disabled={isPreview} />
      <div role="group" aria-label="Preview width" className="flex rounded-control border border-line max-sm:hidden">
        {DEVICES.map(({ device: each, label, icon: Icon }) => (
          <IconButton
            key={each}
            size="sm"
            label={label}
            aria-pressed={each === device}
            onClick={() => onDevice(each)}
            className={cn(each === device && 'bg-brand text-brand-ink hover:bg-brand-hover')}
          >
            <Icon aria-hidden className="size-4.5" />
          </IconButton>
        ))}
      </div>
      <Button variant="outline" size="sm" onClick={() => onPreview(!isPreview)}>
        {isPreview ? <Pencil aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
        <span className="max-sm:sr-only">{isPreview ? 'Edit' : 'Preview'}</span>
      </Button>
      <PageState />
      <BarEnd actions={actions} view="b" onView={onView}>
        <PublishButton actions={actions} />
      </BarEnd>
    </header>
  );
}

function History({ disabled }: { disabled: boolean }) {
  const undoable = useEditor(({ editor }) => canUndo(editor));
  const redoable = useEditor(({ editor }) => canRedo(editor));
  const dispatch = useEditor((store) => store.dispatch);
  return (
    <span className="flex">
      <IconButton size="sm" label="Undo" disabled={disabled || !undoable} onClick={() => dispatch({ type: 'undo' })}>
        <Undo2 aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton size="sm" label="Redo" disabled={disabled || !redoable} onClick={() => dispatch({ type: 'redo' })}>
        <Redo2 aria-hidden className="size-4.5" />
      </IconButton>
    </span>
  );
}

function PublishButton({ actions }: { actions: PageActions }) {
  const isPublished = useEditor((store) => store.isPublished);
  const isScheduled = useEditor(({ page }) => Boolean(page?.publishAt));
  return (
    <Button
      variant="outline"
      size="sm"
      className="min-h-11 max-sm:hidden"
      disabled={actions.busy}
      onClick={() => void (isPublished ? actions.unpublish() : actions.publish())}
    >
      {!isPublished && <Globe aria-hidden className="size-4.5" />}
      {isPublished ? 'Unpublish' : isScheduled ? 'Publish now' : 'Publish'}
    </Button>
  );
}
