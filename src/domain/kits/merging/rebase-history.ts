import { isSame } from '../../merging/is-same';
import type { KitDocument } from '../document/kit-document';
import { record, type History } from '../editing/history';
import { mergeKits } from './merge-kits';
import { newIds, withIds } from './new-ids';

export interface Rebased {
  history: History<KitDocument>;
  /** Parts that both changed: mine counts. */
  conflicts: readonly string[];
  /** Parts that had been set here and now are theirs. */
  replaced: readonly string[];
  /** New ids of elements of mine, by what they were. */
  ids: ReadonlyMap<string, string>;
}

interface Rebase {
  history: History<KitDocument>;
  /** What both began with. */
  base: KitDocument;
  /** What is saved now. */
  theirs: KitDocument;
  /** Parts that were set here and saved. */
  ours: ReadonlySet<string>;
}

/**
 * Takes in what others saved. Undo takes back what was done here and nothing of what others did, but for what they put in
 * the place of something that was set here: that is a step of its own.
 */
export function rebaseHistory({ history, base, theirs: saved, ours }: Rebase): Rebased {
  const theirs = sharing(saved, base);
  const ids = newIds(base, theirs, [...history.past, history.present, ...history.future]);
  const present = withIds(history.present, ids);
  const { document, conflicts, taken } = mergeKits(base, present, theirs);
  const replaced = taken.filter((part) => wasSet(ours, part));
  const keeps = (part: string) => replaced.includes(part);
  const settle = (part: string) => (conflicts.includes(part) ? 'mine' : 'theirs');
  const step = (each: KitDocument) => mergeKits(base, withIds(each, ids), theirs, { keeps, settle }).document;
  const kept = replaced.length > 0 ? mergeKits(base, present, theirs, { keeps }).document : document;
  const rebased: History<KitDocument> = {
    past: changing([...history.past.map(step), kept]).slice(0, -1),
    present: kept,
    future: changing([kept, ...history.future.map(step)]).slice(1),
    run: history.run,
  };
  return { history: replaced.length > 0 ? record(rebased, document) : rebased, conflicts, replaced, ids };
}

/** Whether a part, or anything of what has gone, was set. */
const wasSet = (ours: ReadonlySet<string>, part: string): boolean =>
  ours.has(part) || [...ours].some((each) => each.startsWith(`${part}.`));

/** Without steps that change nothing any more. */
function changing(steps: KitDocument[]): KitDocument[] {
  return steps.filter((each, index) => index === 0 || !isSame(each, steps[index - 1]));
}

/** The same kit, made of the very elements of another where they are alike: comparing those is free from then on. */
function sharing(kit: KitDocument, other: KitDocument): KitDocument {
  const known = new Map(other.elements.map((each) => [each.id, each]));
  const elements = kit.elements.map((each) => {
    const same = known.get(each.id);
    return same && isSame(same, each) ? same : each;
  });
  return { ...kit, elements };
}
