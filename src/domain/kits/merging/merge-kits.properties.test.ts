import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from '../../merging/is-same';
import type { KitDocument } from '../document/kit-document';
import { KIT_GARMENT_TYPES } from '../document/kit-garments';
import { parseKitText } from '../document/parse-kit';
import { starterKit } from '../document/starter-kit';
import { record, startHistory, undo } from '../editing/history';
import { anyEdit, COLORS, type Edit } from '../../../../tests/setup/random-edits';
import { changedParts, mergeKits } from './merge-kits';
import { rebaseHistory } from './rebase-history';
import { rounds } from '../../../../tests/setup/rounds';
import { times } from '../../../../tests/setup/for-all';

const RUNS = rounds(1_000);
const apply = (document: KitDocument, edits: readonly Edit[]) => edits.reduce((kit, edit) => edit(kit), document);
const edits = fc.array(anyEdit, { maxLength: 12 });
const base = fc
  .tuple(fc.constantFrom(...KIT_GARMENT_TYPES), edits)
  .map(([type, before]) => apply(starterKit(type, COLORS), before));
const threeKits = fc
  .tuple(base, edits, edits)
  .map(([kit, mine, theirs]) => [kit, apply(kit, mine), apply(kit, theirs)] as const);

describe('merging kits', () => {
  it('makes a valid kit of any three', () => {
    times(RUNS)(threeKits, ([before, mine, theirs]) => {
      const { document } = mergeKits(before, mine, theirs);
      expect(parseKitText(JSON.stringify(document))).toEqual({ ok: true, document });
    });
  });

  it('makes a valid kit even of three that have nothing to do with each other', () => {
    times(RUNS)(base, base, base, (before, mine, theirs) => {
      const { document } = mergeKits(before, mine, theirs);
      expect(parseKitText(JSON.stringify(document))).toEqual({ ok: true, document });
    });
  });

  it('gives the other side where one changed nothing', () => {
    times(RUNS)(threeKits, ([before, mine, theirs]) => {
      expect(mergeKits(before, before, theirs)).toMatchObject({ document: theirs, conflicts: [] });
      expect(mergeKits(before, mine, before)).toMatchObject({ document: mine, conflicts: [], taken: [] });
      expect(isSame(mergeKits(before, mine, mine).document, mine)).toBe(true);
    });
  });

  it('gives the same whichever of two changes came first, where they are of different parts', () => {
    let independent = 0;
    times(rounds(400))(base, anyEdit, anyEdit, (before, one, other) => {
      const [mine, theirs] = [one(before), other(before)];
      const parts = new Set(changedParts(before, mine).map(wholeOf));
      fc.pre(!changedParts(before, theirs).some((part) => parts.has(wholeOf(part))));
      fc.pre(mine !== before && theirs !== before);
      independent += 1;
      const merged = mergeKits(before, mine, theirs);
      expect(merged.conflicts).toEqual([]);
      expect(merged.document).toEqual(mergeKits(before, theirs, mine).document);
    });
    expect(independent).toBeGreaterThan(rounds(120));
  });
});

/** Two edits of one element may merge without conflict, but do not commute as single edits do. */
const wholeOf = (part: string): string =>
  part.startsWith('colorway') ? 'colours' : (/^\w+\.[^.]+/.exec(part)?.[0] ?? part);

describe('taking in what others saved', () => {
  it('undoes what was done here, and leaves what others did', () => {
    times(RUNS)(base, edits, edits, (before, mine, theirs) => {
      const saved = apply(before, theirs);
      const history = mine.reduce((each, edit) => record(each, edit(each.present)), startHistory(before));
      let { history: rebased } = rebaseHistory({ history, base: before, theirs: saved, ours: new Set() });
      expect(rebased.present).toEqual(mergeKits(before, history.present, saved).document);
      while (rebased.past.length > 0) rebased = undo(rebased);
      if (history.past.length > 0 && history.past.length < 200) expect(isSame(rebased.present, saved)).toBe(true);
    });
  });
});
