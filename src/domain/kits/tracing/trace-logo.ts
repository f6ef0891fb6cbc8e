/** Removes a flat background and reduces the colours to inks of the kit and the palette. */
import type { KitColorway, KitInk, KitLogo } from '../document/kit-document';
import { MAX_LOGO_LENGTH } from '../document/kit-limits';
import { nearestSwatch } from '../palette/kit-palette';
import { flatBackground, withoutBackground, withSoftEdge } from './background';
import { signedArea } from '../geometry/path';
import { contoursOf, smoothed } from './contours';
import { fitOutline } from './fit-outline';
import { distance, fromHex, opaqueBox, toHex, type Picture, type Rgb } from './picture';
import { reduceColors, type Reduced } from './reduce-colors';

export const MOST_LOGO_COLORS = 8;

export interface TraceOptions {
  name: string;
  colors: number;
  removeBackground: boolean;
  /** Close colours become these; others the nearest of the palette. */
  colorway: KitColorway;
  /** Pixel width of the source file; undefined for a drawing, sharp at any size. */
  pixels?: number;
}

export type Traced = { ok: true; logo: KitLogo; hadBackground: boolean } | { ok: false; message: string };

/** Colour distance within which a kit colour is used. */
const CLOSE = 40;
/** In pixels; the next is tried if an outline has too many details. */
const TOLERANCES = [1, 1.6, 2.4, 3.4];
/** Smaller specks are left out; square pixels. */
const SPECK = 9;

/** A generator, so that the caller can yield to other work between steps. */
export function* traceLogo(given: Picture, options: TraceOptions): Generator<undefined, Traced> {
  const background = flatBackground(given);
  yield;
  const picture = smoothPicture(given, options.removeBackground);
  if (!picture) return { ok: false, message: 'Nothing is left of this picture once its background is gone.' };
  yield;
  const reduced = reduceColors(picture, options.colors, blurOf(given, options));
  if (!reduced) return { ok: false, message: 'This picture is empty.' };
  yield;
  for (const tolerance of TOLERANCES) {
    const shapes = [];
    for (const [index, color] of reduced.colors.entries()) {
      const d = outline(reduced, index, tolerance);
      if (d) shapes.push({ d, color: inkOf(color, options.colorway) });
      yield;
    }
    if (shapes.length === 0) return { ok: false, message: 'This picture has nothing large enough to print.' };
    if (shapes.reduce((sum, { d }) => sum + d.length, 0) > MAX_LOGO_LENGTH) continue;
    const { width, height } = picture;
    const pixels = options.pixels && Math.max(1, Math.round((options.pixels * width) / given.width));
    const logo = { name: options.name, width, height, shapes, ...(pixels && { pixels }) };
    return { ok: true, logo, hadBackground: background !== undefined };
  }
  return {
    ok: false,
    message: 'This picture has too many details to be printed as a logo. Choose fewer colours, or a simpler picture.',
  };
}

/** Width over which a one-pixel edge is mixed after enlargement. */
const SMOOTHED = 2;
/** Maximum blur that is undone, pixels; anything enlarged further looks blurred in flat colours too. */
const MOST_BLURRED = 12;

/** Pixels over which edges are mixed: those of a small file were enlarged with it. */
const blurOf = ({ width }: Picture, { pixels = width }: Pick<TraceOptions, 'pixels'>): number =>
  width <= pixels ? 1 : Math.min(MOST_BLURRED, Math.ceil((SMOOTHED * width) / pixels));

export const clearedPicture = (given: Picture, removeBackground = true): Picture | undefined =>
  cleared(given, removeBackground, withoutBackground);

/** As `clearedPicture`, with a smooth edge for display and print. */
export const smoothPicture = (given: Picture, removeBackground: boolean): Picture | undefined =>
  cleared(given, removeBackground, (picture, background) =>
    withSoftEdge(withoutBackground(picture, background), background),
  );

function cleared(
  given: Picture,
  removeBackground: boolean,
  clear: (picture: Picture, background: Rgb) => Picture,
): Picture | undefined {
  const background = removeBackground ? flatBackground(given) : undefined;
  return cropped(background ? clear(given, background) : given);
}

function cropped(picture: Picture): Picture | undefined {
  const box = opaqueBox(picture);
  if (!box) return undefined;
  const { left, top, ...size } = box;
  const part = new Uint8ClampedArray(4 * size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    const from = 4 * ((top + y) * picture.width + left);
    part.set(picture.data.subarray(from, from + 4 * size.width), 4 * y * size.width);
  }
  return { ...size, data: part };
}

/** Outlines a colour together with all later ones, which are drawn over it, so that no gap shows. */
function outline({ width, height, labels }: Reduced, index: number, tolerance: number): string {
  return contoursOf(width, height, (x, y) => (labels[y * width + x] ?? -1) >= index)
    .filter((contour) => Math.abs(signedArea(contour)) >= SPECK)
    .map((contour) => fitOutline(smoothed(contour), tolerance))
    .join('');
}

function inkOf(color: Rgb, { colors }: KitColorway): KitInk {
  const gaps = colors.map((hex) => distance(fromHex(hex), color));
  const slot = gaps.indexOf(Math.min(...gaps));
  return (gaps[slot] ?? Infinity) <= CLOSE ? slot : nearestSwatch(toHex(color)).swatch.hex;
}
