import { colorAt, distance, isOpaque, OPAQUE, type Picture, type Rgb } from './picture';

/** A picture in few colours: of each pixel the place of its colour, -1 where it is clear. The commonest colour comes first. */
export interface Reduced {
  width: number;
  height: number;
  colors: Rgb[];
  labels: Int8Array;
}

/** Two pixels beside each other that differ more than this lie on an edge, where colours are mixed. */
const EDGE = 30;
/** A colour that is this far from two others, and on the way from one to the other, is mixed of them. */
const MIXES = 6;
/** Colours that are closer than this are one. */
const SAME = 24;
const MAX_SAMPLES = 12_000;
const ROUNDS = 10;

/** What a pixel is: clear, of a flat part, or on an edge. */
const [CLEAR, FLAT, MIXED] = [0, 1, 2];

/**
 * Reduces a picture to at most so many colours: those of its flat parts, not the mixed ones between them.
 * @param blur how many pixels an edge is mixed over: more than one where a small picture was enlarged.
 */
export function reduceColors(picture: Picture, most: number, blur = 1): Reduced | undefined {
  const { width, height } = picture;
  const kinds = kindsOf(picture, blur);
  const count = (kind: number) => kinds.reduce((sum, each) => sum + Number(each === kind), 0);
  const [flat, mixed] = [count(FLAT), count(MIXED)];
  if (flat + mixed === 0) return undefined;
  const isSampled = flat > mixed / 20 ? (kind?: number) => kind === FLAT : (kind?: number) => kind !== CLEAR;
  const step = Math.max(1, Math.floor((flat + mixed) / MAX_SAMPLES));
  const samples: Rgb[] = [];
  let next = 0;
  for (let at = 0; at < kinds.length; at += 1) {
    if (!isSampled(kinds[at])) continue;
    if (next % step === 0) samples.push(colorAt(picture, at));
    next += 1;
  }
  const colors = merged(cluster(samples, most), samples);
  return { width, height, colors, labels: labelled(picture, colors, kinds, Math.max(REACH, blur)) };
}

function kindsOf(picture: Picture, blur: number): Uint8Array {
  const { width, height } = picture;
  const kinds = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (!isOpaque(picture, at)) continue;
      const isFlat =
        (x === 0 || isAlike(picture, at, at - 1)) &&
        (x === width - 1 || isAlike(picture, at, at + 1)) &&
        (y === 0 || isAlike(picture, at, at - width)) &&
        (y === height - 1 || isAlike(picture, at, at + width)) &&
        (blur === 1 ||
          // What lies beyond the edge of the picture is not known.
          (Math.min(x, y, width - 1 - x, height - 1 - y) >= blur &&
            !isBetween(picture, at, blur) &&
            !isBetween(picture, at, blur * width)));
      kinds[at] = isFlat ? FLAT : MIXED;
    }
  return kinds;
}

/** Whether a pixel is a mix of those so far before and behind it: what an enlarged edge has many of, each like the next. */
function isBetween(picture: Picture, at: number, away: number): boolean {
  const [own, before, behind] = [colorAt(picture, at), colorAt(picture, at - away), colorAt(picture, at + away)];
  const [one, other] = [distance(own, before), distance(own, behind)];
  return Math.min(one, other) > MIXES && one + other < distance(before, behind) + MIXES;
}

function isAlike({ data }: Picture, a: number, b: number): boolean {
  if ((data[4 * b + 3] ?? 0) < OPAQUE) return false;
  const red = (data[4 * a] ?? 0) - (data[4 * b] ?? 0);
  const green = (data[4 * a + 1] ?? 0) - (data[4 * b + 1] ?? 0);
  const blue = (data[4 * a + 2] ?? 0) - (data[4 * b + 2] ?? 0);
  return red * red + green * green + blue * blue <= EDGE * EDGE;
}

function nearest(color: Rgb, colors: readonly Rgb[]): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < colors.length; i += 1) {
    const gap = distance(color, colors[i] ?? color);
    if (gap < least) [best, least] = [i, gap];
  }
  return best;
}

/** Centres that lie far apart to begin with, then moved to the middle of what is nearest to them (k-means). */
function cluster(samples: readonly Rgb[], most: number): Rgb[] {
  let centres: Rgb[] = samples.slice(0, 1);
  const gaps = samples.map((color) => distance(color, centres[0] ?? color));
  while (centres.length < most) {
    const at = gaps.indexOf(gaps.reduce((a, b) => Math.max(a, b), 0));
    const next = samples[at];
    if (!next || (gaps[at] ?? 0) < SAME) break;
    centres.push(next);
    samples.forEach((color, i) => (gaps[i] = Math.min(gaps[i] ?? 0, distance(color, next))));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (const color of samples) {
      const sum = sums[nearest(color, centres)];
      if (sum) [color[0], color[1], color[2], 1].forEach((part, i) => (sum[i] = (sum[i] ?? 0) + part));
    }
    centres = centres.map((centre, i) => {
      const [r = 0, g = 0, b = 0, count = 0] = sums[i] ?? [];
      return count === 0 ? centre : [r / count, g / count, b / count];
    });
  }
  return centres;
}

/** Without those that hardly differ from a commoner one, the commonest first. */
function merged(centres: readonly Rgb[], samples: readonly Rgb[]): Rgb[] {
  const counts = centres.map(() => 0);
  for (const color of samples) {
    const at = nearest(color, centres);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const ranked = centres.map((color, i) => ({ color, count: counts[i] ?? 0 })).toSorted((a, b) => b.count - a.count);
  const kept: Rgb[] = [];
  for (const { color } of ranked) if (kept.every((each) => distance(each, color) >= SAME)) kept.push(color);
  return kept;
}

/** How far from an edge its pixels look for the colour that they belong to, at least. */
const REACH = 2;

/** Flat pixels have the nearest colour; those of an edge the nearest among the flat ones around them. */
function labelled(picture: Picture, colors: readonly Rgb[], kinds: Uint8Array, reach: number): Int8Array {
  const { width, height } = picture;
  const labels = new Int8Array(width * height).fill(-1);
  for (let at = 0; at < labels.length; at += 1)
    if (kinds[at] === FLAT) labels[at] = nearest(colorAt(picture, at), colors);
  const result = new Int8Array(labels);
  for (let at = 0; at < labels.length; at += 1) {
    if (kinds[at] !== MIXED) continue;
    let near = 0;
    for (
      let y = Math.max(0, Math.floor(at / width) - reach);
      y <= Math.min(height - 1, Math.floor(at / width) + reach);
      y += 1
    )
      for (let x = Math.max(0, (at % width) - reach); x <= Math.min(width - 1, (at % width) + reach); x += 1) {
        const label = labels[y * width + x] ?? -1;
        if (label !== -1) near |= 1 << label;
      }
    const among = colors.flatMap((_, i) => (near === 0 || near & (1 << i) ? [i] : []));
    const own = colorAt(picture, at);
    result[at] =
      among[
        nearest(
          own,
          among.map((i) => colors[i] ?? own),
        )
      ] ?? 0;
  }
  return result;
}
