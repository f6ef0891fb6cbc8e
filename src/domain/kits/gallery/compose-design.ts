import type { KitDocument, KitElement, KitInk, KitLettering, KitPattern } from '../document/kit-document';
import type { KitFontId } from '../document/kit-fonts';
import { KIT_GARMENTS, type KitCollar, type KitCut, type KitGarmentType, type KitZone } from '../document/kit-garments';
import { suitsPattern } from '../document/kit-patterns';
import { colorNamed, type KitColorName } from '../palette/kit-palette';
import { CRESTS, type CrestName } from './crests';

type Colors = readonly KitColorName[];

/** Recipe of a ready design; colours are slots in `home` and `away`. */
export interface DesignRecipe {
  id: string;
  name: string;
  garments: readonly KitGarmentType[];
  cut?: KitCut;
  collar?: KitCollar;
  home: Colors;
  away: Colors;
  zones?: Partial<Record<KitZone, number>>;
  pattern: { type: KitPattern['type']; colors?: readonly number[]; scale?: number; angle?: number };
  letters: {
    font: KitFontId;
    color: number;
    outline?: number;
  };
  crest: { of: CrestName; inks: readonly [edge: number, field: number, charge: number] };
  chest?: { text: string; color?: number; outline?: number };
}

/** Lettering of a garment, in millimetres; heights are those of narrow fonts. */
interface LetterBox {
  of: 'chest' | 'name' | 'number';
  surface: 'front' | 'back';
  x: number;
  y: number;
  height: number;
  maxWidth: number;
}

interface Layout {
  crest?: readonly [x: number, y: number, width: number];
  letters?: readonly LetterBox[];
}

const front = (of: LetterBox['of'], x: number, y: number, height: number, maxWidth: number): LetterBox => ({
  of,
  surface: 'front',
  x,
  y,
  height,
  maxWidth,
});
const back = (of: LetterBox['of'], y: number, height: number, maxWidth: number): LetterBox => ({
  ...front(of, 0, y, height, maxWidth),
  surface: 'back',
});

const BACK = [back('name', 136, 44, 370), back('number', 306, 220, 320)];
const LOWER_TOP: Layout = {
  crest: [100, 232, 70],
  letters: [
    front('number', -100, 236, 56, 110),
    front('chest', 0, 336, 36, 320),
    back('name', 148, 44, 370),
    back('number', 314, 216, 320),
  ],
};

const CHEVRON_TOP: Layout = {
  crest: [0, 178, 68],
  letters: [front('number', 0, 440, 64, 120), back('name', 140, 40, 300), back('number', 502, 184, 320)],
};

const LAYOUTS: Partial<Record<KitGarmentType, Layout>> = {
  'football-shirt': {
    crest: [92, 208, 72],
    letters: [front('number', -92, 212, 60, 120), front('chest', 0, 318, 36, 320), ...BACK],
  },
  'rugby-jersey': LOWER_TOP,
  'cricket-shirt': LOWER_TOP,
  'training-tee': { crest: [92, 204, 70], letters: [front('chest', 0, 318, 40, 320), back('name', 146, 44, 370)] },
  hoodie: { crest: [104, 240, 70], letters: [front('chest', 0, 350, 40, 320), back('name', 290, 44, 370)] },
  'training-bib': { crest: [86, 232, 66], letters: [front('number', 0, 400, 170, 320)] },
  'polo-shirt': LOWER_TOP,
  'warm-up-jacket': { crest: [104, 230, 68], letters: [back('name', 146, 44, 370)] },
  'zip-hoodie': { crest: [104, 240, 70], letters: [back('name', 290, 44, 370)] },
  baselayer: { crest: [70, 200, 54] },
  'netball-dress': {
    crest: [0, 192, 46],
    letters: [front('number', 0, 322, 110, 206), back('number', 250, 130, 206)],
  },
  'football-shorts': { crest: [166, 360, 48], letters: [front('number', -166, 362, 66, 140)] },
  skort: { crest: [116, 292, 46] },
  'cricket-trousers': { crest: [132, 190, 44] },
  holdall: { crest: [0, 186, 84] },
};

/** Factors that make names and texts in wide fonts smaller, so that long ones fit. */
const FONT_SIZES: Record<KitFontId, number> = {
  block: 1,
  condensed: 1.2,
  tall: 1.15,
  narrow: 0.95,
  gothic: 1.3,
  compact: 0.95,
  sprint: 1.1,
  shoulder: 1.1,
  college: 0.8,
  classic: 0.8,
  slab: 0.8,
  wide: 0.7,
  rounded: 0.8,
  speed: 0.8,
  dash: 0.8,
  angular: 0.8,
  signal: 0.65,
  stencil: 0.8,
  script: 1,
  handwritten: 0.9,
};

export function composeDesign(recipe: DesignRecipe): KitDocument {
  const { name, garments, home, away, zones = {}, pattern } = recipe;
  return {
    version: 1,
    name,
    garments: garments.map((type) => garmentOf(type, recipe)),
    colorways: [
      { name: 'Home', colors: home.map(colorNamed) },
      { name: 'Away', colors: away.map(colorNamed) },
    ],
    base: 0,
    zones,
    pattern: {
      type: pattern.type,
      colors: [...(pattern.colors ?? [])],
      scale: pattern.scale ?? 1,
      angle: pattern.angle ?? 0,
    },
    elements: garments.flatMap((type) => elementsOf(type, recipe)),
  };
}

function garmentOf(type: KitGarmentType, { cut, collar, pattern }: DesignRecipe): KitDocument['garments'][number] {
  const { cuts, collars } = KIT_GARMENTS[type];
  const chosen = collar && collars.includes(collar) ? collar : collars[0];
  return {
    ...{ type, cut: cut && cuts.includes(cut) ? cut : cuts[0] },
    ...(chosen && { collar: chosen }),
    ...(pattern.type !== 'plain' && !suitsPattern(type, pattern.type) && { isPlain: true }),
  };
}

const outlineOf = (color: KitInk | undefined, height: number): KitLettering['outline'] =>
  color === undefined ? null : { color, width: Math.max(2, Math.round(height * 0.04)) };

function layoutOf(garment: KitGarmentType, { pattern }: DesignRecipe): Layout {
  const usual = LAYOUTS[garment] ?? {};
  return usual === LOWER_TOP && pattern.type === 'chevron' ? CHEVRON_TOP : usual;
}

function elementsOf(garment: KitGarmentType, recipe: DesignRecipe): KitElement[] {
  const { letters, crest, chest } = recipe;
  const { crest: crestPlace, letters: boxes = [] } = layoutOf(garment, recipe);
  const elements: KitElement[] = [];
  if (crestPlace) {
    const [x, y, width] = crestPlace;
    const logo = CRESTS[crest.of](...crest.inks);
    elements.push({ kind: 'logo', id: `${garment}-crest`, garment, surface: 'front', x, y, rotation: 0, width, logo });
  }
  for (const { of, height: usual, ...box } of boxes) {
    const { font } = letters;
    const height = of === 'number' ? usual : Math.round(usual * FONT_SIZES[font]);
    const { color, outline } = of === 'chest' ? { ...letters, ...chest } : letters;
    const style: KitLettering = {
      font,
      color,
      outline: outlineOf(outline, height),
      shadow: null,
      arc: 0,
      spacing: 0.04,
    };
    const place = { id: `${garment}-${box.surface}-${of}`, garment, ...box, rotation: 0, height, lettering: style };
    if (of !== 'chest') elements.push({ kind: of, ...place });
    else if (chest) elements.push({ kind: 'text', ...place, text: chest.text });
  }
  return elements;
}
