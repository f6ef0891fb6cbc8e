import type { KitCollar, KitCut } from '../document/kit-garments';

/** Top laid flat, in mm from its middle and its highest point; widths are half widths. */
export interface TopSize {
  chest: number;
  waist: number;
  hem: number;
  length: number;
  shoulder: number;
  slope: number;
  neck: number;
  armpit: number;
  sleeve: number;
  /** Half the width of the open sleeve, at its widest and at the cuff. */
  bicep: number;
  cuff: number;
}

export interface TopStyle {
  collar: KitCollar;
  isLong: boolean;
  cuffDepth: number;
  rib?: number;
  /** Cuffs knitted apart, although the hem is not. */
  hasKnitCuffs?: boolean;
  raglan?: boolean;
  hasZip?: boolean;
}

export interface TopMake extends TopStyle {
  size: TopSize;
  pockets?: readonly string[];
  welts?: readonly string[];
}

/** Cuts as factors of men’s M: women’s M is waisted, boys' L shorter and narrower. */
const GRADES: Record<KitCut, TopSize> = {
  mens: {
    chest: 1,
    waist: 1,
    hem: 1,
    length: 1,
    shoulder: 1,
    slope: 1,
    neck: 1,
    armpit: 1,
    sleeve: 1,
    bicep: 1,
    cuff: 1,
  },
  womens: {
    chest: 0.91,
    waist: 0.85,
    hem: 0.93,
    length: 0.9,
    shoulder: 0.87,
    slope: 0.9,
    neck: 0.96,
    armpit: 0.9,
    sleeve: 0.84,
    bicep: 0.88,
    cuff: 0.9,
  },
  boys: {
    chest: 0.86,
    waist: 0.87,
    hem: 0.87,
    length: 0.8,
    shoulder: 0.86,
    slope: 0.86,
    neck: 0.92,
    armpit: 0.85,
    sleeve: 0.8,
    bicep: 0.87,
    cuff: 0.88,
  },
};

export function graded(men: TopSize, cut: KitCut): TopSize {
  const grade = GRADES[cut];
  const size = { ...men };
  for (const key of Object.keys(size) as (keyof TopSize)[]) size[key] *= grade[key];
  return size;
}
