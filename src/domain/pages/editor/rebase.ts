import { atStep } from './at-step';
import type { EditorBlock } from '../blocks/new-block';
import { findIn, type Blocks } from './blocks';
import { isSame } from '../../merging/is-same';
import type { Choose } from './merge/merge-blocks';
import { conflictKey, mergeWith } from './merge-pages';
import type { Conflict, EditorState, Merge, PageDocument } from './types';

/** The present page keeps mine in a conflict, other steps only where it does: undo never reverts others’ work. */
export const rebase = (state: EditorState, base: PageDocument, theirs: PageDocument): EditorState =>
  rebasing(state, base, theirs).finish();

/** As `rebase` in two steps, so that the history is merged only after conflicts are settled. */
export function rebasing(
  state: EditorState,
  base: PageDocument,
  theirs: PageDocument,
): { merge: Merge; finish: () => EditorState } {
  const memo = new Map<EditorBlock, EditorBlock>();
  const merge = mergeWith({ base, mine: state.document, theirs }, () => 'mine', memo);
  return { merge, finish: () => withHistory(state, merge, memo) };
}

/** @param present merge of the present page. */
function withHistory(state: EditorState, present: Merge, memo: Map<EditorBlock, EditorBlock>): EditorState {
  const { document, history } = state;
  const { base, theirs } = present.sides;
  const conflicting = new Set(present.conflicts.map(conflictKey));
  const choose: Choose<Conflict> = (conflict, valueIn) => {
    if (conflict.kind === 'field' || !conflicting.has(conflict.id)) return 'theirs';
    const here = findIn(document.blocks, conflict.id)?.block;
    return !valueIn || isSame(valueIn(here), valueIn(conflict.mine)) ? 'mine' : 'theirs';
  };

  const snapshots: Blocks[] = [];
  let index = 0;
  history.snapshots.forEach((blocks, at) => {
    const isPresent = at === history.index;
    const merged = isPresent
      ? present.document.blocks
      : mergeWith({ base, mine: { ...document, blocks }, theirs }, choose, memo).document.blocks;
    if (snapshots.length === 0 || !isSame(snapshots.at(-1), merged)) snapshots.push(merged);
    if (isPresent) index = snapshots.length - 1;
  });
  const isKnown =
    isSame(present.document, document) && snapshots.every((blocks, at) => blocks === history.snapshots[at]);
  if (isKnown && snapshots.length === history.snapshots.length) return state;
  return atStep({ ...state, document: present.document }, { snapshots, index });
}
