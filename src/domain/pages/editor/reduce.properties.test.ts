import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allBlocks, columnsOf, holdsColumns, idsWithin } from './blocks';
import { openPage } from './open-page';
import {
  ALL_KINDS,
  actionOf,
  actionsOf,
  deepFreeze,
  randomPage,
  type Deed,
} from '../../../../tests/setup/random-pages';
import { canRedo, canUndo, reduce } from './reduce';
import type { EditorState } from './types';
import { rounds } from '../../../../tests/setup/rounds';
import { times } from '../../../../tests/setup/for-all';

const SESSIONS = rounds(2_000);
const STEP = 10_000;

function play(
  start: EditorState,
  session: readonly Deed[],
  pace: number,
  see: (state: EditorState, deed: Deed, before: EditorState) => void,
) {
  let count = 0;
  let state = deepFreeze(start);
  session.forEach((deed, index) => {
    const before = state;
    state = deepFreeze(
      reduce(
        before,
        actionOf(deed, before, () => `new${count++}`, index * pace),
      ),
    );
    see(state, deed, before);
  });
  return state;
}

const undoAll = (state: EditorState): EditorState =>
  canUndo(state) ? undoAll(reduce(state, { type: 'undo' })) : state;
const redoAll = (state: EditorState): EditorState =>
  canRedo(state) ? redoAll(reduce(state, { type: 'redo' })) : state;

describe('any sequence of actions', () => {
  it('leaves a valid page', () => {
    times(SESSIONS)(randomPage, actionsOf(ALL_KINDS, 30), fc.constantFrom(1, STEP), (document, session, pace) => {
      play(openPage(document), session, pace, (state) => {
        const { blocks } = state.document;
        const ids = blocks.flatMap(idsWithin);
        expect(new Set(ids).size).toBe(ids.length);
        expect(blocks.flatMap(columnsOf).some((column) => column.blocks.some(holdsColumns))).toBe(false);
        expect(state.history.snapshots[state.history.index]).toBe(blocks);
        expect(state.selectedId === undefined || ids.includes(state.selectedId)).toBe(true);
      });
    });
  });

  it('is undone and redone exactly, step by step', () => {
    times(SESSIONS)(randomPage, actionsOf(ALL_KINDS, 30), (document, session) => {
      let past = [JSON.stringify(document.blocks)];
      let at = 0;
      play(openPage(document), session, STEP, (state, { kind }) => {
        const now = JSON.stringify(state.document.blocks);
        if (kind === 'undo') at = Math.max(at - 1, 0);
        else if (kind === 'redo') at = Math.min(at + 1, past.length - 1);
        else if (now !== past[at]) {
          past = [...past.slice(0, at + 1), now];
          at = past.length - 1;
        }
        expect(now).toBe(past[at]);
        expect([canUndo(state), canRedo(state)]).toEqual([at > 0, at < past.length - 1]);
      });
    });
  });

  it('is undone to the page that was opened and redone to the one that was left, typing or not', () => {
    times(SESSIONS)(randomPage, actionsOf(ALL_KINDS, 30), fc.constantFrom(1, 600, STEP), (document, session, pace) => {
      const end = play(openPage(document), session, pace, () => undefined);
      const first = undoAll(end);
      expect(first.document.blocks).toBe(document.blocks);
      expect(first.document.title).toBe(end.document.title);
      const last = redoAll(end);
      expect(redoAll(first).document).toEqual(last.document);
    });
  });

  it('keeps every block that it does not name the very same', () => {
    times(SESSIONS)(randomPage, actionsOf(ALL_KINDS, 20), (document, session) => {
      play(openPage(document), session, STEP, (state, { kind }, before) => {
        if (kind === 'undo' || kind === 'redo') return;
        const old = new Map(allBlocks(before.document.blocks).map(({ block }) => [block.id, block]));
        const changed = allBlocks(state.document.blocks).filter(
          ({ block }) => old.has(block.id) && old.get(block.id) !== block,
        );
        // A changed list changes its holder, and a move has two lists.
        expect(changed.filter(({ block }) => !holdsColumns(block)).length).toBeLessThanOrEqual(kind === 'set' ? 1 : 0);
        expect(changed.filter(({ block }) => holdsColumns(block)).length).toBeLessThanOrEqual(kind === 'move' ? 2 : 1);
      });
    });
  });

  it('leaves types that this program does not know as they were, unless set', () => {
    const kinds = ALL_KINDS.filter((kind) => kind !== 'set');
    times(rounds(1_000))(randomPage, actionsOf(kinds, 30), (document, session) => {
      const before = new Map(allBlocks(document.blocks).map(({ block }) => [block.id, block]));
      const end = play(openPage(document), session, STEP, () => undefined);
      for (const { block } of allBlocks(end.document.blocks))
        if (block.blockType === 'a type of tomorrow') expect(block).toBe(before.get(block.id));
    });
  });
});
