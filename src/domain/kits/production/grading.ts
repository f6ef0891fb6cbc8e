import type { SizeCode } from '../../catalogue/sizes';
import type { KitCut, KitGarmentType } from '../document/kit-garments';

/** Chest (half its girth) and body length of a shirt in each size, in millimetres. */
const SIZE_TABLE: Record<SizeCode, readonly [chest: number, length: number]> = {
  XSB: [360, 455],
  SB: [392, 495],
  MB: [424, 535],
  LB: [456, 576],
  XLB: [486, 632],
  S: [505, 700],
  M: [530, 720],
  L: [558, 740],
  XL: [588, 760],
  XXL: [620, 780],
  XXXL: [654, 800],
};

/** The size that garments are drawn in, by cut. */
export const REFERENCE_SIZES: Record<KitCut, SizeCode> = { mens: 'M', womens: 'M', boys: 'LB' };

/** How much wider and longer than in its reference size a garment is cut. */
export interface Grade {
  across: number;
  along: number;
}

/**
 * The grade of a size: every garment grows with the shirt of its size; bags have one size. A boys’ size of a men’s cut is that cut,
 * smaller, and the other way round.
 */
export function gradeOf({ type, cut }: { type: KitGarmentType; cut: KitCut }, size: SizeCode): Grade {
  if (type === 'holdall') return { across: 1, along: 1 };
  const [chest, length] = SIZE_TABLE[size];
  const [referenceChest, referenceLength] = SIZE_TABLE[REFERENCE_SIZES[cut]];
  return { across: chest / referenceChest, along: length / referenceLength };
}
