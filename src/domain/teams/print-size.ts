import { logoResolution, softText } from '../kits/checks/logo-resolution';
import type { KitGarmentType, KitSurface } from '../kits/document/kit-garments';
import { usualPlace } from '../kits/editing/usual-places';
import { PRINT_PLACE_LABELS, type PrintPlace } from './line-prints';

/** Example place in the kit designer for products outside it. */
const SPOTS: Record<PrintPlace, readonly [KitGarmentType, KitSurface]> = {
  'left-chest': ['football-shirt', 'front'],
  'right-chest': ['football-shirt', 'front'],
  'centre-chest': ['football-shirt', 'front'],
  back: ['football-shirt', 'back'],
  'left-sleeve': ['football-shirt', 'left-sleeve'],
  'right-sleeve': ['football-shirt', 'right-sleeve'],
  'left-leg': ['football-shorts', 'front'],
  'right-leg': ['football-shorts', 'front'],
  'bag-front': ['holdall', 'front'],
  'bag-back': ['holdall', 'back'],
};

/** In mm, the initial width at that place of a kit. */
export function printWidth(place: PrintPlace, garment: KitGarmentType | null): number {
  const [type, surface] = SPOTS[place];
  return usualPlace('logo', { garment: garment ?? type, surface }).size;
}

/** Sharpness problem of a logo at that place; undefined if sharp, or a drawing (null). */
export function softPrint(
  pixels: number | null,
  place: PrintPlace,
  garment: KitGarmentType | null,
): string | undefined {
  if (pixels === null) return undefined;
  const width = printWidth(place, garment);
  const resolution = logoResolution(pixels, width);
  if (!resolution.severity) return undefined;
  const where = `${width} mm wide (${PRINT_PLACE_LABELS[place].toLowerCase()})`;
  return `Printed ${where}, it has ${softText(resolution)}. Use a picture ${resolution.neededPixels} pixels wide, or a drawing.`;
}

/** As `softPrint` for a logo without a place: its largest sharp width, if below that of a crest on a shirt. */
export function smallLogo(pixels: number | null): string | undefined {
  if (pixels === null) return undefined;
  const width = printWidth('left-chest', null);
  const { severity, crispWidth, neededPixels } = logoResolution(pixels, width);
  return severity && `Sharp in print up to ${crispWidth} mm; a crest of ${width} mm needs ${neededPixels} pixels.`;
}
