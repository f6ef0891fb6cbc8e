import { createContext, useContext } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { EditorStoreApi } from './editor-store';
import type { EditorStore } from '../types';

export const EditorContext = createContext<EditorStoreApi | undefined>(undefined);

export function useEditorStore(): EditorStoreApi {
  const store = useContext(EditorContext);
  if (!store) throw new Error('Only inside an EditorProvider is a page being edited.');
  return store;
}

export const useEditor = <Value>(select: (state: EditorStore) => Value): Value => useStore(useEditorStore(), select);

export type EditedBlocks = Pick<EditorStore, 'editor' | 'data' | 'dispatch'>;
type BlocksStoreApi = Pick<StoreApi<EditedBlocks>, 'getState' | 'getInitialState' | 'subscribe'>;

export const BlocksContext = createContext<BlocksStoreApi | undefined>(undefined);

export function useBlocksStore(): BlocksStoreApi {
  const store = useContext(BlocksContext);
  if (!store) throw new Error('Only inside an EditorProvider or a BlocksContext are blocks being edited.');
  return store;
}

export const useBlocks = <Value>(select: (state: EditedBlocks) => Value): Value => useStore(useBlocksStore(), select);
