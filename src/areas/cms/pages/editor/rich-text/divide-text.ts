import { findBlock, withValue } from '@/domain/pages/editor';
import { blockId, newBlock, type EditorBlock } from '@/domain/pages/blocks/new-block';
import { toast } from '@/ui/toast';
import type { EditorStoreApi } from '../store/editor-store';
import type { TextPart } from './pasted-tables';

/** Replaces a text with pasted tables by texts and tables; the first text stays in its block. */
export function divideText(store: EditorStoreApi, id: string, path: string, parts: readonly TextPart[]): void {
  const { dispatch, editor } = store.getState();
  const text = findBlock(editor.document, id)?.block;
  if (!text) return;
  const first = parts.find((part) => 'content' in part);
  const into = parts.map((part): EditorBlock => {
    if (!('content' in part)) return newBlock('table', blockId, { ...part });
    return { ...withValue(text, path, part.content), id: part === first ? id : blockId() };
  });
  dispatch({ type: 'divide', id, into });
  toast({ title: 'Table pasted as a block', description: 'Select it to edit its cells.' });
}
