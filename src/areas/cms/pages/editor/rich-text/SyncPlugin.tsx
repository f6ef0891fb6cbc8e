import { useEffect, useRef } from 'react';
import {
  COMMAND_PRIORITY_HIGH,
  REDO_COMMAND,
  UNDO_COMMAND,
  type SerializedEditorState,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { isSame } from '@/domain/merging/is-same';
import { isStoredText, storedOrNull, wrapUnknown, type StoredText } from './kept-nodes';
import { partsOf, type TextPart } from './pasted-tables';

const FROM_OUTSIDE = 'from-outside';
const FIRST = 'history-merge';

export const editorText = (value: unknown): string =>
  JSON.stringify(
    isStoredText(value)
      ? wrapUnknown(value)
      : { root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [BLANK] } },
  );

const BLANK = { type: 'paragraph', version: 1, format: '', indent: 0, direction: null, children: [] };

type SyncPluginProps = {
  value: unknown;
  onChange: (value: StoredText | null) => void;
  onHistory: (step: 'undo' | 'redo') => void;
  onDivide?: (parts: TextPart[]) => void;
};

export function SyncPlugin({ value, onChange, onHistory, onDivide }: SyncPluginProps) {
  const [editor] = useLexicalComposerContext();
  const last = useRef(value);
  const handlers = useRef({ onChange, onHistory, onDivide });
  useEffect(() => {
    handlers.current = { onChange, onHistory, onDivide };
  });

  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        if (!dirtyElements.size && !dirtyLeaves.size) return;
        if (tags.has(FROM_OUTSIDE) || tags.has(FIRST)) return;
        const written = storedOrNull(editorState.toJSON() as SerializedEditorState & StoredText);
        if (isSame(written, last.current)) return;
        const parts = written && partsOf(written);
        if (parts) {
          const first = parts.find((part) => 'content' in part);
          const left = first?.content ?? null;
          last.current = left;
          // Lexical does not draw a state set inside an update listener.
          queueMicrotask(() => editor.setEditorState(editor.parseEditorState(editorText(left)), { tag: FROM_OUTSIDE }));
          handlers.current.onDivide?.(parts);
          return;
        }
        last.current = written;
        handlers.current.onChange(written);
      }),
    [editor],
  );

  useEffect(() => {
    if (isSame(value, last.current)) return;
    last.current = value;
    editor.setEditorState(editor.parseEditorState(editorText(value)), { tag: FROM_OUTSIDE });
  }, [editor, value]);

  useEffect(() => {
    const ends = [
      editor.registerCommand(UNDO_COMMAND, () => (handlers.current.onHistory('undo'), true), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(REDO_COMMAND, () => (handlers.current.onHistory('redo'), true), COMMAND_PRIORITY_HIGH),
    ];
    return () => ends.forEach((end) => end());
  }, [editor]);

  return null;
}
