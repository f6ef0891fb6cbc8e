import { isSame } from '../../merging/is-same';
import type { KitDocument } from '../document/kit-document';
import { freeId } from '../editing/ids';

/**
 * Ids that elements of mine need because the other side gave the same to one of theirs: `logo-1`, while both added their
 * first logo. Theirs are saved and stay.
 * @param kits all of mine that there are: the present one and its history.
 */
export function newIds(
  base: KitDocument,
  theirs: KitDocument,
  kits: readonly KitDocument[],
): ReadonlyMap<string, string> {
  const before = new Set(base.elements.map(({ id }) => id));
  const added = new Map(theirs.elements.filter(({ id }) => !before.has(id)).map((each) => [each.id, each]));
  const own = kits.flatMap(({ elements }) => elements);
  const taken = [...base.elements, ...theirs.elements, ...own];
  const found = new Map<string, string>();
  for (const element of own) {
    const { id } = element;
    const other = added.get(id);
    if (!other || found.has(id) || isSame(other, element)) continue;
    const fresh = freeId(taken, id);
    found.set(id, fresh);
    taken.push({ ...element, id: fresh });
  }
  return found;
}

/** The same kit, its elements under other ids where they need one. */
export function withIds(document: KitDocument, ids: ReadonlyMap<string, string>): KitDocument {
  if (!document.elements.some(({ id }) => ids.has(id))) return document;
  const elements = document.elements.map((each) => ({ ...each, id: ids.get(each.id) ?? each.id }));
  return { ...document, elements };
}
