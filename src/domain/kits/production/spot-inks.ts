import { inkColor, type KitColorway, type KitDocument, type KitInk } from '../document/kit-document';
import type { KitSurface } from '../document/kit-garments';
import { MAX_KIT_COLORS } from '../document/kit-limits';
import type { KitTechnique } from '../document/kit-techniques';
import { shapeOf } from '../garments';
import type { Mark } from '../marks';
import { paintCloth, pictureIn } from '../paint/paint-surface';
import { swatchOf } from '../palette/kit-palette';
import { nearestThread, threadLabel, type Thread } from './threads';

export interface SpotInk {
  /** ASCII name in the print file. */
  name: string;
  hex: string;
  /** Substitute on devices without the ink, in per cent. */
  cmyk: readonly [cyan: number, magenta: number, yellow: number, black: number];
}

/** Plate of the cutters' line, with marks and labels. */
export const CUT_CONTOUR: SpotInk = { name: 'CutContour', hex: '#e6007e', cmyk: [0, 100, 0, 0] };

/** Plate of the sewing line: a guide within the cut that cutters do not follow. */
export const SEW_LINE: SpotInk = { name: 'SewLine', hex: '#009fe3', cmyk: [100, 0, 0, 0] };

/** Plate of labels and lines for reading, which no cutter follows. */
export const LABEL: SpotInk = { name: 'Label', hex: '#41464e', cmyk: [0, 0, 0, 70] };

export const WHITE_UNDERBASE: SpotInk = { name: 'WhiteUnderbase', hex: '#ffffff', cmyk: [0, 0, 0, 0] };

/** Inset of the white within the colours on it, so that it does not show beside them, in millimetres. */
export const UNDERBASE_CHOKE = 0.2;

/** Slots after the most colours a kit may have, so that they never clash. */
export const CUT_INK = MAX_KIT_COLORS;
export const SEW_INK = MAX_KIT_COLORS + 1;
export const LABEL_INK = MAX_KIT_COLORS + 2;
export const WHITE_INK = MAX_KIT_COLORS + 3;

export const TECHNICAL_PLATES: ReadonlyMap<KitInk, SpotInk> = new Map([
  [CUT_INK, CUT_CONTOUR],
  [SEW_INK, SEW_LINE],
  [LABEL_INK, LABEL],
  [WHITE_INK, WHITE_UNDERBASE],
]);

export const withTechnicalPlates = (colorway: KitColorway): KitColorway => ({
  ...colorway,
  colors: [
    ...Array.from({ length: MAX_KIT_COLORS }, (_, place) => colorway.colors[place] ?? ''),
    ...[...TECHNICAL_PLATES.values()].map(({ hex }) => hex),
  ],
});

/** Process inks with all grey in black; no profile is applied. */
export function cmykOf(hex: string): SpotInk['cmyk'] {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255] as const;
  const most = Math.max(r, g, b);
  const share = (channel: number) => (most === 0 ? 0 : Math.round((100 * (most - channel)) / most));
  return [share(r), share(g), share(b), Math.round(100 * (1 - most))];
}

function spotInk(hex: string, index: number): SpotInk {
  const swatch = swatchOf(hex);
  if (swatch) return { name: `${swatch.code} ${swatch.name}`, hex, cmyk: swatch.cmyk };
  return { name: `SPOT ${index + 1} ${hex.slice(1).toUpperCase()}`, hex, cmyk: cmykOf(hex) };
}

/** Nearest thread; accents are dropped from its name, which plates have in ASCII. */
export function threadInk(color: string, threads: readonly Thread[]): SpotInk {
  const thread = nearestThread(color, threads);
  const name = threadLabel(thread)
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .trim();
  return { name, hex: thread.hex, cmyk: swatchOf(thread.hex)?.cmyk ?? cmykOf(thread.hex) };
}

export function decorationInks(
  document: KitDocument,
  colorway: KitColorway,
  technique: KitTechnique,
  threads: readonly Thread[],
): SpotInk[] {
  const plates = spotInksOf(document, colorway);
  const used = new Set(elementInks(document).map((ink) => inkColor(ink, colorway)));
  if (technique !== 'embroidery') return plates.filter(({ hex }) => used.has(hex));
  const inks = [...used].map((color) => threadInk(color, threads));
  return [...new Map(inks.map((thread) => [thread.hex, thread])).values()];
}

/** Every colour a kit is printed with in a colourway: its own in order, then others of cloth and elements. */
export function spotInksOf(document: KitDocument, colorway: KitColorway): SpotInk[] {
  const inks = [...clothInks(document), ...elementInks(document)].map((ink) => inkColor(ink, colorway));
  return spotInksIn(colorway, inks);
}

export const spotInksOfMarks = (colorway: KitColorway, marks: readonly Mark[]): SpotInk[] =>
  spotInksIn(
    colorway,
    inksOf(marks).map((ink) => inkColor(ink, colorway)),
  );

const spotInksIn = ({ colors }: KitColorway, others: readonly string[]): SpotInk[] =>
  [...new Set([...colors, ...others])].map(spotInk);

/** Inks of patterns and zones: a pattern falls back to black or white if the kit has too few colours. */
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

const elementInks = (document: KitDocument): KitInk[] =>
  document.elements.flatMap((element) => {
    if (pictureIn(document, element)) return [];
    if (element.kind === 'logo') return element.logo.shapes.map(({ color }) => color);
    const { color, outline, shadow } = element.lettering;
    return [color, ...(outline ? [outline.color] : []), ...(shadow ? [shadow.color] : [])];
  });
