import { seeded } from './svg';
import { withReadableLettering } from './checks/match-lettering';
import { contrast } from './color';
import type { KitDocument, KitPattern } from './document/kit-document';
import type { KitZone } from './document/kit-garments';
import { KIT_PATTERNS, type KitPatternType } from './document/kit-patterns';
import { sportOf, type KitSport } from './document/kit-sports';

const INSPIRATIONS = 12;

/** Bold patterns take the colours with most contrast to the base, quiet ones the single colour with least. */
interface Manner {
  tone: 'bold' | 'quiet';
  scales: readonly number[];
  angles?: readonly number[];
}

const bold = (scales: readonly number[] = [1], angles?: readonly number[]): Manner => ({
  tone: 'bold',
  scales,
  ...(angles && { angles }),
});
const quiet = (scales: readonly number[] = [1], angles?: readonly number[]): Manner => ({
  ...bold(scales, angles),
  tone: 'quiet',
});

const MANNERS: Record<KitPatternType, Manner> = {
  plain: bold(),
  stripes: bold([0.7, 1, 1.4]),
  pinstripe: bold([1, 1.4]),
  'centre-stripe': bold([0.8, 1, 1.3]),
  hoops: bold([0.8, 1, 1.4]),
  'fine-hoops': bold([1, 1.4]),
  'chest-band': bold([0.8, 1.2]),
  sash: bold([0.8, 1]),
  halves: bold(),
  quarters: bold(),
  chevron: bold([0.8, 1, 1.3]),
  yoke: bold(),
  'side-panels': bold([1, 1.2]),
  gradient: quiet(),
  fade: bold(),
  halftone: quiet([1, 1.3]),
  checks: quiet([1, 1.5], [0, 45]),
  diamonds: quiet([1, 1.4]),
  honeycomb: quiet([1, 1.5]),
  geometric: quiet([1, 1.4]),
  camo: quiet([1, 1.4]),
  brush: bold(),
  waves: quiet([1, 1.3]),
  lightning: bold([1]),
  sunburst: quiet(),
  marble: quiet([1, 1.3]),
};

const AT_HOME: Record<KitSport, readonly KitPatternType[]> = {
  football: ['stripes', 'sash', 'halves', 'pinstripe', 'chest-band', 'centre-stripe'],
  rugby: ['hoops', 'fine-hoops', 'chevron', 'yoke', 'quarters', 'chest-band'],
  netball: ['side-panels', 'sunburst', 'gradient', 'halftone', 'marble', 'chevron'],
  cricket: ['side-panels', 'geometric', 'fade', 'yoke', 'plain', 'checks'],
  training: ['yoke', 'honeycomb', 'side-panels', 'geometric', 'gradient', 'plain'],
};
const HOME_SHARE = 5;

/** Zones in the colours of the pattern (`second`) and of the details (`third`). */
type Trim = (second: number, third: number) => Partial<Record<KitZone, number>>;

const TRIMS: readonly Trim[] = [
  (second, third) => ({ collar: second, cuffs: second, trim: third }),
  (second) => ({ collar: second, cuffs: second }),
  (_, third) => ({ collar: third, trim: third }),
  (second, third) => ({ cuffs: third, collar: third, trim: second }),
];
/** For patterns that leave sleeves and sides free. */
const LARGE_TRIMS: readonly Trim[] = [
  (second, third) => ({ sleeves: second, collar: second, trim: third }),
  (second, third) => ({ sides: second, cuffs: second, trim: third }),
  (second, third) => ({ shoulders: second, collar: second, cuffs: third }),
];
const CALM: readonly KitPatternType[] = ['plain', 'pinstripe', 'honeycomb', 'geometric', 'diamonds', 'checks'];

/** Keeps garments, logos and texts; lettering changes ink only if unreadable. A seed always gives the same designs. */
export function inspire(document: KitDocument, seed: number | string): KitDocument[] {
  const random = seeded(`inspire ${seed}`);
  const pick = <T>(from: readonly [T, ...T[]] | readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const count = document.colorways[0]?.colors.length ?? 1;
  const others = (base: number): number[] => {
    const apart = (slot: number): number =>
      Math.min(...document.colorways.map(({ colors }) => contrast(colors[base] ?? '', colors[slot] ?? '')));
    return Array.from({ length: count }, (_, slot) => slot)
      .filter((slot) => slot !== base)
      .sort((a, b) => apart(b) - apart(a));
  };

  return patternsFor(document, random).map((type, index) => {
    const base = index % 3 === 2 && count > 1 ? pick(others(document.base)) : document.base;
    const ranked = others(base);
    const { tone, scales, angles } = MANNERS[type];
    const second = (tone === 'bold' ? ranked[0] : ranked.at(-1)) ?? base;
    const third = ranked.find((slot) => slot !== second) ?? second;
    const trim = pick(CALM.includes(type) && random() < 0.6 ? LARGE_TRIMS : TRIMS);
    const pattern: KitPattern = {
      type,
      colors: [second, tone === 'bold' ? third : second].slice(0, KIT_PATTERNS[type].colors),
      scale: pick(scales),
      angle: angles ? pick(angles) : 0,
    };
    return withReadableLettering({ ...document, base, zones: trim(second, third), pattern });
  });
}

function patternsFor(document: KitDocument, random: () => number): KitPatternType[] {
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const isNew = (type: KitPatternType): boolean => type !== document.pattern.type;
  const own = shuffled(AT_HOME[sportOf(document)].filter(isNew)).slice(0, HOME_SHARE);
  const all = Object.keys(KIT_PATTERNS) as KitPatternType[];
  const rest = shuffled(all.filter((type) => isNew(type) && !own.includes(type)));
  return shuffled([...own, ...rest.slice(0, INSPIRATIONS - own.length)]);
}
