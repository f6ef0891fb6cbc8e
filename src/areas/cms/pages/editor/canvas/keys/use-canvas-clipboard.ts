import { useEffect, type RefObject } from 'react';
import { findBlock, type Found } from '@/domain/pages/editor';
import type { Place } from '@/domain/pages/editor/types';
import { blockId } from '@/domain/pages/blocks/new-block';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import { fromClipboard, toClipboard } from './clipboard';
import type { EditorStoreApi } from '../../store/editor-store';
import { removeBlock } from '../block-actions';
import { blockIdAt, isTextEntry } from '../block-elements';
import type { CanvasVariant } from '../canvas-context';
import { useEditorStore } from '../../store/use-editor';

function subjectOf(store: EditorStoreApi, { target }: ClipboardEvent): Found | undefined {
  const { document, selectedId } = store.getState().editor;
  const id = blockIdAt(target) ?? selectedId;
  return id === undefined ? undefined : findBlock(document, id);
}

function pastePlace(store: EditorStoreApi, event: ClipboardEvent): Place {
  const { document } = store.getState().editor;
  const found = subjectOf(store, event);
  return found ? { list: found.list, index: found.index + 1 } : { list: 'page', index: document.blocks.length };
}

export function useCanvasClipboard(
  root: RefObject<HTMLElement | null>,
  variant: CanvasVariant,
  readOnly: boolean,
): void {
  const store = useEditorStore();

  useEffect(() => {
    if (readOnly) return;

    const isOurs = ({ target }: ClipboardEvent) =>
      !isTextEntry(target) && (target === document.body || (target instanceof Node && root.current?.contains(target)));

    function onCopy(event: ClipboardEvent) {
      const found = subjectOf(store, event);
      if (!found || !isOurs(event) || getSelection()?.toString()) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', toClipboard([found.block]));
      if (event.type === 'cut') removeBlock(store, variant, found.block.id);
      else toast({ title: 'Block copied', description: 'Paste it on this page or on another one.' });
    }

    function onPaste(event: ClipboardEvent) {
      if (!isOurs(event)) return;
      const at = pastePlace(store, event);
      const blocks = fromClipboard(event.clipboardData?.getData('text/plain') ?? '', at.list, blockId);
      if (!blocks) return;
      event.preventDefault();
      if (!blocks.length) {
        toast(failed('Columns cannot go inside columns.'));
      }
      for (const [place, block] of blocks.entries()) {
        store.getState().dispatch({ type: 'insert', block, at: { list: at.list, index: at.index + place } });
      }
    }

    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, [root, variant, readOnly, store]);
}
