import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { EditorStoreApi } from '../../editor/editor-store';
import type { EditorStore } from '../../editor/types';

export const EditorContext = createContext<EditorStoreApi | undefined>(undefined);

/** The store of the open page itself, for what reads it in handlers. */
export function useEditorStore(): EditorStoreApi {
  const store = useContext(EditorContext);
  if (!store) throw new Error('Only inside an EditorProvider is a page being edited.');
  return store;
}

/** What `select` takes from the open page; drawn anew when that changes. */
export const useEditor = <Value>(select: (state: EditorStore) => Value): Value => useStore(useEditorStore(), select);
