import { documentActions, mergePages } from '@/domain/pages/editor';
import type { EditorStore } from '../types';

/** Reverts only this change, keeping all later ones, by others too. Idempotent. */
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
