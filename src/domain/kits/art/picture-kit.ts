import { contrast, inkOn, mix } from '../color';
import type { KitDocument, KitElement, KitGarment } from '../document/kit-document';
import { KIT_GARMENTS, type KitGarmentType, type KitZone } from '../document/kit-garments';
import { crest, makersLogo, pictureLettering } from './logos';
import type { Design } from './types';

/** Patterns quiet enough for a crest or number in the kit’s own colours. */
const CALM: ReadonlySet<string> = new Set(['plain', 'side-panels', 'gradient', 'pinstripe', 'yoke']);

export function designKit({ colors, pattern }: Pick<Design, 'colors' | 'pattern'>): KitDocument {
  return {
    version: 1,
    name: 'Product picture',
    garments: [{ type: 'football-shirt', cut: 'mens' }],
    colorways: [{ name: 'Colours', colors: [colors.primary, colors.secondary, colors.accent] }],
    base: 0,
    zones: {},
    pattern: { type: pattern, colors: [1, 2], scale: 1, angle: 0 },
    elements: [],
  };
}

export function usual(type: KitGarmentType): KitGarment {
  const { cuts, collars } = KIT_GARMENTS[type];
  return { type, cut: cuts[0], ...(collars[0] && { collar: collars[0] }) };
}

interface Layout {
  crest?: { x: number; y: number; width: number };
  maker?: { x: number; y: number; width: number };
  front?: { x: number; y: number; height: number };
  back?: { x: number; y: number; height: number };
}

const TOP: Layout = {
  crest: { x: 104, y: 176, width: 62 },
  maker: { x: -104, y: 176, width: 58 },
  back: { x: 0, y: 268, height: 250 },
};

const LAYOUTS: Partial<Record<KitGarmentType, Layout>> = {
  'football-shirt': { ...TOP, front: { x: 0, y: 320, height: 120 } },
  'training-tee': { ...TOP, front: { x: 0, y: 320, height: 120 } },
  'rugby-jersey': TOP,
  'cricket-shirt': TOP,
  'training-bib': {
    crest: { x: 86, y: 232, width: 58 },
    front: { x: 0, y: 400, height: 150 },
    back: { x: 0, y: 380, height: 200 },
  },
  'polo-shirt': TOP,
  'warm-up-jacket': {
    ...TOP,
    crest: { x: 106, y: 212, width: 62 },
    maker: { x: -106, y: 212, width: 58 },
    back: { x: 0, y: 310, height: 220 },
  },
  'zip-hoodie': {
    ...TOP,
    crest: { x: 104, y: 226, width: 62 },
    maker: { x: -104, y: 226, width: 58 },
    back: { x: 0, y: 330, height: 220 },
  },
  baselayer: { ...TOP, back: { x: 0, y: 260, height: 220 } },
  hoodie: {
    ...TOP,
    crest: { x: 104, y: 226, width: 62 },
    maker: { x: -104, y: 226, width: 58 },
    back: { x: 0, y: 330, height: 220 },
  },
  'netball-dress': {
    crest: { x: 96, y: 178, width: 50 },
    maker: { x: -96, y: 178, width: 44 },
    front: { x: 0, y: 294, height: 96 },
    back: { x: 0, y: 250, height: 110 },
  },
  'football-shorts': {
    crest: { x: -190, y: 372, width: 52 },
    maker: { x: 186, y: 330, width: 52 },
    front: { x: 186, y: 384, height: 56 },
  },
  skort: {
    crest: { x: 118, y: 286, width: 48 },
    maker: { x: -118, y: 286, width: 46 },
  },
  'cricket-trousers': { crest: { x: 130, y: 130, width: 40 } },
  holdall: { crest: { x: 0, y: 186, width: 66 }, front: { x: 76, y: 188, height: 46 } },
};

function elementsOf(type: KitGarmentType, { colors, pattern, number }: Design): KitElement[] {
  const { primary, secondary, accent } = colors;
  const isCalm = CALM.has(pattern);
  const ground = isCalm ? primary : mix(primary, secondary, 0.5);
  const ink = isCalm ? inkOn(primary, [secondary, accent]) : inkOn(ground, ['#ffffff', '#15151c'], 3);
  const edge = isCalm ? inkOn(ink, [primary, accent, '#15151c'], 2) : inkOn(ink, []);
  const mark = inkOn(ground, isCalm ? [accent, secondary] : [accent], 2.2);
  const layout = LAYOUTS[type] ?? {};
  const place = (id: string, surface: 'front' | 'back') =>
    ({ id: `${type}-${id}`, garment: type, surface, rotation: 0 }) as const;
  const logos: KitElement[] = [];
  if (layout.maker) logos.push({ kind: 'logo', ...place('maker', 'front'), ...layout.maker, logo: makersLogo(mark) });
  if (layout.crest)
    logos.push({
      kind: 'logo',
      ...place('crest', 'front'),
      ...layout.crest,
      logo: crest(inkOn(primary, [secondary, accent]), accent, isCalm ? mark : primary),
    });
  const numbers = (['front', 'back'] as const).flatMap((surface): KitElement[] => {
    const at = layout[surface];
    if (!number || !at) return [];
    const lettering = pictureLettering(ink, edge, at.height * 0.045);
    return [{ kind: 'number', ...place(`number-${surface}`, surface), ...at, maxWidth: at.height * 1.7, lettering }];
  });
  return [...logos, ...numbers];
}

export function pictureKit(types: readonly KitGarmentType[], design: Design): KitDocument {
  const { primary, secondary, accent } = design.colors;
  // Colour with contrast to the base, for ribs, cuffs and piping.
  const second = contrast(secondary, primary) >= 1.5 || contrast(accent, primary) < 1.5 ? 1 : 2;
  const zones: Partial<Record<KitZone, number>> = { collar: second, cuffs: second, trim: second === 1 ? 2 : 1 };
  if (design.pattern === 'chevron' || design.pattern === 'side-panels') zones.sleeves = 1;
  if (design.pattern === 'plain') zones.sides = 1;
  return {
    ...designKit(design),
    garments: types.map(usual),
    zones,
    elements: types.flatMap((type) => elementsOf(type, design)),
  };
}
