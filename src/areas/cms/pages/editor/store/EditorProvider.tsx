'use client';

import { useEffect, type ReactNode } from 'react';
import type { EditorStoreApi } from './editor-store';
import { BlocksContext, EditorContext } from './use-editor';

/** Hands the store to the views, and lets it work in the background as long as they show. */
export function EditorProvider({ store, children }: { store: EditorStoreApi; children: ReactNode }) {
  useEffect(() => store.start(), [store]);
  return (
    <EditorContext value={store}>
      <BlocksContext value={store}>{children}</BlocksContext>
    </EditorContext>
  );
}
