import type { SizeCode } from '../../catalogue/sizes';
import type { KitCut, KitGarmentType } from '../document/kit-garments';
import { shapeOf } from '../garments';
import { type Grade, scaleOn } from '../garments/on-cloth';
import type { Measure } from '../garments/types';
import { sizeTableName, type SizeTable } from './size-table';

/** Chest (half its girth) and body length of a shirt in each size, in millimetres. */
const SHIRT_SIZES: Record<SizeCode, readonly [chest: number, length: number]> = {
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

export const REFERENCE_SIZES: Record<KitCut, SizeCode> = { mens: 'M', womens: 'M', boys: 'LB' };

interface Cut {
  type: KitGarmentType;
  cut: KitCut;
}

/** Grade without supplier’s measures: every garment grows with the shirt of its size. */
function usualGrade({ cut }: Cut, size: SizeCode): Grade {
  const [chest, length] = SHIRT_SIZES[size];
  const [referenceChest, referenceLength] = SHIRT_SIZES[REFERENCE_SIZES[cut]];
  return { across: chest / referenceChest, along: length / referenceLength };
}

export function usualMeasure(garment: Cut, size: SizeCode): Measure {
  const { across, along } = usualGrade(garment, size);
  const drawn = shapeOf(garment).measure;
  return { across: drawn.across * across, along: drawn.along * along };
}

/** The supplier’s measures, else the default table. A boys’ size of a men’s cut is that cut, smaller; bags have one. */
export function gradeOf(garment: Cut, size: SizeCode, sizes: SizeTable = {}): Grade {
  if (garment.type === 'holdall') return { across: 1, along: 1 };
  const usual = usualGrade(garment, size);
  const own = sizes[sizeTableName(garment)]?.[size];
  if (!own) return usual;
  const drawn = shapeOf(garment).measure;
  return {
    across: own.across === undefined ? usual.across : own.across / drawn.across,
    along: own.along === undefined ? usual.along : own.along / drawn.along,
  };
}

/** Full size from the reference size up, smaller below it, so that everything that fits the drawing fits the piece. */
export function printScaleOf(garment: Cut, size: SizeCode, sizes: SizeTable = {}): number {
  const grade = gradeOf(garment, size, sizes);
  const reference = gradeOf(garment, REFERENCE_SIZES[garment.cut], sizes);
  return scaleOn({ across: grade.across / reference.across, along: grade.along / reference.along });
}
