import type { KitDocument } from './kit-document';
import type { KitGarmentType } from './kit-garments';

const MAX_KIT_NAME = 80;

export const garmentsOfKit = (kit: KitDocument, garments: readonly KitGarmentType[]): KitDocument => ({
  ...kit,
  colorways: kit.colorways.slice(0, 1),
  garments: garments.flatMap((garment) => kit.garments.filter(({ type }) => type === garment)),
  elements: kit.elements.filter((element) => garments.includes(element.garment)),
});

/** Kit in a single colourway, whose name is appended if there are others. */
export function kitInColors(kit: KitDocument, place: number): KitDocument {
  const colorway = kit.colorways[place];
  if (!colorway || kit.colorways.length === 1) return kit;
  const name = `${kit.name}, ${colorway.name}`;
  return { ...kit, name: name.length > MAX_KIT_NAME ? kit.name : name, colorways: [colorway] };
}
