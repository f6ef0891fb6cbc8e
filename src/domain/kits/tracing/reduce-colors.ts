import { colorAt, distance, isOpaque, OPAQUE, type Picture, type Rgb } from './picture';

/** Picture in few colours, commonest first: a colour index for each pixel, -1 if clear. */
export interface Reduced {
  width: number;
  height: number;
  colors: Rgb[];
  labels: Int8Array;
}

/** Neighbouring pixels that differ more than this lie on an edge, where colours are mixed. */
const EDGE = 30;
/** Colours this near to the line between two others are mixed from them. */
const MIXES = 6;
const SAME = 24;
const MAX_SAMPLES = 12_000;
const ROUNDS = 10;

const [CLEAR, FLAT, MIXED] = [0, 1, 2];

/** Colours of flat parts only; `blur` is the pixels an edge is mixed over, above 1 for an enlarged small picture. */
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
          // Beyond the picture’s edge nothing is known.
          (Math.min(x, y, width - 1 - x, height - 1 - y) >= blur &&
            !isBetween(picture, at, blur) &&
            !isBetween(picture, at, blur * width)));
      kinds[at] = isFlat ? FLAT : MIXED;
    }
  return kinds;
}

/** True if a pixel mixes those at this distance before and behind it, as at an enlarged edge. */
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

/** k-means; the centres start far apart. */
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

/** Drops those that hardly differ from a commoner one; commonest first. */
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

/** Least distance, in pixels, at which edge pixels look for their colour. */
const REACH = 2;

/** Gives flat pixels the nearest colour, edge pixels the nearest among the flat ones around. */
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
