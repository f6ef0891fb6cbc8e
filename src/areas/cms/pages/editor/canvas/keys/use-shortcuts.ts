import { useEffect, useRef } from 'react';
import { editorCommand } from './shortcuts';
import { useEditorStore } from '../../store/use-editor';

/** Whether a field keeps an undo of its own: the fields of forms do, the texts of the canvas are the page's. */
const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null;

/** Save, undo and redo by keys, wherever the focus is in the editor. Saving is the editor's own, with what it says. */
export function useShortcuts({ onSave }: { onSave: () => void }): void {
  const store = useEditorStore();
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const command = editorCommand(event);
      if (!command || event.defaultPrevented || (command !== 'save' && hasOwnUndo(event.target))) return;
      event.preventDefault();
      if (command === 'save') save.current();
      else store.getState().dispatch({ type: command });
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
