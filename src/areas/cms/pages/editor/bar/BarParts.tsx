'use client';

import type { ReactNode } from 'react';
import type { EditorView } from '../properties/editor-fields';
import { PageMenu } from './PageMenu';
import { Presence } from './Presence';
import { SaveButtons } from './SaveButtons';
import { SaveLine } from './SaveLine';
import type { PageActions } from '../publishing/use-page-actions';
import { Segments } from '@/ui/Segments';
import { Badge } from '@/ui/Badge';
import { useEditor } from '../store/use-editor';
import { StateBadge } from '../../badges/StateBadge';

/** Status of the page and of its changes, saved and published or not. Begins a phone’s second row. */
export function PageState() {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 max-sm:order-2 max-sm:grow max-sm:basis-40">
      <PageBadge />
      <UnpublishedHint />
      <SaveLine />
    </span>
  );
}

type BarEndProps = {
  actions: PageActions;
  view: EditorView;
  onView: (view: EditorView) => void;
  /** Before the save buttons. */
  children: ReactNode;
};

/** Right end of both top bars. On a phone the menu ends the first row, and the save buttons the second. */
export function BarEnd({ actions, view, onView, children }: BarEndProps) {
  return (
    <span className="ml-auto flex items-center gap-2 whitespace-nowrap max-sm:contents">
      <span className="flex items-center gap-2 max-sm:order-1 max-sm:ml-auto max-sm:gap-1.5">
        <Presence />
        <EditorSwitch view={view} onView={onView} />
        {children}
      </span>
      <span className="flex items-center gap-2 max-sm:order-3">
        <SaveButtons actions={actions} />
      </span>
      <span className="max-sm:order-1">
        <PageMenu actions={actions} view={view} onView={onView} />
      </span>
    </span>
  );
}

const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

type EditorSwitchProps = { view: EditorView; onView: (view: EditorView) => void };

/** Switches the editor and keeps unsaved work; on a phone it is in the menu. */
function EditorSwitch({ view, onView }: EditorSwitchProps) {
  return (
    <Segments
      className="max-sm:hidden"
      legend="Editor"
      hideLegend
      options={OPTIONS}
      value={view}
      onValueChange={(next) => onView(next === 'a' ? 'a' : 'b')}
    />
  );
}

/** Published, Draft or Scheduled, from the flag to be stored by Save. */
function PageBadge() {
  const isPublished = useEditor((store) => store.isPublished);
  const page = useEditor((store) => store.page);
  return <StateBadge {...page} isPublished={isPublished} />;
}

/** Hint on a published page with newer changes. */
function UnpublishedHint() {
  const isBehind = useEditor(
    ({ page, save, isPublished }) =>
      page?.isPublished === true && isPublished && (page.hasUnpublishedChanges || save.kind !== 'saved'),
  );
  if (!isBehind) return null;
  return (
    <span
      title="Visitors see the page as it was published until you save to the live page."
      className="max-sm:order-last"
    >
      <Badge variant="outline" className="border-warning text-warning">
        Unpublished changes
      </Badge>
    </span>
  );
}
