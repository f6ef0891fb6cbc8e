import { startHistory } from './history';
import type { EditorState, PageDocument } from './types';
import { withUniqueIds } from './unique-ids';

export function openPage(document: PageDocument): EditorState {
  const blocks = withUniqueIds(document.blocks);
  return {
    document: blocks === document.blocks ? document : { ...document, blocks },
    selectedId: undefined,
    history: startHistory(blocks),
  };
}
