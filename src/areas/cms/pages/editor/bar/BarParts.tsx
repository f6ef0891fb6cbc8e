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

/** How the page stands: its badge, and whether what is on the screen is safe and public. */
export function PageState() {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 max-sm:grow">
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
  /** Before the ways to save. */
  children: ReactNode;
};

/** The right end of both top bars; a row of its own on a phone. */
export function BarEnd({ actions, view, onView, children }: BarEndProps) {
  return (
    <span className="ml-auto flex items-center gap-2 whitespace-nowrap max-sm:order-3 max-sm:flex-wrap max-sm:justify-end max-sm:gap-1.5">
      <Presence />
      <EditorSwitch view={view} onView={onView} />
      {children}
      <SaveButtons actions={actions} />
      <PageMenu actions={actions} />
    </span>
  );
}

const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

type EditorSwitchProps = { view: EditorView; onView: (view: EditorView) => void };

/** The other editor on the same unsaved work. */
function EditorSwitch({ view, onView }: EditorSwitchProps) {
  return (
    <Segments
      legend="Editor"
      hideLegend
      options={OPTIONS}
      value={view}
      onValueChange={(next) => onView(next === 'a' ? 'a' : 'b')}
    />
  );
}

/** Published, Draft or Scheduled, as the flag stands that Save stores. */
function PageBadge() {
  const isPublished = useEditor((store) => store.isPublished);
  const page = useEditor((store) => store.page);
  return <StateBadge {...page} isPublished={isPublished} />;
}

/** On a published page: whether visitors see something older than what is on the screen. */
function UnpublishedHint() {
  const isBehind = useEditor(
    ({ page, save, isPublished }) =>
      page?.isPublished === true && isPublished && (page.hasUnpublishedChanges || save.kind !== 'saved'),
  );
  if (!isBehind) return null;
  return (
    <span title="Visitors see the page as it was published until you save to the live page.">
      <Badge variant="outline" className="border-warning text-warning">
        Unpublished changes
      </Badge>
    </span>
  );
}
