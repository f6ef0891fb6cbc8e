import { isSame } from '../../merging/is-same';
import type { KitDocument } from '../document/kit-document';
import { record, type History } from '../editing/history';
import { mergeKits } from './merge-kits';
import { newIds, withIds } from './new-ids';

interface Rebased {
  history: History<KitDocument>;
  conflicts: readonly string[];
  /** Parts set here and now replaced by theirs. */
  replaced: readonly string[];
  ids: ReadonlyMap<string, string>;
}

interface Rebase {
  history: History<KitDocument>;
  base: KitDocument;
  theirs: KitDocument;
  ours: ReadonlySet<string>;
}

/** Undo reverts only local edits; a local edit that others replaced becomes a step of its own. */
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

/** True also if something within a removed part was set. */
const wasSet = (ours: ReadonlySet<string>, part: string): boolean =>
  ours.has(part) || [...ours].some((each) => each.startsWith(`${part}.`));

function changing(steps: KitDocument[]): KitDocument[] {
  return steps.filter((each, index) => index === 0 || !isSame(each, steps[index - 1]));
}

/** Reuses equal elements of another kit, so that later comparisons are by identity. */
function sharing(kit: KitDocument, other: KitDocument): KitDocument {
  const known = new Map(other.elements.map((each) => [each.id, each]));
  const elements = kit.elements.map((each) => {
    const same = known.get(each.id);
    return same && isSame(same, each) ? same : each;
  });
  return { ...kit, elements };
}
