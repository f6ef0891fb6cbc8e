import type { KitGarmentType } from './kit-garments';

interface PatternKind {
  label: string;
  colors: 0 | 1 | 2;
}

export const KIT_PATTERNS = {
  plain: { label: 'Plain', colors: 0 },
  stripes: { label: 'Stripes', colors: 2 },
  pinstripe: { label: 'Pinstripe', colors: 2 },
  'centre-stripe': { label: 'Centre stripe', colors: 2 },
  hoops: { label: 'Hoops', colors: 2 },
  'fine-hoops': { label: 'Fine hoops', colors: 2 },
  'chest-band': { label: 'Chest band', colors: 2 },
  sash: { label: 'Sash', colors: 2 },
  halves: { label: 'Halves', colors: 1 },
  quarters: { label: 'Quarters', colors: 1 },
  chevron: { label: 'Chevron', colors: 2 },
  yoke: { label: 'Yoke', colors: 2 },
  'side-panels': { label: 'Side panels', colors: 2 },
  gradient: { label: 'Gradient', colors: 1 },
  fade: { label: 'Fade', colors: 1 },
  halftone: { label: 'Halftone', colors: 1 },
  checks: { label: 'Checks', colors: 2 },
  diamonds: { label: 'Diamonds', colors: 2 },
  honeycomb: { label: 'Honeycomb', colors: 2 },
  geometric: { label: 'Geometric', colors: 2 },
  camo: { label: 'Camouflage', colors: 2 },
  brush: { label: 'Brush strokes', colors: 2 },
  waves: { label: 'Waves', colors: 2 },
  lightning: { label: 'Lightning', colors: 2 },
  sunburst: { label: 'Sunburst', colors: 1 },
  marble: { label: 'Marble', colors: 2 },
} as const satisfies Record<string, PatternKind>;

export type KitPatternType = keyof typeof KIT_PATTERNS;
export const KIT_PATTERN_TYPES = Object.keys(KIT_PATTERNS) as [KitPatternType, ...KitPatternType[]];

const ON_SOCKS: readonly KitPatternType[] = ['hoops', 'fine-hoops'];

const UNPATTERNED: readonly KitGarmentType[] = ['football-shorts', 'skort', 'cricket-trousers'];

/** True if a garment beside others usually has the pattern of their kit: shorts, skorts and trousers go without any. */
export function suitsPattern(garment: KitGarmentType, pattern: KitPatternType): boolean {
  if (garment === 'crew-socks') return ON_SOCKS.includes(pattern);
  return !UNPATTERNED.includes(garment);
}
