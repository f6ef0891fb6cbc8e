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
import { DeletedPage } from './screen/DeletedPage';
import { BlocksContext, EditorContext } from './store/use-editor';

const NEW_PAGE: PageDocument = {
  title: 'New Page',
  slug: DEFAULT_SLUG,
  metaTitle: '',
  metaDescription: '',
  blocks: [],
};

type PageEditorProps = {
  /** Undefined for a new page. */
  page: EditorPage | undefined;
  components: readonly PaletteComponent[];
  data: PageData;
  view: EditorView;
};

/** Page in one of the two editors, both views of the same store: switching loses nothing. */
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

/** Provides the store, and runs its background work while mounted. */
function EditorProvider({ store, children }: { store: EditorStoreApi; children: ReactNode }) {
  useEffect(() => store.start(), [store]);
  return (
    <EditorContext value={store}>
      <BlocksContext value={store}>{children}</BlocksContext>
    </EditorContext>
  );
}
