import { inkColor, type KitColorway, type KitDocument, type KitInk } from '../document/kit-document';
import type { KitSurface } from '../document/kit-garments';
import { MAX_KIT_COLORS } from '../document/kit-limits';
import type { KitTechnique } from '../document/kit-techniques';
import { shapeOf } from '../garments';
import type { Mark } from '../marks';
import { paintCloth, pictureIn } from '../paint/paint-surface';
import { nearestSwatch, swatchOf } from '../palette/kit-palette';

/** A colour of the print as a plate of its own. */
export interface SpotInk {
  /** As it stands in the print file, in ASCII. */
  name: string;
  hex: string;
  /** What it is shown as where the ink itself is not at hand, in per cent. */
  cmyk: readonly [cyan: number, magenta: number, yellow: number, black: number];
}

/** The plate of the line that cutters follow, with marks and labels. */
export const CUT_CONTOUR: SpotInk = { name: 'CutContour', hex: '#e6007e', cmyk: [0, 100, 0, 0] };

/** The plate of the line that is sewn: a guide within the cut, which cutters do not follow. */
export const SEW_LINE: SpotInk = { name: 'SewLine', hex: '#009fe3', cmyk: [100, 0, 0, 0] };

/** The plate of labels and lines that are to be read, and neither cut nor printed. */
export const LABEL: SpotInk = { name: 'Label', hex: '#41464e', cmyk: [0, 0, 0, 70] };

/** The plate of the white that a transfer’s colours lie on. */
export const WHITE_UNDERBASE: SpotInk = { name: 'WhiteUnderbase', hex: '#ffffff', cmyk: [0, 0, 0, 0] };

/** How far the white stays within the colours on it, so that it is not seen beside them, in millimetres. */
export const UNDERBASE_CHOKE = 0.2;

/** Their places among the inks: after the most that a kit may have, so that no colour of a kit is taken for them. */
export const CUT_INK = MAX_KIT_COLORS;
export const SEW_INK = MAX_KIT_COLORS + 1;
export const LABEL_INK = MAX_KIT_COLORS + 2;
export const WHITE_INK = MAX_KIT_COLORS + 3;

/** The plates that are no colours of a kit, by their places. */
export const TECHNICAL_PLATES: ReadonlyMap<KitInk, SpotInk> = new Map([
  [CUT_INK, CUT_CONTOUR],
  [SEW_INK, SEW_LINE],
  [LABEL_INK, LABEL],
  [WHITE_INK, WHITE_UNDERBASE],
]);

/** A colourway in which the technical plates have their places. */
export const withTechnicalPlates = (colorway: KitColorway): KitColorway => ({
  ...colorway,
  colors: [
    ...Array.from({ length: MAX_KIT_COLORS }, (_, place) => colorway.colors[place] ?? ''),
    ...[...TECHNICAL_PLATES.values()].map(({ hex }) => hex),
  ],
});

/** A colour in process inks, its grey all in black; no profile is applied. */
export function cmykOf(hex: string): SpotInk['cmyk'] {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255] as const;
  const most = Math.max(r, g, b);
  const share = (channel: number) => (most === 0 ? 0 : Math.round((100 * (most - channel)) / most));
  return [share(r), share(g), share(b), Math.round(100 * (1 - most))];
}

/** A colour of the palette under its code and name, any other as the place it has among the kit’s inks. */
function spotInk(hex: string, index: number): SpotInk {
  const swatch = swatchOf(hex);
  if (swatch) return { name: `${swatch.code} ${swatch.name}`, hex, cmyk: swatch.cmyk };
  return { name: `SPOT ${index + 1} ${hex.slice(1).toUpperCase()}`, hex, cmyk: cmykOf(hex) };
}

/** The thread of our table that is nearest to a colour. */
export function threadInk(color: string): SpotInk {
  const { code, name, hex, cmyk } = nearestSwatch(color).swatch;
  return { name: `${code} ${name}`, hex, cmyk };
}

/** The colours that decorations are made in: of thread those of our table that are nearest. */
export function decorationInks(document: KitDocument, colorway: KitColorway, technique: KitTechnique): SpotInk[] {
  const plates = spotInksOf(document, colorway);
  const used = new Set(elementInks(document).map((ink) => inkColor(ink, colorway)));
  if (technique !== 'embroidery') return plates.filter(({ hex }) => used.has(hex));
  return [...new Map([...used].map(threadInk).map((thread) => [thread.hex, thread])).values()];
}

/** Every colour that a kit is printed with in a colourway: its own in their order, then what else its cloth and elements have. */
export function spotInksOf(document: KitDocument, colorway: KitColorway): SpotInk[] {
  const inks = [...clothInks(document), ...elementInks(document)].map((ink) => inkColor(ink, colorway));
  return spotInksIn(colorway, inks);
}

/** The colours of a colourway, then what else marks are made in. */
export const spotInksOfMarks = (colorway: KitColorway, marks: readonly Mark[]): SpotInk[] =>
  spotInksIn(
    colorway,
    inksOf(marks).map((ink) => inkColor(ink, colorway)),
  );

const spotInksIn = ({ colors }: KitColorway, others: readonly string[]): SpotInk[] =>
  [...new Set([...colors, ...others])].map(spotInk);

/** What patterns and zones are drawn in: a pattern that the kit has too few colours for has black or white. */
function clothInks(document: KitDocument): KitInk[] {
  return document.garments.flatMap((garment) =>
    Object.entries(shapeOf(garment).surfaces).flatMap(([surface, flat]) =>
      inksOf(paintCloth(document, garment.type, surface as KitSurface, flat)),
    ),
  );
}

const inksOf = (marks: readonly Mark[]): KitInk[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'picture') return [];
    if (mark.kind === 'group') return inksOf(mark.marks);
    return typeof mark.ink === 'object' ? [mark.ink.from, mark.ink.to] : [mark.ink];
  });

/** What a picture is printed in are no spot colours. */
const elementInks = (document: KitDocument): KitInk[] =>
  document.elements.flatMap((element) => {
    if (pictureIn(document, element)) return [];
    if (element.kind === 'logo') return element.logo.shapes.map(({ color }) => color);
    const { color, outline, shadow } = element.lettering;
    return [color, ...(outline ? [outline.color] : []), ...(shadow ? [shadow.color] : [])];
  });
