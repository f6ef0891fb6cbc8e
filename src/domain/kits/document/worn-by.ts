import type { KitDocument } from './kit-document';
import type { KitGarmentType } from './kit-garments';

const known = new WeakMap<KitDocument, Map<KitGarmentType, KitDocument>>();

/** The kit as one garment wears it: on its own base, without the pattern if plain. */
export function wornBy(document: KitDocument, type: KitGarmentType): KitDocument {
  const garment = document.garments.find((each) => each.type === type);
  if (!garment || (garment.base === undefined && !garment.isPlain)) return document;
  const worn = known.get(document) ?? new Map<KitGarmentType, KitDocument>();
  known.set(document, worn);
  const before = worn.get(type);
  if (before) return before;
  const { base = document.base, isPlain } = garment;
  const made = { ...document, base, ...(isPlain && { pattern: { ...document.pattern, type: 'plain' as const } }) };
  worn.set(type, made);
  return made;
}
