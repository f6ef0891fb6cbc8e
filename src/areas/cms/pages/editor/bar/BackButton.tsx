'use client';

import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useEditorStore } from '../store/use-editor';

/** Asks first if something would stay unsaved. */
export function BackButton() {
  const store = useEditorStore();
  const [asks, setAsks] = useState(false);
  const [leaving, setLeaving] = useState(false);

  const go = () => window.location.assign(pageToReturnTo(document.referrer, window.location.origin));

  async function leave() {
    if (store.getState().save.kind === 'saved') return go();
    setLeaving(true);
    await store.getState().saveNow('autosave');
    setLeaving(false);
    if (store.getState().save.kind === 'saved') go();
    else setAsks(true);
  }

  return (
    <>
      <Button variant="ghost" size="sm" className="min-h-11" loading={leaving} onClick={() => void leave()}>
        {!leaving && <ArrowLeft aria-hidden className="size-5" />}
        <span className="max-sm:sr-only">Back</span>
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Leave without saving?"
        description="You have unsaved changes. They stay on this device and are offered again when you next open the page."
        confirmLabel="Leave"
        cancelLabel="Stay"
        destructive
        onConfirm={() => {
          const { page, setPublished } = store.getState();
          setPublished(page?.isPublished ?? false);
          go();
        }}
      />
    </>
  );
}

const PAGES = '/cms/pages';

/** Target of Back: the screen of the CMS that opened the editor, or the list of pages. */
export function pageToReturnTo(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return PAGES;
  const { origin: from, pathname, search } = new URL(referrer);
  const isScreen = from === origin && /^\/cms\/(?!login(?:\/|$)|pages\/.)/.test(pathname);
  return isScreen ? `${pathname}${search}` : PAGES;
}
