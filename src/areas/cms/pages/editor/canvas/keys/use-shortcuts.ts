import { useEffect, useRef } from 'react';
import { editorCommand } from './shortcuts';
import { useEditorStore } from '../../store/use-editor';

/** True for form fields, which keep their own undo; texts of the canvas use the page's. */
const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null;

/** Save, undo and redo by keys, wherever the focus is. Saving, with its messages, is the editor's. */
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
