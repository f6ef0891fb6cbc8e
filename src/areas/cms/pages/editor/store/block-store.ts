import { createStore } from 'zustand/vanilla';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { openPage, reduce } from '@/domain/pages/editor';
import type { EditorStore } from './types';

/** One block that stands on no page, to edit its properties; whoever made it saves it. */
export const createBlockStore = (block: EditorBlock) =>
  createStore<Pick<EditorStore, 'editor' | 'data' | 'dispatch'>>((set) => ({
    editor: openPage({ title: '', slug: '', metaTitle: '', metaDescription: '', blocks: [block] }),
    data: { pictures: {}, products: {} },
    dispatch: (action) => set(({ editor }) => ({ editor: reduce(editor, action) })),
  }));
