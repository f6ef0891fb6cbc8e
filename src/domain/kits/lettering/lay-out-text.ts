import type { KitLettering } from '../document/kit-document';
import type { Mark, Matrix } from '../marks';
import { type Bounds, boundsOf, formatMoved, parsePath, type Segment } from '../outline-path';
import type { FontOutlines, Outlines } from './outlines';

export interface TextLayout {
  /** Centred on (0, 0) in millimetres, upright: shadow, outline and letters, in this order. */
  marks: Mark[];
  /** Printed size without the shadow, in millimetres; accents and descenders do not add to the height. */
  width: number;
  height: number;
  /** Characters the font lacks; an empty box is drawn for each. */
  missing: string[];
  squeeze: number;
  /** Too wide even at LEAST_SQUEEZE: the text is scaled down as a whole. */
  tooLong: boolean;
}

/** Letters narrower than this no longer look like their font. */
export const LEAST_SQUEEZE = 0.7;

const CAPITAL = 1000;

interface TextBox {
  height: number;
  maxWidth: number;
}

interface Letter {
  /** Without its accents, for kerning. */
  plain: string;
  advance: number;
  segments: Segment[];
  ink: Bounds | null;
}

interface PlacedLetter {
  x: number;
  segments: Segment[];
  ink: Bounds;
}

/** Placeholder for a missing character, so that the gap is noticed. */
const EMPTY_BOX: Letter = letterFrom('', 760, 'M60 0L60 -1000L700 -1000L700 0ZM130 -70L630 -70L630 -930L130 -930Z');

function letterFrom(plain: string, advance: number, d: string): Letter {
  const segments = parsePath(d);
  return { plain, advance, segments, ink: boundsOf(segments) };
}

const known = new WeakMap<FontOutlines, Map<string, Letter>>();

function letterOf(font: FontOutlines, character: string): Letter | undefined {
  const letters = known.get(font) ?? new Map<string, Letter>();
  known.set(font, letters);
  const before = letters.get(character);
  if (before || !Object.hasOwn(font.glyphs, character)) return before;
  const [advance = 0, d = ''] = font.glyphs[character] ?? [];
  const letter = letterFrom(character.normalize('NFD')[0] ?? character, advance, d);
  letters.set(character, letter);
  return letter;
}

function setLine(text: string, font: FontOutlines, spacing: number) {
  const letters: PlacedLetter[] = [];
  const missing = new Set<string>();
  let pen = 0;
  let before: Letter | undefined;
  let left = Infinity;
  let right = -Infinity;
  for (const character of text.normalize('NFC').replace(/\s/g, ' ')) {
    const found = letterOf(font, character);
    if (!found) missing.add(character);
    const letter = found ?? EMPTY_BOX;
    if (before) pen += spacing + (font.kerning[before.plain + letter.plain] ?? 0);
    const { advance, segments, ink } = letter;
    if (ink) {
      letters.push({ x: pen, segments, ink });
      left = Math.min(left, pen + ink.left);
      right = Math.max(right, pen + ink.right);
    }
    pen += advance;
    before = letter;
  }
  return { letters, missing: [...missing], left, right };
}

/** Keeps the length of the inner side, so that letters never collide there. */
function bentSize(length: number, height: number, arc: number) {
  if (!arc) return { width: length, height };
  const radius = length / arc;
  return {
    width: 2 * (radius + height) * Math.sin(arc / 2),
    height: height + radius * (1 - Math.cos(arc / 2)),
  };
}

/** Condenses wide text to `LEAST_SQUEEZE`, then scales it whole. Centred on capitals, whatever the accents. */
export function layOutText(text: string, lettering: KitLettering, box: TextBox, outlines: Outlines): TextLayout {
  const font = outlines[lettering.font];
  const known = font && layoutsOf(font, lettering);
  const key = `${box.height} ${box.maxWidth} ${text}`;
  const before = known?.get(key);
  if (before) return before;
  const layout = layOut(text, lettering, box, font);
  if (known && known.size >= MAX_KNOWN) known.clear();
  known?.set(key, layout);
  return layout;
}

