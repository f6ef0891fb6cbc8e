import { across, half, symmetric, type Segment } from './svg';

export type Neck = 'crew' | 'vee' | 'polo' | 'mock' | 'hood';
export type Sleeve = 'short' | 'long';

/** How wide the body is under the arms and at the hem, and where it ends. */
export interface TopShape {
  neck: Neck;
  sleeve: Sleeve;
  chest: number;
  waist: number;
  hem: number;
  length: number;
  /** How loose the sleeve is. */
  cuff: number;
}

export const NECK_X = 112;
export const NECK_Y = 262;
const SHOULDER = [322, 332] as const;
const ARMPIT_Y = 628;

/** How low the neckline drops. */
const DROPS: Record<Neck, number> = { crew: 352, vee: 420, polo: 392, mock: 318, hood: 400 };
const BACK_DROP = 288;

/** The neckline from the centre out to the shoulder seam. */
export function neckline(neck: Neck, back: boolean): { start: readonly [number, number]; curve: Segment } {
  const drop = back ? BACK_DROP : DROPS[neck];
  const sharp = !back && (neck === 'vee' || neck === 'polo' || neck === 'hood');
  return {
    start: [0, drop],
    curve: sharp
      ? [40, drop - 50, 92, drop - 110, NECK_X, NECK_Y]
      : [66, drop, 100, drop - (drop - NECK_Y) * 0.5, NECK_X, NECK_Y],
  };
}

export function bodyPath(shape: TopShape, back: boolean): string {
  const { chest, waist, hem, length } = shape;
  const { start, curve } = neckline(shape.neck, back);
  return symmetric(start, [
    curve,
    [180, 284, 262, 302, ...SHOULDER],
    [286, 420, 286, 540, chest, ARMPIT_Y],
    [chest - 6, ARMPIT_Y + 90, waist, ARMPIT_Y + 150, waist, ARMPIT_Y + 230],
    [waist, length - 240, hem, length - 150, hem, length - 22],
    [hem * 0.7, length + 2, hem * 0.35, length + 14, 0, length + 14],
  ]);
}

/** The opening seen through the collar: the inside of the back. */
export function insidePath(shape: TopShape): string {
  const { start, curve } = neckline(shape.neck, false);
  return symmetric([start[0], start[1] + 4], [curve, [80, 236, 40, 228, 0, 228]]);
}

export function necklinePath(shape: TopShape, back: boolean): string {
  const { start, curve } = neckline(shape.neck, back);
  return across(start, [curve]);
}

export const backCollarPath = (): string => across([0, 230], [[44, 230, 88, 238, NECK_X + 4, NECK_Y]]);

/** The sleeve on the right of the picture, and the line of its cuff. */
export function sleevePaths({ sleeve, chest, cuff }: TopShape): { outline: string; cuffLine: string } {
  const armhole: Segment = [286, 540, 286, 420, ...SHOULDER];
  if (sleeve === 'short') {
    const [outer, inner] = [[512, 702] as const, [512 - cuff, 764] as const];
    return {
      outline: half(SHOULDER, [
        [404, 362, 446, 440, 464, 520],
        [480, 588, 494, 640, ...outer],
        [468, 738, inner[0] + 60, 756, ...inner],
        [inner[0] - 14, 716, chest + 4, 668, chest, ARMPIT_Y],
        armhole,
      ]),
      cuffLine: half(outer, [[468, 738, inner[0] + 60, 756, ...inner]], false),
    };
  }
  const [outer, inner] = [[520, 1196] as const, [520 - cuff, 1216] as const];
  return {
    outline: half(SHOULDER, [
      [398, 360, 442, 440, 456, 560],
      [478, 760, 506, 960, ...outer],
      [490, 1212, inner[0] + 40, 1220, ...inner],
      [inner[0] - 24, 1010, chest + 34, 800, chest, ARMPIT_Y],
      armhole,
    ]),
    cuffLine: half(outer, [[490, 1212, inner[0] + 40, 1220, ...inner]], false),
  };
}
