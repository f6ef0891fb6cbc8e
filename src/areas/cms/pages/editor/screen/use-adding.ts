import { blockId, newBlock, type EditorBlock } from '@/domain/pages/blocks/new-block';
import { withSamples } from '@/domain/pages/blocks/samples';
import type { Place } from '@/domain/pages/editor';
import { MAX_BLOCKS } from '@/domain/pages/editor/page-api';
import { toast } from '@/ui/toast';
import type { PaletteComponent } from '@/areas/cms/palette/list-components';
import { useEditorStore } from '../store/use-editor';
import { BLOCK_ADDED, COMPONENT_ADD_FAILED, componentAdded } from '../messages';
import { blockOfComponent, placeOfNew } from '@/areas/cms/palette/palette';

type Adding = {
  addComponent: (component: PaletteComponent, at?: Place) => void;
  addBlock: (type: string, at?: Place) => void;
};

/** Adds after the selected block unless a place is given, with sample content if they would be empty. */
export function useAdding(): Adding {
  const store = useEditorStore();

  function add(blank: EditorBlock, at?: Place): boolean {
    const block = withSamples(blank, blockId);
    const { editor, dispatch } = store.getState();
    if (editor.document.blocks.length >= MAX_BLOCKS) return false;
    dispatch({ type: 'insert', block, at: at ?? placeOfNew(editor.document, editor.selectedId, block) });
    return true;
  }

  return {
    addComponent: (component, at) =>
      toast(add(blockOfComponent(component, blockId), at) ? componentAdded(component.name) : COMPONENT_ADD_FAILED),
    addBlock: (type, at) => toast(add(newBlock(type, blockId), at) ? BLOCK_ADDED : COMPONENT_ADD_FAILED),
  };
}
