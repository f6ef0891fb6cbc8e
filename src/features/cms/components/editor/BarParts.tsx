'use client';

import { Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import type { EditorView } from '../properties/editor-fields';
import { EditorSwitch } from './EditorSwitch';
import { PageBadge, UnpublishedHint } from './PageBadge';
import { PageMenu } from './PageMenu';
import { Presence } from './Presence';
import { SaveLine } from './SaveLine';
import type { PageActions } from './use-page-actions';

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
  /** Before Save. */
  children: ReactNode;
};

/** The right end of both top bars; a row of its own on a phone. */
export function BarEnd({ actions, view, onView, children }: BarEndProps) {
  return (
    <span className="ml-auto flex items-center gap-2 max-sm:order-3">
      <Presence />
      <EditorSwitch view={view} onView={onView} />
      {children}
      <Button size="sm" className="min-h-11" loading={actions.busy} onClick={() => void actions.save()}>
        {!actions.busy && <Save aria-hidden className="size-4.5 max-sm:hidden" />}
        Save
      </Button>
      <PageMenu actions={actions} />
    </span>
  );
}
