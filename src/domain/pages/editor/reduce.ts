import { atStep } from './at-step';
import { divide, duplicate, insert, move, moveBy, remove, setValue } from './block-actions';
import { type Blocks, findIn } from './blocks';
import { endTyping, record, step, type Typing } from './history';
import { isSame } from '../../merging/is-same';
import { rebase } from './rebase';
import { PAGE_FIELDS, type EditorAction, type EditorState, type PageDocument } from './types';
import { withUniqueIds } from './unique-ids';
import { fieldAt } from './field-at';
import { valueAt } from './path';

/** Pure; an action without effect returns the very same state. */
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
    case 'divide':
      return changed(state, divide(blocks, action.id, action.into), { selects: action.into.at(0)?.id });
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

/** Actions that turn the page on screen into this document, as one step of the history; fields add none. */
export const documentActions = (document: PageDocument): EditorAction[] => [
  { type: 'replace', blocks: document.blocks },
  ...PAGE_FIELDS.map((field): EditorAction => ({ type: 'setField', field, value: document[field] })),
];

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

const isTyped = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** True for typing, a slider or a palette: one step. Choices, ticks, additions and removals are a step each. */
function typedAt(blocks: Blocks, id: string, path: string, value: unknown): boolean {
  const block = findIn(blocks, id)?.block;
  if (!block) return false;
  const kind = fieldAt(block.blockType, path)?.kind;
  if (kind === 'richText') return true;
  if (kind === 'table') return isTyped(value) || shapeOf(valueAt(block, path)) === shapeOf(value);
  return isTyped(value) && kind !== 'choice' && kind !== 'category';
}

const shapeOf = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(shapeOf).join()}]`
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(shapeOf).join(';')
      : '';
