'use client';

import type { ReactNode } from 'react';
import type { EditorView } from '../properties/editor-fields';
import { EditorSwitch } from './EditorSwitch';
import { PageBadge, UnpublishedHint } from './PageBadge';
import { PageMenu } from './PageMenu';
import { Presence } from './Presence';
import { SaveButtons } from './SaveButtons';
import { SaveLine } from './SaveLine';
import type { PageActions } from '../publishing/use-page-actions';

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
