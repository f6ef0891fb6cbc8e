import { inkOn } from '../color';
import type { KitDocument, KitLettering } from './kit-document';
import { KIT_GARMENTS, type KitGarmentType } from './kit-garments';
import { MAX_KIT_COLORS } from './kit-limits';

const plainLettering: KitLettering = {
  font: 'block',
  color: 1,
  outline: null,
  shadow: null,
  arc: 0,
  spacing: 0.05,
};

/** Name and number on a back, mm: below a hood, between the armholes of a dress. */
type Back = { name: Place; number: Place };
type Place = { y: number; height: number; maxWidth: number };
const BACK: Back = { name: { y: 130, height: 55, maxWidth: 320 }, number: { y: 300, height: 230, maxWidth: 320 } };
const BELOW_HOOD: Back = {
  name: { y: 270, height: 50, maxWidth: 320 },
  number: { y: 420, height: 190, maxWidth: 320 },
};
const BACKS: Partial<Record<KitGarmentType, Back>> = {
  hoodie: BELOW_HOOD,
  'zip-hoodie': BELOW_HOOD,
  'training-bib': { name: { y: 196, height: 38, maxWidth: 240 }, number: { y: 380, height: 200, maxWidth: 320 } },
  'netball-dress': { name: { y: 425, height: 34, maxWidth: 210 }, number: { y: 300, height: 150, maxWidth: 210 } },
};

export const backOf = (type: KitGarmentType): Back => BACKS[type] ?? BACK;

export const UNNAMED_KIT = 'My kit';

/** New kit: one garment in the given colours (`#rrggbb`, the first is the base), with name and number on a back. */
export function starterKit(type: KitGarmentType, given: readonly string[], name = UNNAMED_KIT): KitDocument {
  const [first = '#1e3a8a'] = given;
  const colors = given.length > 1 ? given.slice(0, MAX_KIT_COLORS) : [first, inkOn(first, ['#ffffff', '#000000'])];
  const { cuts, collars, surfaces } = KIT_GARMENTS[type];
  const [collar] = collars;
  const places = backOf(type);
  const back = { garment: type, surface: 'back', x: 0, rotation: 0, lettering: plainLettering } as const;
  return {
    version: 1,
    name,
    garments: [{ type, cut: cuts[0], ...(collar && { collar }) }],
    colorways: [{ name: 'Home', colors }],
    base: 0,
    zones: {},
    pattern: { type: 'plain', colors: [1], scale: 1, angle: 0 },
    elements:
      surfaces.includes('back') && collars.length > 0
        ? [
            { kind: 'name', id: `${type}-name`, ...back, ...places.name },
            { kind: 'number', id: `${type}-number`, ...back, ...places.number },
          ]
        : [],
  };
}
