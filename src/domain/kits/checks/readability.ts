import { contrast } from '../color';
import { inkColor, type KitColorway, type KitLettering } from '../document/kit-document';
import type { Ground } from './ground';

/** WCAG ratios: from the first a number is read from the stands, below the second it is lost. */
export const CLEAR_RATIO = 3;
export const LEAST_RATIO = 2;

/** The least width of an outline that is seen from afar, in millimetres, and as a share of a capital’s height. */
export const LEAST_OUTLINE = 2;
const LEAST_OUTLINE_SHARE = 0.012;
/** What covers less of the box than this is a detail that letters are read across. */
const LEAST_SHARE = 0.03;
/** What covers less than this makes letters harder to read without losing them. */
const MAIN_SHARE = 0.2;

export interface Readability {
  /** The ratio that counts against the worst ground: of the letters, or of their outline where that is what shows. */
  ratio: number;
  /** The worst ground and the ink against it. */
  ground: string;
  ink: string;
  /** How much of the box that ground covers, 0 to 1. */
  share: number;
}

/**
 * How well letters of a height (mm) are read on a ground: the least of all its colours. A letter shows by its own colour, or by
 * an outline that stands out from the letter, whatever is around it.
 */
export function readabilityOf(
  { color, outline }: Pick<KitLettering, 'color' | 'outline'>,
  height: number,
  grounds: readonly Ground[],
  colorway: KitColorway,
): Readability | null {
  const ink = inkColor(color, colorway);
  const held =
    outline && outline.width >= Math.max(LEAST_OUTLINE, height * LEAST_OUTLINE_SHARE)
      ? contrast(ink, inkColor(outline.color, colorway))
      : 1;
  const [worst] = grounds
    .filter(({ share }) => share >= LEAST_SHARE)
    .map(({ hex, share }) => ({ ratio: Math.max(contrast(ink, hex), held), ground: hex, ink, share }))
    .sort((a, b) => severityRank(a) - severityRank(b) || a.ratio - b.ratio);
  return worst ?? null;
}

/** How bad it is: what blocks, what warns, and null where all can be read. */
export function severityOf({ ratio, share }: Readability): 'blocks' | 'warns' | null {
  if (ratio >= CLEAR_RATIO) return null;
  return ratio < LEAST_RATIO && share >= MAIN_SHARE ? 'blocks' : 'warns';
}

const severityRank = (readability: Readability): number =>
  ({ blocks: 0, warns: 1, clear: 2 })[severityOf(readability) ?? 'clear'];
