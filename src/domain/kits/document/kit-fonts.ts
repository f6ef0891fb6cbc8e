import type { KitSport } from './kit-sports';

type Script = 'Greek' | 'Cyrillic';
interface KitFont {
  label: string;
  /** Those beside Latin. */
  scripts: readonly Script[];
}

export const KIT_FONTS = {
  block: { label: 'Block', scripts: ['Greek', 'Cyrillic'] },
  condensed: { label: 'Condensed', scripts: [] },
  tall: { label: 'Tall', scripts: [] },
  narrow: { label: 'Narrow', scripts: ['Cyrillic'] },
  gothic: { label: 'Gothic', scripts: [] },
  compact: { label: 'Compact', scripts: ['Greek', 'Cyrillic'] },
  sprint: { label: 'Sprint', scripts: [] },
  shoulder: { label: 'Shoulder', scripts: [] },
  college: { label: 'College', scripts: [] },
  classic: { label: 'Classic', scripts: ['Greek', 'Cyrillic'] },
  slab: { label: 'Slab', scripts: [] },
  wide: { label: 'Wide', scripts: ['Cyrillic'] },
  rounded: { label: 'Rounded', scripts: ['Cyrillic'] },
  speed: { label: 'Speed', scripts: ['Cyrillic'] },
  dash: { label: 'Dash', scripts: [] },
  angular: { label: 'Angular', scripts: [] },
  signal: { label: 'Signal', scripts: [] },
  stencil: { label: 'Stencil', scripts: [] },
  script: { label: 'Script', scripts: ['Cyrillic'] },
  handwritten: { label: 'Handwritten', scripts: ['Cyrillic'] },
} as const satisfies Record<string, KitFont>;

export type KitFontId = keyof typeof KIT_FONTS;
export const KIT_FONT_IDS = Object.keys(KIT_FONTS) as [KitFontId, ...KitFontId[]];

/** Usual for the names and numbers of each sport. */
export const SPORT_FONTS: Record<KitSport, KitFontId> = {
  football: 'condensed',
  rugby: 'block',
  netball: 'tall',
  cricket: 'narrow',
  training: 'block',
};

const SCRIPTS: readonly (readonly [Script, RegExp])[] = [
  ['Greek', /\p{Script=Greek}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
];

/** Advice about letters that a font lacks. */
export function adviseOnLetters(missing: readonly string[]): string {
  const [script] = SCRIPTS.find(([, letters]) => missing.some((letter) => letters.test(letter))) ?? [];
  if (!script) return 'Choose another font or spelling.';
  const fonts: readonly KitFont[] = Object.values(KIT_FONTS);
  const labels = fonts.filter(({ scripts }) => scripts.includes(script)).map(({ label }) => label);
  return `Choose a font with ${script} letters (${labels.join(', ')}) or another spelling.`;
}
