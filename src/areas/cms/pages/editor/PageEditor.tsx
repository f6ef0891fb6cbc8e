'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { PageDocument } from '@/domain/pages/editor';
import { DEFAULT_SLUG } from '@/domain/pages/editor/page-slug';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import type { PageData } from '@/modules/pages/page-content';
import { createEditorStore, type EditorStoreApi } from './store/editor-store';
import type { PaletteComponent } from '@/areas/cms/palette/list-components';
import { EditorA } from './view-a/EditorA';
import { EditorB } from './view-b/EditorB';
import type { EditorView } from './properties/editor-fields';
import { BlocksContext, EditorContext } from './store/use-editor';
import { FilePen, Trash2 } from 'lucide-react';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { requestCms } from '../../http/server-calls';

const NEW_PAGE: PageDocument = {
  title: 'New Page',
  slug: DEFAULT_SLUG,
  metaTitle: '',
  metaDescription: '',
  blocks: [],
};

type PageEditorProps = {
  page: EditorPage | undefined;
  components: readonly PaletteComponent[];
  data: PageData;
  view: EditorView;
};

export function PageEditor({ page, components, data, view: initialView }: PageEditorProps) {
  const [store] = useState(() =>
    createEditorStore({ page, document: page?.document ?? NEW_PAGE, data, tab: Math.random().toString(36).slice(2) }),
  );
  const [view, setView] = useState(initialView);
  const [deleted, setDeleted] = useState<EditorPage>();

  function show(next: EditorView) {
    setView(next);
    const { pathname, hash } = window.location;
    window.history.replaceState(null, '', `${pathname}${next === 'a' ? '?editor=a' : ''}${hash}`);
  }

  if (deleted) return <DeletedPage page={deleted} />;
  return (
    <EditorProvider store={store}>
      {view === 'a' ? (
        <EditorA components={components} onView={show} onDeleted={setDeleted} />
      ) : (
        <EditorB onView={show} onDeleted={setDeleted} />
      )}
    </EditorProvider>
  );
}

function EditorProvider({ store, children }: { store: EditorStoreApi; children: ReactNode }) {
  useEffect(() => store.start(), [store]);
  return (
    <EditorContext value={store}>
      <BlocksContext value={store}>{children}</BlocksContext>
    </EditorContext>
  );
}

/** One click restores it, with the reason if only as a draft. */
function DeletedPage({ page }: { page: EditorPage }) {
  const [busy, setBusy] = useState(false);
  const [keptBack, setKeptBack] = useState<string>();

  async function restore() {
    setBusy(true);
    const answer = await requestCms<{ keptBack?: string }>(`/cms/pages/${page.id}/restore`, 'POST', {});
    if (answer.ok && !answer.value.keptBack) return window.location.reload();
    setBusy(false);
    if (answer.ok) return setKeptBack(answer.value.keptBack);
    toast(failed(answer.message));
  }

  if (keptBack)
    return (
      <main className="grid min-h-dvh place-items-center">
        <EmptyState
          title="Restored as a draft"
          description={`“${page.document.title}” was published, and visitors do not see it yet. ${keptBack}`}
          icon={<FilePen />}
          action={<Button onClick={() => window.location.reload()}>Edit page</Button>}
        />
      </main>
    );
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        title="Page deleted"
        description={`“${page.document.title}” is in the trash. Visitors no longer see it.`}
        icon={<Trash2 />}
        action={
          <>
            <Button loading={busy} onClick={() => void restore()}>
              Undo
            </Button>
            <a href="/cms/pages" className={buttonClass('outline')}>
              All pages
            </a>
          </>
        }
      />
    </main>
  );
}
