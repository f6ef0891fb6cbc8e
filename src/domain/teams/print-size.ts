/** Print width and sharpness of a logo at a place of a line. */
import { logoResolution, softText } from '../kits/checks/logo-resolution';
import type { KitGarmentType, KitSurface } from '../kits/document/kit-garments';
import { usualPlace } from '../kits/editing/usual-places';
import { PRINT_PLACE_LABELS, type PrintPlace } from './line-prints';

/** A place on the garment that it is of where the product is none of the designer’s. */
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

/** In mm, as a logo begins at that place of a kit. */
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

/** The same of a logo whose place is still open: up to which width it is sharp, where that is less than a crest’s on a shirt. */
export function smallLogo(pixels: number | null): string | undefined {
  if (pixels === null) return undefined;
  const width = printWidth('left-chest', null);
  const { severity, crispWidth, neededPixels } = logoResolution(pixels, width);
  return severity && `Sharp in print up to ${crispWidth} mm; a crest of ${width} mm needs ${neededPixels} pixels.`;
}
