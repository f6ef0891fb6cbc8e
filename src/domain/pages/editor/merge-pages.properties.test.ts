import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allBlocks, columnsOf, holdsColumns, idsWithin } from './blocks';
import { isSame } from '../../merging/is-same';
import { applyChoices, conflictKey, mergePages } from './merge-pages';
import { blockIn, actionsOf, deepFreeze, EDITS, randomPage, workedOn } from '../../../../tests/setup/random-pages';
import type { PageDocument } from './types';
import { rounds } from '../../../../tests/setup/rounds';
import { times } from '../../../../tests/setup/for-all';

const RUNS = rounds(2_000);

const versions = fc
  .tuple(randomPage, actionsOf(EDITS, 8), actionsOf(EDITS, 8))
  .map(([base, here, there]) => ({ base, mine: workedOn(base, here, 'm'), theirs: workedOn(base, there, 't') }));

const check = (law: (base: PageDocument, mine: PageDocument, theirs: PageDocument) => void) =>
  times(RUNS)(versions, ({ base, mine, theirs }) => law(base, mine, theirs));

const PROPERTIES = ['blockType', 'text', 'size', 'note'];
const changes = (from: PageDocument, to: PageDocument) => (id: string, property: string) =>
  !isSame(blockIn(from, id)?.[property], blockIn(to, id)?.[property]);
const isEdited = (from: PageDocument, to: PageDocument, id: string) =>
  PROPERTIES.some((property) => changes(from, to)(id, property));
const leaves = (document: PageDocument) =>
  allBlocks(document.blocks).flatMap(({ block }) => (holdsColumns(block) ? [] : [block.id]));
const inConflict = (document: PageDocument, id: string, conflicting: ReadonlySet<string>) =>
  document.blocks.some((holder) => conflicting.has(holder.id) && idsWithin(holder).includes(id));

describe('merging', () => {
  it('with a side that changed nothing gives the other', () => {
    check((base, mine, theirs) => {
      for (const merge of [mergePages(base, mine, base), mergePages(base, base, mine), mergePages(base, mine, mine)])
        expect(merge).toMatchObject({ document: mine, conflicts: [] });
      expect(mergePages(base, mine, structuredClone(base)).document.blocks).toBe(mine.blocks);
      expect(mergePages(base, base, theirs).document).toEqual(theirs);
    });
  });

  it('gives the same page to both, whoever merges, once they choose the same', () => {
    check((base, mine, theirs) => {
      const here = mergePages(base, mine, theirs);
      const there = mergePages(base, theirs, mine);
      const choose = (side: 'mine' | 'theirs') => new Map(here.conflicts.map((each) => [conflictKey(each), side]));
      expect(applyChoices(here, choose('theirs'))).toEqual(there.document);
      expect(applyChoices(here, choose('mine'))).toEqual(here.document);
      expect(new Set(there.conflicts.map(conflictKey))).toEqual(new Set(here.conflicts.map(conflictKey)));
      if (here.conflicts.length === 0) expect(here.document).toEqual(there.document);
    });
  });

  it('leaves a valid page', () => {
    check((base, mine, theirs) => {
      const { blocks } = deepFreeze(mergePages(base, mine, theirs)).document;
      const ids = blocks.flatMap(idsWithin);
      expect(new Set(ids).size).toBe(ids.length);
      expect(blocks.flatMap(columnsOf).some((column) => column.blocks.some(holdsColumns))).toBe(false);
    });
  });

  it('loses nothing that either side added or changed, and brings back nothing that one deleted', () => {
    check((base, mine, theirs) => {
      const { document, conflicts } = mergePages(base, mine, theirs);
      const conflicting = new Set(conflicts.map(conflictKey));
      for (const id of [...leaves(mine), ...leaves(theirs)]) {
        if (blockIn(base, id)) continue;
        const merged = blockIn(document, id);
        if (merged || !inConflict(theirs, id, conflicting))
          expect(merged).toEqual(blockIn(mine, id) ?? blockIn(theirs, id));
      }
      for (const id of leaves(base)) {
        const merged = blockIn(document, id);
        const [here, there] = [blockIn(mine, id), blockIn(theirs, id)];
        if (here && there)
          for (const property of PROPERTIES) {
            const takesTheirs = changes(base, theirs)(id, property) && !changes(base, mine)(id, property);
            expect(isSame(merged?.[property], takesTheirs ? there[property] : here[property])).toBe(true);
          }
        else if (here && !there && isEdited(base, mine, id)) expect(merged).toEqual(here);
        else if (merged) expect(conflicts.length).toBeGreaterThan(0);
        if (!here && there && !isEdited(base, theirs, id) && conflicting.size === 0) expect(merged).toBeUndefined();
      }
    });
  });

  it('tells of a conflict exactly where both changed the same property, or one deleted what the other changed', () => {
    check((base, mine, theirs) => {
      const conflicting = new Set(mergePages(base, mine, theirs).conflicts.map(conflictKey));
      const holders = allBlocks(base.blocks).flatMap(({ block }) => (holdsColumns(block) ? [block] : []));
      const inDeleted = new Set(
        holders.filter(({ id }) => !blockIn(mine, id) || !blockIn(theirs, id)).map(({ id }) => id),
      );
      for (const id of leaves(base)) {
        const [here, there] = [blockIn(mine, id), blockIn(theirs, id)];
        const both = PROPERTIES.some(
          (property) =>
            changes(base, mine)(id, property) &&
            changes(base, theirs)(id, property) &&
            changes(mine, theirs)(id, property),
        );
        const deletedAndEdited =
          (!here && there && isEdited(base, theirs, id)) || (!there && here && isEdited(base, mine, id)) || false;
        if (here && there) expect(conflicting.has(id)).toBe(both);
        else if (inDeleted.size === 0) expect(conflicting.has(id)).toBe(deletedAndEdited);
        else if (deletedAndEdited)
          expect(conflicting.has(id) || [...inDeleted].some((holder) => conflicting.has(holder))).toBe(true);
      }
    });
  });

  it('keeps the order that one side gave to blocks that the other did not touch', () => {
    times(RUNS)(
      randomPage,
      actionsOf(['move', 'moveUp', 'moveDown'], 6),
      actionsOf(['insert'], 4),
      (base, here, there) => {
        const [mine, theirs] = [workedOn(base, here, 'm'), workedOn(base, there, 't')];
        const { document, conflicts } = mergePages(base, mine, theirs);
        const old = (page: PageDocument) => page.blocks.filter(({ id }) => blockIn(base, id)).map(({ id }) => id);
        expect(old(document)).toEqual(old(mine));
        expect(conflicts).toEqual([]);
      },
    );
  });
});
