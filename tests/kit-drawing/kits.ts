import type { KitDocument, KitGarment, KitLettering } from '../../src/domain/kits/document/kit-document';
import { KIT_GARMENT_TYPES, KIT_GARMENTS, type KitGarmentType } from '../../src/domain/kits/document/kit-garments';
import { KIT_PATTERN_TYPES, type KitPatternType } from '../../src/domain/kits/document/kit-patterns';
import { starterKit } from '../../src/domain/kits/document/starter-kit';
import { CRESTS } from '../../src/domain/kits/gallery/crests';

export interface Drawing {
  garment: KitGarmentType;
  document: KitDocument;
  name: string;
  detail: 'quick' | 'full';
}

const LETTERING: KitLettering = {
  font: 'college',
  color: 1,
  outline: { color: 2, width: 4 },
  shadow: { color: '#111111', x: 4, y: 5 },
  arc: 24,
  spacing: 0.05,
};

/** With zones, a crest, and letters with outline, shadow and arc. */
export function fullKit({ type, cut, collar }: KitGarment, pattern: KitPatternType): KitDocument {
  const kit = starterKit(type, ['#1e3a8a', '#ffffff', '#facc15', '#c8102e']);
  const [surface] = KIT_GARMENTS[type].surfaces;
  const place = { garment: type, surface, rotation: 0 } as const;
  return {
    ...kit,
    garments: [{ type, cut, ...(collar && { collar }) }],
    zones: { collar: 3, cuffs: 2, trim: 1 },
    pattern: { type: pattern, colors: [1, 3], scale: 1.1, angle: 12 },
    elements: [
      ...kit.elements.map((element) =>
        element.kind === 'name' ? { ...element, lettering: { ...LETTERING, arc: 20 } } : element,
      ),
      { kind: 'logo', id: 'crest', ...place, x: 40, y: 190, width: 66, logo: CRESTS.chevron(1, 3, 2) },
      {
        kind: 'text',
        id: 'text',
        ...place,
        x: 0,
        y: 320,
        rotation: -8,
        height: 34,
        maxWidth: 200,
        text: 'Łódź 07',
        lettering: LETTERING,
      },
    ],
  };
}

/** The usual one first. */
export function variantsOf(type: KitGarmentType): KitGarment[] {
  const { cuts, collars } = KIT_GARMENTS[type];
  return cuts.flatMap((cut): KitGarment[] =>
    collars.length > 0 ? collars.map((collar) => ({ type, cut, collar })) : [{ type, cut }],
  );
}

const drawing = (garment: KitGarment, pattern: KitPatternType, detail: Drawing['detail']): Drawing => ({
  garment: garment.type,
  document: fullKit(garment, pattern),
  detail,
  name: [garment.type, garment.cut, garment.collar, pattern, detail].filter(Boolean).join('-'),
});

/** Other cuts and collars in one pattern each. */
export const quickDrawings = (): Drawing[] =>
  KIT_GARMENT_TYPES.flatMap((type) => {
    const [usual, ...others] = variantsOf(type);
    if (!usual) return [];
    return [
      ...KIT_PATTERN_TYPES.map((pattern) => drawing(usual, pattern, 'quick')),
      ...others.map((garment) => drawing(garment, 'hoops', 'quick')),
    ];
  });

/** Light and folds are the same over any pattern. */
export const fullDrawings = (): Drawing[] =>
  KIT_GARMENT_TYPES.flatMap((type) =>
    variantsOf(type)
      .slice(0, 1)
      .map((garment) => drawing(garment, 'sash', 'full')),
  );
