import type { KitDocument } from './kit-document';
import type { KitGarmentType } from './kit-garments';

/** Characters, as the document has it. */
const MAX_KIT_NAME = 80;

/**
 * What a line of an order is made to: one garment of the kit, or of a set several in their order, with what stands on them, in
 * the first of its sets of colours.
 */
export const garmentsOfKit = (kit: KitDocument, garments: readonly KitGarmentType[]): KitDocument => ({
  ...kit,
  colorways: kit.colorways.slice(0, 1),
  garments: garments.flatMap((garment) => kit.garments.filter(({ type }) => type === garment)),
  elements: kit.elements.filter((element) => garments.includes(element.garment)),
});

/** The kit in one of its sets of colours alone, named with it where there are others. */
export function kitInColors(kit: KitDocument, place: number): KitDocument {
  const colorway = kit.colorways[place];
  if (!colorway || kit.colorways.length === 1) return kit;
  const name = `${kit.name}, ${colorway.name}`;
  return { ...kit, name: name.length > MAX_KIT_NAME ? kit.name : name, colorways: [colorway] };
}
