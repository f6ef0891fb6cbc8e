import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from '../../merging/is-same';
import { insertAt, moveWithin, removeAt, replaceAt } from './list';
import { applyChoices, mergePages } from './merge-pages';
import { block, deepFreeze, page } from '../../../../tests/setup/random-pages';
import type { PageDocument } from './types';
import { rounds } from '../../../../tests/setup/rounds';
import { times } from '../../../../tests/setup/for-all';

interface Item {
  id: string;
  title?: string;
  text?: string;
}

const PROPERTIES = ['title', 'text'] as const;
const word = fc.constantFrom('a', 'b', 'c');
interface Deed {
  kind: 'add' | 'remove' | 'move' | 'set';
  pick: number;
  index: number;
  property: (typeof PROPERTIES)[number];
  value: string;
}
const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'remove', 'move', 'set', 'set'),
    pick: fc.nat(5),
    index: fc.nat(6),
    property: fc.constantFrom(...PROPERTIES),
    value: word,
  }),
  { maxLength: 6, size: 'max' },
);

const workedOn = (items: readonly Item[], work: readonly Deed[], name: string) =>
  work.reduce((list, { kind, pick, index, property, value }, count) => {
    if (kind === 'add') return insertAt(list, index, { id: `${name}${count}`, title: value });
    const at = pick % Math.max(list.length, 1);
    const item = list[at];
    if (!item) return list;
    if (kind === 'remove') return removeAt(list, at);
    if (kind === 'move') return moveWithin(list, at, index);
    return replaceAt(list, at, { ...item, [property]: value });
  }, items);

const versions = fc
  .tuple(fc.array(fc.record({ title: word, text: word }), { maxLength: 5 }), deeds, deeds)
  .map(([items, here, there]) => {
    const base = items.map((item, index): Item => ({ id: `b${index}`, ...item }));
    const pageOf = (tiles: readonly Item[]) => deepFreeze(page(block('x', { tiles })));
    return { base: pageOf(base), mine: pageOf(workedOn(base, here, 'm')), theirs: pageOf(workedOn(base, there, 't')) };
  });

const check = (law: (base: PageDocument, mine: PageDocument, theirs: PageDocument) => void) =>
  times(rounds(2_000))(versions, ({ base, mine, theirs }) => law(base, mine, theirs));

const itemsOf = (document: PageDocument) => document.blocks[0]?.tiles as readonly Item[];
const find = (document: PageDocument, id: string) => itemsOf(document).find((item) => item.id === id);
const ids = (document: PageDocument) => itemsOf(document).map(({ id }) => id);

describe('merging the items of a list', () => {
  it('with a side that changed nothing gives the other, the very same', () => {
    check((base, mine) => {
      const { document, conflicts } = mergePages(base, mine, structuredClone(base));
      expect(document.blocks).toBe(mine.blocks);
      expect(conflicts).toEqual([]);
      expect(mergePages(base, structuredClone(base), mine).document).toEqual(mine);
    });
  });

  it('gives the same list to both, once they choose the same', () => {
    check((base, mine, theirs) => {
      const [here, there] = [mergePages(base, mine, theirs), mergePages(base, theirs, mine)];
      expect(applyChoices(here, new Map([['x', 'theirs']]))).toEqual(there.document);
      expect(there.conflicts).toHaveLength(here.conflicts.length);
    });
  });

  it('has every item that one added, none that one deleted and the other left, and each change of every other', () => {
    check((base, mine, theirs) => {
      const { document } = mergePages(base, mine, theirs);
      expect(new Set(ids(document)).size).toBe(ids(document).length);
      for (const id of new Set([base, mine, theirs].flatMap(ids))) {
        const [old, here, there, merged] = [base, mine, theirs, document].map((side) => find(side, id));
        if (!old) expect(merged).toEqual(here ?? there);
        else if (here && there)
          for (const property of PROPERTIES) {
            const taken = here[property] === old[property] ? there : here;
            expect(merged?.[property]).toBe(taken[property]);
          }
        else expect(merged).toEqual(isSame(here, old) ? undefined : here);
      }
    });
  });

  it('asks exactly where both changed the same of one item, or one deleted what the other changed', () => {
    check((base, mine, theirs) => {
      const isConflict = itemsOf(base).some((old) => {
        const [here, there] = [find(mine, old.id), find(theirs, old.id)];
        if (!here || !there) return !isSame(here ?? there, old) && (here ?? there) !== undefined;
        return PROPERTIES.some(
          (each) => here[each] !== old[each] && there[each] !== old[each] && here[each] !== there[each],
        );
      });
      // Equal lists need no merge.
      const isAlike = isSame(mine.blocks, theirs.blocks);
      expect(mergePages(base, mine, theirs).conflicts).toHaveLength(isConflict && !isAlike ? 1 : 0);
    });
  });

  it('keeps the order that one gave to the items where the other only wrote and added', () => {
    check((base, mine, theirs) => {
      fc.pre(ids(base).every((id) => ids(mine).includes(id) && ids(theirs).includes(id)));
      const old = (document: PageDocument) => ids(document).filter((id) => find(base, id));
      fc.pre(isSame(old(theirs), old(base)));
      expect(old(mergePages(base, mine, theirs).document)).toEqual(old(mine));
    });
  });
});
