import { contrast } from '../color';
import { inkColor, type KitColorway, type KitLettering } from '../document/kit-document';
import type { Ground } from './ground';

/** WCAG ratios: from the first a number is legible from the stand, below the second it is lost. */
export const CLEAR_RATIO = 3;
const LEAST_RATIO = 2;

/** Least outline width visible from afar, in millimetres and as a share of capital height. */
export const LEAST_OUTLINE = 2;
const LEAST_OUTLINE_SHARE = 0.012;
/** Ground that covers less of the box is a detail that does not disturb reading. */
const LEAST_SHARE = 0.03;
/** Ground that covers less makes letters harder to read without losing them. */
const MAIN_SHARE = 0.2;

interface Readability {
  /** Contrast against the worst ground: of the letters, or of their outline if that is what shows. */
  ratio: number;
  ground: string;
  ink: string;
  share: number;
}

/** Least over all colours of the ground. A letter shows by its colour, or by an outline that contrasts with it. */
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

export function severityOf({ ratio, share }: Readability): 'blocks' | 'warns' | null {
  if (ratio >= CLEAR_RATIO) return null;
  return ratio < LEAST_RATIO && share >= MAIN_SHARE ? 'blocks' : 'warns';
}

const severityRank = (readability: Readability): number =>
  ({ blocks: 0, warns: 1, clear: 2 })[severityOf(readability) ?? 'clear'];