const MAX_KNOWN = 60;
const layouts = new WeakMap<FontOutlines, WeakMap<KitLettering, Map<string, TextLayout>>>();

/** Cached: editing leaves nearly all texts of a kit unchanged. */
function layoutsOf(font: FontOutlines, lettering: KitLettering): Map<string, TextLayout> {
  const ofFont = layouts.get(font) ?? new WeakMap<KitLettering, Map<string, TextLayout>>();
  layouts.set(font, ofFont);
  const known = ofFont.get(lettering) ?? new Map<string, TextLayout>();
  ofFont.set(lettering, known);
  return known;
}

function layOut(text: string, lettering: KitLettering, box: TextBox, font: FontOutlines | undefined): TextLayout {
  const nothing = { marks: [], width: 0, height: 0, squeeze: 1, tooLong: false };
  if (!font) return { ...nothing, missing: [...new Set(text)] };
  const line = setLine(text, font, lettering.spacing * CAPITAL);
  if (line.letters.length === 0) return { ...nothing, missing: line.missing };

  const edge = lettering.outline?.width ?? 0;
  const arc = (Math.abs(lettering.arc) * Math.PI) / 180;
  const room = Math.max(1, box.maxWidth - 2 * edge);
  const size = box.height / CAPITAL;
  const length = (line.right - line.left) * size;
  const full = bentSize(length, box.height, arc).width;
  // The width grows evenly with the line’s length, from that of letters without any.
  const least = bentSize(0, box.height, arc).width;
  const wanted = full <= room ? 1 : (room - least) / (full - least);
  const squeeze = Math.max(LEAST_SQUEEZE, wanted);
  const tooLong = wanted < LEAST_SQUEEZE;
  const shrink = tooLong ? room / bentSize(length * squeeze, box.height, arc).width : 1;

  const across = size * squeeze * shrink;
  const up = size * shrink;
  const height = box.height * shrink;
  const span = (line.right - line.left) * across;
  const bent = bentSize(span, height, arc);
  const middle = (line.left + line.right) / 2;

  const place = ({ x, ink }: PlacedLetter): Matrix => {
    if (!arc) return [across, 0, 0, up, (x - middle) * across, height / 2];
    const center = (ink.left + ink.right) / 2;
    const radius = span / arc;
    const upwards = lettering.arc > 0;
    const turn = (((x + center - middle) * across) / radius) * (upwards ? 1 : -1);
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    // Centre of the circle from the middle of the box: below a line that arches upwards, else above it.
    const hub = upwards ? radius + height - bent.height / 2 : bent.height / 2 - radius - height;
    const baseline = upwards ? radius : -(radius + height);
    return [
      across * cos,
      across * sin,
      -up * sin,
      up * cos,
      -center * across * cos + baseline * sin,
      hub - center * across * sin - baseline * cos,
    ];
  };

  const d = line.letters.map((letter) => formatMoved(letter.segments, place(letter))).join('');
  return {
    marks: paint(d, lettering),
    width: hundredths(bent.width + 2 * edge),
    height: hundredths(bent.height + 2 * edge),
    missing: line.missing,
    squeeze,
    tooLong,
  };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The shadow is that of the outlined letters. */
function paint(d: string, { color, outline, shadow }: KitLettering): Mark[] {
  const marks: Mark[] = [];
  const edge = outline && ({ kind: 'stroke', d, width: 2 * outline.width } as const);
  if (shadow) {
    const dark: Mark[] = [{ kind: 'fill', d, ink: shadow.color }];
    if (edge) dark.push({ ...edge, ink: shadow.color });
    marks.push({ kind: 'group', transform: [1, 0, 0, 1, shadow.x, shadow.y], marks: dark });
  }
  if (edge && outline) marks.push({ ...edge, ink: outline.color });
  marks.push({ kind: 'fill', d, ink: color });
  return marks;
}
