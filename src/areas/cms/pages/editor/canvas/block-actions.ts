import { copyBlock } from '@/domain/pages/editor';
import { blockId } from '@/domain/pages/blocks/new-block';
import { toast } from '@/ui/toast';
import { blockIndex } from './block-index';
import type { EditorStoreApi } from '../store/editor-store';
import { revocable } from '../store/revocable';
import { focusBlock } from './block-elements';
import type { CanvasVariant } from './canvas-context';

export function removeBlock(store: EditorStoreApi, variant: CanvasVariant, id: string): void {
  const { dispatch, editor } = store.getState();
  const { ids } = blockIndex(editor.document);
  const place = ids.indexOf(id);
  const takeBack = revocable(store, () => dispatch({ type: 'remove', id }));
  const left = blockIndex(store.getState().editor.document).ids;
  focusBlock(left[Math.min(place, left.length - 1)]);
  toast({
    title: variant === 'a' ? '✅ Component Deleted' : '✅ Block Deleted',
    action: { label: 'Undo', onClick: takeBack },
  });
}

export function duplicateBlock(store: EditorStoreApi, id: string): void {
  const { dispatch, editor } = store.getState();
  const found = blockIndex(editor.document).byId.get(id);
  if (!found) return;
  dispatch({ type: 'duplicate', id, copy: copyBlock(found.block, blockId) });
  toast({ title: '✅ Block Duplicated' });
}

/** Focus moves with the block: a button disabled by its last step loses it. */
export function moveBlock(store: EditorStoreApi, type: 'moveUp' | 'moveDown', id: string): void {
  store.getState().dispatch({ type, id });
  requestAnimationFrame(() => focusBlock(id));
}

export function goFrom(store: EditorStoreApi, id: string, by: 1 | -1): void {
  const { dispatch, editor } = store.getState();
  const { ids } = blockIndex(editor.document);
  const next = ids[ids.indexOf(id) + by];
  if (!next) return;
  dispatch({ type: 'select', id: next });
  focusBlock(next);
}
