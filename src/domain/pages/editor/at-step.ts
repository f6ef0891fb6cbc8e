import { findIn } from './blocks';
import { presentBlocks } from './history';
import type { EditorState, History } from './types';

/** The page at a step of its history; a block that is not there cannot be selected. */
export function atStep(state: EditorState, history: History): EditorState {
  const blocks = presentBlocks(history);
  const { selectedId } = state;
  return {
    document: { ...state.document, blocks },
    selectedId: selectedId !== undefined && findIn(blocks, selectedId) ? selectedId : undefined,
    history,
  };
}
