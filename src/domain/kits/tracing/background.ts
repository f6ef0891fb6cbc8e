import { colorAt, distance, isOpaque, type Picture, type Rgb } from './picture';

/** How far a colour may be from the background’s and still belong to it: what JPEG makes of a flat one. */
const NEAR = 36;
/** The part of the picture’s edge that a flat background covers. */
const MOST_OF_EDGE = 0.85;

/** The places of the picture’s edge, all the way round. */
function edgeOf({ width, height }: Picture): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...across, ...down].flat();
}

/** The colour of a flat background: what nearly all of an opaque edge is. */
export function flatBackground(picture: Picture): Rgb | undefined {
  const edge = edgeOf(picture);
  const opaque = edge.filter((at) => isOpaque(picture, at));
  if (opaque.length < edge.length * MOST_OF_EDGE) return undefined;
  const channel = (i: 0 | 1 | 2) =>
    opaque.map((at) => colorAt(picture, at)[i]).toSorted((a, b) => a - b)[opaque.length >> 1] ?? 0;
  const middle: Rgb = [channel(0), channel(1), channel(2)];
  const near = opaque.filter((at) => distance(colorAt(picture, at), middle) <= NEAR);
  return near.length >= edge.length * MOST_OF_EDGE ? middle : undefined;
}

/** The picture without its background: what is joined to the edge by pixels of that colour becomes clear. */
export function withoutBackground(picture: Picture, background: Rgb): Picture {
  const { width, height } = picture;
  const data = new Uint8ClampedArray(picture.data);
  const seen = new Uint8Array(width * height);
  const queue = edgeOf(picture);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    if (seen[at]) continue;
    seen[at] = 1;
    if (isOpaque(picture, at) && distance(colorAt(picture, at), background) > NEAR) continue;
    data[4 * at + 3] = 0;
    const x = at % width;
    if (x > 0) queue.push(at - 1);
    if (x < width - 1) queue.push(at + 1);
    if (at >= width) queue.push(at - width);
    if (at < width * (height - 1)) queue.push(at + width);
  }
  return { width, height, data };
}

/** The four ways to a neighbour. */
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
/** How far within its edge a picture has its own colour, in pixels. */
const WITHIN = 2;

/**
 * A picture without its background, its edge smooth: pixels there are a mix of the background and what lies within, and become as
 * clear as they have of the first. Laid over that background again, the picture is what it was.
 */
export function withSoftEdge(picture: Picture, background: Rgb): Picture {
  const { width, height } = picture;
  const data = new Uint8ClampedArray(picture.data);
  const placeOf = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? undefined : y * width + x);
  for (let at = 0; at < width * height; at += 1) {
    if (!isOpaque(picture, at)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (const [across, along] of WAYS) {
      const outside = placeOf(x + across, y + along);
      const inside = placeOf(x - WITHIN * across, y - WITHIN * along);
      if (outside === undefined || isOpaque(picture, outside) || inside === undefined || !isOpaque(picture, inside))
        continue;
      const [own, whole] = [colorAt(picture, at), colorAt(picture, inside)];
      const share = distance(own, background) / (distance(whole, background) || 1);
      const mixed = background.map((part, i) => part + share * ((whole[i] ?? 0) - part)) as unknown as Rgb;
      if (share >= 1 || distance(own, mixed) > NEAR) continue;
      for (let i = 0; i < 3; i += 1) {
        const part = background[i] ?? 0;
        data[4 * at + i] = part + ((own[i] ?? 0) - part) / share;
      }
      data[4 * at + 3] = 255 * share;
      break;
    }
  }
  return { width, height, data };
}
