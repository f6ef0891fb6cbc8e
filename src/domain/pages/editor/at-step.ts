import { findIn } from './blocks';
import { presentBlocks } from './history';
import type { EditorState, History } from './types';

/** Page at a step of its history; drops the selection of a missing block. */
export function atStep(state: EditorState, history: History): EditorState {
  const blocks = presentBlocks(history);
  const { selectedId } = state;
  return {
    document: { ...state.document, blocks },
    selectedId: selectedId !== undefined && findIn(blocks, selectedId) ? selectedId : undefined,
    history,
  };
}
