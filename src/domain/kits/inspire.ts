import { seeded } from './svg';
import { checkContrast } from './checks/check-contrast';
import { withReadableLettering } from './checks/match-lettering';
import { contrast } from './color';
import type { KitDocument, KitGarment } from './document/kit-document';
import type { KitZone } from './document/kit-garments';
import { KIT_PATTERN_TYPES, KIT_PATTERNS, suitsPattern, type KitPatternType } from './document/kit-patterns';
import { sportOf, type KitSport } from './document/kit-sports';

const INSPIRATIONS = 12;

/** Bold patterns take a colour that contrasts with the base, quiet ones only a shade close to it. */
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
  brush: quiet(),
  waves: quiet([1, 1.3]),
  lightning: quiet([1, 1.3]),
  sunburst: quiet(),
  marble: quiet([1, 1.3]),
};

const AT_HOME: Record<KitSport, readonly KitPatternType[]> = {
  football: ['stripes', 'sash', 'halves', 'pinstripe', 'chest-band', 'centre-stripe', 'plain', 'hoops'],
  rugby: ['hoops', 'fine-hoops', 'chevron', 'yoke', 'quarters', 'chest-band', 'plain', 'halves'],
  netball: ['side-panels', 'sunburst', 'gradient', 'halftone', 'marble', 'chevron', 'plain', 'fade'],
  cricket: ['side-panels', 'geometric', 'fade', 'yoke', 'plain', 'pinstripe', 'gradient', 'waves'],
  training: ['yoke', 'honeycomb', 'side-panels', 'geometric', 'gradient', 'plain', 'fade', 'fine-hoops'],
};

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

/** WCAG ratios to the base: quiet patterns stay below the first, bold ones show from the second. */
const MOST_QUIET = 3.4;
const LEAST_BOLD = 1.5;
/** Colours tried for a pattern. */
const TRIES = 2;

/** A seed always gives the same designs. Keeps logos, texts and garments; lettering changes ink only if unreadable. */
export function inspire(document: KitDocument, seed: number | string): KitDocument[] {
  const random = seeded(`inspire ${seed}`);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const slots = Array.from({ length: document.colorways[0]?.colors.length ?? 1 }, (_, slot) => slot);
  const looks = new Set([lookOf(document)]);
  const least = checkContrast(document).length;
  const made: KitDocument[] = [];

  function vary(type: KitPatternType, base: number, isStrict: boolean): KitDocument | undefined {
    const { tone, scales, angles } = MANNERS[type];
    const low = (slot: number) => Math.min(...ratiosBetween(document, base, slot));
    const high = (slot: number) => Math.max(...ratiosBetween(document, base, slot));
    const ranked = slots.filter((slot) => slot !== base).sort((a, b) => low(b) - low(a));
    const seconds =
      ranked.length === 0
        ? [base]
        : tone === 'bold'
          ? ranked.filter((slot, rank) => rank === 0 || low(slot) >= LEAST_BOLD)
          : ranked.filter((slot) => high(slot) <= MOST_QUIET).reverse();
    const trim = pick(CALM.includes(type) && random() < 0.6 ? LARGE_TRIMS : TRIMS);
    const [scale, angle] = [pick(scales), angles ? pick(angles) : 0];
    const [best] = seconds
      .slice(0, TRIES)
      .map((second) => {
        const third = ranked.find((slot) => slot !== second) ?? second;
        const colors = [second, tone === 'bold' ? third : second].slice(0, KIT_PATTERNS[type].colors);
        const pattern = { type, colors, scale, angle };
        const garments = document.garments.map((garment) => wearing(document, garment, type));
        const variation = { ...document, garments, base, zones: trim(second, third), pattern };
        return withReadableLettering(variation);
      })
      .map((variation) => ({ variation, added: outlinesAdded(document, variation) }))
      .filter(({ variation, added }) => (added < Infinity || !isStrict) && checkContrast(variation).length <= least)
      .sort((a, b) => a.added - b.added);
    return best?.variation;
  }

  const types = patternsFor(document, random);
  for (let round = 0; made.length < INSPIRATIONS && round < ROUNDS; round += 1) {
    for (const type of types) {
      if (made.length === INSPIRATIONS) break;
      if (round < REPEATING_ROUND && made.some(({ pattern }) => pattern.type === type)) continue;
      const isTurned = made.length % 3 === 2 && slots.length > 1;
      const base = isTurned ? pick(slots.filter((slot) => slot !== document.base)) : document.base;
      const variation = vary(type, base, round < LENIENT_ROUND);
      if (!variation || looks.has(lookOf(variation))) continue;
      looks.add(lookOf(variation));
      made.push(variation);
    }
  }
  return made;
}

/** Rounds through all patterns, of which a kit with few colours suits few. */
const ROUNDS = 8;
const LENIENT_ROUND = 2;
const REPEATING_ROUND = 3;

const lookOf = ({ base, zones, pattern }: KitDocument): string => JSON.stringify([base, zones, pattern]);

const ratiosBetween = ({ colorways }: KitDocument, one: number, other: number): number[] =>
  colorways.map(({ colors }) => contrast(colors[one] ?? '', colors[other] ?? ''));

/** Goes without a pattern that does not suit a garment beside others, unless such a one was chosen for it. */
function wearing({ garments, pattern }: KitDocument, garment: KitGarment, type: KitPatternType): KitGarment {
  const isChosen = pattern.type !== 'plain' && !suitsPattern(garment.type, pattern.type);
  if (garments.length === 1 || garment.isPlain || isChosen || type === 'plain') return garment;
  return suitsPattern(garment.type, type) ? garment : { ...garment, isPlain: true };
}

/** Outlines that lettering newly needs; infinite for letters in the base colour or in none of the kit’s. */
const outlinesAdded = (document: KitDocument, variation: KitDocument): number =>
  variation.elements.reduce((sum, element, index) => {
    const before = document.elements[index];
    if (element.kind === 'logo' || !before || before.kind === 'logo') return sum;
    const { color, outline } = element.lettering;
    if (color === variation.base) return Infinity;
    if (typeof color === 'string' && color !== before.lettering.color) return Infinity;
    return sum + (outline && !before.lettering.outline ? 1 : 0);
  }, 0);

function patternsFor(document: KitDocument, random: () => number): KitPatternType[] {
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const isNew = (type: KitPatternType): boolean => type !== document.pattern.type;
  const own = shuffled(AT_HOME[sportOf(document)].filter(isNew));
  const rest = shuffled(KIT_PATTERN_TYPES.filter((type) => isNew(type) && !own.includes(type)));
  return [...shuffled([...own, ...rest.slice(0, INSPIRATIONS - own.length)]), ...rest.slice(INSPIRATIONS - own.length)];
}
