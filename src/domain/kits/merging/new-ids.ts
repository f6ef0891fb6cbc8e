import { isSame } from '../../merging/is-same';
import type { KitDocument } from '../document/kit-document';
import { freeId } from '../editing/ids';

/** Both may add a first `logo-1`: theirs are saved and stay. `kits` are mine: the present one and its history. */
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

export function withIds(document: KitDocument, ids: ReadonlyMap<string, string>): KitDocument {
  if (!document.elements.some(({ id }) => ids.has(id))) return document;
  const elements = document.elements.map((each) => ({ ...each, id: ids.get(each.id) ?? each.id }));
  return { ...document, elements };
}
