import { documentActions, mergePages } from '@/domain/pages/editor';
import type { EditorStore } from '../types';

/**
 * Makes a change, and answers what takes back this change alone: whatever was done since stays, by others too. Twice
 * is as good as once.
 */
export function revocable(
  store: { getState: () => Pick<EditorStore, 'editor' | 'dispatch'> },
  change: () => void,
): () => void {
  const present = () => store.getState().editor.document;
  const before = present();
  change();
  const after = present();
  return () => {
    const { document } = mergePages(after, present(), before);
    for (const action of documentActions(document)) store.getState().dispatch(action);
  };
}
