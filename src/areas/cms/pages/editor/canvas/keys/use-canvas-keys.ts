import { useEffect, type RefObject } from 'react';
import { blockCommand, type BlockCommand } from './shortcuts';
import { duplicateBlock, goFrom, moveBlock, removeBlock } from '../block-actions';
import { blockIdAt, CONTROL, elementOf, focusBlock, focusText, isTextEntry } from '../block-elements';
import type { CanvasVariant } from '../canvas-context';
import { useEditorStore } from '../../store/use-editor';

export function useCanvasKeys(root: RefObject<HTMLElement | null>, variant: CanvasVariant, readOnly: boolean): void {
  const store = useEditorStore();

  useEffect(() => {
    const { current } = root;
    if (!current || readOnly) return;

    const work: Record<BlockCommand, (id: string) => void> = {
      previous: (id) => goFrom(store, id, -1),
      next: (id) => goFrom(store, id, 1),
      edit(id) {
        store.getState().dispatch({ type: 'select', id });
        // Its texts are editable from the next frame on.
        requestAnimationFrame(() => focusText(id));
      },
      leave: () => store.getState().dispatch({ type: 'select', id: undefined }),
      remove: (id) => removeBlock(store, variant, id),
      duplicate: (id) => duplicateBlock(store, id),
      moveUp: (id) => moveBlock(store, 'moveUp', id),
      moveDown: (id) => moveBlock(store, 'moveDown', id),
    };

    function onKeyDown(event: KeyboardEvent) {
      const id = blockIdAt(event.target);
      const command = blockCommand(event);
      if (!id || !command || event.defaultPrevented || event.isComposing) return;
      if (isTextEntry(event.target)) {
        if (command !== 'leave' && command !== 'duplicate') return;
        event.preventDefault();
        if (command === 'leave') focusBlock(id);
        else work.duplicate(id);
        return;
      }
      // Canvas buttons keep the keys that press them; dragging by keys has its own.
      if (elementOf(event.target)?.closest(`[${CONTROL}]`) && command !== 'duplicate') return;
      event.preventDefault();
      work[command](id);
    }

    current.addEventListener('keydown', onKeyDown);
    return () => current.removeEventListener('keydown', onKeyDown);
  }, [root, variant, readOnly, store]);
}
