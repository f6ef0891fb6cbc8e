import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allBlocks, holdsColumns } from './blocks';
import { isSame } from '../../merging/is-same';
import { conflictKey, mergePages } from './merge-pages';
import { openPage } from './open-page';
import {
  ALL_KINDS,
  blockIn,
  actionsOf,
  EDITS,
  randomPage,
  workedOn,
  workOn,
} from '../../../../tests/setup/random-pages';
import { canRedo, canUndo, reduce } from './reduce';
import { rounds } from '../../../../tests/setup/rounds';
import { times } from '../../../../tests/setup/for-all';

/** One person edits, saves and edits on; meanwhile another changes the saved page. */
const rebased = fc
  .tuple(randomPage, actionsOf(ALL_KINDS, 8), actionsOf(ALL_KINDS, 8), actionsOf(EDITS, 6))
  .map(([opened, before, after, there]) => {
    const saved = workOn(openPage(opened), before, 'm');
    const now = workOn(saved, after, 'n');
    const [base, theirs] = [saved.document, workedOn(saved.document, there, 't')];
    return { base, theirs, now, next: reduce(now, { type: 'rebase', base, theirs }) };
  });

describe('a rebase', () => {
  it('gives the merged page, with mine where there is a conflict', () => {
    times(rounds(1_000))(rebased, ({ base, theirs, now, next }) => {
      expect(next.document).toEqual(mergePages(base, now.document, theirs).document);
      expect(next.history.snapshots[next.history.index]).toBe(next.document.blocks);
    });
  });

  it('leaves no step of the history that takes back what others did', () => {
    times(rounds(1_000))(rebased, ({ base, theirs, now, next }) => {
      const conflicting = new Set(mergePages(base, now.document, theirs).conflicts.map(conflictKey));
      fc.pre(conflicting.size === 0);
      for (const blocks of next.history.snapshots) {
        const snapshot = { ...next.document, blocks };
        for (const { block } of allBlocks(theirs.blocks)) {
          const before = blockIn(base, block.id);
          const there = blockIn(snapshot, block.id);
          if (!before) expect(there).toBeDefined();
          if (holdsColumns(block) || !there) continue;
          for (const property of ['text', 'size', 'note'])
            if (!isSame(before?.[property], block[property])) expect(there[property]).toEqual(block[property]);
        }
        for (const { block } of allBlocks(base.blocks))
          if (!holdsColumns(block) && !blockIn(theirs, block.id)) expect(blockIn(snapshot, block.id)).toBeUndefined();
      }
    });
  });

  it('leaves no step that changes nothing', () => {
    times(rounds(1_000))(rebased, ({ next }) => {
      const { snapshots, index } = next.history;
      snapshots.slice(1).forEach((blocks, at) => expect(isSame(blocks, snapshots[at])).toBe(false));
      expect([canUndo(next), canRedo(next)]).toEqual([index > 0, index < snapshots.length - 1]);
    });
  });

  it('changes nothing where others did nothing', () => {
    times(rounds(1_000))(randomPage, actionsOf(ALL_KINDS, 12), (document, session) => {
      const state = workOn(openPage(document), session, 'm');
      const next = reduce(state, { type: 'rebase', base: document, theirs: structuredClone(document) });
      expect(next.history.snapshots).toEqual(state.history.snapshots);
      expect(next.document.blocks).toBe(state.document.blocks);
    });
  });
});
