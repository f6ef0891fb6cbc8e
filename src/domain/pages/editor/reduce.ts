import { atStep } from './at-step';
import { duplicate, insert, move, moveBy, remove, setValue } from './block-actions';
import { findIn, type Blocks } from './blocks';
import { endTyping, record, step, type Typing } from './history';
import { isSame } from './is-same';
import { rebase } from './rebase';
import type { EditorAction, EditorState } from './types';
import { typedAt } from './typed-at';
import { withUniqueIds } from './unique-ids';

/** What an action makes of a page. Pure; one that changes nothing gives the very same state. */
export function reduce(state: EditorState, action: EditorAction): EditorState {
  const { blocks } = state.document;
  switch (action.type) {
    case 'insert':
      return changed(state, insert(blocks, action.block, action.at), { selects: action.block.id });
    case 'move':
      return changed(state, move(blocks, action.id, action.to));
    case 'moveUp':
      return changed(state, moveBy(blocks, action.id, -1));
    case 'moveDown':
      return changed(state, moveBy(blocks, action.id, 1));
    case 'duplicate':
      return changed(state, duplicate(blocks, action.id, action.copy));
    case 'remove':
      return changed(state, remove(blocks, action.id), { selects: undefined });
    case 'set': {
      const { id, path, value, at, and } = action;
      const typing = !and && typedAt(blocks, id, path, value) ? { id, path, at } : undefined;
      const after = [{ path, value }, ...(and ?? [])].reduce(
        (present, each) => setValue(present, id, each.path, each.value),
        blocks,
      );
      return changed(state, after, { typing });
    }
    case 'replace':
      return isSame(blocks, action.blocks) ? state : changed(state, withUniqueIds(action.blocks));
    case 'setField':
      if (state.document[action.field] === action.value) return state;
      return { ...state, document: { ...state.document, [action.field]: action.value } };
    case 'undo':
      return canUndo(state) ? atStep(state, step(state.history, -1)) : state;
    case 'redo':
      return canRedo(state) ? atStep(state, step(state.history, 1)) : state;
    case 'select':
      return selected(state, action.id);
    case 'rebase':
      return rebase(state, action.base, action.theirs);
  }
}

/** The first snapshot cannot be undone. */
export const canUndo = ({ history }: EditorState): boolean => history.index > 0;

export const canRedo = ({ history }: EditorState): boolean => history.index < history.snapshots.length - 1;

function changed(
  state: EditorState,
  blocks: Blocks,
  { typing, ...then }: { typing?: Typing; selects?: string | undefined } = {},
): EditorState {
  if (blocks === state.document.blocks) return state;
  const next = atStep(state, record(state.history, blocks, typing));
  return 'selects' in then ? { ...next, selectedId: then.selects } : next;
}

function selected(state: EditorState, id: string | undefined): EditorState {
  const selectedId = id !== undefined && findIn(state.document.blocks, id) ? id : undefined;
  return selectedId === state.selectedId ? state : { ...state, selectedId, history: endTyping(state.history) };
}
