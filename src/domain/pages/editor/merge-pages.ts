import { mergeBlocks, type Choose, type Memo } from './merge/merge-blocks';
import { mapSides, type Side, type Sides } from '../../merging/sides';
import type { Conflict, Merge, PageDocument, PageFields } from './types';
import { withUniqueIds } from './unique-ids';

/** Different changes of one value, or deletion against change, are conflicts; the document then holds mine. */
export const mergePages = (base: PageDocument, mine: PageDocument, theirs: PageDocument): Merge =>
  mergeWith({ base, mine, theirs }, () => 'mine');

/** `choices` by block id or field; default mine. */
export const applyChoices = (merge: Merge, choices: ReadonlyMap<string, Side>): PageDocument =>
  mergeWith(merge.sides, (conflict) => choices.get(conflictKey(conflict)) ?? 'mine').document;

export const conflictKey = (conflict: Conflict): string => (conflict.kind === 'field' ? conflict.field : conflict.id);

/** @param memo shared by merges with the same base and other side; only the first reports a conflict. */
export function mergeWith(sides: Sides<PageDocument>, choose: Choose<Conflict>, memo: Memo = new Map()): Merge {
  const { fields, conflicts } = mergeFields(sides, choose);
  const pages = mapSides(sides, ({ blocks }) => withUniqueIds(blocks));
  const merged = mergeBlocks(pages, choose, memo);
  return { document: { ...fields, blocks: merged.blocks }, conflicts: [...conflicts, ...merged.conflicts], sides };
}

function mergeFields(
  sides: Sides<PageDocument>,
  choose: Choose<Conflict>,
): { fields: PageFields; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const valueOf = (field: keyof PageFields): string => {
    const { base, mine, theirs } = mapSides(sides, (document) => document[field]);
    if (mine === theirs || theirs === base) return mine;
    if (mine === base) return theirs;
    const conflict: Conflict = { kind: 'field', field, base, mine, theirs };
    conflicts.push(conflict);
    return choose(conflict) === 'mine' ? mine : theirs;
  };
  const fields = {
    title: valueOf('title'),
    slug: valueOf('slug'),
    metaTitle: valueOf('metaTitle'),
    metaDescription: valueOf('metaDescription'),
  };
  return { fields, conflicts };
}
