/** A picture as outlines to print: its flat background removed, its colours reduced to inks of the kit and of the palette. */
import type { KitColorway, KitInk, KitLogo } from '../document/kit-document';
import { MAX_LOGO_LENGTH } from '../document/kit-limits';
import { nearestSwatch } from '../palette/kit-palette';
import { flatBackground, withoutBackground, withSoftEdge } from './background';
import { areaOf, contoursOf, pathOf, simplified, smoothed } from './contours';
import { distance, fromHex, opaqueBox, toHex, type Picture, type Rgb } from './picture';
import { reduceColors, type Reduced } from './reduce-colors';

export const LEAST_LOGO_COLORS = 1;
export const MOST_LOGO_COLORS = 8;

export interface TraceOptions {
  name: string;
  /** The most colours it is reduced to. */
  colors: number;
  /** Whether a flat background goes. */
  removeBackground: boolean;
  /** The colours that its own are taken for where they are close; others become the nearest of the palette. */
  colorway: KitColorway;
  /** Width in pixels of the file that the picture was drawn from; none for a drawing, which is sharp at any size. */
  pixels?: number;
}

export type Traced = { ok: true; logo: KitLogo; hadBackground: boolean } | { ok: false; message: string };

/** How far a colour may be from one of the kit’s to be taken for it. */
const CLOSE = 40;
/** In pixels: each next one is tried where an outline has too many details. */
const TOLERANCES = [0.7, 1.1, 1.8, 2.6];
/** Specks of fewer square pixels are left out. */
const SPECK = 9;

/** Traces a picture. Between its steps it lets others in: run it to its end, a step at a time. */
export function* traceLogo(given: Picture, options: TraceOptions): Generator<undefined, Traced> {
  const background = flatBackground(given);
  yield;
  const picture = clearedPicture(given, options.removeBackground);
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

/** An edge that was one pixel wide is mixed over so many once the picture is enlarged. */
const SMOOTHED = 2;
/** The most pixels that an edge is looked at over: what was enlarged further is as blurred in flat colours as it looks. */
const MOST_BLURRED = 12;

/** Over how many pixels the edges of a picture are mixed: those of a small file were enlarged with it. */
const blurOf = ({ width }: Picture, { pixels = width }: Pick<TraceOptions, 'pixels'>): number =>
  width <= pixels ? 1 : Math.min(MOST_BLURRED, Math.ceil((SMOOTHED * width) / pixels));

/** The part of a picture that something is in, without its flat background where that goes; nothing where all is clear. */
export const clearedPicture = (given: Picture, removeBackground = true): Picture | undefined =>
  cleared(given, removeBackground, withoutBackground);

/** The same to be shown and printed as it is: its edge is smooth. */
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

/** Of a colour and all that come after it, which are drawn over it: so no gap shows between them. */
function outline({ width, height, labels }: Reduced, index: number, tolerance: number): string {
  return contoursOf(width, height, (x, y) => (labels[y * width + x] ?? -1) >= index)
    .filter((contour) => areaOf(contour) >= SPECK)
    .map((contour) => pathOf(simplified(smoothed(contour), tolerance)))
    .join('');
}

function inkOf(color: Rgb, { colors }: KitColorway): KitInk {
  const gaps = colors.map((hex) => distance(fromHex(hex), color));
  const slot = gaps.indexOf(Math.min(...gaps));
  return (gaps[slot] ?? Infinity) <= CLOSE ? slot : nearestSwatch(toHex(color)).swatch.hex;
}
